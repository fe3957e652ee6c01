//! Ways to play a turn: the same habit with its mind set on something.

use super::thumb::Thumb;
use super::weights::Weights;

/// What a turn is bent on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Style {
    /// On nothing beyond the habit.
    Plain,
    /// On the villain.
    Fighter,
    /// On the schemes.
    Warden,
    /// On the minions.
    Sweeper,
    /// On cards that stay.
    Builder,
    /// On getting home.
    Cautious,
    /// On staying out.
    Bold,
}

impl Style {
    pub const ALL: [Style; 7] =
        [Style::Plain, Style::Fighter, Style::Warden, Style::Sweeper, Style::Builder, Style::Cautious, Style::Bold];

    pub fn bend(self, weights: Weights, thumb: Thumb) -> (Weights, Thumb) {
        let (mut w, mut t) = (weights, thumb);
        match self {
            Style::Plain => {}
            Style::Fighter => {
                w.villain *= 2.0;
                w.stage *= 2.0;
                w.guard *= 2.0;
            }
            Style::Warden => {
                w.scheme *= 2.5;
                w.threat *= 2.5;
                w.side_scheme *= 2.0;
                w.side_threat *= 2.0;
                w.icons = w.icons.map(|icon| icon * 2.0);
            }
            Style::Sweeper => {
                w.minion *= 3.0;
                w.minion_attack *= 2.0;
                w.minion_scheme *= 2.0;
                w.minion_hit_point *= 2.0;
            }
            Style::Builder => {
                w.permanent *= 2.5;
                w.permanent_cost *= 2.0;
                w.ally *= 2.0;
                w.ally_use *= 1.5;
            }
            Style::Cautious => {
                t.home *= 3.0;
                t.surprise *= 0.3;
                w.hit_point *= 2.0;
            }
            Style::Bold => {
                t.home *= 0.3;
            }
        }
        (w, t)
    }
}

//! Questions of yes or no.

/// A question of yes or no, both of which are always allowed.
macro_rules! yes_or_no {
    ($(#[$doc:meta])* $name:ident { $($field:ident: $type:ty),* } => $ask:ident) => {
        $(#[$doc])*
        struct $name { side: Side, $($field: $type),* }

        impl Question<Pow> for $name {
            type Answer = May;
            const EXACT: bool = true;

            fn ask(&self) -> Ask {
                Ask::$ask { side: self.side, $($field: self.$field),* }
            }

            fn candidates(&self, _scene: Scene<Pow>, emit: &mut impl FnMut(May)) {
                emit(May::Yes);
                emit(May::No);
            }

            fn verdict(&self, _scene: Scene<Pow>, _answer: May) -> Verdict {
                Ok(())
            }
        }
    };
}
pub(crate) use yes_or_no;

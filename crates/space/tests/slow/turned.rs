//! Boards turned by quarters give turned answers: no side of the table is judged differently.

use space::{Body, Ribbon, Spot, Turn, V, climb, fly, gap, hidden, push, rests, sees, walk};

use crate::board::{Board, Rng, turned, turned_spot};

#[test]
fn every_answer_turns_with_the_table() {
    let mut rng = Rng(80);
    for _ in 0..40 {
        let board = Board::random(&mut rng);
        for quarters in 1..4 {
            let other = board.turned(quarters);
            for i in 0..board.bodies.len() {
                let (here, there) = (board.bodies[i], other.bodies[i]);
                let (field, turned_field) = (board.field().without_body(i), other.field().without_body(i));
                let target = (i + 5) % board.bodies.len();
                let (a, b) = (board.bodies[target], other.bodies[target]);
                assert_eq!(gap(&here, &a), gap(&there, &b));
                assert_eq!(
                    hidden(here.eye(), &a.silhouette(), &board.blocks),
                    hidden(there.eye(), &b.silhouette(), &other.blocks)
                );
                let seen = sees(here.eye(), &a.silhouette(), &board.blocks);
                let seen_there = sees(there.eye(), &b.silhouette(), &other.blocks);
                assert_eq!(seen.map(|spot| turned_spot(spot, quarters)), seen_there);

                let to = rng.place();
                let step = rng.pick(&[500, 1000, 2000]);
                let walked = walk(&field, &here, to, step);
                let walked_there = walk(&turned_field, &there, turned(to, quarters), step);
                assert_eq!(walked.map(|c| (c.level, c.rise)), walked_there.map(|c| (c.level, c.rise)));
                assert_eq!(walked.map(|c| turned_spot(c.end, quarters)), walked_there.map(|c| c.end));

                let up: Spot = to.at(rng.range(0, 9000));
                let flown = fly(&field, &here, up).map(|c| c.level);
                assert_eq!(flown, fly(&turned_field, &there, turned_spot(up, quarters)).map(|c| c.level));
                let climbed = climb(&field, &here, up).map(|c| c.rise);
                assert_eq!(climbed, climb(&turned_field, &there, turned_spot(up, quarters)).map(|c| c.rise));
                let stands = |body: Body, at| body.moved(at);
                assert_eq!(
                    rests(&field, &stands(here, up)),
                    rests(&turned_field, &stands(there, turned_spot(up, quarters)))
                );

                let way = rng.turn();
                let dir = |way: Turn| way.dir();
                let (one, two): (V, V) = (dir(way), dir(way.plus(quarters * Turn::QUARTER)));
                let shorter = |v: V| V::new(v.x / 1024 / 1024, v.y / 1024 / 1024);
                let (pushed, pushed_there) = (
                    push(&field, &here, shorter(one), 5000),
                    push(&turned_field, &there, shorter(two), 5000),
                );
                assert_eq!(
                    (pushed.moved, pushed.met, pushed.edge),
                    (pushed_there.moved, pushed_there.met, pushed_there.edge)
                );
                assert_eq!(turned_spot(pushed.end, quarters), pushed_there.end);

                let ribbon = Ribbon { from: here.eye(), to: up, half_width: 600 };
                let ribbon_there =
                    Ribbon { from: there.eye(), to: turned_spot(up, quarters), half_width: 600 };
                assert_eq!(ribbon.meets(&field), ribbon_there.meets(&turned_field));
            }
        }
    }
}

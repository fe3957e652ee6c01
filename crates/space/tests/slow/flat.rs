//! Sight, slides, tools and hulls on a flat table, against slow and obvious answers.

use space::{
    Convex, Disc, Fan, Footprint, Hull, Lays, Outline, P, Pose, Slide, Tool, Turn, at, free_line,
    free_line_to,
};

use crate::board::{Rng, SIDE, SIZE};

const RADII: [i32; 3] = [689, 984, 1280];

/// Turned bars that lie anywhere.
fn terrain(rng: &mut Rng, count: usize) -> Vec<Convex> {
    let mut feet = Vec::new();
    while feet.len() < count {
        let (long, wide) = (i64::from(rng.range(400, 2500)), i64::from(rng.range(300, 2500)));
        if let Ok(foot) = Convex::bar(rng.place(), rng.turn().dir(), -long, long, wide) {
            feet.push(foot);
        }
    }
    feet
}

fn base(rng: &mut Rng) -> Disc {
    Disc::new(rng.place(), rng.pick(&RADII))
}

/// Two bases near each other, and terrain that neither stands on.
fn face_to_face(rng: &mut Rng) -> (Disc, Disc, Vec<Convex>) {
    let a = base(rng);
    let far = i64::from(rng.range(2_500, 12_000));
    let b = Disc::new(at(a.c, rng.turn().dir(), far, 0), rng.pick(&RADII));
    let mut feet = terrain(rng, 14);
    for foot in terrain(rng, 6) {
        let middle = foot.corners().next().expect("a corner");
        let by = at(a.c, rng.turn().dir(), i64::from(rng.range(1_500, 6_000)), 0) - middle;
        let corners: Vec<P> = foot.corners().map(|corner| corner + by).collect();
        feet.extend(Convex::new(&corners));
    }
    feet.retain(|foot| !foot.overlaps_disc(&a) && !foot.overlaps_disc(&b));
    (a, b, feet)
}

/// Some place of a segment lies inside a footprint, deeper than a few mils.
fn blocked(foot: &Convex, from: P, to: P) -> bool {
    foot.clip(from, to).is_some_and(|clip| clip.how == space::Through::Inside)
}

#[test]
fn a_line_of_sight_that_is_found_is_free_and_none_is_missed() {
    let mut rng = Rng(11);
    let (mut seen, mut unseen) = (0, 0);
    for _ in 0..1_500 {
        let (a, b, feet) = face_to_face(&mut rng);
        let feet: Vec<&Convex> = feet.iter().collect();
        let found = free_line(&a, &b, &feet);
        // Lines between places a little inside both rims: if one is free, there is sight.
        let places = |disc: &Disc| -> Vec<P> {
            let inner = i64::from(disc.r - 5);
            (0..48).map(|i| at(disc.c, Turn(i * 1_365).dir(), inner, 0)).collect()
        };
        let (from, to) = (places(&a), places(&b));
        let free = |s: &P| to.iter().any(|t| !feet.iter().any(|foot| blocked(foot, *s, *t)));
        let sampled = from.iter().any(free);
        assert!(found.is_some() || !sampled, "missed: {a:?} {b:?} {feet:?}");
        match found {
            Some(_) => seen += 1,
            None => unseen += 1,
        }
        assert_eq!(
            found.is_some(),
            free_line(&b, &a, &feet).is_some(),
            "sight is mutual among equal blockers"
        );
    }
    assert!(seen > 100 && unseen > 100, "{seen} {unseen}");
}

/// Places along the rim of a footprint, a little inside it.
fn along_rim(foot: &Convex) -> Vec<P> {
    let corners: Vec<P> = foot.corners().collect();
    let bounds = foot.bounds();
    let middle = P::new((bounds.lo.x + bounds.hi.x) / 2, (bounds.lo.y + bounds.hi.y) / 2);
    let between =
        |a: P, b: P, part: i32| P::new(a.x + (b.x - a.x) * part / 100, a.y + (b.y - a.y) * part / 100);
    let ends = corners[1..].iter().chain(&corners[..1]);
    let edges = corners.iter().zip(ends).flat_map(|(&a, &b)| (0..12).map(move |i| between(a, b, i * 8)));
    edges.map(|place| between(place, middle, 1)).collect()
}

#[test]
fn sight_to_a_footprint_is_found_where_some_line_is_free() {
    let mut rng = Rng(17);
    let (mut seen, mut unseen, mut slits) = (0, 0, 0);
    for _ in 0..1_000 {
        let (a, b, mut feet) = face_to_face(&mut rng);
        let Ok(to) = Convex::bar(b.c, rng.turn().dir(), -700, 700, 500) else { continue };
        feet.retain(|foot| !foot.overlaps(&to));
        let feet: Vec<&Convex> = feet.iter().collect();
        let found = free_line_to(&a, &to, &feet);
        let from: Vec<P> = (0..48).map(|i| at(a.c, Turn(i * 1_365).dir(), i64::from(a.r - 5), 0)).collect();
        let ends = along_rim(&to);
        let free = |s: &P| ends.iter().any(|t| !feet.iter().any(|foot| blocked(foot, *s, *t)));
        let sampled = from.iter().any(free);
        assert!(found.is_some() || !sampled, "missed: {a:?} {to:?} {feet:?}");
        match found {
            Some(_) => seen += 1,
            None => unseen += 1,
        }
        // What is found beyond the samples are slits that lie between them.
        slits += usize::from(found.is_some() && !sampled);
    }
    assert!(seen > 100 && unseen > 100 && slits < seen / 50, "{seen} {unseen} {slits}");
}

#[test]
fn a_hull_meets_what_some_line_passes_through() {
    let mut rng = Rng(12);
    let mut met = 0;
    for _ in 0..4_000 {
        let (a, b, _) = face_to_face(&mut rng);
        let foot = terrain(&mut rng, 1)[0];
        let hull = Hull::new(a, b);
        let sampled = (0..64u16).any(|i| {
            let s = at(a.c, Turn(i * 1024).dir(), i64::from(a.r - 3), 0);
            (0..64u16).any(|j| {
                let t = at(b.c, Turn(j * 1024).dir(), i64::from(b.r - 3), 0);
                blocked(&foot, s, t)
            })
        });
        assert!(hull.meets(&foot) || !sampled, "{hull:?} {foot:?}");
        met += usize::from(sampled);
    }
    assert!(met > 50, "{met}");
}

#[test]
fn a_slide_stops_where_stepping_mil_by_mil_does() {
    let mut rng = Rng(13);
    let (mut stopped, mut free) = (0, 0);
    for _ in 0..400 {
        let mover = Disc::new(P::new(rng.range(2_000, 34_000), rng.range(2_000, 34_000)), rng.pick(&RADII));
        let mut feet = terrain(&mut rng, 14);
        feet.retain(|foot| !foot.overlaps_disc(&mover));
        let mut discs: Vec<Disc> = (0..8).map(|_| base(&mut rng)).collect();
        discs.retain(|disc| !disc.overlaps(&mover));
        let slide = Slide::new(&mover, rng.turn(), rng.range(500, 7_000));
        let feet: Vec<&Convex> = feet.iter().collect();
        let slid = slide.run(SIZE, &discs, &feet);
        let overlaps = |disc: &Disc| {
            !disc.on_table(SIZE)
                || discs.iter().any(|other| other.overlaps(disc))
                || feet.iter().any(|foot| foot.overlaps_disc(disc))
        };
        let clear = (0..=slid.steps).all(|k| !overlaps(&slide.place(k)));
        assert!(clear, "{slid:?}");
        if slid.discs.is_empty() && slid.feet.is_empty() && !slid.edge {
            free += 1;
        } else {
            // Within a few mils of where it rests something is in the way.
            assert!((slid.steps..=slid.steps + 400).any(|k| overlaps(&slide.place(k))), "{slid:?}");
            stopped += 1;
        }
    }
    assert!(stopped > 50 && free > 50, "{stopped} {free}");
}

/// A base among terrain that it does not stand on.
fn hemmed_in(rng: &mut Rng, count: usize) -> (Disc, Vec<Convex>) {
    let mover = Disc::new(P::new(rng.range(8_000, 28_000), rng.range(8_000, 28_000)), rng.pick(&RADII));
    let mut feet = terrain(rng, count);
    feet.retain(|foot| !foot.overlaps_disc(&mover));
    (mover, feet)
}

const MEDIUM: Tool = Tool { length: 5_000, width: 558 };

#[test]
fn a_tip_is_where_the_tool_ends() {
    let mut rng = Rng(14);
    for _ in 0..2_000 {
        let (mover, _) = hemmed_in(&mut rng, 0);
        let pose = Pose { way: rng.turn(), bend: rng.range(-16_384, 16_384) as i16 };
        let tip = MEDIUM.tip(&mover, pose);
        assert!(MEDIUM.lay(&mover, pose).touches(&Disc::new(tip, mover.r)));
        // Nothing lies farther from its base than a straight tool reaches.
        let reach = MEDIUM.whole_way(mover.r) + 3;
        assert!((tip - mover.c).len2() <= i64::from(reach) * i64::from(reach));
        assert!(tip.x.abs() < 2 * SIDE);
    }
}

#[test]
fn laying_a_tool_many_times_is_judged_as_laying_it_once() {
    let mut rng = Rng(17);
    let (mut free, mut barred) = (0, 0);
    for _ in 0..600 {
        let (mover, feet) = hemmed_in(&mut rng, 22);
        let tool = Tool { length: rng.pick(&[2_000, 4_999, 7_000]), ..MEDIUM };
        let lays = Lays::new(tool, mover, &feet);
        let feet: Vec<&Convex> = feet.iter().collect();
        for _ in 0..12 {
            let way = rng.turn();
            let arm = lays.arm(way);
            for bend in [0, 8_192, -8_192, 16_385, rng.range(-16_384, 16_384) as i16] {
                let (pose, tip) = (Pose { way, bend }, arm.tip(bend));
                let law = tool.judge(&mover, pose, tip, &feet).is_ok();
                assert_eq!((tip, arm.allows_tip(bend)), (tool.tip(&mover, pose), law), "{mover:?} {pose:?}");
                *(if law { &mut free } else { &mut barred }) += 1;
            }
            let far = rng.range(1, tool.whole_way(mover.r) + 4);
            let (pose, to) = (Pose { way, bend: 0 }, arm.ahead(far));
            let law = tool.judge(&mover, pose, to, &feet).is_ok();
            assert_eq!(arm.allows_ahead(far), law, "{mover:?} {pose:?} {far}");
        }
    }
    assert!(free > 1_000 && barred > 1_000, "{free} {barred}");
}

#[test]
fn a_straight_tool_is_touched_from_end_to_end() {
    let mut rng = Rng(18);
    for _ in 0..200 {
        let (mover, _) = hemmed_in(&mut rng, 0);
        let lays = Lays::new(MEDIUM, mover, []);
        let way = rng.turn();
        let arm = lays.arm(way);
        let pose = Pose { way, bend: 0 };
        let whole = MEDIUM.whole_way(mover.r);
        for far in (1..40).chain(whole - 40..whole + 40) {
            let law = MEDIUM.judge(&mover, pose, arm.ahead(far), &[]).is_ok();
            assert_eq!(arm.allows_ahead(far), law, "{mover:?} {pose:?} {far}");
        }
    }
}

#[test]
fn what_is_near_is_what_the_distance_says() {
    let mut rng = Rng(19);
    for foot in terrain(&mut rng, 400) {
        for _ in 0..40 {
            let place = foot.corners().next().expect("a corner") + (rng.place() - rng.place());
            let distance = foot.distance(place);
            for d in [distance - 1, distance, distance + 1, distance + 2, rng.range(1, 4_000)] {
                // The distance is rounded down: a place at exactly so far is within, and not closer.
                assert!(!foot.closer(place, distance), "{foot:?} {place:?}");
                assert_eq!(foot.closer(place, d), d > 0 && (d > distance), "{foot:?} {place:?} {d}");
                let reached = foot.compare(place, d, 0) != std::cmp::Ordering::Greater;
                assert_eq!(foot.reaches(place, d), d >= 0 && reached, "{foot:?} {place:?} {d}");
            }
        }
    }
}

#[test]
fn a_fan_finds_nearly_every_place_that_some_pose_reaches() {
    let mut rng = Rng(15);
    let (mut found, mut reached) = (0, 0);
    for _ in 0..600 {
        let (mover, feet) = hemmed_in(&mut rng, 22);
        let feet: Vec<&Convex> = feet.iter().collect();
        let fan = Fan::new(MEDIUM, mover, &feet);
        for _ in 0..12 {
            let pose = Pose { way: rng.turn(), bend: rng.range(-16_384, 16_384) as i16 };
            let tip = MEDIUM.tip(&mover, pose);
            if MEDIUM.judge(&mover, pose, tip, &feet).is_err() {
                continue;
            }
            reached += 1;
            if let Some(other) = fan.find(tip) {
                assert_eq!(MEDIUM.judge(&mover, other, tip, &feet), Ok(()));
                found += 1;
            }
        }
    }
    assert!(reached > 1_000, "{reached}");
    assert!(found * 1_000 >= reached * 985, "{found} of {reached}");
}

#[test]
fn a_region_holds_what_the_fan_finds() {
    let mut rng = Rng(16);
    let (mover, feet) = hemmed_in(&mut rng, 20);
    let feet: Vec<&Convex> = feet.iter().collect();
    let fan = Fan::new(MEDIUM, mover, &feet);
    let strips = fan.region(500, |place| Disc::new(place, mover.r).on_table(SIZE));
    assert!(
        strips.iter().any(|strip| strip.y == mover.c.y && strip.from <= mover.c.x && mover.c.x <= strip.to)
    );
    for strip in &strips {
        let place = P::new(strip.from, strip.y);
        assert!(place == mover.c || fan.find(place).is_some());
    }
}

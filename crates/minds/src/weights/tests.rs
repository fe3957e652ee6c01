use arena::{Size, Sizes};
use sha2::{Digest as _, Sha256};

use super::*;

const SIZES: Sizes = Sizes { scene: Size { numbers: 20, tokens: 0 }, answer: Size { numbers: 7, tokens: 0 } };

/// A net that has learned a few rows, and its file.
fn learned() -> (Net, Vec<u8>) {
    let mut net = Net::fresh(SIZES, 3);
    for row in [0, 7, 16383] {
        net.scene.learned[row] = true;
        net.answer.learned[row / 2] = true;
    }
    let bytes = write("tag", &net);
    (net, bytes)
}

/// The same file with other bytes in it, sealed again: a stranger knows how to do that.
fn forged(bytes: &[u8], at: usize, new: &[u8]) -> Vec<u8> {
    let mut forged = bytes[..bytes.len() - 32].to_vec();
    forged[at..at + new.len()].copy_from_slice(new);
    let hash = Sha256::digest(&forged);
    forged.extend(hash);
    forged
}

#[test]
fn what_is_read_is_the_net_as_it_is_played() {
    let (net, bytes) = learned();
    let read = read("tag", SIZES, &bytes).expect("it was just written");
    assert!(read == as_played(&net));
    assert!(read.scene.all[7] != [0.0; SCENE] && read.scene.all[8] == [0.0; SCENE]);
}

#[test]
fn weights_that_were_cut_or_lengthened_are_refused() {
    let (_, bytes) = learned();
    for length in [0, 5, 8, 30, 40, 500, bytes.len() / 2, bytes.len() - 33, bytes.len() - 1] {
        let refused = read("tag", SIZES, &bytes[..length]).expect_err("it was cut");
        assert!(
            matches!(refused, Unreadable::Foreign { .. } | Unreadable::Length | Unreadable::Damaged),
            "{length}: {refused}"
        );
    }
    let longer = [&bytes[..], &[0]].concat();
    assert_eq!(read("tag", SIZES, &longer), Err(Unreadable::Damaged));
    let more = [&bytes[..bytes.len() - 32], &[0; 40]].concat();
    assert_eq!(read("tag", SIZES, &forged(&more, 0, b"m")), Err(Unreadable::Length));
    // Cut in the middle and sealed again.
    let half = forged(&bytes[..bytes.len() / 2], 0, b"m");
    assert_eq!(read("tag", SIZES, &half), Err(Unreadable::Length));
}

#[test]
fn weights_with_a_changed_byte_are_refused() {
    let (_, bytes) = learned();
    for at in (8..bytes.len()).step_by(7919) {
        let mut changed = bytes.clone();
        changed[at] ^= 1;
        assert_eq!(read("tag", SIZES, &changed), Err(Unreadable::Damaged), "{at}");
    }
}

#[test]
fn weights_of_another_version_are_refused() {
    let (_, bytes) = learned();
    let newer = forged(&bytes, MAGIC.len() - 1, &[MAGIC[7] + 1]);
    let refused = read("tag", SIZES, &newer).expect_err("nobody knows that version");
    assert_eq!(refused.to_string(), "this is no file of weights of this version");
    assert!(matches!(read("tag", SIZES, b"PK\x03\x04 something else"), Err(Unreadable::Foreign { .. })));
}

#[test]
fn weights_of_another_game_are_refused() {
    let (_, bytes) = learned();
    let refused = read("chess", SIZES, &bytes).expect_err("it is another game");
    assert_eq!(refused.to_string(), "this was learned for the game `tag`, not for `chess`");
}

#[test]
fn weights_for_other_eyes_are_refused() {
    let (_, bytes) = learned();
    let wider = Sizes { scene: Size { numbers: 21, tokens: 0 }, ..SIZES };
    let refused = read("tag", wider, &bytes).expect_err("these eyes see more");
    assert!(matches!(refused, Unreadable::OtherEyes { .. }));
    assert!(refused.to_string().starts_with("this was learned with other eyes"), "{refused}");
    // A stranger's sizes make nothing large: they are compared and no more.
    let huge = forged(&bytes, MAGIC.len() + 2 + 3, &u32::MAX.to_le_bytes());
    assert!(matches!(read("tag", SIZES, &huge), Err(Unreadable::OtherEyes { .. })));
}

#[test]
fn numbers_that_are_none_and_rows_that_are_not_there_are_refused() {
    let (net, bytes) = learned();
    let dense = MAGIC.len() + 2 + 3 + 8 * 4;
    for number in [f32::NAN, f32::INFINITY] {
        let wild = forged(&bytes, dense + 40, &number.to_le_bytes());
        assert!(matches!(read("tag", SIZES, &wild), Err(Unreadable::Absurd { .. })));
    }
    let rows = dense + 4 * net.dense.len();
    let many = forged(&bytes, rows, &u32::MAX.to_le_bytes());
    assert!(read("tag", SIZES, &many).is_err(), "there are not so many rows");
    let twice = forged(&bytes, rows + 4 + 2 + 4 + SCENE, &0u16.to_le_bytes());
    assert_eq!(read("tag", SIZES, &twice), Err(Unreadable::Absurd { what: "a row is there twice" }));
    let nowhere = forged(&bytes, rows + 4, &u16::MAX.to_le_bytes());
    assert_eq!(read("tag", SIZES, &nowhere), Err(Unreadable::Absurd { what: "there is no such row" }));
}

#[test]
fn four_gigabytes_are_refused_before_they_are_read() {
    let path = std::env::temp_dir().join(format!("large-{}.weights", std::process::id()));
    let file = std::fs::File::create(&path).expect("a temporary file");
    file.set_len(4 << 30).expect("a file of nothing takes no room");
    let refused = load("tag", SIZES, &path);
    std::fs::remove_file(&path).expect("it was just made");
    assert_eq!(refused, Err(Unreadable::Large { found: 4 << 30, most: MOST }));
    assert!(matches!(read("tag", SIZES, &vec![0; MOST as usize + 1]), Err(Unreadable::Large { .. })));
    // A file without a size, such as a pipe, is read to the same bound and no further.
    #[cfg(target_os = "linux")]
    assert!(matches!(
        load("tag", SIZES, std::path::Path::new("/dev/zero")),
        Err(Unreadable::Large { found, .. }) if found == MOST + 1
    ));
}

#[test]
fn a_file_that_is_not_there_is_told_so() {
    let refused = load("tag", SIZES, std::path::Path::new("/nowhere/best.weights"));
    assert!(refused.expect_err("there is none").to_string().starts_with("this can't be read: "));
}

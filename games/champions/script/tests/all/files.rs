//! What an author of a scenario of Champions sees.

use crate::of_file;

/// The first line of each thing that is wrong.
fn messages(rest: &str) -> Vec<String> {
    let drawn = of_file(&format!("game: champions\ntitle: T\n{rest}"));
    drawn.lines().filter(|line| line.starts_with("error")).map(str::to_owned).collect()
}

/// Messages of a scenario of Spider-Man against Rhino.
fn alone(rest: &str) -> Vec<String> {
    messages(&format!("given: {{ players: {{ spider-man: {{ hand: [energy] }} }} }}\n{rest}"))
}

#[test]
fn names_that_nothing_has_are_told_with_the_nearest() {
    let drawn = of_file("game: champions\ntitle: T\ngiven: { players: { spiderman: {} } }\n");
    assert!(drawn.contains("there is no identity `spiderman`") && drawn.contains("`spider-man`"), "{drawn}");
    let in_hand = messages("given: { players: { spider-man: { hand: [enrgy] } } }\n");
    assert_eq!(in_hand, ["error[scenario.unknown-name]: there is no card `enrgy`"]);
    let host = messages("given: { players: { spider-man: {} }, in-play: [{ card: charge, on: klaw-1 }] }\n");
    assert_eq!(host, ["error[scenario.unknown-name]: `klaw-1` is not in play yet"]);
    let drawn = alone("draws: [black-cut]\n");
    assert_eq!(drawn, ["error[scenario.unknown-word]: nothing called `black-cut` is drawn"]);
    let then = alone("then: { rino-1: { damage: 1 } }\n");
    assert_eq!(then, ["error[scenario.unknown-name]: there is no card or player `rino-1`"]);
}

#[test]
fn lines_that_cannot_be_read_say_what_would_be_right() {
    let misread = "error[scenario.misread]:";
    assert_eq!(alone("do: [spider-man atacks]\n"), [format!("{misread} nobody can do this: `atacks`")]);
    assert_eq!(alone("do: [spider-man changes]\n"), [format!("{misread} this can't be understood")]);
    assert_eq!(alone("do: [spider-man plays enrgy]\n"), [format!("{misread} nothing is called `enrgy`")]);
    assert_eq!(alone("do: [spider-man]\n"), [format!("{misread} a line says who does what")]);
}

#[test]
fn what_the_rules_refuse_is_refused_by_its_rule() {
    let refused = alone("do: [spider-man plays energy]\n");
    assert_eq!(refused, ["error[scenario.refused]: refused by player-cards.resource.cannot-be-played"]);
    let unasked = alone("do: [spider-man defends]\n");
    assert_eq!(unasked, ["error[scenario.unusable]: nobody asks for this where the game stands"]);
}

#[test]
fn what_differs_is_told_with_what_there_is() {
    let differs = alone(
        "do: [spider-man attacks]\nthen: { rhino-1: { damage: 3, status: [tough] }, spider-man: { hand: [genius] }, charge: { on: rhino-1 } }\n",
    );
    assert_eq!(
        differs,
        [
            "error[scenario.differs]: the damage of rhino-1 is 2, not 3",
            "error[scenario.differs]: the status cards of rhino-1 are [], not [tough]",
            "error[scenario.differs]: the hand of spider-man is energy, not genius",
            "error[scenario.differs]: charge is not in play",
        ]
    );
}

#[test]
fn a_state_that_fits_no_table_is_refused() {
    let no_json = messages("given: { state: 'nonsense' }\n");
    assert!(no_json[0].starts_with("error[scenario.shape]: this is no state:"), "{no_json:?}");
    let twice = messages("given: { players: { spider-man: {} }, scenario: rhyno }\n");
    assert_eq!(twice, ["error[scenario.shape]: there is no scenario `rhyno`, did you mean `rhino`?"]);
    let stage = messages("given: { players: { spider-man: {} }, stage: 7 }\n");
    assert_eq!(stage, ["error[scenario.shape]: there is no stage 7"]);
    assert_eq!(messages("given: {}\n"), ["error[scenario.shape]: 0 players, but 1 to 4 can play"]);
}

#[test]
fn counters_are_told_by_their_types() {
    let on = |card: &str, counters: &str, then: &str| {
        let given = format!("{{ card: {card}, counters: {counters} }}");
        messages(&format!("given: {{ players: {{ spider-man: {{ in-play: [{given}] }} }} }}\nthen: {then}\n"))
    };
    assert!(on("hawkeye", "2", "{ hawkeye: { counters: 2 } }").is_empty());
    let both = "{ arrow: 2, web: 1 }";
    assert!(on("hawkeye", both, "{ hawkeye: { counters: { web: 1, arrow: 2, snoop: 0 } } }").is_empty());
    assert_eq!(
        on("hawkeye", both, "{ hawkeye: { counters: { web: 3, arrow: 2 } } }"),
        ["error[scenario.differs]: the number of web counters on hawkeye is 1, not 3"]
    );
    let unknown = ["error[scenario.unknown-name]: there is no counter `wep`"];
    assert_eq!(on("hawkeye", "{ wep: 1 }", "{}"), unknown);
    assert_eq!(on("hawkeye", "1", "{ hawkeye: { counters: { wep: 1 } } }"), unknown);
    let which = ["error[scenario.shape]: `mockingbird` has not one type of counter: which is meant?"];
    assert_eq!(on("mockingbird", "1", "{}"), which);
    assert_eq!(on("mockingbird", "0", "{ mockingbird: { counters: 1 } }"), which);
    let many = "{ web: 1, energy: 1, medical: 1, snoop: 1 }";
    assert_eq!(on("hawkeye", many, "{}"), ["error[scenario.impossible]: too many types of counter"]);
    assert!(on("web-shooter", many, "{}").is_empty());
}

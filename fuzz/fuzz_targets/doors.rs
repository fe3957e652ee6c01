//! Any text at the doors of a game that are open to everybody: words to be searched for, names of cards, teams, options of a
//! table, arguments of a calculator.
#![no_main]

use crossover_fuzz::picked;
use wire::lobby::Chosen;
use words::Language;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    let Some((game, bytes)) = picked(bytes) else { return };
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let (first, rest) = text.split_once('\n').unwrap_or((text, ""));
    let _ = game.book().search(text, Language::En);
    let shelf = game.shelf(Language::En);
    let _ = shelf.card(first, rest);
    let _ = shelf.read(text);
    if let Ok(team) = serde_json::from_str(text) {
        let _ = shelf.judge(&team);
        let _ = shelf.write(&team);
    }
    let lobby = game.lobby(Language::En);
    let chosen = |option: &str| Chosen { option: option.to_owned(), value: text.to_owned() };
    let table: Vec<Chosen> = lobby.options.iter().map(|option| chosen(&option.id)).collect();
    let seat: Vec<Chosen> = lobby.seat_options.iter().map(|option| chosen(&option.id)).collect();
    for seats in [lobby.least_seats, lobby.most_seats] {
        let seats = vec![seat.clone(); usize::from(seats)];
        for table in [&[][..], &table] {
            if let Ok(setup) = game.setup(table, &seats, Language::En) {
                let _ = game.players(&setup, Language::En);
            }
        }
    }
    let Some(lab) = game.lab() else { return };
    let words = lab.words(Language::En);
    for sketch in lab.sketches() {
        let chosen: Vec<Chosen> = sketch.arguments.iter().map(|argument| chosen(argument.name)).collect();
        let _ = lab.odds(sketch.name, &chosen, &words);
    }
});

//! What the fuzz targets share: the games and their content, loaded once.

use std::sync::{Arc, LazyLock};

/// All games of the list.
pub static GAMES: LazyLock<host::Games> = LazyLock::new(|| games::all().expect("the games load"));

/// POW's house pack.
pub static POW: LazyLock<Arc<pow::card::Cards>> =
    LazyLock::new(|| Arc::new(pow::card::house().expect("the house pack loads")));

/// The core box of Crisis Protocol.
pub static CRISIS: LazyLock<Arc<crisis::card::Cards>> =
    LazyLock::new(|| Arc::new(crisis::card::core(Default::default()).expect("the core box loads")));

/// The core set of Champions.
pub static CHAMPIONS: LazyLock<Arc<champions::card::Cards>> =
    LazyLock::new(|| Arc::new(champions::card::core().expect("the core set loads")));

/// Gotham's house pack.
pub static GOTHAM: LazyLock<Arc<gotham::printed::Printed>> =
    LazyLock::new(|| Arc::new(gotham::printed::house().expect("the house pack loads")));

//! The bare attack of Crisis Protocol by a library for dice, in the same run as ours.

use std::hint::black_box;
use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context as _, anyhow, bail};
use crisis::odds::Summary;
use lab::bench::Beside;
use serde::Deserialize;

use super::bench::BARE;

/// What the library is asked to do, in its own language.
const SCRIPT: &str = include_str!("icepool_attack.py");

/// Two exact means may differ by so much: sums of floats in another order.
const SAME: f64 = 1e-9;

/// What the script says.
#[derive(Deserialize)]
struct Told {
    library: String,
    mean: f64,
    milliseconds: f64,
}

/// Measures ours before and after the library's turn, each for about so long; of the two the slower counts.
///
/// # Errors
/// A Python without the library; another mean than ours.
pub fn measure(python: &Path, length: Duration) -> anyhow::Result<Beside> {
    let before = median(length)?;
    let told = ask(python)?;
    let after = median(length)?;
    let odds = BARE.odds().map_err(|stop| anyhow!("odds stopped: {stop:?}"))?;
    let mean = Summary::from(&odds).mean;
    if (mean - told.mean).abs() > SAME {
        bail!("{} finds a mean damage of {} where the engine finds {mean}", told.library, told.mean);
    }
    let engine_milliseconds = before.max(after);
    let Told { library, milliseconds, .. } = told;
    let what = "12 dice against 8 with two rerolls";
    Ok(Beside { what, library, milliseconds, engine_milliseconds, ratio: milliseconds / engine_milliseconds })
}

/// The milliseconds that one of our attacks takes: the median, so that a busy machine does not count as ours.
fn median(length: Duration) -> anyhow::Result<f64> {
    let started = Instant::now();
    let mut times = Vec::new();
    while times.is_empty() || started.elapsed() < length {
        let began = Instant::now();
        black_box(BARE.odds().map_err(|stop| anyhow!("odds stopped: {stop:?}"))?);
        times.push(began.elapsed().as_secs_f64() * 1000.0);
    }
    times.sort_by(f64::total_cmp);
    Ok(times[times.len() / 2])
}

fn ask(python: &Path) -> anyhow::Result<Told> {
    let mut child = Command::new(python)
        .arg("-")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .with_context(|| format!("{} can't be started", python.display()))?;
    let mut script = child.stdin.take().context("its standard input was asked for")?;
    script.write_all(SCRIPT.as_bytes()).with_context(|| format!("{} took no script", python.display()))?;
    drop(script);
    let output = child.wait_with_output().with_context(|| format!("{} did not end", python.display()))?;
    if !output.status.success() {
        let said = String::from_utf8_lossy(&output.stderr);
        let last = said.trim().lines().last().unwrap_or("it said nothing");
        bail!("{} can't run icepool (pip install icepool): {last}", python.display());
    }
    serde_json::from_slice(&output.stdout)
        .with_context(|| format!("{} said something else than figures", python.display()))
}

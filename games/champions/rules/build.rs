//! Makes the ids of the ledger known to the compiler, so that citing an unknown rule fails the build.

fn main() {
    ledger::build::write_ids("../ledger/champions.yaml");
}

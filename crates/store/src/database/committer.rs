//! Appends, many in one transaction.
//!
//! A commit waits for the disk, and a disk takes its time. While it does, more appends arrive; the next commit takes
//! all of them along. So the time of an append hardly grows with the number of tables, and each is still all or
//! nothing: an append that comes too late changes no row, and one that the database refuses sends everybody in its
//! batch into a transaction of their own.

use std::sync::Arc;

use tokio::sync::{Mutex, mpsc, oneshot};

use super::backend::Backend;
use super::journal;
use crate::{Append, Error, Result};

/// How many appends share a commit at most.
const BATCH: usize = 64;

/// How many may wait. Beyond it, callers wait for their place in the queue.
const QUEUE: usize = 1024;

struct Job {
    append: Append,
    reply: oneshot::Sender<Result<u32>>,
}

pub(crate) struct Committer {
    jobs: mpsc::Sender<Job>,
}

impl Committer {
    /// SQLite has one writer. PostgreSQL has many, of which a few keep the network busy while others wait for the
    /// disk.
    pub fn start(backend: &Backend) -> Committer {
        let writers = match backend {
            Backend::Sqlite { .. } => 1,
            #[cfg(feature = "postgres")]
            Backend::Postgres { .. } => 4,
        };
        let (jobs, queue) = mpsc::channel(QUEUE);
        let queue = Arc::new(Mutex::new(queue));
        for _ in 0..writers {
            tokio::spawn(write(backend.clone(), queue.clone()));
        }
        Committer { jobs }
    }

    pub async fn append(&self, append: Append) -> Result<u32> {
        let (reply, answer) = oneshot::channel();
        let closed = || Error::from(sqlx::Error::PoolClosed);
        self.jobs.send(Job { append, reply }).await.map_err(|_| closed())?;
        answer.await.map_err(|_| closed())?
    }
}

async fn write(backend: Backend, queue: Arc<Mutex<mpsc::Receiver<Job>>>) {
    loop {
        let mut jobs = Vec::new();
        if queue.lock().await.recv_many(&mut jobs, BATCH).await == 0 {
            return;
        }
        // Rows are locked in the same order by everybody, so that no two batches wait for each other.
        jobs.sort_by(|a, b| a.append.table.cmp(&b.append.table));
        let results = match together(&backend, &jobs).await {
            Err(Error::Broken(_)) if jobs.len() > 1 => one_by_one(&backend, &jobs).await,
            Err(error) => vec![Err(error); jobs.len()],
            Ok(results) => results,
        };
        for (job, result) in jobs.into_iter().zip(results) {
            // A caller who has gone away is owed no answer.
            let _ = job.reply.send(result);
        }
    }
}

/// One transaction for all. What came too late has its own result in it; an error is everybody's.
async fn together(backend: &Backend, jobs: &[Job]) -> Result<Vec<Result<u32>>> {
    let mut work = backend.begin().await?;
    let mut results = Vec::with_capacity(jobs.len());
    for job in jobs {
        match journal::append(&mut work, &job.append).await {
            // These two changed nothing.
            result @ (Ok(_) | Err(Error::Conflict(_) | Error::NotFound(_))) => results.push(result),
            Err(error) => return work.end(Err(error)).await,
        }
    }
    work.end(Ok(results)).await
}

async fn one_by_one(backend: &Backend, jobs: &[Job]) -> Vec<Result<u32>> {
    let mut results = Vec::with_capacity(jobs.len());
    for job in jobs {
        results.push(alone(backend, &job.append).await);
    }
    results
}

/// A transaction for one append.
pub(crate) async fn alone(backend: &Backend, append: &Append) -> Result<u32> {
    let mut work = backend.begin().await?;
    let result = journal::append(&mut work, append).await;
    work.end(result).await
}

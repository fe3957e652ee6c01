//! What is asked of a table's actor.

use std::net::IpAddr;
use std::sync::Arc;

use host::{Reach, Sitting};
use serde_json::Value;
use store::{Person, PersonId};
use table::Seat;
use tokio::sync::oneshot;
use wire::lobby::{SitDown, TableCard};
use wire::play::{FromServer, Held};
use wire::problem::Problem;
use wire::table::TableView;
use words::Language;

use crate::gate::{Apart, Client};
use crate::socket::outbox::Outbox;

/// Where the answer goes.
pub type Reply<T> = oneshot::Sender<Result<T, Problem>>;

/// Who asks.
#[derive(Clone, Debug)]
pub struct Caller {
    /// The socket's number on this node.
    pub socket: u64,
    /// The person, if the client has a cookie.
    pub person: Option<Person>,
    /// Where the socket comes from.
    pub address: IpAddr,
    /// The language to speak.
    pub language: Language,
}

impl Caller {
    /// The person's id.
    pub fn id(&self) -> Option<&PersonId> {
        self.person.as_ref().map(|person| &person.id)
    }
}

/// Something that changes the table.
#[derive(Clone, PartialEq, Debug)]
pub enum Deed {
    /// Answer a question.
    Answer {
        /// The last line the client holds.
        seq: u32,
        /// Which question.
        which: u8,
        /// What.
        answer: Value,
    },
    /// Take back the last own answer.
    Undo {
        /// The last line the client holds.
        seq: u32,
    },
    /// Let the table answer what is left of one's own setup.
    SetUp {
        /// The last line the client holds.
        seq: u32,
    },
    /// Agree to somebody's wish to take back, or not.
    UndoReply {
        /// Whether.
        agree: bool,
    },
    /// Give up.
    Concede,
    /// Let a bot answer for a seat whose player is away.
    StandIn {
        /// Which seat.
        seat: u8,
    },
    /// Answer for oneself again.
    Return,
    /// Show the hand of an own seat to the other players, or hide it again.
    ShowHand {
        /// Which seat.
        seat: u8,
        /// Whether it is shown.
        shown: bool,
    },
}

/// Something that a player wants to know, and that changes nothing.
#[derive(Clone, PartialEq, Debug)]
pub enum Query {
    /// The choices that lead to a place.
    Reach {
        /// The last line the client holds.
        seq: u32,
        /// For which question.
        which: u8,
        /// The place.
        at: Reach,
    },
    /// What would come of a choice.
    Odds {
        /// The last line the client holds.
        seq: u32,
        /// For which question.
        which: u8,
        /// The choice.
        answer: Value,
    },
    /// What is best to answer.
    Best {
        /// The last line the client holds.
        seq: u32,
        /// To which question.
        which: u8,
        /// How many answers to tell.
        most: u8,
    },
    /// How likely it is to win.
    Value {
        /// The last line the client holds.
        seq: u32,
        /// For which seat.
        seat: u8,
    },
    /// How far it is.
    Measure {
        /// From a figure.
        from: u32,
        /// To a figure.
        to: u32,
    },
}

/// A copy of a table to be looked through elsewhere.
pub struct Record {
    /// How it stands, with the whole log.
    pub view: TableView,
    /// What was agreed, once it has begun: its record without its entries.
    pub agreed: Option<host::Record>,
    /// The match, once it has begun; none for a game that can't be opened any more.
    pub sitting: Option<Apart<Box<dyn Sitting>>>,
    /// The eyes to look with.
    pub seat: Option<Seat>,
    /// Whether the game has ended.
    pub over: bool,
    /// Whether all persons at it are the one who asks.
    pub alone: bool,
    /// Why it can't be continued, if it can't.
    pub frozen: Option<String>,
}

/// A request, and in whose turn what it takes is worked out.
pub struct Asked {
    /// Whose.
    pub by: Client,
    /// It.
    pub request: Request,
}

impl Asked {
    /// What nobody asks from outside.
    pub fn by_itself(request: Request) -> Asked {
        Asked { by: Client::Own, request }
    }
}

/// What is asked of a table.
pub enum Request {
    /// Look at it from now on. The view goes to the outbox.
    Open {
        /// Who.
        caller: Caller,
        /// The number of the wish.
        re: u32,
        /// What the client has already.
        held: Option<Held>,
        /// Where to send to.
        outbox: Arc<Outbox>,
        /// Whether it may.
        reply: Reply<()>,
    },
    /// Stop looking.
    Leave {
        /// Which socket.
        socket: u64,
        /// Whether the player said so; else the connection was lost.
        on_purpose: bool,
    },
    /// Do something.
    Do {
        /// Who.
        caller: Caller,
        /// What.
        deed: Deed,
        /// Whether it was done.
        reply: Reply<()>,
    },
    /// Look something up.
    Ask {
        /// Who.
        caller: Caller,
        /// The number of the wish.
        re: u32,
        /// What.
        query: Query,
        /// What it is.
        reply: Reply<FromServer>,
    },
    /// Say something.
    Say {
        /// Who.
        caller: Caller,
        /// What.
        text: String,
        /// Whether it was said.
        reply: Reply<()>,
    },
    /// Sit down.
    Sit {
        /// Who.
        person: Person,
        /// Where and how.
        sit: SitDown,
        /// The language of what might be wrong.
        language: Language,
        /// Whether it worked.
        reply: Reply<()>,
    },
    /// How it stands.
    View {
        /// Who.
        person: Option<PersonId>,
        /// The language to speak.
        language: Language,
        /// How.
        reply: Reply<TableView>,
    },
    /// What a list shows of it.
    Card {
        /// Who.
        person: Option<PersonId>,
        /// A secret, which lets one look before sitting down.
        secret: Option<String>,
        /// The language to speak.
        language: Language,
        /// It.
        reply: Reply<TableCard>,
    },
    /// A copy to look through.
    Record {
        /// Who.
        person: Option<PersonId>,
        /// The language to speak.
        language: Language,
        /// It.
        reply: Reply<Record>,
    },
    /// Something happened in the store, perhaps by another node.
    News(News),
    /// A bot has thought.
    Thought(Thought),
    /// Close if nobody is there: others want to come in.
    MakeRoom,
    /// Finish and close: the server stops.
    Close,
}

impl Request {
    /// Whether it changes nothing and whoever asked has gone away meanwhile.
    pub fn is_given_up(&self) -> bool {
        match self {
            Request::Open { reply, .. } => reply.is_closed(),
            Request::Ask { reply, .. } => reply.is_closed(),
            Request::View { reply, .. } => reply.is_closed(),
            Request::Card { reply, .. } => reply.is_closed(),
            Request::Record { reply, .. } => reply.is_closed(),
            _ => false,
        }
    }
}

/// Something that happened in the store.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum News {
    /// The journal has grown up to this line.
    Line(u32),
    /// Seats belong to somebody else now.
    Seats,
    /// Something was said.
    Chat,
    /// Another node says who is there.
    Told(String),
    /// Anything may have happened.
    Anything,
}

/// What a bot came to.
#[derive(Clone, PartialEq, Debug)]
pub struct Thought {
    /// The line after which its question was new.
    pub moved: u32,
    /// For which seat.
    pub seat: u8,
    /// Which question and what answer; none when the bot failed.
    pub answer: Option<(u8, Value)>,
}

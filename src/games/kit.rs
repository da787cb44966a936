//! The parts of a game: the traits that its room implements, and the types that they use. `use kessel::games::kit::*`
//! is enough for a game of one page, in this crate or in another; `tests/one_page_game.rs` is one.

pub use crate::{
    cli::{Commanded, Entry, LegalOf},
    engine::{
        board::{ALL_SIDES, Board, Hex},
        counters::{Flag, Points, UnitId},
        data::{DataError, Fault, Shipped, Source, inventory},
        dice::Dice,
        lessons::{HasLessons, Shape},
        orders::{
            End, Fact, Game, Going, Happening, InPlay, KeptOpen, Legal, NoMarker, NoShape, Number, OpenView,
            PlainCounter, PlainRules, Position as PositionOf, PositionData, Record, Referee, Refusal,
            RulebookData, ScenarioInfo, Sent, Sequence, Sequenced, SideNames, Viewed, counter, phase,
            register_plain,
        },
    },
    panels::{Action, PanelContext, Panelled, ReportShown, Unfinished},
    planning::{
        Choice, Clicked, Dropped, GameContext, Highlight, InputOutcome, Mark, Offer, Outcomes, Planning,
    },
    play::{
        feed::Fed,
        matches::{Matched, Observer},
        players::{ChosenOrder, HasPlayers, Player, Random, Seated, Thought},
    },
    scene::{
        Captioned, HasDeeds, HasFaces, HasScene, LogLine, NoPlan, Overlaid, OverlayContent, PlainReport,
        ReplayChapter,
    },
    table::{Games, Hosted, Lying, OnTable, Request, Seating},
};
pub use std::{
    marker::PhantomData,
    sync::{Arc, LazyLock},
};

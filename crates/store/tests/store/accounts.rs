//! People, tokens, accounts, teams, packs.

use serde_json::json;
use store::{
    Account, Accounts as _, Append, Clash, Error, Journals as _, News as _, Notice, Pack, PackHead, PackId,
    Packs as _, People as _, PersonId, Purpose, Tables as _, Team, TeamId, Teams as _,
};

use crate::given::{Ground, append, hash, new_table, person, token};
use crate::notices::ready;

pub async fn tokens_name_people_until_they_expire(ground: Ground) {
    let store = ground.open().await;
    let ann = person(&store, 1).await;
    let bearer = store.bearer(&hash(1), 999).await.unwrap().unwrap();
    assert_eq!((&bearer.person.id, bearer.person.name.as_str()), (&ann, "guest 1"));
    assert_eq!((bearer.account, bearer.purpose, bearer.expires_at), (None, Purpose::Session, 1_000));
    assert_eq!(store.bearer(&hash(1), 1_000).await.unwrap(), None, "it has expired");
    assert_eq!(store.bearer(&hash(2), 0).await.unwrap(), None, "nobody's");

    store.extend_token(&hash(1), 2_000).await.unwrap();
    store.rename(&ann, "Ann").await.unwrap();
    assert_eq!(store.bearer(&hash(1), 1_999).await.unwrap().unwrap().person.name, "Ann");
    assert!(matches!(store.extend_token(&hash(2), 1).await, Err(Error::NotFound(_))));
    assert!(matches!(store.rename(&PersonId::fresh(), "x").await, Err(Error::NotFound(_))));
    assert!(matches!(store.put_token(&token(1, &ann, 1)).await, Err(Error::Conflict(Clash::Id))));

    store.put_token(&token(3, &ann, 5_000)).await.unwrap();
    assert!(store.drop_token(&hash(1)).await.unwrap());
    assert!(!store.drop_token(&hash(1)).await.unwrap());
    assert_eq!(store.bearer(&hash(1), 0).await.unwrap(), None);
    assert!(store.bearer(&hash(3), 0).await.unwrap().is_some());
}

pub async fn account_names_are_one_in_any_case(ground: Ground) {
    let store = ground.open().await;
    let (ann, bob) = (person(&store, 1).await, person(&store, 2).await);
    let account = |name: &str, person: &PersonId| Account {
        name: name.into(),
        password: "$argon2id$…".into(),
        person: person.clone(),
    };
    store.make_account(&account("Ann", &ann)).await.unwrap();
    assert!(matches!(
        store.make_account(&account("aNN", &bob)).await,
        Err(Error::Conflict(Clash::AccountName))
    ));
    assert!(matches!(store.make_account(&account("ann2", &ann)).await, Err(Error::Conflict(Clash::Account))));
    assert!(matches!(
        store.make_account(&account("new", &PersonId::fresh())).await,
        Err(Error::NotFound("person"))
    ));
    assert_eq!(store.account("ANN").await.unwrap(), Some(account("Ann", &ann)));
    assert_eq!(store.account("bob").await.unwrap(), None);
    assert_eq!(store.bearer(&hash(1), 0).await.unwrap().unwrap().account.as_deref(), Some("Ann"));
    store.set_password("ann", "$new").await.unwrap();
    assert_eq!(store.account("Ann").await.unwrap().unwrap().password, "$new");
    assert!(matches!(store.set_password("bob", "$").await, Err(Error::NotFound(_))));
}

pub async fn a_guest_becomes_an_account_with_everything(ground: Ground) {
    let store = ground.open().await;
    let (guest, owner, other) = (person(&store, 1).await, person(&store, 2).await, person(&store, 3).await);
    let account = Account { name: "owner".into(), password: "$".into(), person: owner.clone() };
    store.make_account(&account).await.unwrap();
    let new = new_table(&guest);
    store.make_table(&new).await.unwrap();
    // The owner sits opposite to themselves, as a guest on another device.
    store.append(Append { taken: vec![(1, owner.clone())], ..append(&new.id, 0, "sat") }).await.unwrap();
    let team = Team {
        id: TeamId::fresh(),
        person: guest.clone(),
        game: "chess".into(),
        team: json!([1]),
        made_at: 1,
    };
    store.put_team(&team).await.unwrap();
    let pack = pack(&PackId::fresh(), &guest, 1);
    store.put_pack(&pack).await.unwrap();

    let mut notices = store.notices();
    ready(&store, &mut notices).await;
    assert_eq!(store.merge(&guest, &owner).await.unwrap().as_slice(), std::slice::from_ref(&new.id));
    while notices.next().await.unwrap() != (Notice::Seats { table: new.id.clone() }) {}
    assert!(store.seats(&new.id).await.unwrap().iter().all(|seat| seat.person.as_ref() == Some(&owner)));
    assert_eq!(store.table(&new.id).await.unwrap().unwrap().maker, owner);
    assert_eq!(store.teams_of(&owner, 9).await.unwrap().len(), 1);
    assert_eq!(store.pack(&pack.head.id).await.unwrap().unwrap().head.person, owner);
    assert_eq!(store.bearer(&hash(1), 0).await.unwrap(), None, "the guest's cookie names nobody any more");
    assert_eq!(store.person(&guest).await.unwrap(), None);

    assert!(matches!(store.merge(&guest, &owner).await, Err(Error::NotFound("person"))));
    assert!(matches!(store.merge(&owner, &other).await, Err(Error::Conflict(Clash::Account))));
    store.make_table(&new_table(&other)).await.unwrap();
    assert!(matches!(store.merge(&other, &PersonId::fresh()).await, Err(Error::NotFound("person"))));
    assert_eq!(store.tables_of(&other, 9).await.unwrap().len(), 1);
    assert!(store.merge(&owner, &owner).await.unwrap().is_empty(), "signing in twice changes nothing");
    assert!(store.person(&owner).await.unwrap().is_some());
}

pub async fn teams_are_kept_changed_and_thrown_away(ground: Ground) {
    let store = ground.open().await;
    let (ann, bob) = (person(&store, 1).await, person(&store, 2).await);
    let team = |id: &TeamId, who: &PersonId, at: u64| Team {
        id: id.clone(),
        person: who.clone(),
        game: "chess".into(),
        team: json!({ "members": ["a", at] }),
        made_at: at,
    };
    let (first, second) = (TeamId::fresh(), TeamId::fresh());
    store.put_team(&team(&first, &ann, 1)).await.unwrap();
    store.put_team(&team(&second, &ann, 2)).await.unwrap();
    assert_eq!(store.teams_of(&ann, 9).await.unwrap(), [team(&second, &ann, 2), team(&first, &ann, 1)]);
    store.put_team(&team(&first, &ann, 3)).await.unwrap();
    assert_eq!(store.teams_of(&ann, 1).await.unwrap(), [team(&first, &ann, 3)]);
    assert!(matches!(store.put_team(&team(&first, &bob, 4)).await, Err(Error::Conflict(Clash::Id))));
    let nobody = team(&TeamId::fresh(), &PersonId::fresh(), 1);
    assert!(matches!(store.put_team(&nobody).await, Err(Error::NotFound("person"))));
    assert!(!store.drop_team(&first, &bob).await.unwrap());
    assert_eq!(store.team(&first).await.unwrap(), Some(team(&first, &ann, 3)));
    assert!(store.drop_team(&first, &ann).await.unwrap());
    assert_eq!(store.team(&first).await.unwrap(), None);
}

fn pack(id: &PackId, who: &PersonId, at: u64) -> Pack {
    let (game, name) = ("draughts".into(), format!("Night shift {at}"));
    let head = PackHead { id: id.clone(), person: who.clone(), game, name, made_at: at };
    Pack { head, text: format!("--- # pack.yaml\nid: 'n\u{e9}on-{at}'\n") }
}

pub async fn packs_are_kept_changed_and_thrown_away(ground: Ground) {
    let store = ground.open().await;
    let (ann, bob) = (person(&store, 1).await, person(&store, 2).await);
    let (first, second) = (PackId::fresh(), PackId::fresh());
    store.put_pack(&pack(&first, &ann, 1)).await.unwrap();
    store.put_pack(&pack(&second, &ann, 2)).await.unwrap();
    let listed = [pack(&second, &ann, 2).head, pack(&first, &ann, 1).head];
    assert_eq!(store.packs_of(&ann, 9).await.unwrap(), listed);
    store.put_pack(&pack(&first, &ann, 3)).await.unwrap();
    assert_eq!(store.packs_of(&ann, 1).await.unwrap(), [pack(&first, &ann, 3).head]);
    assert_eq!(store.pack(&first).await.unwrap(), Some(pack(&first, &ann, 3)));
    assert!(matches!(store.put_pack(&pack(&first, &bob, 4)).await, Err(Error::Conflict(Clash::Id))));
    let nobody = pack(&PackId::fresh(), &PersonId::fresh(), 1);
    assert!(matches!(store.put_pack(&nobody).await, Err(Error::NotFound("person"))));
    assert!(!store.drop_pack(&first, &bob).await.unwrap());
    assert_eq!(store.pack(&first).await.unwrap(), Some(pack(&first, &ann, 3)));
    assert!(store.drop_pack(&first, &ann).await.unwrap());
    assert_eq!(store.pack(&first).await.unwrap(), None);
    assert!(store.packs_of(&bob, 9).await.unwrap().is_empty());
}

//! Cards that are sketched for one scenario: every number has a default, and most may be left out.

use std::fmt;

use content::{Id, Spanned, Spelled};
use pow::card::file::{
    Attack, Bonus, Effect, Kind, Life, Modifier, Name, Power, Sketch, Step, Template, When,
};
use pow::card::{Frequency, Nature};
use schemars::JsonSchema;
use serde::Deserialize;
use serde::de::value::MapAccessDeserializer;
use serde::de::{DeserializeSeed, Deserializer, Error, IntoDeserializer, MapAccess, SeqAccess, Visitor};
use serde::forward_to_deserialize_any;

/// A card as a scenario writes it, under its id. `life: 10` and `defence: 14` are short for the whole of them, and
/// attacks and powers are listed under their ids.
#[derive(Debug, Clone, PartialEq)]
pub struct SketchedCard(Sketch);

impl SketchedCard {
    /// The sketch, under the id that the file gives it.
    pub fn under(&self, id: &Spanned<Id>) -> Sketch {
        let mut sketch = self.0.clone();
        sketch.id = id.clone();
        sketch
    }
}

impl<'de> Deserialize<'de> for SketchedCard {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<SketchedCard, D::Error> {
        deserializer.deserialize_map(CardVisitor)
    }
}

struct CardVisitor;

impl<'de> Visitor<'de> for CardVisitor {
    type Value = SketchedCard;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("what matters of a card, such as `{ attack: 5 }`")
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<SketchedCard, A::Error> {
        let mut short = Shortened::default();
        let rest = Rest { map, short: &mut short, id: IdLeft::Key };
        let mut sketch = Sketch::deserialize(MapAccessDeserializer::new(rest))?;
        if let Some(attacks) = short.attacks {
            sketch.attacks = attacks.0.into_iter().map(|attack| attack.map(Attack::from)).collect();
        }
        if let Some(powers) = short.powers {
            sketch.powers = powers.0.into_iter().map(|power| power.map(Power::from)).collect();
        }
        match short.life {
            Some(Whole::All(total)) => sketch.life = Life { total, red: None, red_pow: None },
            Some(Whole::Parts(life)) => sketch.life = life,
            None => {}
        }
        match short.defence {
            Some(Whole::All(each)) => {
                sketch.defence.physical = each;
                sketch.defence.mental = each;
                sketch.defence.energy = each;
            }
            Some(Whole::Parts(parts)) => {
                let ThreeDefences { physical, mental, energy } = parts;
                sketch.defence.physical = physical.unwrap_or(sketch.defence.physical);
                sketch.defence.mental = mental.unwrap_or(sketch.defence.mental);
                sketch.defence.energy = energy.unwrap_or(sketch.defence.energy);
            }
            None => {}
        }
        Ok(SketchedCard(sketch))
    }
}

/// The fields that scenarios write in a shorter way than packs do.
#[derive(Default)]
struct Shortened {
    life: Option<Whole<Life>>,
    defence: Option<Whole<ThreeDefences>>,
    attacks: Option<ById<ShortAttack>>,
    powers: Option<ById<ShortPower>>,
}

#[derive(Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(super) struct ThreeDefences {
    physical: Option<Spanned<i64>>,
    mental: Option<Spanned<i64>>,
    energy: Option<Spanned<i64>>,
}

/// What is left of the id that a sketch wants and the map does not have, because it is the key of the map.
enum IdLeft {
    Key,
    Value,
    Nothing,
}

/// The fields of the map that are read as in packs; the shortened ones are taken out on the way.
struct Rest<'s, A> {
    map: A,
    short: &'s mut Shortened,
    id: IdLeft,
}

/// Stands in until [`SketchedCard::under`] gives the true one.
const NAMELESS: &str = "nameless";

impl<'de, A: MapAccess<'de>> MapAccess<'de> for Rest<'_, A> {
    type Error = A::Error;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, A::Error> {
        if let IdLeft::Key = self.id {
            self.id = IdLeft::Value;
            return seed.deserialize("id".into_deserializer()).map(Some);
        }
        let mut seed = seed;
        while let Some(key) = self.map.next_key_seed(KeySeed(seed))? {
            match key {
                Key::Usual(field) => return Ok(Some(field)),
                Key::Life(left) => {
                    self.short.life = Some(self.map.next_value()?);
                    seed = left;
                }
                Key::Defence(left) => {
                    self.short.defence = Some(self.map.next_value()?);
                    seed = left;
                }
                Key::Attacks(left) => {
                    self.short.attacks = Some(self.map.next_value()?);
                    seed = left;
                }
                Key::Powers(left) => {
                    self.short.powers = Some(self.map.next_value()?);
                    seed = left;
                }
            }
        }
        Ok(None)
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, A::Error> {
        if let IdLeft::Value = self.id {
            self.id = IdLeft::Nothing;
            return seed.deserialize(Unplaced::<A::Error> { word: NAMELESS, error: Default::default() });
        }
        self.map.next_value_seed(seed)
    }
}

/// A key of a card: one that is read as in packs, or one that is shortened, which leaves the seed for the next key.
enum Key<K, Field> {
    Usual(Field),
    Life(K),
    Defence(K),
    Attacks(K),
    Powers(K),
}

/// Reads a key at its own place in the file, so that a misspelt one is shown there.
struct KeySeed<K>(K);

impl<'de, K: DeserializeSeed<'de>> DeserializeSeed<'de> for KeySeed<K> {
    type Value = Key<K, K::Value>;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Self::Value, D::Error> {
        deserializer.deserialize_identifier(self)
    }
}

impl<'de, K: DeserializeSeed<'de>> Visitor<'de> for KeySeed<K> {
    type Value = Key<K, K::Value>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a field of a card")
    }

    fn visit_str<E: Error>(self, field: &str) -> Result<Self::Value, E> {
        match field {
            "life" => Ok(Key::Life(self.0)),
            "defence" => Ok(Key::Defence(self.0)),
            "attacks" => Ok(Key::Attacks(self.0)),
            "powers" => Ok(Key::Powers(self.0)),
            "id" => Err(E::custom("a card is called by the key before it: leave `id` out")),
            _ => self.0.deserialize(field.into_deserializer()).map(Key::Usual),
        }
    }
}

/// A word that stands in no file, for a field that wants to know its place.
struct Unplaced<E> {
    word: &'static str,
    error: std::marker::PhantomData<E>,
}

impl<'de, E: Error> Deserializer<'de> for Unplaced<E> {
    type Error = E;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, E> {
        visitor.visit_str(self.word)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Result<V::Value, E> {
        visitor.visit_newtype_struct(self)
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit
        unit_struct seq tuple tuple_struct map struct enum identifier ignored_any
    }
}

/// One number for the whole, or each part by itself.
enum Whole<T> {
    All(Spanned<i64>),
    Parts(T),
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Whole<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Whole<T>, D::Error> {
        let read = Spanned::<NumberOr<T>>::deserialize(deserializer)?;
        Ok(match read.value {
            NumberOr::Number(value) => Whole::All(Spanned { value, span: read.span }),
            NumberOr::Parts(parts) => Whole::Parts(parts),
        })
    }
}

enum NumberOr<T> {
    Number(i64),
    Parts(T),
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for NumberOr<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<NumberOr<T>, D::Error> {
        content::spelled(deserializer)
    }
}

impl<'de, T: Deserialize<'de>> Spelled<'de> for NumberOr<T> {
    const EXPECTED: &'static str = "a number, or each part by itself";

    fn of_number<E: Error>(number: i64) -> Result<NumberOr<T>, E> {
        Ok(NumberOr::Number(number))
    }

    fn of_map<D: Deserializer<'de>>(map: D) -> Result<NumberOr<T>, D::Error> {
        T::deserialize(map).map(NumberOr::Parts)
    }
}

/// Things under their ids: `{ punch: { damage: 3 } }`, or as packs list them, `[{ id: punch, damage: 3 }]`.
struct ById<T>(Vec<Spanned<T>>);

/// Something that has an id of its own, or gets one from the key before it.
trait Called {
    fn id(&mut self) -> &mut Option<Spanned<Id>>;
}

impl<'de, T: Deserialize<'de> + Called> Deserialize<'de> for ById<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<ById<T>, D::Error> {
        deserializer.deserialize_any(ByIdVisitor(std::marker::PhantomData))
    }
}

struct ByIdVisitor<T>(std::marker::PhantomData<T>);

impl<'de, T: Deserialize<'de> + Called> Visitor<'de> for ByIdVisitor<T> {
    type Value = ById<T>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("things under their ids, such as `{ punch: { damage: 3 } }`")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<ById<T>, A::Error> {
        let mut things = Vec::new();
        while let Some((id, mut thing)) = map.next_entry::<Spanned<Id>, Spanned<T>>()? {
            *thing.value.id() = Some(id);
            things.push(thing);
        }
        Ok(ById(things))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<ById<T>, A::Error> {
        let mut things = Vec::new();
        while let Some(mut thing) = list.next_element::<Spanned<T>>()? {
            if thing.value.id().is_none() {
                return Err(A::Error::custom("an entry of this list needs an `id`"));
            }
            things.push(thing);
        }
        Ok(ById(things))
    }
}

/// An attack: a physical blow in melee for 1 POW and 2 damage, unless more is said.
#[derive(Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(super) struct ShortAttack {
    id: Option<Spanned<Id>>,
    name: Option<Spanned<Name>>,
    kind: Option<Spanned<Kind>>,
    template: Option<Spanned<Template>>,
    nature: Option<Nature>,
    cost: Option<Spanned<i64>>,
    damage: Option<Spanned<i64>>,
    #[serde(default)]
    effects: Vec<Spanned<Effect>>,
    #[serde(default)]
    overload: Spanned<Vec<Spanned<Bonus>>>,
    #[serde(default)]
    critical: Spanned<Vec<Spanned<Bonus>>>,
    #[serde(default)]
    frequency: Frequency,
    #[serde(default)]
    special_power: bool,
}

impl Called for ShortAttack {
    fn id(&mut self) -> &mut Option<Spanned<Id>> {
        &mut self.id
    }
}

impl From<ShortAttack> for Attack {
    fn from(short: ShortAttack) -> Attack {
        let (id, name) = named(short.id, short.name);
        Attack {
            id,
            name,
            kind: short.kind.unwrap_or(Spanned::unplaced(Kind::Melee)),
            template: short.template,
            nature: short.nature.unwrap_or(Nature::Physical),
            cost: short.cost.unwrap_or(Spanned::unplaced(1)),
            damage: short.damage.unwrap_or(Spanned::unplaced(2)),
            effects: short.effects,
            overload: short.overload,
            critical: short.critical,
            frequency: short.frequency,
            special_power: short.special_power,
        }
    }
}

/// A special power: active and free, unless more is said.
#[derive(Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(super) struct ShortPower {
    id: Option<Spanned<Id>>,
    name: Option<Spanned<Name>>,
    when: Option<Spanned<When>>,
    #[serde(default)]
    cost: Spanned<i64>,
    frequency: Option<Spanned<Frequency>>,
    #[serde(default, rename = "do")]
    steps: Vec<Spanned<Step>>,
    #[serde(default)]
    modifiers: Vec<Spanned<Modifier>>,
}

impl Called for ShortPower {
    fn id(&mut self) -> &mut Option<Spanned<Id>> {
        &mut self.id
    }
}

impl From<ShortPower> for Power {
    fn from(short: ShortPower) -> Power {
        let (id, name) = named(short.id, short.name);
        Power {
            id,
            name,
            when: short.when.unwrap_or(Spanned::unplaced(When::Active)),
            cost: short.cost,
            frequency: short.frequency,
            steps: short.steps,
            modifiers: short.modifiers,
        }
    }
}

/// The id, and the name: without one, the id.
fn named(id: Option<Spanned<Id>>, name: Option<Spanned<Name>>) -> (Spanned<Id>, Spanned<Name>) {
    // Both ways of listing things make sure that there is an id.
    let id = id.unwrap_or_else(|| Spanned::unplaced(nameless()));
    let name = name.unwrap_or_else(|| Spanned { value: Name::everywhere(id.as_str()), span: id.span });
    (id, name)
}

fn nameless() -> Id {
    Id::new(NAMELESS).expect("the word is a good id")
}

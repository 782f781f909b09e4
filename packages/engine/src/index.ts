/** For hosts: running games. */
export { createRules, type Rules } from './outside/rules.ts';
export type {
  ArrangedCard,
  ArrangedInStasis,
  ArrangedPlayer,
  ArrangedTitan,
  Arrangement,
  HeldCard,
} from './outside/arrange.ts';
export { History } from './records/history.ts';
export { openRecord, replay, type Opened } from './records/open.ts';
export { packRecord, type PackedRecord } from './records/pack.ts';
export { readRecord } from './records/parse.ts';
export { isSnapshot, type Snapshot } from './records/snapshot.ts';
export type { Checkpoint, GameRecord, RecordedAnswer } from './model/record.ts';
export { HIDDEN, type View, type Viewer } from './outside/view.ts';
export { Account, type Moment } from './outside/account.ts';
export { withSecretsChanged, withSecretsChangedBefore } from './outside/leaks.ts';
export { readPicks } from './outside/read-answer.ts';
export { VERSION } from './version.ts';
export { CardError, SmashUpError, type Failure } from './outside/errors.ts';
export type { GameOptions } from './outside/new-game.ts';
export type { LogEvent, Sink } from './outside/log.ts';
export { cardsIn, isSeenBy, type LogKey, type Tale } from './model/tale.ts';
export { DUEL_ENDS, type DuelEnd } from './flow/duel.ts';
export type { Obstacle } from './rules/playing.ts';
export type { PowerPart } from './rules/power.ts';
export {
  copiesOnOffer,
  FACTIONS_EACH,
  isLaidOut,
  LEAGUE_CHOICES,
  usualDraftSize,
} from './rules/faction-choice.ts';
export { partnerOf, teamsOf } from './rules/teams.ts';
export { BIG_BASE_VP, isBigBase, ROUNDS, roundsToScore } from './rules/big-base.ts';
export { gameProgress, soleWinner, vpToWin } from './rules/winning.ts';
export { NONE, type BaseId, type CardId, type Seat } from './model/ids.ts';
export {
  FACTION_CHOICES,
  HOUSE_RULES,
  VARIANTS,
  type Config,
  type FactionChoice,
  type HouseRules,
  type PlayerConfig,
  type Variant,
} from './model/config.ts';
export { DEFAULT_EDITION, EDITIONS, PRINTINGS, type Edition, type Printing } from './model/editions.ts';
export { buriedAt, cardOf } from './model/options.ts';
export type { Answer, Decision, DecisionKind, Option, Purpose, SharedVerb, Topic } from './model/decision.ts';
export {
  STATE_VERSION,
  type BaseInPlay,
  type Phase,
  type Piece,
  type Player,
  type Reckoning,
  type State,
  type TitanAside,
} from './model/state.ts';
export type { Happening, HappeningKind } from './model/happening.ts';
export {
  isSeed,
  numberFrom,
  randomBelow,
  readSeed,
  seedRandom,
  shuffleInPlace,
  type RandomState,
  type Seed,
} from './model/random.ts';
export { buildLibrary } from './script/build-library.ts';
export type { Library } from './library/library.ts';
export { GRAMMAR } from './library/nodes/tables.ts';
export { RULE_PHRASES } from './library/rule-kinds/all.ts';
export type { Clause } from './library/card-spec.ts';
export { readSets } from './library/read-sets.ts';
export { fingerprintOfCard } from './library/fingerprint.ts';
export type { CardDef, CardKind, PlayKind } from './library/definitions.ts';

/** For cards: the words they are written in. */
export * from './vocabulary.ts';

/** The words that cards are written in. */
export {
  action,
  asAction,
  base,
  current,
  faction,
  goneInCurrent,
  minion,
  notInOriginal,
  sharedDeck,
  titan,
  type BaseSpec,
  type CardSpec,
  type FactionSpec,
  type SetSpec,
  type SharedDeckSpec,
  type TitanSpec,
} from './library/card-spec.ts';
export * from './script/abilities.ts';
export { canChangePower, canGoTo, isOpenTo } from './script/able.ts';
export { beginsToAffect } from './script/begins-to-affect.ts';
export * from './script/rules.ts';
export * from './script/tests.ts';
export * from './script/titan-words.ts';
export {
  anotherLostPower,
  countersPlacedThisTurn,
  numberThisTurn,
  remembersLosses,
  thisIsTheFirst,
  thisTurn,
} from './script/turn-memory.ts';
export { plays } from './script/plays.ts';
export {
  aCard,
  afterScoring,
  aMinion,
  anAction,
  baseEnters,
  baseIsReplaced,
  before,
  beforeScoring,
  duelIsDecided,
  the,
  turnStarts,
  type Occasion,
} from './script/occasions.ts';
export { bases, otherPlayers, players, runnersUp, winners } from './script/bases-and-players.ts';
export { actions, buried, cardsInPlay, minions, titans } from './script/in-play.ts';
export {
  among,
  baseDeck,
  discardPilesOf,
  handOf,
  minionsForExtra,
  youCouldPlay,
  yourDeck,
  yourDiscardPile,
  yourHand,
} from './script/out-of-play.ts';
export * from './script/values.ts';
export type { PurposeOf } from './script/purpose.ts';
export type { Verbs } from './script/verbs.ts';
export { first, oneAlike } from './script/writer.ts';
export type {
  CardTest,
  Condition,
  EventTest,
  PlannedPlay,
  PlayTest,
  Scope,
  Value,
} from './library/definitions.ts';

/** The words that cards are written in. */
export {
  action,
  asAction,
  base,
  current,
  faction,
  minion,
  sharedDeck,
  titan,
  type ActionFacts,
  type BaseFacts,
  type BaseSpec,
  type CardSpec,
  type Current,
  type FactionSpec,
  type MinionFacts,
  type SetSpec,
  type SharedDeckSpec,
  type TitanSpec,
} from './library/card-spec.ts';
export * from './script/words/abilities.ts';
export * from './script/words/rules.ts';
export * from './script/words/tests.ts';
export * from './script/words/titan-words.ts';
export * from './script/words/turn-memory.ts';
export { plays } from './script/words/plays.ts';
export {
  aCard,
  afterScoring,
  aMinion,
  anAction,
  baseEnters,
  baseIsReplaced,
  before,
  beforeScoring,
  coinIsFlipped,
  coinLands,
  deckIsSearched,
  duelIsDecided,
  specialIsUsed,
  the,
  turnEnds,
  turnStarts,
  type Occasion,
} from './script/words/occasions.ts';
export { bases, otherPlayers, players, runnersUp, winners } from './script/words/bases-and-players.ts';
export { actions, buried, cardsInPlay, inStasis, minions, titans } from './script/words/in-play.ts';
export {
  among,
  baseDeck,
  baseDiscardPile,
  discardPilesOf,
  handOf,
  minionsForExtra,
  storedUnder,
  youCouldPlay,
  yourDeck,
  yourDiscardPile,
  yourHand,
} from './script/words/out-of-play.ts';
export * from './script/words/values.ts';
export type { PurposeOf } from './script/words/choice-verbs.ts';
export type { Verbs } from './script/words/verbs.ts';
export type { Condition, Value } from './script/words/types.ts';

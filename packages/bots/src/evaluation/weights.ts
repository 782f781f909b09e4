/** Weights of the evaluation, in victory points unless said otherwise. Tuned by tools/tune.ts. */
export interface Weights {
  /** A victory point that is there, and one that cards of shared decks will cost at the end (R12.3). */
  readonly vp: number;
  readonly burden: number;
  /** Power that the next player is expected to add before anybody else. */
  readonly initiative: number;
  /** How sure a lead is: the power at which it is even odds, for a base about to score … */
  readonly doubt: number;
  /** … and more for each point of power missing to the breakpoint. */
  readonly doubtPerMissing: number;
  /** Missing power at which a base is worth 1/e of its VP, and the share it keeps however far away it is. */
  readonly patience: number;
  readonly farBase: number;
  /** How likely a player who is not at a base yet is to come, per missing power. */
  readonly lateComer: number;
  /** Power at a base, wherever it stands. */
  readonly power: number;
  /** A minion in hand: for being there, and for each power. */
  readonly minion: number;
  readonly minionPower: number;
  readonly action: number;
  /** More for a card that can be played out of turn. */
  readonly special: number;
  /** Each further card of a kind counts this fraction of the one before. */
  readonly surplus: number;
  readonly buried: number;
  /** Cards in play that go on doing something: talents, ongoing abilities, triggers. */
  readonly inPlay: number;
  /**
   * A minion in play and a titan in play, besides their power, and a titan that waits beside the deck. Zero: they are
   * fitted, but no match has shown yet that counting them wins games.
   */
  readonly minionInPlay: number;
  readonly titan: number;
  readonly titanAside: number;
  /** The strength of a deck's factions, for each game in a hundred that they win more than others. */
  readonly deck: number;
  /** A play that is left this turn. */
  readonly play: number;
  /** Chance of winning per VP of lead, as a logistic slope: at the start, and more towards 15 VP. */
  readonly slope: number;
  readonly slopeAtEnd: number;
}

export const WEIGHTS: Weights = {
  vp: 1,
  burden: 1,
  initiative: 1.4,
  doubt: 3.4,
  doubtPerMissing: 0.2,
  patience: 30,
  farBase: 0.044,
  lateComer: 1,
  power: 0.055,
  minion: 0.019,
  minionPower: 0.086,
  action: 0.15,
  special: 0.18,
  surplus: 0.59,
  buried: 0.08,
  inPlay: 0.07,
  minionInPlay: 0,
  titan: 0,
  titanAside: 0,
  deck: 0.05,
  play: 0.4,
  slope: 0.36,
  slopeAtEnd: 0.64,
};

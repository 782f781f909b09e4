import { settleShares } from '../../flow/sharing.ts';
import type { Game } from '../../game.ts';
import type { Read } from '../../library/definitions.ts';
import type { SharedVerb } from '../../model/decision.ts';
import type { AbilityFrame, Share, Target } from '../../model/frames.ts';
import { NONE, type CardId } from '../../model/ids.ts';
import { UNSET } from '../../rules/following.ts';
import { kept } from '../../rules/scope.ts';
import type { Result } from './lowering.ts';
import { listOf, type Some } from './selected.ts';
import { causeOf, inSlot, orEmpty, type Could, type Writer } from './writer.ts';

/** What was affected directly; and all of it, with what was affected in the same way (R10.54). */
export interface Affected extends Read<readonly number[]> {
  readonly all: Read<readonly number[]>;
  readonly copies: Read<readonly number[]>;
}

/** A card that is affected, and the one that the text means: another card may stand in for that, or be affected like it. */
export interface Hit {
  readonly card: CardId;
  readonly like: CardId;
}

type At<T> = (g: Game, f: AbilityFrame) => T;

interface AffectingStep {
  readonly verb: SharedVerb;
  readonly cards: Some;
  /** See `Target`; NONE if all are affected in the same way. */
  readonly way?: (g: Game, f: AbilityFrame, card: CardId) => number;
  /** How many counters it is about: none affect nobody. */
  readonly count?: At<number>;
  /** What is announced before: a step of its own. */
  readonly before?: (g: Game, f: AbilityFrame, cards: readonly CardId[]) => void;
  /** Does it, and fills the slot with those that were really affected. */
  readonly run: (g: Game, f: AbilityFrame, hits: readonly Hit[], slot: number) => void;
  readonly could: Could;
}

/** Steps of a verb that affects cards in play: who else is affected, or who instead, is settled first. */
export function affecting(
  w: Writer,
  { verb, cards, way, count, before, run, could }: AffectingStep,
): Affected {
  const list = listOf(cards);
  const targets: At<Target[]> = (g, f) =>
    count?.(g, f) === 0 ? [] : list(g, f).map((card) => ({ card, way: way?.(g, f, card) ?? NONE }));
  const settled: At<boolean> = (g, f) => settleShares(g, f, causeOf(f), verb, () => targets(g, f));
  if (before !== undefined) {
    w.step({
      run(g, f) {
        if (!settled(g, f)) return false;
        before(
          g,
          f,
          hitsOf(list(g, f), f.shares).map(({ card }) => card),
        );
        return true;
      },
      foresee: () => false,
    });
  }
  const slot = w.newSlot();
  const copies = w.newSlot();
  w.step({
    run(g, f) {
      if (before === undefined && !settled(g, f)) return false;
      const hits = hitsOf(list(g, f), f.shares);
      takeShares(f, copies);
      run(g, f, hits, slot);
      return true;
    },
    foresee: orEmpty(slot, could),
    into: slot,
  });
  return affected(slot, copies);
}

/** What is in one slot, with the copies among it in another. */
export function affected(slot: number, copies: number): Affected {
  const direct: Read<readonly number[]> = (_, s) => {
    const own = kept(s, slot);
    const copied = kept(s, copies);
    return copied.length === 0 ? own : own.filter((card) => !copied.includes(card));
  };
  return Object.assign(direct, { all: inSlot(slot), copies: inSlot(copies) });
}

/** Those of a list that a verb affects, as has been settled. */
function hitsOf(list: readonly CardId[], shares: readonly Share[] | undefined): readonly Hit[] {
  if (shares === undefined || shares.length === 0) return list.map((card) => ({ card, like: card }));
  const standIn = (card: CardId): CardId =>
    shares.find(({ instead, like }) => instead && like === card)?.card ?? card;
  return [
    ...list.map((card) => ({ card: standIn(card), like: card })),
    ...shares.filter(({ instead }) => !instead),
  ];
}

/** What has been settled is used up; the copies are kept in that slot. */
export function takeShares(f: AbilityFrame, copies: number): readonly Share[] {
  const { shares } = f;
  if (shares === undefined) {
    if (kept(f, copies).length > 0) f.vars[copies] = UNSET;
    return NOTHING_SHARED;
  }
  delete f.shares;
  f.vars[copies] = shares.filter(({ instead }) => !instead).map(({ card }) => card);
  return shares;
}

const NOTHING_SHARED: readonly Share[] = [];

/** What such a verb returns. */
export function resultWithAll(list: Affected): Result {
  return { list, parts: { all: { list: list.all } } };
}

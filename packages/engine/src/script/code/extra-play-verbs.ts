import { pushUse } from '../../flow/ability.ts';
import { ask, askedBy, newId } from '../../flow/ask.ts';
import { somethingWaits } from '../../flow/at-once.ts';
import { askSide, sideIn, startPlay } from '../../flow/play.ts';
import { abilityOf, defOf, type Game, playerOf } from '../../game.ts';
import type { Check, Grant, Read, Scope } from '../../library/definitions.ts';
import type { GrantNode, NumberNode } from '../../library/nodes/grammar.ts';
import type { AbilityFrame } from '../../model/frames.ts';
import { NONE, type CardId } from '../../model/ids.ts';
import { nth } from '../../model/nth.ts';
import { cardOption } from '../../model/options.ts';
import { couldAffect, couldRaise, inPlayAs } from '../../rules/aim.ts';
import { couldBetween } from '../../rules/foresight.ts';
import {
  candidates,
  canTake,
  isBannedAltogether,
  isInDiscard,
  placesFor,
  type Attempt,
  type Place,
} from '../../rules/playing.ts';
import { hasName } from '../../rules/names.ts';
import { pieceOf } from '../../rules/table.ts';
import { scopeFor, usesOfActionPlay } from '../../rules/usable.ts';
import { AT_ONCE } from '../../rules/ways.ts';
import { seenAs } from '../../rules/sides.ts';
import type { SequenceVerbs } from './sequence-verbs.ts';
import { read, type Amount } from './amount.ts';
import { and, duelIsOn } from './values.ts';
import type { Lowering } from './lowering.ts';
import { listOf } from './selected.ts';
import { first, inSlot, type Could, type Writer } from './writer.ts';
import { kept } from '../../rules/scope.ts';

/** An extra play, and how many of it there are. */
interface Offered {
  readonly grant: Grant;
  readonly count: Amount;
}

/** An extra play that is left, and what has been played with it. */
interface Open {
  readonly at: number;
  readonly grant: Grant;
  readonly played: readonly CardId[];
}

/** Extra minions and actions (R3.5). */
export function extraPlayVerbs(w: Writer, say: SequenceVerbs) {
  /** Several are played in the order that the player likes. `specific`: only that card will do (R3.5). */
  function extras(
    offered: readonly Offered[],
    {
      specific,
      beforeRest,
    }: { readonly specific?: string | undefined; readonly beforeRest?: true | undefined } = {},
  ): void {
    for (const { grant } of offered) w.grants.push(grant);
    say.if(
      specific === undefined ? isInOwnPlayCards : and(isInOwnPlayCards, specificIsKept),
      () => {
        // Steps of their own, not followed beforehand: what waits may give extra plays, too.
        const mattersNow: Check = (g, f) => mattersAtOnce(g, f) || (beforeRest === true && restMatters(g));
        const most = offered.map(({ grant, count }) => ({
          grant,
          count: first(w.result((g, f) => [mattersNow(g, f) ? read(g, f, count) : 0], unlessDeclined)),
        }));
        const atOnce = playNow(most);
        for (const [at, { grant, count }] of offered.entries()) {
          w.do((g, f) => keep(g, f, grant, read(g, f, count), kept(f, nth(atOnce, at))), unlessDeclined);
        }
      },
      () => playNow(offered),
    );
    const rest = w.steps.length;
    function restMatters(g: Game): boolean {
      const frame = g.state.stack.at(-1);
      return (
        frame?.kind === 'ability' &&
        couldBetween(g, frame, rest, abilityOf(g, frame.ability).script.steps.length)
      );
    }
  }

  /**
   * Plays up to that many of each at once, one after another; once the player declines, they are not asked again. Returns,
   * for each, the slot with what was played.
   */
  function playNow(offered: readonly Offered[], mandatory = false): readonly number[] {
    const played = offered.map(() => w.newList());
    const latest = w.newSlot();
    w.keep(latest, () => [NONE]);
    const isLeft = (g: Game, s: Scope, at: number): boolean =>
      kept(s, nth(played, at)).length < read(g, s, nth(offered, at).count);
    const open = (g: Game, f: AbilityFrame): Open[] =>
      offered.flatMap(({ grant }, at) =>
        isLeft(g, f, at) ? [{ at, grant, played: playedWith(f, nth(played, at)) }] : [],
      );
    say.while(
      (g, s) => kept(s, latest).length > 0 && offered.some((_, at) => isLeft(g, s, at)),
      () => {
        w.askInto(
          latest,
          (g, f) => {
            const extra = open(g, f);
            const cards = playableCards(g, f, extra);
            const isForced = mandatory && cards.length === 1;
            f.vars[latest] = isForced ? cards : [];
            if (cards.length === 0 || isForced) return true;
            askWhich(g, f, extra, cards, mandatory);
            return false;
          },
          (g, f, { viewer, aim }) => {
            f.vars[latest] = [];
            // What would be played with it affects by itself.
            if (aim !== null) return false;
            // A player who cannot see the hand cannot tell.
            if (f.you !== viewer) return playerOf(g, f.you).hand.length > 0;
            return playableCards(g, f, open(g, f)).length > 0;
          },
        );
        const used = offered.length === 1 ? () => 0 : whichUsed(offered, latest, open);
        w.do(
          (g, f) => {
            const [picked] = kept(f, latest);
            f.vars[latest] = [];
            if (picked === undefined) return;
            const at = used(f);
            const extra = { at, grant: nth(offered, at).grant, played: playedWith(f, nth(played, at)) };
            playPicked(g, f, extra, picked, latest);
          },
          (_, f) => kept(f, latest).length > 0,
        );
        w.quietly((_, f) => {
          const slot = nth(played, used(f));
          f.vars[slot] = [...kept(f, slot), ...kept(f, latest)];
        });
      },
    );
    return played;
  }

  /** Of several extra plays, the one that the card picked last is played with: its player says as what, if both will do (R10.23). */
  function whichUsed(
    offered: readonly Offered[],
    latest: number,
    open: (g: Game, f: AbilityFrame) => readonly Open[],
  ): (f: AbilityFrame) => number {
    const slot = w.newSlot();
    w.step({
      run: (g, f) => {
        const [card = NONE] = kept(f, latest);
        const fitting = card === NONE ? [] : open(g, f).filter((extra) => canPlayWith(g, f, extra, card));
        f.vars[slot] = [fitting[0]?.at ?? 0];
        if (fitting.length < 2) return true;
        askSide(
          g,
          f.you,
          card,
          fitting.map(({ grant }) => grant.kind),
        );
        return false;
      },
      answer: (_, f, [picked]) => {
        f.vars[slot] = [offered.findIndex(({ grant }) => grant.kind === sideIn(picked))];
      },
      // Reached only if no card was picked.
      foresee: () => false,
      isQuiet: true,
    });
    return (f) => kept(f, slot)[0] ?? 0;
  }

  return {
    extras,
    extraMinionNow(grant: Grant, mandatory: boolean): Read<number> {
      w.grants.push(grant);
      return first(inSlot(nth(playNow([{ grant, count: 1 }], mandatory), 0)));
    },
  };
}

export type ExtraPlayVerbs = ReturnType<typeof extraPlayVerbs>;

type GrantTest = NonNullable<Grant['test']>;

/** What has been played with it, but for what came in place of that (R10.87). */
const playedWith = (f: AbilityFrame, slot: number): readonly CardId[] =>
  kept(f, slot).filter((card) => card !== NONE);

/** What narrows an extra play, as a test. */
export function grantOf(kind: Grant['kind'], limits: Omit<GrantNode, 'kind'>, l: Lowering): Grant {
  const tests = [...limitsOf(limits, l)];
  const aims = aimsOf(limits, l);
  const mustRaise = limits.raising !== undefined;
  if (aims !== null) {
    const could = mustRaise ? couldRaise : couldAffect;
    tests.push((g, s, card, place, played) => could(g, card, s.you, place, inPlayAs(g, aims(g, s, played))));
  }
  const picksMinions = limits.on !== undefined || aims !== null;
  const isForOneCard = limits.specific !== undefined;
  if (tests.length === 0) return { kind, test: null, isForOneCard, picksMinions, aims, mustRaise };
  return {
    kind,
    test: (g, s, card, place, played) => tests.every((test) => test(g, s, card, place, played)),
    isForOneCard,
    picksMinions,
    aims,
    mustRaise,
  };
}

export function offered(
  kind: Grant['kind'],
  { count = 1, ...limits }: Omit<GrantNode, 'kind'> & { readonly count?: number | NumberNode | undefined },
  l: Lowering,
): Offered {
  return { grant: grantOf(kind, limits, l), count: l.amount(count) };
}

/** The minions of which the action has to affect one, by their stays in play. */
function aimsOf(
  { affecting, raising, sameMinion }: Pick<GrantNode, 'affecting' | 'raising' | 'sameMinion'>,
  l: Lowering,
): Grant['aims'] {
  const target = affecting ?? raising;
  if (target === undefined) return null;
  const minions = listOf(l.some(target));
  return (g, s, played) => {
    if (sameMinion === true && played.length > 0) {
      return g.state.turn.played.findLast(({ card }) => card === played[0])?.affected ?? [];
    }
    return minions(g, s).flatMap((minion) => pieceOf(g, minion)?.stamp ?? []);
  };
}

function* limitsOf(
  {
    at,
    on,
    power,
    powerAtMost,
    powerBelow,
    onBase,
    named,
    specific,
    except,
    ofOneName,
    namedLikeOneThere,
    totalPowerAtMost,
  }: Omit<GrantNode, 'kind'>,
  l: Lowering,
): Generator<GrantTest> {
  if (at !== undefined) {
    const bases = listOf(l.some(at));
    yield (g, s, _, { base }) => bases(g, s).includes(base);
  }
  if (on !== undefined) {
    const some = l.some(on);
    yield (g, s, _, place) =>
      place.on !== NONE &&
      (typeof some === 'function' ? some(g, s) === place.on : some.matches(g, s, place.on));
  }
  if (power !== undefined) yield (g, _, card) => defOf(g, card).power === power;
  if (powerAtMost !== undefined) yield (g, _, card) => defOf(g, card).power <= powerAtMost;
  if (powerBelow !== undefined) {
    const bound = l.number(powerBelow);
    yield (g, s, card) => defOf(g, card).power < bound(g, s);
  }
  if (onBase) yield (g, _, card) => defOf(g, card).play === 'on-base';
  if (named !== undefined) {
    const name = l.name(named);
    yield (g, s, card) => defOf(g, card).name === name(g, s);
  }
  if (specific !== undefined) {
    yield (g, s, card) => defOf(g, card).name === specific && !isInDiscard(g, s.you, card);
  }
  if (except !== undefined) {
    const barred = listOf(l.some(except));
    yield (g, s, card) => !barred(g, s).includes(card);
  }
  if (ofOneName) {
    yield (g, _, card, __, played) => played.every((other) => defOf(g, other).name === defOf(g, card).name);
  }
  if (namedLikeOneThere) {
    yield (g, _, card, { base }) =>
      g.state.table.some((other) => {
        const piece = pieceOf(g, other);
        return piece?.as === 'minion' && piece.base === base && hasName(g, other, defOf(g, card).name);
      });
  }
  if (totalPowerAtMost !== undefined) {
    yield (g, _, card, __, played) =>
      [...played, card].reduce((sum, each) => sum + defOf(g, each).power, 0) <= totalPowerAtMost;
  }
}

/** R3.5: only during your own Play Cards phase, and not if a Special gave it. */
const isInOwnPlayCards: Check = (g, s) => {
  const { turn, stack } = g.state;
  if (turn.phase !== 'play' || turn.player !== s.you) return false;
  return !stack.some((frame) => frame.kind === 'play' && frame.special !== NONE);
};

const specificIsKept: Check = (g) => g.edition.extraPlays === 'between cards';

/** Extra plays are optional (R3.5). */
const unlessDeclined: Could = (_, __, { declines }) => !declines;

/** It may be kept for later, but something would come before that: a duel that it could decide, or what waits. */
const mattersAtOnce: Check = (g, s) =>
  duelIsOn(g, s) || (g.edition.extraPlays === 'also at once' && somethingWaits(g, s.you));

function keep(g: Game, f: AbilityFrame, grant: Grant, count: number, played: readonly CardId[]): void {
  const left = count - played.length;
  if (left <= 0) return;
  g.state.turn.extras.push({
    grant: grant.test === null ? NONE : g.lib.numberOf(grant),
    kind: grant.kind,
    source: f.self,
    here: f.here,
    vars: f.vars.map((value) => value.slice()),
    left,
    played: played.filter((card) => card !== NONE),
  });
  g.tell?.({ key: 'extra', player: f.you, count: left, source: f.self, what: grant.kind });
}

function askWhich(
  g: Game,
  f: AbilityFrame,
  extra: readonly Open[],
  cards: readonly CardId[],
  mandatory: boolean,
): void {
  const [kind, ...others] = extra.map(({ grant }) => grant.kind);
  ask(g, {
    id: newId(g),
    seat: f.you,
    kind: 'choose',
    options: cards.map(cardOption),
    min: mandatory ? 1 : 0,
    max: 1,
    source: f.self,
    prompt: askedBy(f, others.length > 0 ? 'extra minion or action' : QUESTION[kind ?? 'minion']),
  });
}

const QUESTION = { minion: 'extra minion', action: 'extra action' } as const;

function attemptWith(g: Game, f: AbilityFrame, { grant, played }: Open, card: CardId): Attempt {
  return {
    card,
    player: f.you,
    bases: null,
    grant: { grant, scope: f, played },
    extra: true,
    special: NONE,
    event: null,
    fromDiscard: isInDiscard(g, f.you, card),
  };
}

/** Where the card could go if played as what the extra is for. */
function placesWith(g: Game, f: AbilityFrame, extra: Open, card: CardId): readonly Place[] {
  return placesFor(seenAs(g, card, extra.grant.kind), attemptWith(g, f, extra, card));
}

function canPlayWith(g: Game, f: AbilityFrame, extra: Open, card: CardId): boolean {
  if (pieceOf(g, card) !== null) return usesOf(g, f, extra).some((use) => use.card === card);
  const { kind, test } = extra.grant;
  return canTake(g, defOf(g, card), f.you, kind, test) && placesWith(g, f, extra, card).length > 0;
}

/** What can be played with one of them, or used in place of an action; a card that is both is listed once. */
function playableCards(g: Game, f: AbilityFrame, extra: readonly Open[]): CardId[] {
  const found = extra.flatMap((one) => [
    ...candidates(g, f.you, one.grant).filter((card) => placesWith(g, f, one, card).length > 0),
    ...usesOf(g, f, one).map(({ card }) => card),
  ]);
  return extra.length === 1 ? found : [...new Set(found)];
}

/** What that extra play could be used for, if not for a card (R10.81). */
function usesOf(g: Game, f: AbilityFrame, { grant }: Open): ReturnType<typeof usesOfActionPlay> {
  if (grant.kind !== 'action' || grant.isForOneCard) return [];
  return isBannedAltogether(g, f.you, 'action', true) ? [] : usesOfActionPlay(g, f.you);
}

function playPicked(g: Game, f: AbilityFrame, extra: Open, card: CardId, into: number): void {
  const use = usesOf(g, f, extra).find((other) => other.card === card);
  if (use !== undefined) {
    f.vars[into] = [card];
    pushUse(g, use.ability, scopeFor(g, card, f.you));
    return;
  }
  const places = placesWith(g, f, extra, card);
  const isStandard = places.every(({ base }) => base === NONE);
  const from = isInDiscard(g, f.you, card) ? 'discard' : 'hand';
  const play = startPlay(g, card, f.you, from, AT_ONCE, extra.grant.kind);
  const { picksMinions, aims, mustRaise } = extra.grant;
  play.bases = isStandard ? null : places.map(({ base, on }) => (picksMinions && on !== NONE ? on : base));
  if (aims !== null) play.aims = aims(g, f, extra.played);
  if (mustRaise) play.mustRaise = true;
  play.into = into;
}

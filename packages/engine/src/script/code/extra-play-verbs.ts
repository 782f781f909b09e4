import { ask, askedBy, newId } from '../../flow/ask.ts';
import { somethingWaits } from '../../flow/at-once.ts';
import { startPlay } from '../../flow/play.ts';
import { defOf, type Game, playerOf } from '../../game.ts';
import type { Check, Grant, Read } from '../../library/definitions.ts';
import type { GrantNode } from '../../library/nodes/grammar.ts';
import type { AbilityFrame } from '../../model/frames.ts';
import { NONE, type CardId } from '../../model/ids.ts';
import { cardOption } from '../../model/options.ts';
import { candidates, isInDiscard, placesFor, type Attempt, type Place } from '../../rules/playing.ts';
import { hasName } from '../../rules/names.ts';
import { pieceOf } from '../../rules/table.ts';
import { AT_ONCE } from '../../rules/ways.ts';
import { seenAs } from '../../rules/sides.ts';
import type { SequenceVerbs } from './sequence-verbs.ts';
import { read, type Amount } from './amount.ts';
import { both, duelIsOn } from './values.ts';
import type { Lowering } from './lowering.ts';
import { listOf } from './selected.ts';
import { first, inSlot, type Writer } from './writer.ts';
import { kept } from '../../rules/scope.ts';

/** Extra minions and actions (R3.5). */
export function extraPlayVerbs(w: Writer, say: SequenceVerbs) {
  /** `isSpecific`: only one card will do (R3.5). */
  function extra(grant: Grant, count: Amount, isSpecific: boolean): void {
    w.grants.push(grant);
    say.if(
      !isSpecific ? isInOwnPlayCards : both(isInOwnPlayCards, specificIsKept),
      () => {
        // A step of its own, not followed beforehand: what waits may give extra plays, too.
        const most = first(w.result((g, f) => [mattersAtOnce(g, f) ? read(g, f, count) : 0]));
        const atOnce = playNow(grant, most);
        w.do((g, f) => keep(g, f, grant, read(g, f, count), atOnce(g, f)));
      },
      () => playNow(grant, count),
    );
  }

  /** Plays up to that many at once, one after another; once the player declines, they are not asked again. */
  function playNow(grant: Grant, count: Amount, mandatory = false): Read<readonly number[]> {
    const played = w.newList();
    const latest = w.newSlot();
    w.keep(latest, () => [NONE]);
    say.while(
      (g, s) => kept(s, latest).length > 0 && kept(s, played).length < read(g, s, count),
      () => {
        w.askInto(
          latest,
          (g, f) => {
            const cards = playableCards(g, f, grant, kept(f, played));
            const isForced = mandatory && cards.length === 1;
            f.vars[latest] = isForced ? cards : [];
            if (cards.length === 0 || isForced) return true;
            askWhich(g, f, grant, cards, mandatory);
            return false;
          },
          (g, f, { viewer }) => {
            f.vars[latest] = [];
            // A player who cannot see the hand cannot tell.
            if (f.you !== viewer) return playerOf(g, f.you).hand.length > 0;
            return playableCards(g, f, grant, kept(f, played)).length > 0;
          },
        );
        w.do(
          (g, f) => {
            const [picked] = kept(f, latest);
            f.vars[latest] = [];
            if (picked !== undefined) playPicked(g, f, grant, picked, kept(f, played), latest);
          },
          (_, f) => kept(f, latest).length > 0,
        );
        w.add(played, inSlot(latest));
      },
    );
    return inSlot(played);
  }

  return {
    extra,
    extraMinionNow(grant: Grant, mandatory: boolean): Read<number> {
      w.grants.push(grant);
      return first(playNow(grant, 1, mandatory));
    },
  };
}

export type ExtraPlayVerbs = ReturnType<typeof extraPlayVerbs>;

type GrantTest = NonNullable<Grant['test']>;

/** What narrows an extra play, as a test. */
export function grantOf(kind: Grant['kind'], limits: Omit<GrantNode, 'kind'>, l: Lowering): Grant {
  const tests = [...limitsOf(limits, l)];
  if (tests.length === 0) return { kind, test: null };
  return { kind, test: (g, s, card, base, played) => tests.every((test) => test(g, s, card, base, played)) };
}

function* limitsOf(
  {
    at,
    powerAtMost,
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
    yield (g, s, _, base) => bases(g, s).includes(base);
  }
  if (powerAtMost !== undefined) yield (g, _, card) => defOf(g, card).power <= powerAtMost;
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
    yield (g, _, card, base) =>
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
    played: played.slice(),
  });
  g.tell?.({ key: 'extra', player: f.you, count: left, source: f.self, what: grant.kind });
}

function askWhich(
  g: Game,
  f: AbilityFrame,
  { kind }: Grant,
  cards: readonly CardId[],
  mandatory: boolean,
): void {
  ask(g, {
    id: newId(g),
    seat: f.you,
    kind: 'choose',
    options: cards.map(cardOption),
    min: mandatory ? 1 : 0,
    max: 1,
    source: f.self,
    prompt: askedBy(f, kind === 'minion' ? 'extra minion' : 'extra action'),
  });
}

function attemptWith(
  g: Game,
  f: AbilityFrame,
  grant: Grant,
  card: CardId,
  played: readonly CardId[],
): Attempt {
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
function placesAs(
  g: Game,
  f: AbilityFrame,
  grant: Grant,
  card: CardId,
  played: readonly CardId[],
): readonly Place[] {
  return placesFor(seenAs(g, card, grant.kind), attemptWith(g, f, grant, card, played));
}

function playableCards(g: Game, f: AbilityFrame, grant: Grant, played: readonly CardId[]): CardId[] {
  return candidates(g, f.you, grant.kind).filter((card) => placesAs(g, f, grant, card, played).length > 0);
}

function playPicked(
  g: Game,
  f: AbilityFrame,
  grant: Grant,
  card: CardId,
  played: readonly CardId[],
  into: number,
): void {
  const places = placesAs(g, f, grant, card, played);
  const isStandard = places.every(({ base }) => base === NONE);
  const from = isInDiscard(g, f.you, card) ? 'discard' : 'hand';
  const play = startPlay(g, card, f.you, from, AT_ONCE, grant.kind);
  play.bases = isStandard ? null : places.map(({ base }) => base);
  play.into = into;
}

import { tell } from '../changes/log.ts';
import { ask } from '../flow/ask.ts';
import { startPlay } from '../flow/play.ts';
import type { Game } from '../game.ts';
import type { Grant, Numbered, Scope, Value } from '../library/definitions.ts';
import type { Option } from '../model/decision.ts';
import type { AbilityFrame } from '../model/frames.ts';
import { NONE, type BaseId, type CardId } from '../model/ids.ts';
import {
  candidates,
  isInDiscard,
  obstacleAt,
  placesFor,
  possiblePlaces,
  type Attempt,
} from '../rules/playing.ts';
import { OUTSIDE_LIMITS } from '../rules/ways.ts';
import { defOf } from '../game.ts';
import { listOf, Writer, first, inSlot, type Some } from './writer.ts';
import { read, type Amount } from './values.ts';

/** What narrows an extra play. */
export interface ExtraOptions {
  readonly count?: Amount;
  /** Only at these bases. */
  readonly at?: Some;
  readonly powerAtMost?: number;
  /** `played`: the cards already played with the same extra. */
  readonly where?: NonNullable<Grant['test']>;
}

/** Extra minions and actions (R3.5). */
export class ExtraPlays extends Writer {
  /** Extra minions: kept for later in your Play Cards phase, otherwise now or never. */
  extraMinion(options: ExtraOptions = {}): void {
    this.extra(grantOf('minion', options), options.count ?? 1);
  }

  extraAction(options: ExtraOptions = {}): void {
    this.extra(grantOf('action', options), options.count ?? 1);
  }

  /** An extra minion that has to be played at once, for what follows depends on it. The card, or nothing. */
  extraMinionNow(options: ExtraOptions = {}): Value<number> {
    return this.playNow(this.register(grantOf('minion', options)));
  }

  extraActionNow(options: ExtraOptions = {}): Value<number> {
    return this.playNow(this.register(grantOf('action', options)));
  }

  private register(spec: Grant): Numbered<Grant> {
    const grant = { id: NONE, spec };
    this.grants.push(grant);
    return grant;
  }

  private extra(spec: Grant, count: Amount): void {
    const grant = this.register(spec);
    this.if(
      mayBeKept,
      () => this.do((g, f) => keep(g, f, grant, read(g, f, count))),
      () => this.repeat(count, () => this.playNow(grant)),
    );
  }

  private playNow(grant: Numbered<Grant>): Value<number> {
    const slot = this.newSlot();
    this.steps.push({
      run: (g, f) => {
        const cards = playableCards(g, f, grant.spec);
        f.vars[slot] = [];
        if (cards.length === 0) return true;
        const options: Option[] = cards.map((card) => ({ kind: 'card', card }));
        ask(g, {
          seat: f.you,
          kind: 'choose',
          options,
          min: 0,
          max: 1,
          source: f.self,
          prompt: { key: grant.spec.kind === 'minion' ? 'extra minion' : 'extra action', card: f.self },
        });
        return false;
      },
      answer: (g, f, [picked]) => {
        if (picked?.kind !== 'card') return;
        const { card } = picked;
        startPlay(g, {
          card,
          player: f.you,
          from: isInDiscard(g, f.you, card) ? 'discard' : 'hand',
          using: OUTSIDE_LIMITS,
          bases: basesFor(g, f, grant.spec, card),
          into: slot,
        });
      },
    });
    return first(inSlot(slot));
  }
}

function grantOf(kind: Grant['kind'], { at, powerAtMost, where }: ExtraOptions): Grant {
  if (at === undefined && powerAtMost === undefined && where === undefined) return { kind, test: null };
  const bases = at === undefined ? null : listOf(at);
  return {
    kind,
    test: (g, s, card, base, played) =>
      (bases === null || bases(g, s).includes(base)) &&
      (powerAtMost === undefined || defOf(g, card).power <= powerAtMost) &&
      (where === undefined || where(g, s, card, base, played)),
  };
}

/** R3.5: only during your own Play Cards phase, and not if a Special gave it. */
function mayBeKept(g: Game, s: Scope): boolean {
  const { turn, stack } = g.state;
  if (turn.phase !== 'play' || turn.player !== s.you) return false;
  return !stack.some((frame) => frame.kind === 'duel' || (frame.kind === 'play' && frame.special !== NONE));
}

function keep(g: Game, f: AbilityFrame, { id, spec }: Numbered<Grant>, count: number): void {
  if (count <= 0) return;
  g.state.turn.extras.push({
    grant: spec.test === null ? NONE : id,
    kind: spec.kind,
    source: f.self,
    here: f.here,
    vars: f.vars.map((value) => value.slice()),
    left: count,
    played: [],
  });
  tell(g, () => ({ key: 'extra', player: f.you, count, source: f.self, name: spec.kind }));
}

function attemptWith(g: Game, f: AbilityFrame, grant: Grant, card: CardId): Attempt {
  return {
    card,
    player: f.you,
    bases: null,
    grant: { grant, scope: f, played: [] },
    extra: true,
    special: NONE,
    event: null,
    fromDiscard: isInDiscard(g, f.you, card),
  };
}

function playableCards(g: Game, f: AbilityFrame, grant: Grant): CardId[] {
  return candidates(g, f.you, grant.kind).filter(
    (card) => placesFor(g, attemptWith(g, f, grant, card)).length > 0,
  );
}

function basesFor(g: Game, f: AbilityFrame, grant: Grant, card: CardId): BaseId[] | null {
  const def = defOf(g, card);
  if (def.kind === 'action' && def.play === 'standard') return null;
  const attempt = attemptWith(g, f, grant, card);
  return possiblePlaces(g, def)
    .filter((place) => obstacleAt(g, attempt, place) === null)
    .map(({ base }) => base);
}

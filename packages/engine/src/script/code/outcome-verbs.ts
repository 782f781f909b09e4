import { isHeard, notice } from '../../changes/notice.ts';
import { winExtraTurn } from '../../changes/extra-turns.ts';
import { useUp } from '../../changes/use-up.ts';
import { gainVp, loseVp } from '../../changes/vp.ts';
import { defOf, playerOf, type Game } from '../../game.ts';
import type { Check, Limit, Scope, Read } from '../../library/definitions.ts';
import type { AbilityFrame } from '../../model/frames.ts';
import { happening } from '../../model/happening.ts';
import { NONE, type CardId, type Seat } from '../../model/ids.ts';
import { isUsedUp } from '../../rules/limits.ts';
import { kept } from '../../rules/scope.ts';
import { stampOf } from '../../rules/table.ts';
import { read, type Amount } from './amount.ts';
import type { SequenceVerbs } from './sequence-verbs.ts';
import { notUsedUp, you } from './values.ts';
import { first, type Writer } from './writer.ts';

/** Outcomes of an ability: points, and that it has been used. */
export function outcomeVerbs(w: Writer, say: SequenceVerbs) {
  const verbs = {
    gainVp(count: Amount, player: Read<Seat> = you): void {
      w.do(
        (g, f) => gainVp(g, player(g, f), read(g, f, count), f.self),
        (g, f) => read(g, f, count) > 0,
      );
    },

    loseVp(count: Amount): Read<Seat> {
      return first(
        w.result(
          (g, f) => (loseVp(g, f.you, read(g, f, count), f.self) ? [f.you] : []),
          (g, f) => playerOf(g, f.you).vp >= read(g, f, count),
        ),
      );
    },

    asIfActionPlayed(): void {
      w.do(
        (g, f) => {
          const nowhere = { card: NONE, player: f.you, base: NONE, on: NONE, as: 'action' } as const;
          g.state.turn.played.push({ ...nowhere, phase: g.state.turn.phase, clock: g.state.clock });
          if (isHeard(g, 'played'))
            notice(g, happening('played', { ...nowhere, controller: f.you, cause: f.self }));
        },
        (g) => isHeard(g, 'played'),
      );
    },

    extraTurn(player: Read<Seat> = you): void {
      w.do((g, f) => winExtraTurn(g, player(g, f)), hasTurns);
    },

    useUp(limit: Limit = 'once per turn'): void {
      w.do((g, f) => useUp(g, f.ability, limit, f.you, f.stamp), isNothing);
    },

    mayOncePerTurn(block: () => void, limit: Limit = 'once per turn'): void {
      say.may(() => {
        verbs.useUp(limit);
        block();
      }, notUsedUp(limit));
    },

    onceFor(card: Read<CardId>, block: () => void): void {
      say.if(hasNotReactedTo(card), () => {
        w.do((g, f) => {
          const stamp = stampOf(g, card(g, f));
          if (stamp !== NONE) useUp(g, firstAbility(g, f), 'once per turn', f.you, stamp);
        }, isNothing);
        block();
      });
    },

    /** Leaving a card where it is can be all that is done instead. */
    report(done: Read<readonly number[]>): void {
      const run = (g: Game, f: AbilityFrame): void => {
        f.vars[0] = done(g, f).slice();
      };
      w.do(run, (g, f) => {
        run(g, f);
        return kept(f, 0).length > 0;
      });
    },
  };
  return verbs;
}

/** Where everybody plays at once there are rounds, and no turns (R14.2). */
const hasTurns = ({ state }: Game): boolean => state.rounds === undefined;

export type OutcomeVerbs = ReturnType<typeof outcomeVerbs>;

/** Keeping count is not a change that anybody would notice. */
const isNothing = (): boolean => false;

function hasNotReactedTo(card: Read<CardId>): Check {
  return (g, s) => {
    const stamp = stampOf(g, card(g, s));
    return stamp === NONE || !isUsedUp(g, firstAbility(g, s), 'once per turn', s.you, stamp);
  };
}

/** Stands for all the triggered abilities of a card together. */
function firstAbility(g: Game, s: Scope): number {
  return defOf(g, s.self).triggers[0]?.id ?? NONE;
}

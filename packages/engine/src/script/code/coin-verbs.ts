import { flipCoin, settleCoin, turnCoin, waitingForCoin } from '../../flow/coins.ts';
import type { Game } from '../../game.ts';
import type { Read } from '../../library/definitions.ts';
import type { AbilityFrame } from '../../model/frames.ts';
import { kept } from '../../rules/scope.ts';
import type { Amount } from './amount.ts';
import type { ChoiceVerbs } from './choice-verbs.ts';
import { among } from './nouns.ts';
import { listOf, type Some } from './selected.ts';
import type { SequenceVerbs } from './sequence-verbs.ts';
import { first, inSlot, type Writer } from './writer.ts';

/** Flipping coins (R10.90). */
export function coinVerbs(w: Writer, say: SequenceVerbs & ChoiceVerbs) {
  /** One coin: it lands, may be turned over, and then stays. */
  function flip(done: (g: Game, f: AbilityFrame, heads: boolean) => void): void {
    w.do((g, f) => flipCoin(g, f));
    w.do((g, f) => done(g, f, settleCoin(g, f)));
  }

  return {
    flipCoins(count: Amount): Read<number> {
      const slot = w.newSlot();
      w.keep(slot, () => [0]);
      say.repeat(count, () =>
        flip((_, f, heads) => {
          f.vars[slot] = [(kept(f, slot)[0] ?? 0) + (heads ? 1 : 0)];
        }),
      );
      return first(inSlot(slot));
    },

    flipForEach(cards: Some): Read<readonly number[]> {
      const left = w.newSlot();
      w.keep(left, cards);
      const lucky = w.newList();
      say.while(
        (_, s) => kept(s, left).length > 0,
        () => {
          const next = say.choose(among(listOf(inSlot(left))), 'flip');
          flip((g, f, heads) => {
            const one = next(g, f);
            f.vars[left] = kept(f, left).filter((other) => other !== one);
            if (heads) f.vars[lucky] = [...kept(f, lucky), one];
          });
        },
      );
      return inSlot(lucky);
    },

    turnCoin(): void {
      w.do(turnCoin, (g) => waitingForCoin(g) !== undefined);
    },
  };
}

export type CoinVerbs = ReturnType<typeof coinVerbs>;

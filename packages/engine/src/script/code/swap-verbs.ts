import { mayBe } from '../../changes/affect.ts';
import { beforeDiscard } from '../../flow/destroy.ts';
import { startPlay } from '../../flow/play.ts';
import type { Game } from '../../game.ts';
import type { Read } from '../../library/definitions.ts';
import type { AbilityFrame, Swapped } from '../../model/frames.ts';
import type { Zone } from '../../model/happening.ts';
import { NONE, type CardId } from '../../model/ids.ts';
import { canBe } from '../../rules/affectable.ts';
import { baseAt, pieceOf } from '../../rules/table.ts';
import { OUTSIDE_LIMITS } from '../../rules/ways.ts';
import { couldPlay, zoneOf } from './play-verbs.ts';
import { causeOf, first, inSlot, orEmpty, wouldAffect, type Writer } from './writer.ts';

/** Swapping a minion in play for one that is not (R10.80). */
export function swapVerbs(w: Writer) {
  return {
    swap(minion: Read<CardId>, comer: Read<CardId>): Read<number> {
      const slot = w.newSlot();
      const canSwap = (g: Game, f: AbilityFrame): boolean => couldSwap(g, f, minion(g, f), comer(g, f));
      w.do(
        (g, f) => {
          if (canSwap(g, f) && goalOf(g, f, comer(g, f)) === 'discard')
            beforeDiscard(g, [minion(g, f)], causeOf(f), 'otherwise');
        },
        () => false,
      );
      w.do(
        (g, f) => {
          f.vars[slot] = [];
          if (canSwap(g, f)) startSwap(g, f, minion(g, f), comer(g, f), slot);
        },
        orEmpty(slot, (g, f, { aim }) => {
          const could = canSwap(g, f);
          return aim === null ? could : wouldAffect(aim, could ? [minion(g, f)] : []);
        }),
        slot,
      );
      return first(inSlot(slot));
    },
  };
}

export type SwapVerbs = ReturnType<typeof swapVerbs>;

const GOALS: Partial<Record<Zone, Swapped['to']>> = {
  hand: 'hand',
  discard: 'discard',
  deck: 'deck shuffled',
};

/** Where the minion in play would go: to where the other one comes from. */
function goalOf(g: Game, f: AbilityFrame, comer: CardId): Swapped['to'] | undefined {
  return comer === NONE ? undefined : GOALS[zoneOf(g, f, comer)];
}

/** The one can leave, and the other be played there. */
function couldSwap(g: Game, f: AbilityFrame, minion: CardId, comer: CardId): boolean {
  if (goalOf(g, f, comer) === undefined || pieceOf(g, minion)?.as !== 'minion') return false;
  const here = baseAt(g, minion);
  return canBe(g, 'place', minion, causeOf(f)) && couldPlay(g, f, comer, { at: () => here, as: 'minion' });
}

function startSwap(g: Game, f: AbilityFrame, minion: CardId, comer: CardId, into: number): void {
  const to = goalOf(g, f, comer);
  const cause = causeOf(f);
  if (to === undefined || !mayBe(g, 'place', minion, cause)) return;
  const play = startPlay(g, comer, f.you, zoneOf(g, f, comer), OUTSIDE_LIMITS, 'minion');
  play.bases = [baseAt(g, minion)];
  play.swapped = { minion, to, cause: cause.card, controller: cause.controller, by: cause.by };
  play.into = into;
}

import { pushAbility, pushUse } from '../../flow/ability.ts';
import { ask, askedBy, newId } from '../../flow/ask.ts';
import { abilityOf, type Game } from '../../game.ts';
import type { Read } from '../../library/definitions.ts';
import type { AbilityFrame } from '../../model/frames.ts';
import { NONE, type CardId } from '../../model/ids.ts';
import type { Start } from '../../rules/following.ts';
import { scopeFor, talentsGivenBy, talentsNow, talentsOf, type UseOption } from '../../rules/usable.ts';
import { couldFollow, followedBy, followedFrom, noticeFollowed } from './play-verbs.ts';
import { listOf, type Some } from './selected.ts';
import type { Writer } from './writer.ts';

/** Using talents when an ability says so, and following those of other cards (R3.8, R10.53). */
export function talentVerbs(w: Writer) {
  /** One of several talents, picked by whoever acts. */
  function oneOf(
    talents: (g: Game, f: AbilityFrame) => readonly UseOption[],
    done: (g: Game, f: AbilityFrame, talent: UseOption) => void,
  ): void {
    w.step({
      run: (g, f) => {
        const options = talents(g, f);
        const [only, ...others] = options;
        if (only === undefined) return true;
        if (others.length === 0) {
          done(g, f, only);
          return true;
        }
        ask(g, {
          id: newId(g),
          seat: f.you,
          kind: 'choose',
          options,
          min: 1,
          max: 1,
          source: f.self,
          prompt: askedBy(f, 'talent'),
        });
        return false;
      },
      answer: (g, f, [picked]) => {
        if (picked?.kind === 'use') done(g, f, picked);
      },
      foresee: (g, f) => talents(g, f).length > 0,
    });
  }

  return {
    useTalent(cards: Some): void {
      const list = listOf(cards);
      oneOf(
        (g, f) => list(g, f).flatMap((card) => talentsNow(g, card, f.you)),
        (g, { you }, { card, ability }) => pushUse(g, ability, scopeFor(g, card, you)),
      );
    },

    /** `given`: those that these cards give away, not their own. */
    followTalent(cards: Some, given: boolean, by: Read<CardId> | undefined): void {
      const list = listOf(cards);
      const startOf = (g: Game, f: AbilityFrame): Start | null =>
        by === undefined ? followedFrom(f) : followedBy(g, by(g, f), f.you);
      oneOf(
        (g, f) => {
          const start = startOf(g, f);
          const all = list(g, f).flatMap((card) => (given ? talentsGivenBy(g, card) : talentsOf(g, card)));
          const found = all.filter(
            ({ card, ability }) => card !== start?.self && canFollow(g, f, ability, start),
          );
          return found.filter(({ ability }, at) => found.findIndex((one) => one.ability === ability) === at);
        },
        (g, f, { card, ability }) => {
          const start = startOf(g, f);
          if (start === null) return;
          noticeFollowed(g, card, start);
          pushAbility(g, ability, start, NONE);
        },
      );
    },
  };
}

export type TalentVerbs = ReturnType<typeof talentVerbs>;

/** Its condition is read of the card that follows it. */
function canFollow(g: Game, f: AbilityFrame, ability: number, start: Start | null): boolean {
  const { spec } = abilityOf(g, ability);
  if (start === null || spec.kind !== 'talent') return false;
  return spec.when(g, { ...start, since: undefined }) && couldFollow(g, f, ability, start);
}

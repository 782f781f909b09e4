import {
  aCard,
  afterItScores,
  baseOf,
  bases,
  beforeItScores,
  beforeScoring,
  buried,
  current,
  equal,
  faction,
  hasNoClaimedDestination,
  here,
  itsMinion,
  minions,
  morePower,
  ongoing,
  onPlay,
  onUncover,
  playInAnswerTo,
  powerFor,
  talent,
  thisCard,
  type Verbs,
  whenever,
  whether,
  yourHand,
} from '@smashup/engine';
import { inSet } from '../../in-set.ts';
import { set } from '../set.ts';
import { theirBases } from './bases.ts';
import { action, minion } from './facts.ts';
import { sphinx } from './titan.ts';

/** What it does is done only when it is uncovered: played otherwise, it buries itself, seen by all (R7.1). */
const buriesItself = onPlay((c) =>
  c.if(hasNoClaimedDestination(thisCard), () => c.bury(thisCard, c.choose(bases, 'bury'))),
);

/** One of your minions, stronger until the end of the turn, and more so where something is buried. */
const mummyStrength = (withBuried: number) =>
  onPlay((c) => {
    const strong = c.choose(minions.yours, 'strengthen');
    const amount = c.note(whether(buried.at(baseOf(strong)).exist, withBuried, 2));
    c.until('end of turn', powerFor(strong, amount));
  });

function buryItElsewhere(c: Verbs): void {
  c.to(c.mayChoose(bases.otherThan(here), 'bury'), (tomb) => c.bury(thisCard, tomb));
}

export const ancientEgyptians = inSet(
  set,
  faction(
    'Ancient Egyptians',
    'Bury cards face down beside bases, and turn them up when the moment is right.',
    [
      minion(
        'Pharaoh',
        'Ongoing: After another buried card is uncovered, draw a card. Special: Before this base scores, you may uncover one of your buried cards here.',
        whenever(aCard.other.isUncovered, (c) => c.draw(1)),
        beforeItScores((c) => c.uncover(c.mayChoose(buried.here.yours, 'uncover'))),
      ),

      minion(
        'Priest of Anubis',
        'Ongoing: While you have a buried card here, +2 power.',
        ongoing(morePower(minions.itself, 2, buried.here.yours.exist)),
      ),

      minion(
        'Pyramid Engineer',
        'You may uncover one of your buried cards here. Talent: Bury a card from your hand here.',
        onPlay((c) => c.uncover(c.mayChoose(buried.here.yours, 'uncover'))),
        talent((c) => c.bury(c.choose(yourHand, 'bury'), here)),
      ),

      minion(
        'Mummy',
        'Ongoing: After this base scores, you may bury this minion at another base.',
        afterItScores(buryItElsewhere, { special: false }),
        current(
          { text: 'Special: After this base scores, you may bury this minion at another base.' },
          afterItScores(buryItElsewhere),
        ),
      ),

      action(
        'Ancient Curse',
        'Play on a minion; you may remove a +1 power counter from it. Ongoing: It has -2 power.',
        onPlay((c) => c.may(() => c.removeCounters(itsMinion))),
        ongoing(morePower(minions.host, -2)),
      ),

      action(
        'Blessing of Anubis',
        'Bury this card. Special: When it is uncovered, your minions here have +2 power until the end of the turn.',
        buriesItself,
        onUncover((c) => c.until('end of turn', powerFor(c.noteAll(minions.here.yours), 2))),
      ),

      action(
        'Lost Knowledge',
        'Bury a card from your hand, or uncover one of your buried cards. Special: You may also play this before a base scores.',
        playInAnswerTo(beforeScoring),
        onPlay((c) =>
          c.oneOf({
            bury: [() => c.to(c.choose(yourHand, 'bury'), (one) => c.bury(one, c.choose(bases, 'bury')))],
            uncover: [() => c.uncover(c.choose(buried.yours, 'uncover'))],
          }),
        ),
      ),

      action(
        'Mummy Strength',
        'One of your minions has +2 power until the end of the turn, or +3 if a card is buried at its base.',
        mummyStrength(3),
        current(
          {
            text: 'One of your minions has +2 power until the end of the turn, or +4 if a card is buried at its base.',
          },
          mummyStrength(4),
        ),
      ),

      action(
        'Plague of Locusts',
        'Choose a base: other players’ minions there have -1 power until the end of the turn. Special: You may also play this before a base scores.',
        playInAnswerTo(beforeScoring),
        onPlay((c) => {
          const plagued = c.choose(bases, 'base');
          c.until('end of turn', powerFor(c.noteAll(minions.ofOthers.at(plagued)), -1));
        }),
      ),

      action(
        'Seal the Tomb',
        'Bury up to two cards from your hand at one base, or uncover up to two of your buried cards at one base.',
        onPlay((c) =>
          c.oneOf({
            bury: [
              () => {
                const sealed = c.chooseUpTo(2, yourHand, 'bury');
                c.to(sealed, () => c.bury(sealed, c.choose(bases, 'bury')));
              },
            ],
            uncover: [
              () => {
                const tomb = c.choose(bases.withAny(buried.yours), 'base');
                const opened = c.chooseUpTo(2, buried.yours.at(tomb), 'uncover');
                c.forEach(c.order(opened, 'uncover'), (card) =>
                  c.if(equal(baseOf(card), tomb), () => c.uncover(card)),
                );
              },
            ],
          }),
        ),
      ),

      action(
        'Tomb Trap',
        'Bury this card. Special: When it is uncovered, you may destroy a minion of power 4 or less here.',
        buriesItself,
        onUncover((c) => c.destroy(c.mayChoose(minions.here.powerAtMost(4), 'destroy'))),
      ),

      action(
        'You Can Take It With You',
        'Bury this card. Special: When it is uncovered, draw three cards.',
        buriesItself,
        onUncover((c) => c.draw(3)),
      ),
    ],
    sphinx,
  ),
  theirBases,
);

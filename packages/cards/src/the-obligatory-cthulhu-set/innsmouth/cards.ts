import {
  afterScoring,
  among,
  atLeast,
  baseOf,
  current,
  faction,
  here,
  kindOf,
  mentions,
  minions,
  nameOf,
  notAffected,
  ongoing,
  onlyAsSpecial,
  onPlay,
  playInAnswerTo,
  players,
  powerFor,
  talent,
  there,
  yourDiscardPile,
  type Value,
  type Verbs,
  type CardId,
} from '@smashup/engine';
import { inSet } from '../../in-set.ts';
import { set } from '../set.ts';
import { theirBases } from './bases.ts';
import { action, minion } from './facts.ts';
import { drawUpToThree, MADNESS } from '../madness/cards.ts';
import { dagon } from './titan.ts';

const THE_LOCALS = 'The Locals';

/** Your minions with at least three of the same name at one base. */
const crowd = minions.yours.suchThat((one) =>
  atLeast(minions.yours.at(baseOf(one)).named(nameOf(one)).count, 3),
);

/** Any number of your minions with the same name at the base that scored. */
function ofOneNameThere(c: Verbs): Value<readonly CardId[]> {
  const swimmers = minions.yours.at(there);
  return c.chooseAny(swimmers.named(nameOf(c.chooseName(swimmers))), 'return');
}

export const innsmouth = inSet(
  set,
  faction(
    'Innsmouth',
    'Ten of the same kind who find each other, and win by numbers.',
    [
      minion(
        THE_LOCALS,
        'Reveal the top three cards of your deck. Put each copy of The Locals among them into your hand, and the others on the bottom of your deck.',
        mentions(THE_LOCALS),
        onPlay((c) => {
          const found = c.reveal(3);
          const taken = c.toHand(among(found).named(THE_LOCALS));
          c.putBack(c.order(among(found).except(taken), 'to the bottom'), 'bottom');
        }),
      ),

      action(
        'In Plain Sight',
        'Play on a base. Ongoing: Your minions of power 2 or less here are not affected by other players’ cards.',
        ongoing(notAffected(minions.here.yours.powerAtMost(2), { sheds: false })),
        current(
          {
            text: 'Play on a base. Ongoing: Your minions of printed power 2 or less here are not affected by other players’ cards.',
          },
          ongoing(notAffected(minions.here.yours.printedPowerAtMost(2), { sheds: false })),
        ),
      ),

      action(
        'Mysteries of the Deep',
        'If you have three or more minions with the same name at one base, draw three cards. Then you may draw two more cards and two Madness cards.',
        onPlay((c) =>
          c.if(crowd.exist, () => {
            c.draw(3);
            c.may(() => {
              c.draw(2);
              c.drawFrom(MADNESS, 2);
            });
          }),
        ),
      ),

      action(
        'New Acolytes',
        'Each player shuffles all minions from their discard pile into their deck.',
        onPlay((c) => c.eachPlayer(players, () => c.toDeck(yourDiscardPile.minions, 'deck shuffled'))),
      ),

      action(
        'Recruitment',
        'Draw up to three Madness cards. For each of them, you may play an extra minion this turn.',
        onPlay((c) => c.extraMinion({ count: drawUpToThree(c) })),
      ),

      action(
        'Return to the Sea',
        'Special: After a base scores, put any number of your minions there with the same name into your hand instead of the discard pile.',
        onlyAsSpecial,
        playInAnswerTo(afterScoring),
        onPlay((c) => c.place(ofOneNameThere(c), 'hand')),
        current(
          {
            text: 'Special: After a base scores, return any number of your minions there with the same name to your hand.',
          },
          onlyAsSpecial,
          playInAnswerTo(afterScoring),
          onPlay((c) => c.return(ofOneNameThere(c))),
        ),
      ),

      action(
        'Sacred Circle',
        'Play on a base. Talent: Play an extra minion here with the same name as a minion here.',
        talent((c) => c.extraMinion({ at: here, namedLikeOneThere: true })),
      ),

      action(
        'Spreading the Word',
        'Choose a minion in play. Play up to two extra minions with the same name.',
        onPlay((c) => {
          const word = c.note(kindOf(c.chooseName(minions)));
          c.extraMinion({ count: 2, named: nameOf(word) });
        }),
      ),

      action(
        'The Deep Ones',
        'Your minions of power 2 or less get +1 power until the end of the turn.',
        onPlay((c) => c.until('end of turn', powerFor(c.noteAll(minions.yours.powerAtMost(2)), 1))),
      ),
    ],
    dagon,
  ),
  theirBases,
);

import {
  alsoNamed,
  aMinion,
  bases,
  canGoTo,
  differentNames,
  equal,
  faction,
  here,
  it,
  mentions,
  minions,
  notAffected,
  onPlay,
  ongoing,
  playOn,
  powerFor,
  printedPower,
  talent,
  thisCard,
  those,
  whenever,
  youOwnAMinionNamed,
  yourDeck,
  yourDiscardPile,
  yourHand,
  type Clause,
  type Verbs,
} from '@smashup/engine';
import { inSet } from '../../in-set.ts';
import { set } from '../set.ts';
import { theirBases } from './bases.ts';
import { action, minion } from './facts.ts';

/** Of power 3, by the printed number. */
const isOfTheirSize = equal(printedPower(it), 3);

/** Each looks for one of the others, anybody's. */
const withFriend = (friend: string, text: (c: Verbs) => void): readonly Clause[] => [
  mentions(friend),
  onPlay(text, { when: minions.here.named(friend).exist }),
];

/** Once per turn, when you have played another minion of power 3. */
const oncePerNewcomer = (text: (c: Verbs) => void): Clause =>
  whenever(aMinion.other.isPlayed.byYou.where(isOfTheirSize), (c) => c.mayOncePerTurn(() => text(c)));

const underTheDeck = (c: Verbs): void => {
  c.toDeck(c.choose(yourDiscardPile, 'to the bottom'), 'deck bottom');
};

export const teens = inSet(
  set,
  faction(
    'Teens',
    'Ten minions of power 3 that reward each other for meeting and for every newcomer of their size.',
    [
      minion(
        'Brain',
        'If a Slacker is here, you may play an extra action. Ongoing: Once per turn, after you play another minion of power 3, you may draw a card.',
        ...withFriend('Slacker', (c) => c.extraAction()),
        oncePerNewcomer((c) => c.draw(1)),
      ),

      minion(
        'Slacker',
        'If a Rebel is here, you may move up to two of your minions to other bases. Ongoing: Once per turn, after you play another minion of power 3, you may put a card from your discard pile on the bottom of your deck.',
        ...withFriend('Rebel', (c) => c.moveEachElsewhere(c.chooseUpTo(2, minions.yours, 'move'))),
        oncePerNewcomer(underTheDeck),
      ),

      minion(
        'Rebel',
        'If a Jock is here, you may play an extra minion of power 3 here that is not a Rebel. Ongoing: Once per turn, after you play another minion of power 3, you may move one of your minions to another base.',
        ...withFriend('Jock', (c) => c.extraMinion({ at: here, power: 3, except: yourHand.named('Rebel') })),
        oncePerNewcomer((c) => c.moveElsewhere(c.choose(minions.yours, 'move'))),
      ),

      minion(
        'Jock',
        'If a Prep is here, place two +1 power counters on this minion. Ongoing: Once per turn, after you play another minion of power 3, you may place a +1 power counter on this minion.',
        ...withFriend('Prep', (c) => c.placeCounters(thisCard, 2)),
        oncePerNewcomer((c) => c.placeCounters(thisCard)),
      ),

      minion(
        'Prep',
        'If a Brain is here, you may search your deck for a minion of power 3 and put it into your hand. Ongoing: Once per turn, after you play another minion of power 3, one of your minions may have +2 power until the end of the turn.',
        ...withFriend('Brain', (c) => c.may(() => c.toHand(c.search(yourDeck.minions.power(3))))),
        oncePerNewcomer((c) => c.until('end of turn', powerFor(c.choose(minions.yours, 'strengthen'), 2))),
      ),

      action(
        'Abe Froman',
        'Play on one of your minions. Talent: Until the start of your next turn, this minion also has the names of all minions you own.',
        playOn(minions.yours),
        talent((c) =>
          c.until('start of your turn', alsoNamed(those(c.noteAll(minions.host)), youOwnAMinionNamed)),
        ),
      ),

      action(
        'Babysitter',
        'Play on one of your minions. Ongoing: Your minions here are not affected by other players’ cards.',
        playOn(minions.yours),
        ongoing(notAffected(minions.here.yours, { sheds: false })),
      ),

      action(
        'Booty Trap',
        'Play on a base. Ongoing: After you play or move a minion of printed power 3 here, draw a card.',
        whenever(aMinion.isPlayed.byYou.here.or(aMinion.moves.byYou.here).where(isOfTheirSize), (c) =>
          c.draw(1),
        ),
      ),

      action(
        'Brunch Bunch',
        'Choose a base. For each different name among your minions there of printed power 3, choose one of these, each at most once: move one of your minions there; draw a card; play an extra minion of power 3 there; a minion there has +2 power until the end of the turn; put a card from your discard pile on the bottom of your deck.',
        onPlay((c) => {
          const table = c.choose(bases.withAny(minions.yours.printedPower(3)), 'base');
          const away = bases.otherThan(table);
          c.severalOf(differentNames(minions.yours.at(table).printedPower(3).list), {
            'move a minion': [
              () => c.move(c.chooseAble(minions.yours.at(away), canGoTo(table), 'move'), table),
            ],
            draw: [() => c.draw(1)],
            'extra minion': [() => c.extraMinion({ at: table, power: 3 })],
            'strengthen a minion': [
              () => c.until('end of turn', powerFor(c.choose(minions.at(table), 'strengthen'), 2)),
            ],
            'under the deck': [() => underTheDeck(c)],
          });
        }),
      ),

      action(
        'Explosion at School',
        'Shuffle any number of minions of power 3 with different names from your discard pile into your deck. Draw a card.',
        onPlay((c) => {
          const pupils = c.chooseAnyOfDifferentNames(yourDiscardPile.minions.power(3), 'shuffle in');
          c.toDeck(pupils, 'deck shuffled');
          c.draw(1);
        }),
      ),

      action(
        'New Kid',
        'Search your deck for a minion of power 3. You may play it as an extra minion.',
        onPlay((c) => c.searchAndPlay(yourDeck.minions.power(3))),
      ),

      action(
        "Principal's Office",
        'Return one of your minions to your hand. Then you may play an extra minion of printed power 3.',
        onPlay((c) => {
          c.return(c.choose(minions.yours, 'return'));
          c.extraMinion({ power: 3 });
        }),
      ),

      action(
        'Strange Science',
        'You may play a minion of power 3 from your discard pile as an extra minion.',
        onPlay((c) => c.mayPlay(yourDiscardPile.minions.power(3))),
      ),
    ],
  ),
  theirBases,
);

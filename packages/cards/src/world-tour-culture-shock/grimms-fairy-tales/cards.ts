import {
  actions,
  all,
  alsoNamed,
  aMinion,
  atLeast,
  baseOf,
  bases,
  cardsInPlay,
  faction,
  factionOf,
  here,
  mentions,
  mentionsACard,
  minions,
  morePower,
  not,
  ongoing,
  onPlay,
  powerFor,
  talent,
  thisCard,
  whenever,
  youOwnAMinionNamed,
  yourDeck,
  yourDiscardPile,
  type Condition,
} from '@smashup/engine';
import { inSet } from '../../in-set.ts';
import { set } from '../set.ts';
import { theirBases } from './bases.ts';
import { action, minion } from './facts.ts';

/** Any card with that name will do, even an action that has it, whoever controls it. */
const isHere = (name: string): Condition => cardsInPlay.here.faceUp.named(name).exist;
const strongerBeside = (partner: string) => [
  mentions(partner),
  ongoing(morePower(minions.itself, 2, isHere(partner))),
];
/** Asked for as a minion, so an action that carries the name does not count. */
const theWolf = minions.named('Big Bad Wolf');
const theGirl = minions.named('Red Riding Hood');

export const grimmsFairyTales = inSet(
  set,
  faction(
    "Grimms' Fairy Tales",
    'A cast of one-of-a-kind minions that are stronger beside their partners, and searches that bring the pairs together.',
    [
      minion(
        'Big Bad Wolf',
        'If the minion Red Riding Hood is not in play, you may destroy a minion here of power 4 or less. Ongoing: After this minion is destroyed, play another minion from your discard pile here as an extra minion.',
        mentions('Red Riding Hood'),
        onPlay((c) =>
          c.if(not(theGirl.exist), () => c.destroy(c.mayChoose(minions.here.powerAtMost(4), 'destroy'))),
        ),
        whenever(thisCard.isDestroyed, (c) => c.mayPlay(yourDiscardPile.minions.others, { at: here })),
      ),

      minion(
        'Charming Princess',
        'Talent: If Prince Charming is here, you may play an extra minion here.',
        mentions('Prince Charming'),
        talent((c) => c.extraMinion({ at: here }), { when: isHere('Prince Charming') }),
      ),

      minion(
        'Prince Charming',
        'Talent: If Charming Princess is here, you may play an extra action.',
        mentions('Charming Princess'),
        talent((c) => c.extraAction(), { when: isHere('Charming Princess') }),
      ),

      minion(
        'Red Riding Hood',
        'Ongoing: While the minion Big Bad Wolf is not in play, your minions here have +1 power.',
        mentions('Big Bad Wolf'),
        ongoing(morePower(minions.here.yours, 1, not(theWolf.exist))),
      ),

      minion(
        'Rumpelstiltskin',
        'Search your deck for a card and put it on top of your deck.',
        onPlay((c) => c.toDeck(c.search(yourDeck), 'deck top')),
      ),

      minion(
        'The Frog Prince',
        'Ongoing: After you play another minion here, you may shuffle this minion into your deck to play a minion from your discard pile here as an extra minion.',
        whenever(aMinion.other.isPlayed.byYou.here, (c) =>
          c.may(() =>
            c.to(c.place(thisCard, 'deck shuffled'), () => c.mayPlay(yourDiscardPile.minions, { at: here })),
          ),
        ),
      ),

      minion('Gretel', 'Ongoing: +2 power while Hansel is here.', ...strongerBeside('Hansel')),

      minion('Hansel', 'Ongoing: +2 power while Gretel is here.', ...strongerBeside('Gretel')),

      minion(
        'Rose Red',
        'Ongoing: +2 power while The Other Snow White is here.',
        ...strongerBeside('The Other Snow White'),
      ),

      minion(
        'The Other Snow White',
        'Ongoing: +2 power while Rose Red is here.',
        ...strongerBeside('Rose Red'),
      ),

      action(
        'Another Story',
        'Shuffle up to three cards from your discard pile into your deck.',
        onPlay((c) => c.toDeck(c.chooseUpTo(3, yourDiscardPile, 'shuffle in'), 'deck shuffled')),
      ),

      action(
        'Basket of Goodies',
        'Search your deck for an action and put it on top of your deck.',
        onPlay((c) => c.toDeck(c.search(yourDeck.actions), 'deck top')),
      ),

      action(
        'Breadcrumbs',
        'Move up to two of your minions from one base to one other base.',
        onPlay((c) => {
          const origin = c.choose(bases.withYours, 'base');
          const movers = c.chooseUpTo(2, minions.yours.at(origin), 'move');
          c.moveToOne(movers, bases.otherThan(origin));
        }),
      ),

      action(
        "Fairy Godmother's Blessing",
        'Search your deck for a minion and put it on top of your deck.',
        onPlay((c) => c.toDeck(c.search(yourDeck.minions), 'deck top')),
      ),

      action(
        "Grimms' Blessing",
        'Play on a base. Ongoing: While you have two or more minions here, this card also has the names (not the abilities) of all minions you own.',
        ongoing(alsoNamed(actions.itself.where(atLeast(minions.here.yours.count, 2)), youOwnAMinionNamed)),
      ),

      action(
        'Mouse, Bird and Sausage',
        'Up to two minions of one faction at the same base have +2 power until the end of the turn.',
        onPlay((c) => {
          const one = c.mayChoose(minions, 'strengthen');
          const likeIt = minions.at(baseOf(one)).except(one).ofFaction(factionOf(one));
          c.to(one, () => {
            const other = c.mayChoose(likeIt, 'strengthen');
            c.until('end of turn', powerFor(all(one, other), 2));
          });
        }),
      ),

      action(
        'Teamwork',
        'Choose a minion. Search your hand, deck and/or discard pile for a minion named in one of its abilities. Put it into your hand, or play it at once as an extra minion.',
        onPlay((c) => {
          const hero = c.choose(minions, 'name');
          c.if(mentionsACard(hero), () =>
            c.takeOrPlay(
              c.searchHandDeckOrDiscardPile((pile) => pile.minions.mentionedBy(hero), 'mandatory'),
            ),
          );
        }),
      ),

      action(
        "The Woodsman's Axe",
        'Choose one: Destroy an action on a base to play an extra action. Or: Destroy the minion Big Bad Wolf to search your deck for a minion and play it at that base as an extra minion.',
        onPlay((c) =>
          c.oneOf({
            'destroy an action': [
              () => c.to(c.destroy(c.choose(actions.onBases, 'destroy')), () => c.extraAction()),
            ],
            'destroy the wolf': [
              () => {
                const wolf = c.choose(theWolf, 'destroy');
                const den = c.note(baseOf(wolf));
                c.to(c.destroy(wolf), () => c.searchAndPlay(yourDeck.minions, den));
              },
            ],
          }),
        ),
      ),
    ],
  ),
  theirBases,
);

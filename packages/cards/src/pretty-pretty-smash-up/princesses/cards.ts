import {
  actions,
  among,
  anAction,
  atLeast,
  bases,
  beforeScoring,
  canGoTo,
  cannotBe,
  cannotPlay,
  current,
  extraCardsThisTurn,
  faction,
  goesToDiscardPileNext,
  here,
  insteadOfGoingToDiscardPile,
  it,
  itsMinion,
  minions,
  morePower,
  ongoing,
  onlyAsSpecial,
  onPlay,
  playInAnswerTo,
  plays,
  powerFor,
  talent,
  thisCard,
  whenever,
  whenItScores,
  winners,
  you,
  yourDiscardPile,
  type Verbs,
} from '@smashup/engine';
import { inSet } from '../../in-set.ts';
import { set } from '../set.ts';
import { theirBases } from './bases.ts';
import { action, minion } from './facts.ts';

const HEIRLOOM = 'Heirloom';

const takeAnHeirloom = (c: Verbs): void => {
  c.toHand(c.choose(yourDiscardPile.named(HEIRLOOM), 'take'));
};

const drawOrStrengthen = (cards: number, amount: number) =>
  onPlay((c) =>
    c.capitalOr({
      draw: [() => c.draw(cards)],
      'strengthen a minion': [
        () => c.until('end of turn', powerFor(c.choose(minions, 'strengthen'), amount)),
      ],
    }),
  );

/** What was just played, if it is a standard action that would be discarded now. */
const putUnderTheDeck = (c: Verbs): void =>
  c.if(goesToDiscardPileNext(it), () => c.may(() => c.toDeck(it, 'deck bottom')));

const anotherActionOfYours = anAction.other.isPlayed.byYou;

export const princesses = inSet(
  set,
  faction(
    'Princesses',
    'Six different minions of power 5 and fourteen actions; few plays, each of them weighty.',
    [
      minion(
        'Apricot',
        'Talent: Destroy another player’s minion of power 2 or less here.',
        talent((c) => c.destroy(c.choose(minions.here.ofOthers.powerAtMost(2), 'destroy'))),
      ),

      minion(
        'Eliza',
        'Ongoing: Other players cannot play more than one extra card each turn.',
        ongoing(
          cannotPlay(
            plays.asExtras.byOthers.suchThat(({ player }) => atLeast(extraCardsThisTurn(player), 1)),
          ),
        ),
      ),

      minion(
        'Griselda',
        'Talent: Put an Heirloom from your discard pile into your hand.',
        talent(takeAnHeirloom),
        current(
          {
            text: 'Talent: Put an Heirloom from your discard pile into your hand OR play an Heirloom as an extra action.',
          },
          talent((c) =>
            c.capitalOr({
              'take an Heirloom': [() => takeAnHeirloom(c)],
              'play an Heirloom': [() => c.extraAction({ specific: HEIRLOOM })],
            }),
          ),
        ),
      ),

      minion(
        'Marie DeGraw',
        'Talent: Reveal the top card of your deck. If it is a minion, put it into your hand. Otherwise put it on the bottom of your deck.',
        talent((c) => {
          const found = c.reveal(1);
          c.toHand(among(found).minions);
          c.putBack(among(found).actions, 'bottom');
        }),
      ),

      minion(
        'Sleeping Beauty',
        'Ongoing: If this minion would go to the discard pile from play, shuffle it into its owner’s deck instead.',
        insteadOfGoingToDiscardPile(minions.itself, (c) => c.place(thisCard, 'deck shuffled')),
      ),

      minion(
        'Snow White',
        'Talent: Move a minion from another base to here.',
        talent((c) => c.move(c.chooseAble(minions.elsewhere, canGoTo(here), 'move'), here)),
      ),

      action(
        'Direct to DVD Sequel',
        'Shuffle a minion from your discard pile into your deck. Draw a card.',
        onPlay((c) => {
          c.toDeck(c.choose(yourDiscardPile.minions, 'shuffle in'), 'deck shuffled');
          c.draw(1);
        }),
      ),

      action(
        'Fairy Godmother',
        'Draw a card OR give a minion +2 power until the end of the turn.',
        drawOrStrengthen(1, 2),
        current(
          { text: 'Draw two cards OR give a minion +3 power until the end of the turn.' },
          drawOrStrengthen(2, 3),
        ),
      ),

      action(
        'Happily Ever After',
        'Play on a base. Ongoing: When this base scores, if you are the winner, gain 1 VP.',
        whenItScores((c) => c.gainVp(1), { when: winners.amongThese(you).exist }),
      ),

      action(
        HEIRLOOM,
        'Play on a minion. Ongoing: This minion has +1 power for each Heirloom on it. This action cannot be destroyed.',
        ongoing(morePower(minions.host, actions.named(HEIRLOOM).on(itsMinion).count)),
        ongoing(cannotBe(['destroy'], actions.itself)),
      ),

      action(
        'Skillet',
        'Destroy a minion of power 2 or less. Draw a card.',
        onPlay((c) => {
          c.destroy(c.choose(minions.powerAtMost(2), 'destroy'));
          c.draw(1);
        }),
      ),

      action(
        'Some Day My Prince Will Come',
        'Special: Before a base scores, move a minion from there to another base.',
        onlyAsSpecial,
        onPlay((c) => c.moveElsewhere(c.choose(minions.here, 'move'))),
        playInAnswerTo(beforeScoring),
      ),

      action(
        'Tale as Old as Time',
        'Choose a base. Move all your minions there.',
        onPlay((c) => {
          const goal = c.choose(bases, 'base');
          c.move(minions.yours.at(bases.otherThan(goal)), goal);
        }),
      ),

      action(
        "True Love's Kiss",
        'Move a minion to another base.',
        onPlay((c) => c.moveElsewhere(c.choose(minions, 'move'))),
      ),

      action(
        'Woodland Helpers',
        'Play on a base. Ongoing: After you play another action, you may put it on the bottom of its owner’s deck, out of play or instead of the discard pile.',
        whenever(anotherActionOfYours, (c) =>
          c.if(
            actions.amongThese(it).exist,
            () => c.may(() => c.place(it, 'deck bottom')),
            () => putUnderTheDeck(c),
          ),
        ),
        current(
          {
            text: 'Play on a base. Ongoing: After you play another standard action, you may put it on the bottom of its owner’s deck instead of the discard pile.',
          },
          whenever(anotherActionOfYours, putUnderTheDeck),
        ),
      ),
    ],
  ),
  theirBases,
);

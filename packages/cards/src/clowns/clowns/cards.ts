import {
  all,
  among,
  anAction,
  atLeast,
  baseOf,
  bases,
  faction,
  mayPlayFromDiscard,
  minions,
  not,
  onPlay,
  ongoing,
  players,
  plays,
  powerFor,
  size,
  talent,
  thisIsFrom,
  wasPlayedEarlier,
  whenever,
  whether,
  yourDeck,
  yourDiscardPile,
  yourHand,
  type Verbs,
} from '@smashup/engine';
import { inSet } from '../../in-set.ts';
import { set } from '../set.ts';
import { theirBases } from './bases.ts';
import { action, minion } from './facts.ts';

/** This card was played from the discard pile, whichever card played it. */
const isEncore = thisIsFrom('discard');

const standardActions = yourDiscardPile.standardActions;

const encore = (c: Verbs): void => c.if(isEncore, () => c.extraAction());

export const clowns = inSet(
  set,
  faction(
    'Clowns',
    'Throw actions away and play them again out of the discard pile, where most of them work better.',
    [
      minion(
        'Zobo the Clown',
        'Ongoing: Instead of your regular action play, you may play a standard action from your discard pile. Afterwards it goes on the bottom of your deck instead of to your hand or the discard pile.',
        ongoing(mayPlayFromDiscard(plays.ofStandardActions.asRegularPlays.byYou, { goesUnder: true })),
      ),

      minion(
        'Mumu Adams',
        'Ongoing: Once per turn, after you play an action, you may draw a card.',
        whenever(anAction.isPlayed.byYou, (c) => c.mayOncePerTurn(() => c.draw(1))),
      ),

      minion(
        'Nickelsmart',
        'Talent: If there are two or more standard actions in your discard pile, choose one at random. You may play it as an extra action. Afterwards it goes on the bottom of your deck instead of to your hand or the discard pile.',
        talent((c) => c.mayPlay(among(all(c.atRandom(standardActions))), { as: 'action', goesUnder: true }), {
          when: atLeast(standardActions.count, 2),
        }),
      ),

      minion(
        'Donald McRonald',
        'Reveal cards from your deck until two actions are revealed. Draw one of them, discard the other, and shuffle the rest back into your deck.',
        onPlay((c) => {
          const revealed = c.revealUntil(2, yourDeck.actions);
          const drawn = c.choose(among(revealed).actions, 'take');
          c.discard(c.noteAll(among(revealed).actions.except(drawn)));
          c.toHand(drawn);
          c.shuffleBack(revealed);
        }),
      ),

      minion(
        'Mime',
        'You may play a standard action from your discard pile that you have not played this turn as an extra action. Afterwards it goes on the bottom of your deck instead of to your hand or the discard pile.',
        onPlay((c) =>
          c.mayPlay(
            standardActions.suchThat((act) => not(wasPlayedEarlier(act))),
            { as: 'action', goesUnder: true },
          ),
        ),
      ),

      minion(
        'Harlequin',
        'You may search your deck for an action and discard it.',
        onPlay((c) => c.may(() => c.discard(c.search(yourDeck.actions)))),
      ),

      action(
        'Banana Peel',
        'Move up to two of your minions from one base to another. If you played this card from your discard pile, play an extra action.',
        onPlay((c) => {
          const one = c.mayChoose(minions.yours, 'move');
          c.to(one, () => {
            const other = c.mayChoose(minions.yours.at(baseOf(one)).except(one), 'move');
            c.moveToOne(all(one, other), bases.otherThan(baseOf(one)));
          });
          encore(c);
        }),
      ),

      action(
        'Colorful Scarves',
        'Draw two cards. If you played this card from your discard pile, you may also discard a card to draw another.',
        onPlay((c) => {
          c.draw(2);
          c.if(isEncore, () => c.to(c.discard(c.mayChoose(yourHand, 'discard')), () => c.draw(1)));
        }),
      ),

      action(
        'Confetti Bucket',
        'Discard up to four cards from your hand and draw that many.',
        onPlay((c) => c.draw(size(c.discard(c.chooseUpTo(4, yourHand, 'discard'))))),
      ),

      action(
        'Clown Car',
        'Shuffle up to two cards from your discard pile into your deck. If you played this card from your discard pile, play an extra action.',
        onPlay((c) => {
          c.toDeck(c.chooseUpTo(2, yourDiscardPile, 'shuffle in'), 'deck shuffled');
          encore(c);
        }),
      ),

      action(
        'Clown-in-the-Box',
        'Play an extra minion with power 3 or less, or 4 or less if you played this card from your discard pile.',
        onPlay((c) =>
          c.if(
            isEncore,
            () => c.extraMinion({ powerAtMost: 4 }),
            () => c.extraMinion({ powerAtMost: 3 }),
          ),
        ),
      ),

      action(
        'Clown Pyramid',
        'One of your minions has +1 power until the end of the turn for each of your minions at its base. Play an extra action.',
        onPlay((c) => {
          const onTop = c.choose(minions.yours, 'strengthen');
          c.until('end of turn', powerFor(onTop, c.note(minions.yours.at(baseOf(onTop)).count)));
          c.extraAction();
        }),
      ),

      action(
        'Juggling',
        'Each player looks at the top three cards of their deck, discards an action among them, or shows that there is none, and puts the others back in the same order.',
        onPlay((c) =>
          c.eachPlayer(players, () => {
            const seen = c.lookAt(3);
            c.to(
              c.choose(among(seen).actions, 'discard'),
              (dropped) => c.discard(dropped),
              () => c.show(seen),
            );
            c.putBackInOrder(seen);
          }),
        ),
      ),

      action(
        'Pie in the Face',
        'One of your minions has +2 power until the end of the turn, or +4 if you played this card from your discard pile.',
        onPlay((c) =>
          c.until(
            'end of turn',
            powerFor(c.choose(minions.yours, 'strengthen'), c.note(whether(isEncore, 4, 2))),
          ),
        ),
      ),
    ],
  ),
  theirBases,
);

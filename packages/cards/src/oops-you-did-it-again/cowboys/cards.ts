import {
  aCard,
  aMinion,
  among,
  and,
  baseOf,
  bases,
  beforeItScores,
  beforeScoring,
  cannotBe,
  cardsInPlay,
  controller,
  current,
  currentPlayer,
  duelIsDecided,
  faction,
  first,
  here,
  isBehind,
  isDuelist,
  it,
  minions,
  not,
  onlyAsSpecial,
  onPlay,
  onYourTurn,
  playInAnswerTo,
  powerFor,
  thisCard,
  those,
  titans,
  useInAnswerTo,
  type Verbs,
  whatDidIt,
  whenever,
  whether,
  whoDidIt,
  you,
  yourHand,
} from '@smashup/engine';
import { inSet } from '../../in-set.ts';
import { set } from '../set.ts';
import { theirBases } from './bases.ts';
import { action, minion } from './facts.ts';
import { pecosBill } from './titan.ts';
import { duelSomewhere, mayDuelToTheDeath } from '../duels.ts';

function lendHand(c: Verbs): void {
  c.discard(thisCard);
  c.until('end of turn', powerFor(c.choose(minions, 'strengthen'), 2));
}

function blowUp(c: Verbs): void {
  c.destroy(c.choose(minions.of(whoDidIt).powerAtMost(4), 'destroy'));
}

/** A base is nobody's card (R9.3). */
const byACardOfTheirs = not(bases.amongThese(whatDidIt).exist);

export const cowboys = inSet(
  set,
  faction(
    'Cowboys',
    'Challenge other players’ minions to duels, and have the right card up your sleeve.',
    [
      minion(
        'Sheriff',
        'Special: Before this base scores, this minion may duel another player’s minion here. Destroy the loser.',
        beforeItScores((c) => mayDuelToTheDeath(c, thisCard)),
      ),

      minion(
        'Pinkerton',
        'Ongoing: When one of your minions here enters a duel, place a +1 power counter on it.',
        whenever(aMinion.yours.entersDuel.here, (c) => c.placeCounters(it)),
        current(
          {
            text: 'Ongoing: Once per duel, when one of your minions is in it, you may place a +1 power counter on that minion.',
          },
          whenever(aMinion.yours.entersDuel, (c) => c.may(() => c.placeCounters(it))),
        ),
      ),

      minion(
        'Gunfighter',
        'This minion may duel another player’s minion here. Destroy the loser.',
        onPlay((c) => mayDuelToTheDeath(c, thisCard)),
      ),

      minion(
        'Deputy',
        'Special: In your Play Cards phase, or while your minion is in a duel, you may discard this card from your hand to give a minion +2 power until the end of the turn.',
        onYourTurn(lendHand, { from: 'hand', limit: 'unlimited' }),
        useInAnswerTo(duelIsDecided, { when: minions.yours.suchThat(isDuelist).exist, text: lendHand }),
      ),

      action(
        'Dynamite Surprise',
        'Special: Before a base scores where you have a minion and another player has more power than you, destroy a minion of power 4 or less there. Special: After another player’s card reveals or looks at cards of your hand or deck, destroy one of that player’s minions of power 4 or less.',
        onlyAsSpecial,
        playInAnswerTo(beforeScoring, {
          when: and(minions.here.yours.exist, isBehind(you, here)),
          text: (c) => c.destroy(c.choose(minions.here.powerAtMost(4), 'destroy')),
        }),
        playInAnswerTo(aCard.yours.isSeen.byOthers.or(thisCard.isRevealed.byOthers), {
          when: byACardOfTheirs,
          text: blowUp,
        }),
      ),

      action(
        'Form a Posse',
        'Until the end of the turn, your minions have +1 power and cannot be destroyed, moved or returned.',
        onPlay((c) => {
          const posse = c.noteAll(minions.yours);
          c.until('end of turn', powerFor(posse, 1), cannotBe(['destroy', 'move', 'return'], those(posse)));
        }),
      ),

      action(
        'Gold in Them Thar Hills',
        'Look at the top three cards of your deck. Reveal and draw one of them; you may play it as an extra card. Put the others back on top in any order.',
        onPlay((c) => {
          const panned = c.lookAt(3);
          const nugget = c.choose(among(panned), 'take');
          c.toHand(nugget);
          c.mayPlay(yourHand.amongThese(nugget));
          c.putBack(c.order(among(panned).except(nugget), 'place'), 'top');
        }),
      ),

      action(
        'Gold Strike',
        'Play on a base. Ongoing: After you play a minion here, draw a card.',
        whenever(aMinion.isPlayed.byYou.here, (c) => c.draw(1)),
      ),

      action(
        'High Noon',
        'One of your minions duels another player’s minion at its base. Destroy the loser. If your minion wins and is still there, you may play an extra minion at its base.',
        onPlay((c) => {
          const { winners, losers } = duelSomewhere(c);
          // R8.3: who controls the winner is read as the duel ends.
          const heroes = c.noteAll(minions.yours.amongThese(winners));
          const street = c.note(baseOf(first(heroes)));
          const dead = c.destroy(losers);
          c.if(among(heroes).except(dead).exist, () => c.extraMinion({ at: street }));
        }),
      ),

      action(
        'Quick Draw',
        'One of your minions has +2 power until the end of the turn, or +4 if it is in a duel.',
        onPlay((c) => {
          const shooter = c.choose(minions.yours, 'strengthen');
          const amount = c.note(whether(isDuelist(shooter), 4, 2));
          c.until('end of turn', powerFor(shooter, amount));
        }),
      ),

      action(
        "Run 'Em Off",
        'One of your minions duels another player’s minion at its base. The winner has +3 power until the end of the turn, and its controller moves the loser to another base.',
        onPlay((c) => {
          const { winners, losers } = duelSomewhere(c);
          c.until('end of turn', powerFor(winners, 3));
          // After a tie each controller moves the other minion.
          c.forEach(c.order(losers, 'move', currentPlayer), (loser) => {
            const winner = c.note(first(among(winners).except(loser).list));
            c.as(controller(winner), () => c.moveElsewhere(loser));
          });
        }),
      ),

      action(
        'Stagecoach',
        'Move up to two of your cards (minions, actions on the base or buried cards) from one base to another.',
        onPlay((c) => {
          const luggage = cardsInPlay.yours.onBases.except(titans);
          const stop = c.choose(bases.withAny(luggage), 'base');
          const loaded = c.chooseUpTo(2, luggage.at(stop), 'move');
          c.moveToOne(loaded, bases.otherThan(stop));
        }),
      ),
    ],
    pecosBill,
  ),
  theirBases,
);

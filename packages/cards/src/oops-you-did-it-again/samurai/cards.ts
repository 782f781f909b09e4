import {
  aMinion,
  and,
  atLeast,
  type BaseId,
  bases,
  beforeScoring,
  controller,
  current,
  duelIsOn,
  faction,
  itsMinion,
  itsPower,
  lessThan,
  minions,
  not,
  onlyAsSpecial,
  onPlay,
  otherPlayers,
  playInAnswerTo,
  playOn,
  powerFor,
  the,
  thisCard,
  thisIsStillInPlay,
  totalOf,
  type Value,
  whenever,
  you,
  yourDiscardPile,
} from '@smashup/engine';
import { inSet } from '../../in-set.ts';
import { set } from '../set.ts';
import { theirBases } from './bases.ts';
import { action, minion } from './facts.ts';
import { against } from '../duels.ts';

const aloneHere = not(minions.here.yours.others.exist);

/** Other players with a minion there and a higher total than yours. */
const aheadOfYou = (base: Value<BaseId>) =>
  otherPlayers.suchThat((player) =>
    and(minions.of(player).at(base).exist, lessThan(totalOf(you, base), totalOf(player, base))),
  );

/** Duels do not nest (R8.2): during one, nobody is asked about another. */
const noDuelYet = not(duelIsOn);

const contested = bases.withYours.suchThat((base) => and(noDuelYet, aheadOfYou(base).exist));

export const samurai = inSet(
  set,
  faction(
    'Samurai',
    'Duel without fear: your minions bring cards, power and victory points when they fall.',
    [
      minion(
        'Shogun',
        'Ongoing: After another of your minions goes from play to the discard pile, put a +1 power counter on this minion.',
        whenever(aMinion.yours.other.goesToDiscardPile, (c) =>
          c.if(thisIsStillInPlay, () => c.placeCounters(thisCard)),
        ),
      ),

      minion(
        'Bushi',
        'Ongoing: After this minion goes from play to the discard pile, gain 1 VP if its power was 5 or more.',
        whenever(thisCard.goesToDiscardPile.where(atLeast(itsPower, 5)), (c) => c.gainVp(1)),
      ),

      minion(
        'Ronin',
        'If you have no other minion here, put a +1 power counter on this minion.',
        onPlay((c) => c.if(aloneHere, () => c.placeCounters(thisCard))),
        current(
          { text: 'If you have no other minion here, you may put two +1 power counters on this minion.' },
          onPlay((c) => c.may(() => c.placeCounters(thisCard, 2), aloneHere)),
        ),
      ),

      minion(
        'Samurai-Chan',
        'Ongoing: After this minion goes from play to the discard pile, draw a card.',
        whenever(thisCard.goesToDiscardPile, (c) => c.draw(1)),
      ),

      action(
        'Code of Bushido',
        'Put a +1 power counter on each of up to three of your minions.',
        onPlay((c) => c.placeCounters(c.chooseUpTo(3, minions.yours, 'counter'))),
        current(
          { text: 'Put three +1 power counters on your minions, divided as you like.' },
          onPlay((c) => c.shareCounters(3, minions.yours)),
        ),
      ),

      action(
        'Final Haiku',
        'Play on one of your minions. Ongoing: After that minion goes from play to the discard pile, your minions get +2 power until the end of the turn.',
        playOn(minions.yours),
        whenever(itsMinion.goesToDiscardPile, (c) =>
          c.until('end of turn', powerFor(c.noteAll(minions.yours), 2)),
        ),
      ),

      action(
        'Heart of the Battle',
        'Special: Before a base scores, one of your minions there duels another player’s minion there. Destroy the loser.',
        onlyAsSpecial,
        playInAnswerTo(beforeScoring),
        onPlay((c) =>
          c.if(noDuelYet, () => {
            const champion = c.choose(minions.here.yours.at(bases.withAny(minions.ofOthers)), 'duel');
            c.to(champion, () =>
              c.destroy(c.duel(champion, c.choose(minions.here.ofOthers, against(champion))).losers),
            );
          }),
        ),
      ),

      action(
        'Honor the Ancestors',
        'Put a +1 power counter on one of your minions. You may shuffle a minion from your discard pile into your deck for each other player.',
        onPlay((c) => {
          c.placeCounters(c.choose(minions.yours, 'counter'));
          c.toDeck(c.chooseUpTo(otherPlayers.count, yourDiscardPile.minions, 'shuffle in'), 'deck shuffled');
        }),
      ),

      action(
        'Honor the Fallen',
        'Play on a base. Ongoing: After one of your minions here goes to the discard pile, draw a card.',
        whenever(aMinion.yours.goesToDiscardPile.here, (c) => c.draw(1)),
      ),

      action(
        'Honorable Combat',
        'At a base where another player has more power than you, one of your minions duels one of theirs. The winner’s controller gains 1 VP.',
        onPlay((c) => {
          const field = c.choose(contested, 'base');
          c.to(field, () => {
            const rival = c.choose(aheadOfYou(field), 'player');
            const champion = c.choose(minions.yours.at(field), 'duel');
            const duel = c.duel(champion, c.choose(minions.of(rival).at(field), against(champion)));
            c.forEach(duel.winners, (winner) => c.gainVp(1, controller(winner)));
          });
        }),
      ),

      action(
        'Way of the Warrior',
        'One of your minions gets +3 power until the end of the turn. If it goes from play to the discard pile this turn, draw a card.',
        onPlay((c) => {
          const warrior = c.choose(minions.yours, 'strengthen');
          c.until('end of turn', powerFor(warrior, 3));
          c.later('end of turn', the(warrior).goesToDiscardPile, (then) => then.draw(1));
        }),
      ),

      action(
        'Yokai Attack!',
        'Destroy one of your minions to play an extra minion and an extra action.',
        onPlay((c) => c.to(c.destroy(c.choose(minions.yours, 'destroy')), () => c.extraMinionAndAction())),
      ),
    ],
  ),
  theirBases,
);

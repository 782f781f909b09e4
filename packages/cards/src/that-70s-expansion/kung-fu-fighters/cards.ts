import {
  actions,
  all,
  aMinion,
  atMost,
  baseOf,
  bases,
  beforeScoring,
  cannotBe,
  cardsInPlay,
  faction,
  gives,
  insteadOfGoingToDiscardPile,
  minions,
  minus,
  not,
  onPlay,
  ongoing,
  playInAnswerTo,
  players,
  power,
  powerFor,
  talent,
  thisCard,
  titans,
  whenever,
} from '@smashup/engine';
import { inSet } from '../../in-set.ts';
import { set } from '../set.ts';
import { theirBases } from './bases.ts';
import { action, minion } from './facts.ts';
import { passCounters } from './pass-counters.ts';
import { sifu } from './titan.ts';

const carriesNone = not(minions.itself.withCounters.exist);

export const kungFuFighters = inSet(
  set,
  faction(
    'Kung Fu Fighters',
    'Make +1 power counters, pass them around, and destroy whoever is weaker.',
    [
      minion(
        'Dragon Warrior',
        'Ongoing: This minion cannot be destroyed. Talent: Transfer any number of +1 power counters from a minion to another minion.',
        ongoing(cannotBe(['destroy'], minions.itself)),
        talent((c) => {
          const from = c.choose(minions.withCounters, 'counter off');
          passCounters(c, from, c.choose(minions.except(from), 'counter'));
        }),
      ),

      minion(
        'Lady Whirlwind',
        'Talent: If this minion has no +1 power counters, destroy a minion here with less power than hers. If you do, place a +1 power counter on this minion.',
        talent(
          (c) =>
            c.to(c.destroy(c.choose(minions.here.powerBelow(power(thisCard)), 'destroy')), () =>
              c.placeCounters(thisCard),
            ),
          { when: carriesNone },
        ),
      ),

      minion(
        'Drunken Master',
        'Talent: If this minion has no +1 power counters, place one on it.',
        talent((c) => c.placeCounters(thisCard), { when: carriesNone }),
      ),

      minion(
        'Cricket',
        'You may transfer a +1 power counter from a minion to another minion.',
        onPlay((c) => {
          const from = c.mayChoose(minions.withCounters, 'counter off');
          c.to(from, () => c.transferCounters(from, c.choose(minions.except(from), 'counter')));
        }),
      ),

      action(
        'A Little Bit Frightening',
        'Choose one of your minions. Destroy a minion at its base with less power than it. If you do, place two +1 power counters on your minions there.',
        onPlay((c) => {
          const fighter = c.choose(
            minions.yours.suchThat((one) => minions.at(baseOf(one)).powerBelow(power(one)).exist),
            'affect',
          );
          const ring = c.note(baseOf(fighter));
          c.to(c.destroy(c.choose(minions.at(ring).powerBelow(power(fighter)), 'destroy')), () =>
            c.shareCounters(2, minions.yours.at(ring)),
          );
        }),
      ),

      action(
        'Ancient Chinese Art',
        'Play on a base. Talent: Place a +1 power counter on a minion here, or transfer any number of +1 power counters from a minion here to another minion here.',
        talent((c) =>
          c.oneOf({
            counter: [() => c.placeCounters(c.choose(minions.here, 'counter'))],
            'transfer counters': [
              () => {
                const from = c.choose(minions.here.withCounters, 'counter off');
                passCounters(c, from, c.choose(minions.here.except(from), 'counter'));
              },
            ],
          }),
        ),
      ),

      action(
        'Everybody Knew Their Part',
        'Choose one of your minions. Play an extra minion of less power at its base.',
        onPlay((c) => {
          const model = c.choose(minions.yours, 'affect');
          c.to(model, () => c.extraMinion({ at: c.note(baseOf(model)), powerBelow: c.note(power(model)) }));
        }),
      ),

      action(
        'Everybody was Kung Fu Fighting',
        'Choose a base. Each player who has a minion there destroys another player’s minion there.',
        onPlay((c) => {
          const ring = c.choose(bases, 'base');
          const fighters = c.noteAll(players.suchThat((player) => minions.at(ring).of(player).exist));
          c.forEach(fighters, (player) =>
            c.as(player, () => c.destroy(c.choose(minions.at(ring).ofOthers, 'destroy'))),
          );
        }),
      ),

      action(
        'Expert Timing',
        'Choose one of your cards in play. You may transfer any number of its +1 power counters to another card, use one of its talents once more, or both. Special: Before a base scores, you may play this action.',
        onPlay((c) => {
          const expert = c.choose(minions.yours.or(actions.yours).or(titans.yours), 'affect');
          c.if(cardsInPlay.amongThese(expert).withCounters.exist, () =>
            passCounters(c, expert, c.mayChoose(cardsInPlay.except(expert), 'counter')),
          );
          c.may(() => c.useTalent(expert));
        }),
        playInAnswerTo(beforeScoring),
      ),

      action(
        'Fast as Lightning',
        'Until the end of the turn, a minion has +2 power and returns to its owner’s hand instead of going to the discard pile.',
        onPlay((c) => {
          const flash = c.choose(minions, 'strengthen');
          c.until(
            'end of turn',
            powerFor(flash, 2),
            gives(
              flash,
              insteadOfGoingToDiscardPile(minions.itself, (d) => d.return(thisCard)),
            ),
          );
        }),
      ),

      action(
        "Let's Get It On",
        'Choose one of your minions. Destroy one or more minions at its base whose total power is no more than its power.',
        onPlay((c) => {
          const fighter = c.choose(minions.yours, 'affect');
          const ring = c.note(baseOf(fighter));
          const limit = c.note(power(fighter));
          const victim = c.choose(
            minions.at(ring).suchThat((one) => atMost(power(one), limit)),
            'destroy',
          );
          const others = c.chooseAnyWithin(
            minus(limit, power(victim)),
            minions.at(ring).except(victim),
            (one) => power(one),
            'destroy',
          );
          c.destroy(all(victim, others));
        }),
      ),

      action(
        'Oh-hoh-hoh-hoah',
        'Play on a base. Ongoing: After another player plays a minion here, place a +1 power counter on one of your minions.',
        whenever(aMinion.isPlayed.byOthers.here, (c) => c.placeCounters(c.choose(minions.yours, 'counter'))),
      ),
    ],
    sifu,
  ),
  theirBases,
);

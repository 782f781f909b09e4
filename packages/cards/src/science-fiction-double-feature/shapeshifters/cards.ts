import {
  actions,
  cannotBe,
  faction,
  hasAbilitiesOf,
  here,
  highest,
  minions,
  morePower,
  nameOf,
  ongoing,
  onPlay,
  owner,
  power,
  powerFor,
  printedPower,
  startingPower,
  current,
  talent,
  thisCard,
  whenever,
  yourDeck,
  yourDiscardPile,
  yourHand,
  type Verbs,
} from '@smashup/engine';
import { inSet } from '../../in-set.ts';
import { set } from '../set.ts';
import { theirBases } from './bases.ts';
import { action, minion } from './facts.ts';

const doppelgangers = (c: Verbs): void => playFromDeck(c, yourDeck.minions);

export const shapeshifters = inSet(
  set,
  faction('Shapeshifters', 'Do what others can do, and trade your minions for better ones.', [
    minion(
      'Doppelgänger',
      'Special: After this minion goes to the discard pile from play, search your deck for a minion and play it as an extra minion.',
      whenever(thisCard.goesToDiscardPile, doppelgangers, { special: true }),
      current(
        {
          text: 'Ongoing: After this minion goes to the discard pile from play, search your deck for a minion and play it as an extra minion.',
        },
        whenever(thisCard.goesToDiscardPile, doppelgangers),
      ),
    ),

    minion(
      'G.E.L.F.',
      'Talent: Search your deck for a minion of power 4 or less other than a G.E.L.F. Shuffle this minion into its owner’s deck to play that one here as an extra minion.',
      talent((c) => {
        const found = c.search(
          yourDeck.minions.powerAtMost(4).except(yourDeck.named('G.E.L.F.')),
          'optional',
        );
        c.to(found, () => {
          c.place(thisCard, 'deck shuffled');
          c.play(found, { at: here, as: 'minion', orDiscard: true });
        });
      }),
    ),

    minion(
      'Mimic',
      'Ongoing: This minion’s power is the highest printed power of all minions in play.',
      ongoing(startingPower(minions.itself, highest(minions.list, printedPower))),
    ),

    minion(
      'Copycat',
      'Choose a minion of another player. Until the end of the turn, this minion has its abilities.',
      onPlay((c) => {
        const model = c.choose(minions.ofOthers, 'copy');
        c.until('end of turn', hasAbilitiesOf(thisCard, model));
        c.followOnPlay(model);
      }),
    ),

    action(
      '"...Really?"',
      'Destroy one of your minions. You may play a minion of no more power from your discard pile as an extra minion.',
      onPlay((c) =>
        c.to(c.choose(minions.yours, 'destroy'), (victim) => {
          const most = c.note(power(victim));
          c.destroy(victim);
          c.mayPlay(yourDiscardPile.minions.powerAtMost(most));
        }),
      ),
    ),

    action(
      'Bacta the Future',
      'Destroy a minion. Its owner may play an extra minion at once.',
      onPlay((c) =>
        c.to(c.choose(minions, 'destroy'), (victim) => {
          const lucky = c.note(owner(victim));
          c.destroy(victim);
          c.as(lucky, () => c.extraMinionNow());
        }),
      ),
    ),

    action(
      'Cellular Bonding',
      'Play on a minion. Choose another action on a minion; if there is none, discard this card. Ongoing: This card has the abilities of that action.',
      onPlay((c) =>
        c.to(
          c.choose(actions.on(minions).others, 'copy'),
          (model) => c.until('it leaves play', hasAbilitiesOf(thisCard, model)),
          () => c.place(thisCard, 'discard'),
        ),
      ),
    ),

    action(
      'Genetic Shift',
      'Choose one: each of your minions has +1 power until the end of the turn; or one of them has +3 power until then.',
      onPlay((c) =>
        c.oneOf({
          '+1 power for each': [
            () => {
              const all = c.noteAll(minions.yours);
              c.until('end of turn', powerFor(all, 1));
            },
          ],
          '+3 power for one': [
            () => c.until('end of turn', powerFor(c.choose(minions.yours, 'strengthen'), 3)),
          ],
        }),
      ),
    ),

    action(
      'Mitosis',
      'Choose one of your minions. You may play a card of the same name from your hand as an extra minion.',
      onPlay((c) =>
        c.to(c.choose(minions.yours, 'name'), (one) => c.mayPlay(yourHand.minions.named(nameOf(one)))),
      ),
    ),

    action(
      'Shell Game',
      'Play on a minion. Ongoing: This minion cannot be destroyed.',
      ongoing(cannotBe(['destroy'], minions.host)),
    ),

    action(
      'Splice as Nice',
      'Play on a minion. Ongoing: This minion has +2 power.',
      ongoing(morePower(minions.host, 2)),
    ),

    action(
      'Transmogrify',
      'Destroy one of your minions. Search your deck for a minion of no more power and play it as an extra minion.',
      onPlay((c) =>
        c.to(c.choose(minions.yours, 'destroy'), (victim) => {
          const most = c.note(power(victim));
          c.destroy(victim);
          playFromDeck(c, yourDeck.minions.powerAtMost(most));
        }),
      ),
    ),
  ]),
  theirBases,
);

/** One of these is found and played, or discarded if it cannot be. */
function playFromDeck(c: Verbs, from: typeof yourDeck): void {
  c.play(c.search(from, 'optional'), { as: 'minion', orDiscard: true });
}

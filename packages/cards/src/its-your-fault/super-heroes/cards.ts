import {
  aMinion,
  atLeast,
  atStartOfYourTurn,
  baseOf,
  bases,
  byOthers,
  cancels,
  cannotBe,
  current,
  faction,
  here,
  itsMinion,
  lessThan,
  minions,
  morePower,
  ongoing,
  onPlay,
  othersCards,
  power,
  powerFor,
  talent,
  there,
  thisCard,
  whenever,
  yourDeck,
  yourDiscardPile,
} from '@smashup/engine';
import { inSet } from '../../in-set.ts';
import { set } from '../set.ts';
import { theirBases } from './bases.ts';
import { action, minion } from './facts.ts';
import { theEverythingGlove } from './titan.ts';

/** As strong as a hero, in play or by the printed number. */
const heroesInPlay = minions.yours.powerAtLeast(5);
const heroesInDeck = yourDeck.minions.suchThat((one) => atLeast(power(one), 5));

export const superHeroes = inSet(
  set,
  faction(
    'Super Heroes',
    'Turn harmless citizens into power-5 heroes, protect them, and recycle the fallen.',
    [
      minion(
        'Awesome Guy',
        'Ongoing: Other players cannot destroy your minions here.',
        ongoing(cannotBe(['destroy'], minions.here.yours, byOthers)),
        current(
          { text: 'Ongoing: Your minions here cannot be destroyed by other players’ cards.' },
          ongoing(cannotBe(['destroy'], minions.here.yours, othersCards)),
        ),
      ),

      minion(
        'Captain Amazing',
        'Talent: Each of your minions here has +1 power until the end of the turn.',
        talent((c) => c.until('end of turn', powerFor(c.noteAll(minions.here.yours), 1))),
      ),

      minion(
        'Mind Lady',
        'Talent: Cancel the abilities of another player’s minion until the start of your turn.',
        talent((c) => c.until('start of your turn', cancels(c.choose(minions.ofOthers, 'cancel')))),
      ),

      minion(
        'The Burst',
        'Ongoing: After a minion is played at another base, you may move this minion there.',
        whenever(aMinion.isPlayed.elsewhere, (c) => c.may(() => c.move(thisCard, there))),
      ),

      minion(
        'Mild Mannered Citizen',
        'Ongoing: At the start of your turn, you may destroy this minion to search your deck for a minion of power 5 or more and play it here as an extra minion.',
        atStartOfYourTurn((c) =>
          c.may(() => c.to(c.destroy(thisCard), () => c.searchAndPlay(heroesInDeck, here))),
        ),
      ),

      action(
        'Expanded Power',
        'Play on a minion. Ongoing: That minion has +1 power, and other players cannot destroy it.',
        ongoing(morePower(minions.host, 1)),
        ongoing(cannotBe(['destroy'], minions.host, byOthers)),
      ),

      action(
        'Golden Age',
        'Place up to three minions from your discard pile on the bottom of your deck.',
        onPlay((c) => {
          const legends = c.chooseUpTo(3, yourDiscardPile.minions, 'to the bottom');
          c.toDeck(c.order(legends, 'to the bottom'), 'deck bottom');
        }),
      ),

      action(
        'Justice Friends',
        'Each of your minions of power 5 or more has +2 power until the end of the turn.',
        onPlay((c) => c.until('end of turn', powerFor(c.noteAll(heroesInPlay), 2))),
      ),

      action(
        'My Only Weakness!',
        'Play on a minion. Ongoing: Cancel the abilities of that minion.',
        ongoing(cancels(itsMinion)),
      ),

      action(
        'Not Really Dead',
        'Put up to two minions of power 2 or less from your discard pile into your hand.',
        onPlay((c) => c.toHand(c.chooseUpTo(2, yourDiscardPile.minions.powerAtMost(2), 'take'))),
      ),

      action(
        'Radioactive Exposure',
        'Destroy one of your minions to search your deck for a minion with more power, which you may play there as an extra minion.',
        onPlay((c) =>
          c.to(c.choose(minions.yours, 'destroy'), (scientist) => {
            const before = c.note(power(scientist));
            const laboratory = c.note(baseOf(scientist));
            c.to(c.destroy(scientist), () =>
              c.searchAndPlay(
                yourDeck.minions.suchThat((one) => lessThan(before, power(one))),
                laboratory,
              ),
            );
          }),
        ),
      ),

      action(
        'Secret Base',
        'Play on a base. Ongoing: Other players cannot destroy your minions of power 3 or less here.',
        ongoing(cannotBe(['destroy'], minions.here.yours.powerAtMost(3), byOthers)),
      ),

      action(
        'Sidekick',
        'Choose a base where you have a minion of power 5 or more. You may play an extra minion of power 2 or less there.',
        onPlay((c) =>
          c.to(c.choose(bases.withAny(heroesInPlay), 'base'), (scene) =>
            c.extraMinion({ at: scene, powerAtMost: 2 }),
          ),
        ),
      ),
    ],
    theEverythingGlove,
  ),
  theirBases,
);

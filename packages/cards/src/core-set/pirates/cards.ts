import {
  afterItScores,
  baseOf,
  bases,
  beforeScoring,
  canGoTo,
  cardsInPlay,
  current,
  equal,
  faction,
  here,
  insteadOfDestroying,
  minions,
  onPlay,
  players,
  playInAnswerTo,
  power,
  powerFor,
  there,
  thisCard,
  whenever,
} from '@smashup/engine';
import { inSet } from '../../in-set.ts';
import { set } from '../set.ts';
import { theirBases } from './bases.ts';
import { action, minion } from './facts.ts';
import { theKraken } from './titan.ts';

/** Where this minion could go from here. */
const otherShores = bases.otherThan(here).suchThat((shore) => cardsInPlay.itself.where(canGoTo(shore)).exist);

export const pirates = inSet(
  set,
  faction(
    'Pirates',
    'Sail from base to base, board the one that is about to score, and sweep small fry off the deck.',
    [
      minion(
        'Pirate King',
        'Special: Before a base scores, you may move this minion there.',
        whenever(beforeScoring.elsewhere, (c) => c.may(() => c.move(thisCard, there)), {
          special: true,
        }),
      ),

      minion(
        'Buccaneer',
        'Special: If this minion would be destroyed, move it to another base instead.',
        insteadOfDestroying(minions.itself, (c) => c.move(thisCard, c.choose(otherShores, 'move to'))),
        current(
          {
            text: 'Ongoing: Once per turn, if this minion would be destroyed, you may move it to another base instead.',
          },
          insteadOfDestroying(
            minions.itself,
            (c) => c.move(thisCard, c.mayChoose(otherShores, 'move to')),
            'once per turn',
          ),
        ),
      ),

      minion(
        'Saucy Wench',
        'You may destroy a minion of power 2 or less here.',
        onPlay((c) => c.destroy(c.mayChoose(minions.here.powerAtMost(2), 'destroy'))),
      ),

      minion(
        'First Mate',
        'Special: After this base scores, you may move this minion to another base instead of the discard pile.',
        afterItScores((c) =>
          c.if(equal(baseOf(thisCard), here), () => c.move(thisCard, c.mayChoose(otherShores, 'move to'))),
        ),
      ),

      action(
        'Broadside',
        'Choose a base where you have a minion, and a player. Destroy that player’s minions of power 2 or less there.',
        onPlay((c) =>
          c.to(c.choose(bases.withYours, 'base'), (target) => {
            const victim = c.choose(players, 'player');
            c.destroy(minions.at(target).of(victim).powerAtMost(2));
          }),
        ),
      ),

      action(
        'Cannon',
        'Destroy up to two minions of power 2 or less.',
        onPlay((c) => c.destroy(c.chooseUpTo(2, minions.powerAtMost(2), 'destroy'))),
      ),

      action(
        'Dinghy',
        'Move up to two of your minions to other bases.',
        onPlay((c) => c.moveEachElsewhere(c.chooseUpTo(2, minions.yours, 'move'))),
      ),

      action(
        'Full Sail',
        'Move any number of your minions to other bases. Special: Before a base scores, you may play this card.',
        onPlay((c) => c.moveEachElsewhere(c.chooseAny(minions.yours, 'move'))),
        playInAnswerTo(beforeScoring),
      ),

      action(
        'Powderkeg',
        'Destroy one of your minions, and all other minions at its base with the same power or less.',
        onPlay((c) =>
          c.to(c.choose(minions.yours, 'destroy'), (keg) =>
            c.destroy(minions.at(baseOf(keg)).powerAtMost(power(keg))),
          ),
        ),
      ),

      action(
        'Sea Dogs',
        'Name a faction. Move all other players’ minions of that faction from one base to another.',
        onPlay((c) =>
          c.if(minions.exist, () => {
            const dogs = c.chooseFaction(minions);
            const from = c.choose(bases, 'base');
            c.moveToOne(minions.at(from).ofOthers.ofFaction(dogs), bases.otherThan(from));
          }),
        ),
      ),

      action(
        'Shanghai',
        'Move another player’s minion to another base.',
        onPlay((c) => c.moveElsewhere(c.choose(minions.ofOthers, 'move'))),
      ),

      action(
        'Swashbuckling',
        'Each of your minions has +1 power until the end of the turn.',
        onPlay((c) => c.until('end of turn', powerFor(c.noteAll(minions.yours), 1))),
      ),
    ],
    theKraken,
  ),
  theirBases,
);

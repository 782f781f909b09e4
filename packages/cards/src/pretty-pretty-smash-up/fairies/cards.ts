import {
  actions,
  baseOf,
  cannotBe,
  cannotPlay,
  current,
  faction,
  gives,
  itsMinion,
  minions,
  morePower,
  ongoing,
  onPlay,
  otherPlayers,
  plays,
  powerFor,
  setAsideTitan,
  talent,
  thisCard,
  type Verbs,
} from '@smashup/engine';
import { inSet } from '../../in-set.ts';
import { set } from '../set.ts';
import { theirBases } from './bases.ts';
import { action, minion } from './facts.ts';
import { spiritOfTheForest } from './titan.ts';

const drawAndPlay = (c: Verbs): void => {
  c.draw(1);
  c.extraAction({ beforeRest: true });
};

const wander = talent((c) => c.transfer(thisCard, c.choose(minions.except(minions.host), 'transfer')));

const destroyTwoActions = (c: Verbs): void => {
  c.destroy(c.chooseUpTo(2, actions, 'destroy'));
};

export const fairies = inSet(
  set,
  faction(
    'Fairies',
    'Nearly every card is a choice of two effects; actions wander from minion to minion.',
    [
      minion(
        'Titania',
        'Return another player’s minion to its owner’s hand OR play an extra minion.',
        onPlay((c) =>
          c.capitalOr({
            'return a minion': [() => c.return(c.choose(minions.ofOthers, 'return'))],
            'extra minion': [() => c.extraMinion({ beforeRest: true })],
          }),
        ),
      ),

      minion(
        'Glymmer',
        'Talent: Give another minion -4 power OR give this minion +1 power, until the start of your next turn.',
        talent((c) =>
          c.capitalOr({
            'weaken a minion': [
              () => c.until('start of your turn', powerFor(c.choose(minions.others, 'weaken'), -4)),
            ],
            'this minion': [() => c.until('start of your turn', powerFor(thisCard, 1))],
          }),
        ),
      ),

      minion(
        'Puck',
        'Play an extra action OR draw a card.',
        onPlay((c) =>
          c.capitalOr({
            'extra action': [() => c.extraAction({ beforeRest: true })],
            draw: [() => c.draw(1)],
          }),
        ),
      ),

      minion(
        'Tinx',
        'You may transfer an action from another minion to this minion.',
        onPlay((c) => c.transfer(c.mayChoose(actions.on(minions.others), 'transfer'), thisCard)),
      ),

      action(
        'Daisy Chain',
        'Play on a minion. Ongoing: This minion has +2 power while it is yours, and -2 power while it is another player’s.',
        ongoing(morePower(minions.host.yours, 2)),
        ongoing(morePower(minions.host.ofOthers, -2)),
      ),

      action(
        'Enchantment',
        'Play on a base. Ongoing: Each minion here has +1 power OR each minion here has -1 power, as you choose when you play this.',
        onPlay((c) =>
          c.capitalOr({
            'stronger here': [() => c.until('it leaves play', morePower(minions.at(baseOf(thisCard)), 1))],
            'weaker here': [() => c.until('it leaves play', morePower(minions.at(baseOf(thisCard)), -1))],
          }),
        ),
      ),

      action(
        'Fairy Ballet',
        'Draw two cards OR draw a card and play an extra action.',
        onPlay((c) =>
          c.capitalOr({ 'draw two': [() => c.draw(2)], 'draw and extra action': [() => drawAndPlay(c)] }),
        ),
      ),

      action(
        'Ladybug',
        'Play on a minion. Ongoing: This minion cannot be destroyed. Talent: Transfer this action to another minion.',
        ongoing(cannotBe(['destroy'], minions.host)),
        wander,
      ),

      action(
        'Leaf Armor',
        'Play on a minion. Ongoing: This minion has +1 power. Talent: Transfer this action to another minion.',
        ongoing(morePower(minions.host, 1)),
        wander,
        current(
          {
            text: 'Play on a minion. Ongoing: This minion has “Talent: This minion has +2 power until the end of the turn.”',
          },
          ongoing(
            gives(
              itsMinion,
              talent((c) => c.until('end of turn', powerFor(thisCard, 2))),
            ),
          ),
        ),
      ),

      action(
        'Magic Acorns',
        'Each other player discards a random card OR draw a card and play an extra action.',
        onPlay((c) =>
          c.capitalOr({
            'others discard': [() => c.forEach(otherPlayers, (player) => c.discardAtRandom(1, player))],
            'draw and extra action': [() => drawAndPlay(c)],
          }),
        ),
      ),

      action(
        'Magic Ward',
        'Play on a base. Ongoing: Other players cannot play actions on this base or on minions here.',
        ongoing(cannotPlay(plays.ofActions.here.byOthers)),
      ),

      action(
        'Playful Tricks',
        'Destroy up to two actions on bases or on minions.',
        onPlay(destroyTwoActions),
        current(
          {
            text: 'Destroy up to two actions on bases or on minions OR play the titan Spirit of the Forest.',
          },
          onPlay((c) =>
            c.capitalOr({
              'destroy actions': [() => destroyTwoActions(c)],
              'play the titan': [() => c.play(setAsideTitan('Spirit of the Forest'))],
            }),
          ),
        ),
      ),
    ],
    spiritOfTheForest,
  ),
  theirBases,
);

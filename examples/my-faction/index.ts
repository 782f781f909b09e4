/** A faction of your own, alongside the printed ones: npx smashup play --content examples/my-faction */
import {
  action,
  bases,
  faction,
  here,
  minion,
  minions,
  morePower,
  onPlay,
  ongoing,
  talent,
  thisCard,
  type SetSpec,
} from '@smashup/engine';

const lighthouseKeepers = faction(
  'Lighthouse Keepers',
  'Draw cards, go wherever they are needed, and send ships home.',
  [
    minion(
      'Old Keeper',
      { copies: 1, power: 5, text: 'Draw two cards.' },
      onPlay((c) => c.draw(2)),
    ),
    minion(
      'Watchman',
      { copies: 3, power: 4, text: 'Draw a card.' },
      onPlay((c) => c.draw(1)),
    ),
    minion(
      'Boatman',
      { copies: 6, power: 2, text: 'Talent: Move this minion to another base.' },
      talent((c) => c.move(thisCard, c.choose(bases.otherThan(here), 'move'))),
    ),
    action(
      'Guiding Light',
      { copies: 5, play: 'on-base', text: 'Play on a base. Ongoing: Your minions here have +1 power.' },
      ongoing(morePower(minions.here.yours, 1)),
    ),
    action(
      'Foghorn',
      { copies: 5, play: 'standard', text: 'Return a minion of power 3 or less to its owner’s hand.' },
      onPlay((c) => c.return(c.choose(minions.powerAtMost(3), 'return'))),
    ),
  ],
);

export const sets: readonly SetSpec[] = [
  { name: 'By the Sea', year: 2026, factions: [lighthouseKeepers], bases: [], reprints: [] },
];

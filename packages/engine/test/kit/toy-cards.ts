import {
  action,
  afterItScores,
  aMinion,
  base,
  baseOf,
  bases,
  beforeScoring,
  buried,
  customNumber,
  equal,
  faction,
  here,
  insteadOfDestroying,
  it,
  minion,
  minions,
  morePower,
  ongoing,
  onlyAsSpecial,
  onPlay,
  onUncover,
  playInAnswerTo,
  talent,
  there,
  thisCard,
  whenever,
  winners,
  yourHand,
  type SetSpec,
} from '../../src/index.ts';

/**
 * A small Smash Up: four factions of three cards, one for each thing that cards can do. Real factions are written in
 * just these words (docs/adding-a-faction.md).
 */

const cats = faction('Cats', 'They lie about, and pounce.', [
  minion('Tabby', { copies: 10, power: 3, text: '' }),
  // Something is chosen when it is played.
  minion(
    'Mouser',
    { copies: 5, power: 4, text: 'You may destroy a minion of power 2 or less here.' },
    onPlay((c) => c.destroy(c.mayChoose(minions.here.powerAtMost(2), 'destroy'))),
  ),
  // It reacts to what happens to others.
  minion(
    'Ninth Life',
    { copies: 5, power: 2, text: 'Ongoing: After another of your minions is destroyed, draw a card.' },
    whenever(aMinion.yours.other.isDestroyed, (c) => c.draw(1)),
  ),
]);

const dogs = faction('Dogs', 'They come in packs, and come back.', [
  // A rule that holds as long as the card is in play.
  minion(
    'Pack Leader',
    { copies: 8, power: 3, text: 'Ongoing: Your other minions here have +1 power.' },
    ongoing(morePower(minions.here.yours.others, 1)),
  ),
  action(
    'Fetch',
    { copies: 6, play: 'standard', text: 'Draw two cards.' },
    onPlay((c) => c.draw(2)),
  ),
  // Something happens instead of something else.
  action(
    'Kennel',
    {
      copies: 6,
      play: 'on-base',
      text: 'Play on a base. Ongoing: If one of your minions here would be destroyed, return it to your hand instead.',
    },
    insteadOfDestroying(minions.here.yours, (c) => c.return(it)),
  ),
]);

const foxes = faction('Foxes', 'They wait for the moment before a base scores.', [
  // Cards that are played in another player's turn, too.
  minion(
    'Vixen',
    { copies: 8, power: 3, text: 'Special: Before a base scores, you may play this minion there.' },
    playInAnswerTo(beforeScoring, { at: there }),
  ),
  action(
    'Ambush',
    {
      copies: 6,
      play: 'standard',
      text: 'Special: Before a base scores, destroy a minion of power 3 or less there.',
    },
    onlyAsSpecial,
    playInAnswerTo(beforeScoring),
    onPlay((c) => c.destroy(c.choose(minions.here.powerAtMost(3), 'destroy'))),
  ),
  action(
    'Quarrel',
    {
      copies: 6,
      play: 'standard',
      text: 'One of your minions duels a minion of another player at its base. Destroy the loser.',
    },
    onPlay((c) => {
      const mine = c.choose(minions.yours, 'duel');
      c.destroy(c.duel(mine, c.choose(minions.ofOthers.at(baseOf(mine)), 'duel')).losers);
    }),
  ),
]);

const moles = faction('Moles', 'What they have is under the ground.', [
  minion('Old Mole', { copies: 6, power: 5, text: '' }),
  // A talent; and a card under the table.
  minion(
    'Digger',
    {
      copies: 8,
      power: 2,
      text: 'You may uncover one of your buried cards here. Talent: Bury a card from your hand here.',
    },
    onPlay((c) => c.uncover(c.mayChoose(buried.here.yours, 'uncover'))),
    talent((c) => c.bury(c.choose(yourHand, 'bury'), here), { when: yourHand.exist }),
  ),
  action(
    'Cave-In',
    { copies: 6, play: 'standard', text: 'Draw a card. When it is uncovered: destroy a minion here.' },
    onPlay((c) => c.draw(1)),
    onUncover((c) => c.destroy(c.choose(minions.here, 'destroy'))),
  ),
]);

export const toySet: SetSpec = {
  name: 'Animals',
  year: 2026,
  factions: [cats, dogs, foxes, moles],
  bases: [
    base('Garden', { faction: 'Cats', breakpoint: 10, vp: [4, 2, 1], text: '' }),
    base('Sofa', { faction: 'Cats', breakpoint: 14, vp: [5, 3, 2], text: '' }),
    // Bases have abilities like cards.
    base(
      'Barn',
      {
        faction: 'Dogs',
        breakpoint: 12,
        vp: [3, 2, 1],
        text: 'After this base scores, the winner draws a card.',
      },
      afterItScores((c) => c.draw(1), { players: winners }),
    ),
    base('Porch', { faction: 'Dogs', breakpoint: 16, vp: [4, 3, 1], text: '' }),
    base('Hedge', { faction: 'Foxes', breakpoint: 11, vp: [3, 1, 1], text: '' }),
    base('Burrow', { faction: 'Moles', breakpoint: 13, vp: [4, 1, 0], text: '' }),
  ],
  reprints: [],
};

/** Cards with mistakes in them, to see what becomes of the game. */
export const brokenSet: SetSpec = {
  name: 'Mistakes',
  year: 2026,
  factions: [
    faction('Mistakes', 'None of them works.', [
      action(
        'Torn Card',
        { copies: 1, play: 'standard', text: 'Draw a card. Then something goes wrong.' },
        onPlay((c) => {
          c.draw(1);
          c.draw(customNumber('a hole', 1));
        }),
      ),
      action(
        'Endless Ribbon',
        { copies: 1, play: 'standard', text: 'Draw no cards, again and again.' },
        onPlay((c) => c.while(equal(1, 1), () => c.draw(0))),
      ),
      minion(
        'Pendulum',
        { copies: 1, power: 2, text: 'After this minion moves, or is played, move it to another base.' },
        onPlay((c) => c.moveElsewhere(thisCard)),
        whenever(thisCard.moves, (c) => c.moveElsewhere(thisCard)),
      ),
      minion(
        'Nested Doll',
        { copies: 1, power: 1, text: 'Return this minion to your hand and play it here.' },
        onPlay((c) => {
          c.return(thisCard);
          c.play(thisCard, { at: bases.here });
        }),
      ),
    ]),
  ],
  bases: [],
  reprints: [],
  functions: {
    'a hole': () => {
      throw new RangeError('there is a hole in it');
    },
  },
};

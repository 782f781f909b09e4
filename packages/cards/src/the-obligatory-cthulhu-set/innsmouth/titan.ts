import {
  atLeast,
  baseOf,
  bases,
  current,
  here,
  minions,
  moreTotal,
  nameOf,
  ongoing,
  playedOnYourTurn,
  talent,
  thisCard,
  titan,
  you,
} from '@smashup/engine';

/** Your minions that share their name with that many of these at their base, themselves included. */
const namesakes = (among: typeof minions, count: number): typeof minions =>
  minions.yours.suchThat((one) => atLeast(among.at(baseOf(one)).named(nameOf(one)).count, count));

const PAIR = 2;

const yourPairs = namesakes(minions.yours, PAIR);

const rises = [
  playedOnYourTurn((c) => c.play(thisCard, { at: bases.withAny(yourPairs) })),
  ongoing(moreTotal(here, you, namesakes(minions, PAIR).here.count)),
];

export const dagon = titan(
  'Dagon',
  {
    text: 'Special: On your turn, if you have two or more minions with the same name at a base, you may play this titan there. Ongoing: Your total here is 1 higher for each of your minions here that shares its name with another minion here. Talent: Play an extra minion.',
  },
  ...rises,
  talent((c) => c.extraMinion()),
  current(
    {
      text: 'Special: On your turn, if you have two or more minions with the same name at a base, you may play this titan there. Ongoing: Your total here is 1 higher for each of your minions here that shares its name with another minion here. Talent: Play an extra minion here.',
    },
    ...rises,
    talent((c) => c.extraMinion({ at: here })),
  ),
);

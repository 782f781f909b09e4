import {
  aMinion,
  baseOf,
  bases,
  current,
  minions,
  playedInsteadOf,
  talent,
  thisCard,
  titan,
  whenever,
} from '@smashup/engine';

export const majorUrsa = titan(
  'Major Ursa',
  {
    text: 'Special: Instead of your regular minion play, you may play this titan at a base where you have a minion. Ongoing: After this titan moves to a base, you may move another player’s minion of power 3 or less from there to another base. Talent: Place a +1 power counter on this titan, then move it to another base.',
  },
  playedInsteadOf('minion', (c) => c.play(thisCard, { at: bases.withYours })),
  whenever(thisCard.moves, (c) =>
    c.moveElsewhere(c.mayChoose(minions.ofOthers.at(baseOf(thisCard)).powerAtMost(3), 'move')),
  ),
  talent((c) => {
    c.placeCounters(thisCard);
    c.moveElsewhere(thisCard);
  }),
  current(
    {
      text: 'Special: Instead of your regular minion play, you may play this titan. Ongoing: After another player’s minion moves to or from here, you may place a +1 power counter on this titan. Talent: Place a +1 power counter on a minion here, or move this titan to another base.',
    },
    playedInsteadOf('minion', (c) => c.play(thisCard)),
    whenever(aMinion.ofOthers.moves.here.or(aMinion.ofOthers.moves.fromHere), (c) =>
      c.may(() => c.placeCounters(thisCard)),
    ),
    talent((c) =>
      c.oneOf({
        counter: [() => c.placeCounters(c.choose(minions.here, 'counter'))],
        move: [() => c.moveElsewhere(thisCard)],
      }),
    ),
  ),
);

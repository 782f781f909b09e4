import {
  aMinion,
  atLeast,
  baseOf,
  bases,
  countersOn,
  current,
  equal,
  handSize,
  hasNoClaimedDestination,
  here,
  lessThan,
  minions,
  minus,
  moreTotal,
  ongoing,
  playedInsteadOf,
  playedOnYourTurn,
  talent,
  thisCard,
  titan,
  turnStarts,
  type Value,
  type Verbs,
  whenever,
  whether,
  whileSetAside,
  you,
  yourDiscardPile,
  yourHand,
  type CardId,
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
    whenever(
      aMinion.ofOthers.moves.here.or(aMinion.ofOthers.moves.fromHere),
      (c) => c.may(() => c.placeCounters(thisCard)),
      { alike: true },
    ),
    talent((c) =>
      c.oneOf({
        counter: [() => c.placeCounters(c.choose(minions.here, 'counter'))],
        move: [() => c.moveElsewhere(thisCard)],
      }),
    ),
  ),
);

const standardActions = yourDiscardPile.standardActions.notForbidden;

const discardOne = (c: Verbs): Value<readonly CardId[]> => c.discard(c.choose(yourHand, 'discard'));

/** Then it goes to the bottom of the deck, unless its own text sends it elsewhere and the current player prefers that. */
function playAndPutUnder(c: Verbs, chosen: Value<CardId>): void {
  c.play(chosen, { as: 'action', claim: 'rival', regardless: true });
  c.if(hasNoClaimedDestination(chosen), () => c.toDeck(chosen, 'deck bottom'));
}

/** A light heart, and an empty hand. */
const creampuff = [
  playedOnYourTurn((c) => c.play(thisCard), { when: equal(handSize(you), 0) }),
  ongoing(moreTotal(here, you, whether(lessThan(handSize(you), 5), minus(5, handSize(you)), 0))),
];

export const creampuffMan = titan(
  'Creampuff Man',
  {
    text: 'Special: On your turn, if your hand is empty, you may play this titan. Ongoing: Your total here is 5 higher, less 1 for each card in your hand. Talent: Discard a card to play a standard action from your discard pile as an extra action, then put it on the bottom of your deck.',
  },
  ...creampuff,
  talent((c) => c.to(discardOne(c), () => playAndPutUnder(c, c.choose(standardActions, 'play')))),
  current(
    {
      text: 'Special: On your turn, if your hand is empty, you may play this titan. Ongoing: Your total here is 5 higher, less 1 for each card in your hand. Talent: Choose a standard action in your discard pile. Discard a card to play it as an extra action, then put it on the bottom of your deck.',
    },
    ...creampuff,
    talent((c) => {
      const chosen = c.choose(standardActions, 'play');
      c.to(chosen, () => c.to(discardOne(c), () => playAndPutUnder(c, chosen)));
    }),
  ),
);

const MOST_COUNTERS = 6;
const surplus = minus(countersOn(thisCard), MOST_COUNTERS);

function playWithCounters(c: Verbs): void {
  c.removeCounters(thisCard, whether(atLeast(surplus, 1), surplus, 0));
  c.play(thisCard);
}

const isGrown = atLeast(countersOn(thisCard), 3);

/** It grows beside the deck, and again after each time that it leaves play. */
const kudzu = [
  whileSetAside(turnStarts.byYou, (c) => c.placeCounters(thisCard)),
  whenever(thisCard.leavesPlay, (c) =>
    c.oneOf({
      'shuffle minions in': [
        () => c.toDeck(c.chooseUpTo(2, yourDiscardPile.minions, 'shuffle in'), 'deck shuffled'),
      ],
      draw: [() => c.draw(2)],
    }),
  ),
  talent((c) => {
    const grown = c.note(countersOn(thisCard));
    c.to(c.destroy(thisCard), () => c.mayPlay(yourDiscardPile.minions.powerAtMost(grown)));
  }),
];

export const killerKudzu = titan(
  'Killer Kudzu',
  {
    text: 'Special: At the start of your turn, if this titan is not in play, place a +1 power counter on it. Special: On your turn, if it has three or more counters, you may play it with up to six of them. Ongoing: After this titan leaves play, shuffle up to two minions from your discard pile into your deck, or draw two cards. Talent: Destroy this titan to play an extra minion from your discard pile with power up to its number of +1 power counters.',
  },
  playedOnYourTurn(playWithCounters, { when: isGrown }),
  ...kudzu,
  current(
    {
      text: 'Special: At the start of your turn, if this titan is not in play, place a +1 power counter on it. Special: If it has three or more counters, you may play it with up to six of them instead of your regular minion play. Ongoing: After this titan leaves play, shuffle up to two minions from your discard pile into your deck, or draw two cards. Talent: Destroy this titan to play an extra minion from your discard pile with power up to its number of +1 power counters.',
    },
    playedInsteadOf('minion', playWithCounters, { when: isGrown }),
    ...kudzu,
  ),
);

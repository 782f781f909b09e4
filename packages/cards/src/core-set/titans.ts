import {
  aCard,
  afterItScores,
  aMinion,
  among,
  and,
  atEndOfEachTurn,
  atEndOfYourTurn,
  atLeast,
  atStartOfYourTurn,
  baseIsReplaced,
  baseOf,
  bases,
  before,
  cannotPlay,
  countersOn,
  current,
  currentPlayer,
  equal,
  handOf,
  handSize,
  here,
  isAction,
  it,
  lessThan,
  minions,
  moreTotal,
  not,
  numberThisTurn,
  oneForEvery,
  ongoing,
  otherPlayers,
  owner,
  playedInsteadOf,
  playedOnYourTurn,
  playedWhenever,
  players,
  plays,
  power,
  powerFor,
  sawItScore,
  talent,
  them,
  there,
  thisCard,
  thisTurn,
  titan,
  type Verbs,
  wasInPlayAsTurnBegan,
  whatDidIt,
  whenever,
  whenItScores,
  whoDidIt,
  winners,
  you,
  yourHand,
  yourTurn,
} from '@smashup/engine';

const drawOne = talent((c) => c.draw(1));

/** The fifth card of a turn brings it into play; a full hand makes it strong. */
const protectorWith = (cardsForPower: number) => [
  playedWhenever(aCard.isPlayed.byYou.where(atLeast(numberThisTurn(aCard.isPlayed.byYou), 5)), (c) =>
    c.play(thisCard),
  ),
  ongoing(moreTotal(here, you, oneForEvery(cardsForPower, handSize(you)))),
  drawOne,
];

export const arcaneProtector = titan(
  'Arcane Protector',
  {
    text: 'Special: After you play your fifth card of a turn, or a later one, you may play this titan. Ongoing: Your total here is 1 higher for every three cards in your hand. Talent: Draw a card.',
  },
  ...protectorWith(3),
  current(
    {
      text: 'Special: After you play your fifth card of a turn, or a later one, you may play this titan. Ongoing: Your total here is 1 higher for every two cards in your hand. Talent: Draw a card.',
    },
    ...protectorWith(2),
  ),
);

/** The player who did it discards a card of their choice. */
const theyDiscard = (c: Verbs): void =>
  c.as(whoDidIt, () => {
    c.discard(c.choose(yourHand, 'discard'));
  });

export const bigFunnyGiant = titan(
  'Big Funny Giant',
  {
    text: 'Special: Instead of your regular minion play, you may play this titan on a base without minions. Ongoing: Other players must discard a card to play a minion here. Ongoing: At the end of your turn, place a +1 power counter on this titan if no other player has a minion here. Talent: Destroy a minion here of power 2 or less to move this titan to another base.',
  },
  playedInsteadOf('minion', (c) => c.play(thisCard, { at: bases.except(bases.withAny(minions)) })),
  ongoing(
    cannotPlay(
      plays.ofMinions.byOthers.here.suchThat(({ card, player }) => not(handOf(player).except(card).exist)),
    ),
  ),
  whenever(before(aMinion.isPlayed.byOthers.here), theyDiscard, { immediate: true }),
  atEndOfYourTurn((c) => c.if(not(otherPlayers.withMinionHere.exist), () => c.placeCounters(thisCard))),
  talent((c) =>
    c.to(c.destroy(c.choose(minions.here.powerAtMost(2), 'destroy')), () => c.moveElsewhere(thisCard)),
  ),
  current(
    {
      text: 'Special: Instead of your regular minion play, you may play this titan. Ongoing: After another player plays a minion here, that player discards a card. Ongoing: At the end of each other player’s turn, if that player has no minion here, you may place a +1 power counter on this titan. Special: When this base scores, if you are the winner and another player has no minion here, gain 1 VP.',
    },
    playedInsteadOf('minion', (c) => c.play(thisCard)),
    whenever(aMinion.isPlayed.byOthers.here, theyDiscard),
    atEndOfEachTurn((c) => c.may(() => c.placeCounters(thisCard)), {
      when: and(not(yourTurn), not(minions.here.of(currentPlayer).exist)),
    }),
    whenItScores((c) =>
      c.if(
        and(winners.amongThese(you).exist, lessThan(otherPlayers.withMinionHere.count, otherPlayers.count)),
        () => c.gainVp(1),
      ),
    ),
  ),
);

export const fortTitanosaurus = titan(
  'Fort Titanosaurus',
  {
    text: 'Special: On your turn, if you have not played a minion, you may destroy one of your minions to play this titan at its base with +1 power counters equal to its power. Ongoing: Once per turn, after an action that you played affects minions, you may place a +1 power counter on one of them, on this titan, or on each. Talent: If this titan has four or more +1 power counters, draw a card.',
  },
  playedOnYourTurn(
    (c) => {
      const victim = c.choose(minions.yours, 'destroy');
      const strength = c.note(power(victim));
      const place = c.note(baseOf(victim));
      c.to(c.destroy(victim), () => {
        c.play(thisCard, { at: place });
        c.placeCounters(thisCard, strength);
      });
    },
    { when: not(thisTurn(aMinion.isPlayed.byYou, 'play')) },
  ),
  whenever(
    aMinion.isAffected.byYou.where(isAction(whatDidIt)),
    (c) => {
      const affected = minions.amongThese(them);
      const strengthen = (): void => {
        c.placeCounters(c.choose(affected, 'counter'));
      };
      c.mayOncePerTurn(() =>
        c.oneOf({
          'the minion': [strengthen],
          'this titan': [() => c.placeCounters(thisCard)],
          both: [
            () => {
              strengthen();
              c.placeCounters(thisCard);
            },
            affected.exist,
          ],
        }),
      );
    },
    { together: true },
  ),
  talent((c) => c.draw(1), { when: atLeast(countersOn(thisCard), 4) }),
);

export const invisibleNinja = titan(
  'Invisible Ninja',
  {
    text: 'Special: On your turn, if this titan was not in play when the turn began, you may discard a card to play it at a base where you have a minion. Ongoing: Once per turn, after you destroy a card of another player or return one of your minions to your hand, you may look at the top two cards of your deck, draw one of them and shuffle the other into your deck. Special: At the start of your turn, you may destroy this titan to play an extra minion of power 3 or less.',
  },
  playedOnYourTurn(
    (c) => c.to(c.discard(c.choose(yourHand, 'discard')), () => c.play(thisCard, { at: bases.withYours })),
    { when: and(bases.withYours.exist, not(wasInPlayAsTurnBegan)) },
  ),
  whenever(
    aCard.ofOthers.isDestroyed.byYou
      .where(players.amongThese(owner(whatDidIt)).exist)
      .or(aMinion.yours.isReturned.byYou.where(equal(owner(it), you))),
    (c) =>
      c.mayOncePerTurn(() => {
        const seen = c.lookAt(2);
        const taken = c.choose(among(seen), 'take');
        c.putBack(taken, 'top');
        c.draw(1);
        c.shuffleBack(among(seen).except(taken));
      }),
    { alike: true },
  ),
  atStartOfYourTurn((c) =>
    c.may(() => c.to(c.destroy(thisCard), () => c.extraMinionNow({ powerAtMost: 3 }))),
  ),
);

/** Other players' minions at the base it moves to are weaker for a while. */
const krakenUntil = (end: 'end of turn' | 'start of your turn') => [
  playedWhenever(baseIsReplaced.where(sawItScore), (c) => c.play(thisCard, { at: there })),
  talent((c) => {
    c.to(c.moveElsewhere(thisCard), () => {
      const soaked = c.noteAll(minions.ofOthers.at(baseOf(thisCard)));
      c.until(end, powerFor(soaked, -1));
    });
  }),
  afterItScores((c) => c.moveElsewhere(c.choose(minions.here.yours, 'move'))),
];

export const theKraken = titan(
  'The Kraken',
  {
    text: 'Special: After a base scores where you had a minion, if this titan was not in play, you may play it on the base that replaces it. Talent: Move this titan to another base. Other players’ minions there have -1 power until the end of the turn. Special: After this base scores, move one of your minions here to another base.',
  },
  ...krakenUntil('end of turn'),
  current(
    {
      text: 'Special: After a base scores where you had a minion, if this titan was not in play, you may play it on the base that replaces it. Talent: Move this titan to another base. Other players’ minions there have -1 power until the start of your next turn. Special: After this base scores, move one of your minions here to another base.',
    },
    ...krakenUntil('start of your turn'),
  ),
);

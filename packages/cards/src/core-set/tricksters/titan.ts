import {
  aMinion,
  and,
  atEndOfEachTurn,
  atEndOfYourTurn,
  bases,
  before,
  cannotPlay,
  current,
  currentPlayer,
  handOf,
  lessThan,
  minions,
  not,
  ongoing,
  otherPlayers,
  playedInsteadOf,
  plays,
  talent,
  thisCard,
  titan,
  type Verbs,
  whenever,
  whenItScores,
  whoDidIt,
  winners,
  you,
  yourHand,
  yourTurn,
} from '@smashup/engine';

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

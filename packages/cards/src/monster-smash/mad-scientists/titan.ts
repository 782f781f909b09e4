import {
  aMinion,
  and,
  atLeast,
  countersOn,
  minions,
  or,
  playedWhenever,
  talent,
  thisCard,
  titan,
  turnStarts,
  type Value,
  type Verbs,
  whenever,
  you,
  yourDiscardPile,
  yourHand,
  type CardId,
} from '@smashup/engine';

const inHand = yourHand.minions.ownedBy(you);

const discarded = yourDiscardPile.minions.ownedBy(you);

const donors = minions.yours.withCounters;

/** A minion that you own goes from your hand or discard pile into the box, but not the one that was just destroyed. */
function boxOne(c: Verbs, destroyed?: Value<CardId>): void {
  const other = destroyed === undefined ? discarded : discarded.except(destroyed);
  c.oneOf({
    hand: [() => c.toBox(c.choose(inHand, 'place'))],
    'discard pile': [() => c.toBox(c.choose(other, 'place'))],
  });
}

const canBox = or(inHand.exist, discarded.exist);

/**
 * Two of three things, to different minions, and she comes into play. What could fail is done first, so that if it
 * does, the other is not done either.
 */
function bringToLife(c: Verbs): void {
  c.oneOf({
    'box and destroy': [
      () =>
        c.to(c.destroy(c.choose(minions.yours, 'destroy')), (destroyed) => {
          boxOne(c, destroyed);
          c.play(thisCard);
        }),
      and(canBox, minions.yours.exist),
    ],
    'box and counter': [
      () =>
        c.to(c.removeCounters(c.choose(donors, 'affect')), () => {
          boxOne(c);
          c.play(thisCard);
        }),
      and(canBox, donors.exist),
    ],
    'destroy and counter': [
      () => {
        const donor = c.choose(donors, 'affect');
        const victim = c.choose(minions.yours.except(donor), 'destroy');
        c.to(c.destroy(victim), () => c.to(c.removeCounters(donor), () => c.play(thisCard)));
      },
      and(donors.exist, atLeast(minions.yours.count, 2)),
    ],
  });
}

export const theBride = titan(
  'The Bride',
  {
    text: 'Special: At the start of your turn, you may do two of these, each to a different minion, to play this titan: put a minion that you own from your hand or discard pile in the box; destroy one of your minions; remove a +1 power counter from one of your minions. Ongoing: The first time in a turn that you place a +1 power counter on one of your minions or remove one, draw a card. Talent: Place a +1 power counter on one of your minions here, or remove two +1 power counters from your minions to play an extra action.',
  },
  playedWhenever(turnStarts.byYou, bringToLife),
  whenever(aMinion.yours.countersChange.byYou.firstInTurn('player'), (c) => c.draw(1)),
  talent((c) =>
    c.oneOf({
      counter: [() => c.placeCounters(c.choose(minions.here.yours, 'counter'))],
      'play an action': [
        () => {
          const first = c.removeCounters(c.choose(donors, 'affect'));
          const second = c.removeCounters(c.choose(donors, 'affect'));
          c.to(first, () => c.to(second, () => c.extraAction()));
        },
        atLeast(countersOn(minions.yours), 2),
      ],
    }),
  ),
);

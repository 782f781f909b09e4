import {
  aCard,
  aMinion,
  and,
  atLeast,
  atStartOfYourTurn,
  baseOf,
  bases,
  before,
  canChangePower,
  cardsInPlay,
  type Condition,
  countersOn,
  countersPlacedThisTurn,
  current,
  equal,
  isBehind,
  it,
  itsCounters,
  minions,
  not,
  ongoing,
  or,
  otherPlayers,
  playedOnYourTurn,
  playedWhenever,
  powerFor,
  talent,
  talentTwice,
  them,
  thisCard,
  titan,
  totalOf,
  turnStarts,
  type Value,
  type Verbs,
  whenever,
  whileSetAside,
  you,
  yourDiscardPile,
  yourHand,
  type CardId,
} from '@smashup/engine';

/** Where nobody has more power than you, and you have some. */
const whereYouLead = bases.suchThat((base) => and(atLeast(totalOf(you, base), 1), not(isBehind(you, base))));

/** Where everybody else has less. */
const whereYouLeadAlone = bases.suchThat((base) =>
  not(otherPlayers.suchThat((player) => atLeast(totalOf(player, base), totalOf(you, base))).exist),
);

/** At two bases or more. */
const atHeadOfThePack = playedOnYourTurn((c) => c.play(thisCard, { at: whereYouLead }), {
  when: atLeast(whereYouLead.count, 2),
});

const howl = talent((c) => c.until('end of turn', powerFor(c.choose(minions.yours, 'strengthen'), 1)));

export const greatWolfSpirit = titan(
  'Great Wolf Spirit',
  {
    text: 'Special: On your turn, if you have the most power, or are tied for it, at two or more bases, you may play this titan at one of them. Ongoing: You may use each talent of your cards a second time on your turn. Talent: One of your minions has +1 power until the end of the turn.',
  },
  atHeadOfThePack,
  ongoing(talentTwice(cardsInPlay.yours, 'each')),
  howl,
  current(
    {
      text: 'Special: On your turn, if you have the most power, or are tied for it, at two or more bases, you may play this titan at one of them. Ongoing: You may use each talent of your cards here a second time on your turn. Ongoing: At the start of your turn, you may move this titan to a base where every other player has less power than you. Talent: One of your minions has +1 power until the end of the turn.',
    },
    atHeadOfThePack,
    ongoing(talentTwice(cardsInPlay.here.yours, 'each')),
    atStartOfYourTurn((c) =>
      c.to(c.mayChoose(whereYouLeadAlone.otherThan(baseOf(thisCard)), 'move to'), (goal) =>
        c.move(thisCard, goal),
      ),
    ),
    howl,
  ),
);

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

/** Your minions together carry that many. */
const yourMinionsCarry = (count: number): Condition => atLeast(countersOn(minions.yours), count);

/** Those that are about to go to the discard pile, and have a counter left to give. */
const dying = minions.amongThese(them).withCounters;

/** Before minions go to the discard pile, one counter from each comes here: from those you choose, or from all. */
const inheritsFrom = (c: Verbs, heirlooms: Value<readonly CardId[]>): void =>
  c.forEach(heirlooms, (one) => c.transferCounters(one, thisCard));

export const deathOnSixLegs = titan(
  'Death on Six Legs',
  {
    text: 'Special: On your turn, if your minions have seven or more +1 power counters, you may play this titan. Ongoing: Before a minion goes to the discard pile from play, transfer a +1 power counter from it to this titan. Talent: Play an extra action.',
  },
  playedOnYourTurn((c) => c.play(thisCard), { when: yourMinionsCarry(7) }),
  whenever(before(aMinion.goesToDiscardPile), (c) => inheritsFrom(c, dying.list), { together: true }),
  talent((c) => c.extraAction()),
  current(
    {
      text: 'Special: On your turn, if your minions have six or more +1 power counters, you may discard a card to play this titan. Ongoing: Before a minion goes to the discard pile from play, you may transfer a +1 power counter from it to this titan. Talent: Play an extra action.',
    },
    playedOnYourTurn((c) => c.to(c.discard(c.choose(yourHand, 'discard')), () => c.play(thisCard)), {
      when: yourMinionsCarry(6),
    }),
    whenever(
      before(aMinion.goesToDiscardPile),
      (c) => inheritsFrom(c, c.chooseAny(dying.where(canChangePower), 'counter off')),
      { together: true },
    ),
    talent((c) => c.extraAction()),
  ),
);

/** What gets its first counter from you, here, gets another one. */
const oneMoreFor = (whose: typeof aMinion) =>
  whenever(whose.yours.countersChange.byYou.here.where(equal(itsCounters, 0)), (c) => c.placeCounters(it));

const carriers = minions.yours.withCounters;

/** It feeds on the counters of others until it rises. */
export const ancientLord = titan(
  'Ancient Lord',
  {
    text: 'Special: After you have placed two or more +1 power counters on minions in a turn, you may play this titan. Ongoing: After you place the first +1 power counter on a card of yours here, place another one on it. Talent: Place a +1 power counter on one of your minions here that has one.',
  },
  playedWhenever(
    aMinion.countersChange.byYou.where(atLeast(countersPlacedThisTurn, 2)),
    (c) => c.play(thisCard),
    {
      oncePerBatch: true,
    },
  ),
  oneMoreFor(aCard),
  talent((c) => c.placeCounters(c.choose(carriers.here, 'counter'))),
  current(
    {
      text: 'Special: Before you place +1 power counters on your minions, if this titan is not in play, you may place one of them on this titan instead. Then, if it has three or more, you may remove them all to play it. Ongoing: After you place the first +1 power counter on one of your minions here, place another one on it. Talent: Place a +1 power counter on one of your minions that has one.',
    },
    whileSetAside(
      before(aMinion.yours.countersChange.byYou),
      (c) => c.divertCounter(c.mayChoose(minions.amongThese(them), 'divert'), thisCard),
      { together: true },
    ),
    // In the middle of what is being resolved: it meets what comes after these counters (R11.9).
    playedWhenever(
      thisCard.countersChange.where(atLeast(countersOn(thisCard), 3)),
      (c) => {
        c.removeCounters(thisCard, countersOn(thisCard));
        c.play(thisCard);
      },
      { immediate: true },
    ),
    oneMoreFor(aMinion),
    talent((c) => c.placeCounters(c.choose(carriers, 'counter'))),
  ),
);

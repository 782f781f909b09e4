import {
  aMinion,
  actions,
  anAction,
  atLeast,
  bases,
  before,
  playedInsteadOf,
  thisCard,
  titan,
  whenever,
} from '@smashup/engine';

/** Where two or more of your actions are, on the base or on minions there. */
const withTwoActions = bases.suchThat((base) => atLeast(actions.yours.at(base).count, 2));

const yourActionHere = anAction.isPlayed.byYou.here.onBase;

/** What brings it here is played before it has come: so it listens while cards come into play. */
export const gorgodzolla = titan(
  'Gorgodzolla',
  {
    text: 'Special: Instead of your regular minion play, you may play this titan at a base with two or more of your actions. Ongoing: After you play an action on this base or a minion here, place a +1 power counter on this titan. Ongoing: After you play an action on this base, you may draw a card.',
  },
  playedInsteadOf('minion', (c) => c.play(thisCard, { at: withTwoActions }), { when: withTwoActions.exist }),
  whenever(before(yourActionHere), (c) => {
    c.placeCounters(thisCard);
    c.may(() => c.draw(1));
  }),
  whenever(before(aMinion.isPlayed.byYou.here), (c) => c.placeCounters(thisCard)),
);

import {
  aMinion,
  atLeast,
  baseOf,
  countersOn,
  isAction,
  minions,
  not,
  playedOnYourTurn,
  power,
  talent,
  them,
  thisCard,
  thisTurn,
  titan,
  whatDidIt,
  whenever,
} from '@smashup/engine';

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
  whenever(aMinion.isAffected.byYou.where(isAction(whatDidIt)), (c) => {
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
  }),
  talent((c) => c.draw(1), { when: atLeast(countersOn(thisCard), 4) }),
);

import {
  aCard,
  among,
  atLeast,
  equal,
  here,
  minions,
  playedOnYourTurn,
  powerFor,
  reversed,
  talent,
  thisCard,
  titan,
  type Verbs,
  whenever,
  whether,
  you,
  yourDeck,
} from '@smashup/engine';

/** The two cards at one end of the deck: if both are of that kind the titan is played. They go back as they were. */
function seek(c: Verbs, end: 'top' | 'bottom', kind: 'minions' | 'actions'): void {
  c.renewDeck(you, 'reveal');
  const shown = c.reveal(whether(atLeast(yourDeck.count, 2), 2, 1), you, end);
  c.if(equal(among(shown)[kind].count, 2), () => c.play(thisCard));
  c.forEach(reversed(shown), (card) => c.putBack(card, end));
}

export const greatGrandma = titan(
  'Great Grandma',
  {
    text: 'Special: On your turn, if you have no titan in play, you may say “minion” or “action” and reveal the top or bottom two cards of your deck. If both are of that type, play this titan. Put the cards back in the same order. Ongoing: After you reveal or look at cards of your deck, you may give one of your minions +1 power until the end of the turn. Talent: Reveal the bottom card of your deck. If it is a minion of power 3 or less, play it here as an extra minion; otherwise put it back.',
  },
  playedOnYourTurn((c) =>
    c.oneOf({
      'two minions on top': [() => seek(c, 'top', 'minions')],
      'two actions on top': [() => seek(c, 'top', 'actions')],
      'two minions at the bottom': [() => seek(c, 'bottom', 'minions')],
      'two actions at the bottom': [() => seek(c, 'bottom', 'actions')],
    }),
  ),
  whenever(aCard.yours.isSeen.byYou, (c) =>
    c.to(c.mayChoose(minions.yours, 'strengthen'), (strong) => c.until('end of turn', powerFor(strong, 1))),
  ),
  talent((c) => {
    const shown = c.reveal(1, you, 'bottom');
    c.play(c.choose(among(shown).minions.powerAtMost(3), 'play'), { at: here, as: 'minion' });
    c.putBack(shown, 'bottom');
  }),
);

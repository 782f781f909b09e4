import {
  bases,
  canGoTo,
  doesBothParts,
  insteadOfLosingClash,
  ongoing,
  playedInsteadOf,
  thisCard,
  titan,
  titans,
} from '@smashup/engine';

/** Both sides of every choice. */
export const spiritOfTheForest = titan(
  'Spirit of the Forest',
  {
    text: 'Special: On your turn, instead of both your regular minion and action play, you may play this titan. Ongoing: Once each turn, when you use an ability with an OR, you may do both parts in any order. Ongoing: If this titan would leave play because it lost a clash, you may move it to another base instead.',
  },
  playedInsteadOf('both', (c) => c.play(thisCard)),
  ongoing(doesBothParts('once per turn')),
  insteadOfLosingClash((c) =>
    c.move(
      titans.itself,
      c.mayChoose(
        bases.suchThat((base) => titans.itself.where(canGoTo(base)).exist),
        'move to',
      ),
    ),
  ),
);

import { canGoTo, current, here, insteadOfDestroying, it, minions, onYourTurn, owner } from '@smashup/engine';
import { base } from './facts.ts';

const drawForOne = onYourTurn((c) =>
  c.to(c.destroy(c.choose(minions.here.yours, 'destroy')), () => c.draw(1)),
);

export const theirBases = [
  base(
    'The House of Nine Lives',
    'When a minion at another base would be destroyed, its owner may move it here instead.',
    insteadOfDestroying(minions.elsewhere.where(canGoTo(here)), (c) =>
      c.move(c.mayChoose(minions.amongThese(it), 'move', owner(it)), here),
    ),
  ),

  base(
    "Cool Cats' Alley",
    'Once each turn, a player may destroy one of their minions here. If it is destroyed, they draw a card.',
    drawForOne,
    current({
      text: 'Once on each of their turns, a player may destroy one of their minions here. If it is destroyed, they draw a card.',
    }),
  ),
];

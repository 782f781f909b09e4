import type { State } from '@smashup/engine';
import { colours } from '../terminal/colours.ts';
import { padEnd, padStart, shorten } from '../terminal/text.ts';
import type { Speaker } from '../words/speaker.ts';
import { drawStasis } from './stasis.ts';
import { drawAside } from './titan.ts';

const FIGURES = 44;

/** Everybody's VP and cards; an arrow shows whose turn it is. */
export function drawPlayers(speaker: Speaker, width: number): string[] {
  const { players, turn, aside = [], owners, pieces } = speaker.state;
  const longest = Math.max(...players.map(({ name }) => name.length));
  return players.flatMap((player, seat) => {
    const name = padEnd(speaker.title(seat), longest);
    const factions = shorten(player.factions.join(' + '), width - longest - FIGURES);
    const stasis = pieces.flatMap((piece) =>
      piece?.stasis !== undefined && piece.controller === seat ? [piece] : [],
    );
    const titans = aside.filter(({ card }) => owners[card] === seat);
    return [
      ` ${seat === turn.player && turn.number > 0 ? '▶' : ' '} ${name} ${figures(player)}   ${colours.dim(factions)}`,
      ...(titans.length === 0
        ? []
        : [`${' '.repeat(longest + 4)}${colours.dim('set aside:')} ${drawAside(titans, speaker)}`]),
      ...(stasis.length === 0
        ? []
        : [`${' '.repeat(longest + 4)}${colours.dim('in stasis:')} ${drawStasis(stasis, speaker)}`]),
    ];
  });
}

function figures({ vp, hand, deck, discard }: State['players'][number]): string {
  const count = (label: string, number: number): string =>
    `${colours.dim(label)} ${padEnd(String(number), 2)}`;
  return [
    colours.yellow(colours.bold(padStart(`${vp} VP`, 5))),
    count('hand', hand.length),
    count('deck', deck.length),
    count('discard', discard.length),
  ].join('  ');
}

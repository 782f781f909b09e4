import type { Seat, State } from '@smashup/engine';
import { colours } from '../terminal/colours.ts';
import { padEnd, padStart } from '../terminal/text.ts';
import { paint } from './paint.ts';
import type { Speaker } from './speaker.ts';
import { words } from './words.ts';

/** What the program itself says around a game. */

export function welcome(speaker: Speaker): string[] {
  const names = speaker.state.players.map((_, seat) => speaker.player(seat));
  return [
    '',
    `${colours.bold('Smash Up')}: ${names.join(' against ')}`,
    colours.dim('Crush bases, collect 15 VP. Answer with numbers; h explains the rest.'),
  ];
}

export const HELP: readonly string[] = [
  `${colours.bold('1')}, ${colours.bold('2 5')}      pick by number; several numbers where several are wanted`,
  `${colours.bold('Enter')}       pick nothing, pass or be done, where that is allowed`,
  `${colours.bold('? 3')}, ${colours.bold('? Ghost')} what a card says, where its power comes from, why it cannot be played`,
  `${colours.bold('?')}           the card that asks`,
  `${colours.bold('?!')}, ${colours.bold('hint')}    what a strong player would do in your place, and why`,
  `${colours.bold('t')}           the table again`,
  `${colours.bold('l')}, ${colours.bold('l 50')}     the story so far: the last 20 lines, or as many as you say`,
  `${colours.bold('d')}           everybody’s discard piles`,
  `${colours.bold('u')}           take back your last answer, unless a card was shown or drawn since`,
  `${colours.bold('s FILE')}      save the game; smashup play --resume FILE goes on with it`,
  `${colours.bold('h')}           this help`,
  `${colours.bold('q')}           quit`,
];

/** The final standing, the most VP first. `winners`: not as the rules say where somebody is out. */
export function tellResult(speaker: Speaker, winners: readonly Seat[] = speaker.state.gameWinners): string[] {
  const { players } = speaker.state;
  const standing = [...players.entries()].sort(([, one], [, other]) => other.vp - one.vp);
  const longest = Math.max(...players.map(({ name }) => name.length));
  return [
    '',
    colours.bold(paint(words.tellWinners(winners, speaker))),
    ...standing.map(([seat, player]) => resultLine(seat, player, longest, speaker)),
  ];
}

function resultLine(
  seat: number,
  { vp, factions }: State['players'][number],
  longest: number,
  speaker: Speaker,
): string {
  const name = padEnd(speaker.title(seat), longest);
  return `  ${padStart(`${vp} VP`, 6)}  ${name}  ${colours.dim(factions.join(' + '))}`;
}

export const MESSAGES = {
  isOut: (name: string, why: string) => `${name} is out of the game: it ${why}.`,
  handOver: (name: string) => `Press Enter when ${colours.bold(name)} is at the keyboard. `,
  notUnderstood: 'Answer with the number of an option, or h for help.',
  cannotUndo: 'Nothing to take back: a card was shown or drawn since then, or somebody else decided.',
  undone: 'Taken back.',
  saved: (file: string) => `Saved to ${file}. smashup play --resume ${file} goes on with it.`,
  notSaved: (file: string, why: string) => `Not saved: ${file} cannot be written (${why}).`,
  saveWhere: 'Say where: s FILE',
  saveBeforeQuitting: 'Save the game first? A file name, or Enter to quit without: ',
  inputEnded: 'The input has ended; the game is not over.',
  noCard: (name: string) => `No card is called “${name}”.`,
  nobodyAsks: 'The rules ask, no card does. ? and a number or a name tells about a card.',
  thinking: (name: string) => (name === '' ? 'Thinking …' : `${name} is thinking …`),
  hint: (numbers: readonly number[], move: string) =>
    `Hint: ${colours.bold(numbers.length === 0 ? 'Enter' : numbers.join(' '))}. ${move}`,
  noStory: 'Nothing has happened yet.',
  noOption: (number: number, most: number) => `There is no option ${number}; choose from 1 to ${most}.`,
  tooFewOrMany: (hint: string) => `That is not what is wanted: ${hint}.`,
  unfinished: 'The record ends here; the game is not over.',
  nextTurn: 'Enter for the next turn, q to stop. ',
  twice: (number: number) => `${number} can be picked only once.`,
} as const;

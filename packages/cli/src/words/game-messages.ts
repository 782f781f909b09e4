import type { Seat, State } from '@smashup/engine';
import { colours } from '../terminal/colours.ts';
import { padEnd, padStart } from '../terminal/text.ts';
import { paint } from './paint.ts';
import type { Speaker } from './speaker.ts';
import { words } from './words.ts';

/** Messages of the program around a game. */

export function welcome(speaker: Speaker): string[] {
  const names = speaker.state.players.map((_, seat) => speaker.player(seat));
  return [
    '',
    `${colours.bold('Smash Up')}: ${names.join(' against ')}`,
    colours.dim('First to 15 VP wins. Answer with numbers; type h for help.'),
  ];
}

export const HELP: readonly string[] = [
  `${colours.bold('1')}, ${colours.bold('2 5')}      choose by number, or by several numbers`,
  `${colours.bold('Enter')}       choose nothing, pass, or end the turn, where allowed`,
  `${colours.bold('? 3')}, ${colours.bold('? Ghost')} show a card: its text, its power, why it cannot be played`,
  `${colours.bold('?')}           show the card that asks`,
  `${colours.bold('?!')}, ${colours.bold('hint')}    ask what a strong bot would do, and why`,
  `${colours.bold('t')}           show the table`,
  `${colours.bold('l')}, ${colours.bold('l 50')}     show the last 20 lines of the story, or 50`,
  `${colours.bold('d')}           show all discard piles`,
  `${colours.bold('u')}           undo your last answer, unless a card was revealed or drawn since`,
  `${colours.bold('s FILE')}      save the game; resume it with smashup play --resume FILE`,
  `${colours.bold('h')}           show this help`,
  `${colours.bold('q')}           quit`,
];

/** The final standings, the most VP first. `winners`: differ from the rules' where a seat is out. */
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
  notUnderstood: 'Type the number of an option, or h for help.',
  cannotUndo: 'Nothing to undo: a card was revealed or drawn since, or another player decided.',
  undone: 'Undone.',
  saved: (file: string) => `Saved to ${file}. Resume it with smashup play --resume ${file}.`,
  notSaved: (file: string, why: string) => `Not saved: ${file} cannot be written (${why}).`,
  saveWhere: 'Name a file: s FILE',
  saveBeforeQuitting: 'Save first? Type a file name, or press Enter to quit without saving: ',
  inputEnded: 'The input ended before the game was over.',
  noCard: (name: string) => `No card is called “${name}”.`,
  nobodyAsks: 'No card asks this: the rules do. Type ? and a number or a name to see a card.',
  thinking: (name: string) => (name === '' ? 'Thinking …' : `${name} is thinking …`),
  hint: (numbers: readonly number[], move: string) =>
    `Hint: ${colours.bold(numbers.length === 0 ? 'Enter' : numbers.join(' '))}. ${move}`,
  noStory: 'Nothing has happened yet.',
  noOption: (number: number, most: number) => `There is no option ${number}; choose from 1 to ${most}.`,
  tooFewOrMany: (hint: string) => `Type ${hint}.`,
  unfinished: 'The record ends here, before the game is over.',
  nextTurn: 'Press Enter for the next turn, q to stop. ',
  twice: (number: number) => `You can choose ${number} only once.`,
} as const;

import { NONE, type Decision } from '@smashup/engine';
import type { StoryLine } from '@smashup/referee';
import { colours } from '../terminal/colours.ts';
import type { Numbering } from '../table/hand.ts';
import { drawTableAndHand } from '../table/table.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { padStart, wrapItems } from '../terminal/text.ts';
import { tellHint } from '../words/hints.ts';
import { paint } from '../words/paint.ts';
import type { Speaker } from '../words/speaker.ts';
import { words } from '../words/words.ts';
import type { Choice } from './choices.ts';

/** The story, line by line; a new turn stands out. */
export function drawStory(lines: readonly StoryLine[], width: number): string[] {
  return lines.flatMap(({ key, text: phrase, aside }) => {
    const text = paint(phrase);
    if (key === 'turn') return ['', ` ${colours.bold(text)}`];
    return drawSentence(text, width).map((line) => (aside ? colours.dim(line) : line));
  });
}

export function drawSentence(text: string, width: number): string[] {
  return wrapItems(text.split(' '), ' ', width, '     ', '   ');
}

/** The table, the question and the options. */
export function drawDecision(
  decision: Decision,
  choices: readonly Choice[],
  speaker: Speaker,
  { width, height }: Pick<Terminal, 'width' | 'height'>,
): string[] {
  const question = drawQuestion(decision, choices, speaker, width);
  const numbering = choices.some(({ inHand }) => inHand !== NONE) ? numberHand(choices) : null;
  const roomy = drawTableAndHand(decision.seat, speaker, width, 'roomy', numbering);
  // Leaves a line for the answer.
  if (roomy.length + question.length < height) return [...roomy, ...question];
  return [...drawTableAndHand(decision.seat, speaker, width, 'dense', numbering), ...question];
}

function numberHand(choices: readonly Choice[]): Numbering {
  const numbers = new Map(choices.map(({ inHand }, i) => [inHand, i + 1]));
  return (card) => numbers.get(card);
}

function drawQuestion(
  decision: Decision,
  choices: readonly Choice[],
  speaker: Speaker,
  width: number,
): string[] {
  const question = paint(words.tellPrompt(decision, speaker));
  const prompt = `${question}  ${colours.dim(`(${tellHint(decision)}; h for help)`)}`;
  return [
    colours.dim('─'.repeat(width)),
    ...wrapItems(prompt.split(' '), ' ', width, '   ', ' '),
    ...drawSource(decision, speaker, width),
    ...drawChoices(choices, decision, width),
  ];
}

/** The text of the card that asks, so that the player knows what the choice is for. */
function drawSource({ source }: Decision, speaker: Speaker, width: number): string[] {
  const text = speaker.def(source)?.text ?? '';
  return text === '' ? [] : drawSentence(text, width).map((line) => colours.dim(line));
}

/** Options not already listed in the hand. */
function drawChoices(choices: readonly Choice[], { options, min }: Decision, width: number): string[] {
  return choices.flatMap(({ label, option, inHand }, i) => {
    if (inHand !== NONE) return [];
    const byEnter = min === 1 && options[option]?.kind === 'pass' ? colours.dim('  [Enter]') : '';
    const head = `  ${colours.bold(padStart(String(i + 1), 2))}  `;
    return wrapItems(`${label}${byEnter}`.split(' '), ' ', width, ' '.repeat(6), head);
  });
}

import { smashUp } from '../content/content.ts';
import { createRules, NONE, type Decision, type LogEvent, type State } from '@smashup/engine';
import { createWords, plain } from '@smashup/words';
import { isLevel } from '../options/bots.ts';
import { at } from '../lists.ts';
import type { Fixture } from '../simulate/fixture.ts';
import { GameRun } from '../simulate/game-run.ts';
import { mindFor, thinkAs } from '../simulate/play-game.ts';

/** Looks at the table while it changes, and leaves no trace there. */
const words = createWords(createRules(smashUp.library));

/** One game as text for people: events with all cards open, and every decision with its options and picks. */
export function playthrough(fixture: Fixture): string[] {
  const lines: string[] = [];
  const bots = fixture.bots.filter(isLevel);
  const hear = (event: LogEvent, state: State): void => {
    const line = plain(words.tellEvent(event, { state, you: NONE, seesAll: true }));
    lines.push(...(event.key === 'turn' ? ['', line] : [`  ${line}`]));
  };
  const run = new GameRun(fixture, null, hear);
  for (let decision = run.begin(); decision !== null; decision = run.next()) {
    const { seat } = decision;
    const look = (): ReturnType<typeof smashUp.view> => smashUp.view(run.state, seat);
    const { picks } = thinkAs(at(bots, seat), look, decision, mindFor(run)).answer;
    lines.push(...tellDecision(decision, picks, run));
    run.give(decision, picks, 0);
  }
  const { players, gameWinners } = run.state;
  lines.push(
    '',
    players
      .map(({ name, vp }, seat) => `${name}: ${vp} VP${gameWinners.includes(seat) ? ', wins' : ''}`)
      .join('; '),
  );
  return lines;
}

function tellDecision(decision: Decision, picks: readonly number[], { answers, state }: GameRun): string[] {
  const addressee = { state: smashUp.view(state, decision.seat), you: decision.seat, seesAll: false };
  const name = state.players[decision.seat]?.name ?? '';
  return [
    `  [${answers.length}] ${name}: ${plain(words.tellPrompt(decision, addressee))}`,
    ...decision.options.map((option, i) => {
      const text = plain(words.describeOption(option, decision, addressee));
      return `    ${picks.includes(i) ? '>' : ' '} ${text}`;
    }),
  ];
}

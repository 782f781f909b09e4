import { smashUp } from '../content/content.ts';
import { NONE, replay, type GameRecord, type State, soleWinner } from '@smashup/engine';
import type { Command } from 'commander';
import { colours } from '../terminal/colours.ts';
import { inFile, readRecord } from '../files.ts';
import { wholeNumber } from '../options/values.ts';
import { drawStory } from '../play/screen.ts';
import { chaptersOf } from '../replay/retell.ts';
import { drawTable } from '../table/table.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { MESSAGES, tellResult } from '../words/game-messages.ts';
import { Speaker } from '../words/speaker.ts';

interface Options {
  readonly json?: true;
  readonly from: number;
  readonly step?: true;
}

export function addReplay(program: Command, terminal: Terminal): void {
  program
    .command('replay')
    .description('step through a game record')
    .argument('<file>', 'a game saved by play or simulate')
    .option('--json', 'print only the result, as JSON')
    .option('--from <turn>', 'start at this turn', wholeNumber('--from', 0), 0)
    .option('--step', 'wait for Enter after each turn, with the table')
    .action(async (file: string, options: Options) => {
      const { record, note } = readRecord(file);
      try {
        if (options.json === true) terminal.print(JSON.stringify(result(replay(smashUp, record))));
        else {
          await retell(record, options, terminal);
          if (note !== null) terminal.print(colours.dim(note));
        }
      } catch (error) {
        throw inFile(file, error);
      }
    });
}

function result(state: State): object {
  return {
    hash: smashUp.hash(state),
    turns: state.turn.number,
    /** A seat; null if several share the win, or the record ends before the game does. */
    winner: soleWinner(state.gameWinners),
    winners: state.gameWinners,
    vp: state.players.map(({ vp }) => vp),
  };
}

async function retell(record: GameRecord, { from, step }: Options, terminal: Terminal): Promise<void> {
  let end: State | null = null;
  for (const { turn, lines, state } of chaptersOf(record)) {
    end = state;
    if (turn < from) continue;
    terminal.print(...drawStory(lines, terminal.width));
    if (step === true && terminal.interactive && !(await paused(state, terminal))) return;
  }
  if (end === null || end.gameWinners.length === 0) terminal.print('', colours.dim(MESSAGES.unfinished));
  else terminal.print(...tellResult(new Speaker(end, NONE)));
}

/** Shows the table and waits; false when there is nothing left to wait for. */
async function paused(state: State, terminal: Terminal): Promise<boolean> {
  terminal.print('', ...drawTable(new Speaker(state, NONE), terminal.width));
  const line = await terminal.ask(MESSAGES.nextTurn);
  return line !== null && line.trim().toLowerCase() !== 'q';
}

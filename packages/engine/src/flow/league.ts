import { playerOf, type Game } from '../game.ts';
import type { Option } from '../model/decision.ts';
import type { SetUpFrame } from '../model/frames.ts';
import { NONE, type Seat } from '../model/ids.ts';
import type { League } from '../model/state.ts';
import { nth } from '../model/nth.ts';
import { LEAGUE_CHOICES } from '../rules/faction-choice.ts';
import { nextSeat } from '../rules/table.ts';
import { ask, newId } from './ask.ts';

/**
 * The draft of the league, for two players (R1.3): whoever wins the toss takes the first turn or the first pick; then four
 * bans, four picks, and a faction from each player that adds only its bases.
 */

/** The queue says what comes next: the toss has a queue of one entry, and each choice shortens the other one. */
export function chooseInLeague(g: Game, frame: SetUpFrame): void {
  const { league } = g.state;
  const seat = nth(frame.queue, 0);
  if (league === undefined) {
    ask(g, {
      id: newId(g),
      seat,
      kind: 'toss',
      options: [
        { kind: 'mode', mode: 'first turn' },
        { kind: 'mode', mode: 'first pick' },
      ],
      min: 1,
      max: 1,
      source: NONE,
      prompt: { key: 'toss' },
    });
    return;
  }
  const { what } = nextChoice(frame);
  ask(g, {
    id: newId(g),
    seat,
    kind: 'faction',
    options: openFactions(g, frame, league).map((faction) => ({ kind: 'faction', faction })),
    min: 1,
    max: 1,
    source: NONE,
    prompt: { key: what },
  });
}

function nextChoice({ queue }: SetUpFrame): (typeof LEAGUE_CHOICES)[number] {
  return nth(LEAGUE_CHOICES, LEAGUE_CHOICES.length - queue.length);
}

/** Neither banned nor taken, for play or for its bases. */
function openFactions(
  { state: { players } }: Game,
  { pool }: SetUpFrame,
  { banned, bases }: League,
): string[] {
  const gone = new Set([...banned, ...bases, ...players.flatMap(({ factions }) => factions)]);
  return pool.filter((name) => !gone.has(name));
}

export function answerInLeague(g: Game, frame: SetUpFrame, option: Option): void {
  const { league } = g.state;
  const seat = nth(frame.queue, 0);
  if (option.kind === 'mode') {
    const first = option.mode === 'first turn' ? seat : nextSeat(g, seat);
    g.state.league = { first, banned: [], bases: [] };
    const order: readonly Seat[] = [nextSeat(g, first), first];
    frame.queue = LEAGUE_CHOICES.map(({ by }) => nth(order, by));
    g.tell?.({ key: 'toss', player: seat, first });
  } else if (option.kind === 'faction' && league !== undefined) {
    const { faction } = option;
    const { what } = nextChoice(frame);
    frame.queue.shift();
    if (what === 'draft') playerOf(g, seat).factions.push(faction);
    else if (what === 'ban') g.state.league = { ...league, banned: [...league.banned, faction] };
    else g.state.league = { ...league, bases: [...league.bases, faction] };
    g.tell?.({ key: what === 'draft' ? 'faction' : what, player: seat, faction });
  }
}

import { smashUp } from '@smashup/cards';
import {
  History,
  NONE,
  packRecord,
  randomBelow,
  seedRandom,
  type CardDef,
  type CardId,
  type Decision,
  type RandomState,
  type State,
} from '@smashup/engine';
import { DEALT_FROM } from '@smashup/cards/kit/dealt-from.ts';

const NAMES = ['Ann', 'Benedikta', 'Cho', 'Maximilian'];
const MOST_DECISIONS = 4000;

/** How well a decision of the first seat suits; the higher the better, 0: not at all. */
type Worth = (state: State, decision: Decision) => number;

/** A moment at which a card can be played. */
const toPlay =
  (worth: (state: State) => number): Worth =>
  (state, { kind, options }) =>
    kind === 'play' && options.some((option) => option.kind === 'play') ? worth(state) : 0;

/** Random games pile up bases that nobody breaks; those with the usual number look like real games. */
const usual =
  (worth: (state: State) => number) =>
  (state: State): number =>
    state.bases.length > state.players.length + 1 ? 0 : worth(state);

/** The most minions at one base. */
export const crowd = toPlay(
  usual(({ bases, table, pieces }) =>
    Math.max(
      ...bases.map(
        ({ base }) =>
          table.filter((card) => pieces[card]?.as === 'minion' && pieces[card].base === base).length,
      ),
    ),
  ),
);

/** Cards in the first seat's hand. */
export const fullHand = toPlay(({ players }) => players[0].hand.length);

/** Minions that can be played, each in one way. */
export const minionsToPlay: Worth = ({ defs }, { kind, options }) => {
  const played = options.flatMap((option) => (option.kind === 'play' ? [option.card] : []));
  const isMinion = (card: CardId): boolean => smashUp.library.defs[defs[card]]?.kind === 'minion';
  const isSimple = kind === 'play' && new Set(played).size === played.length;
  return isSimple ? played.filter(isMinion).length : 0;
};

/** At the start of a turn: minions that reveal nothing when they are played, so that playing one can be taken back. */
export const minionsToTakeBack: Worth = ({ defs, turn }, { kind, options }) => {
  const plays = options.filter((option) => option.kind === 'play');
  const isPlain = plays.every(({ grant }) => grant === NONE);
  const isStart = kind === 'play' && turn.minions === 1 && turn.actions === 1 && isPlain;
  return isStart ? plays.filter(({ card }) => isQuiet(smashUp.library.defs[defs[card]])).length : 0;
};

function isQuiet({ kind, text }: CardDef): boolean {
  return kind === 'minion' && /^(?:Ongoing|Talent|$)/u.test(text);
}

/** The first seat wins by ending its turn. */
export const victory: Worth = (state, { id, kind, options }) => {
  const done = options.findIndex((option) => option.kind === 'pass');
  if (kind !== 'play' || done < 0 || state.players[0].vp < 9) return 0;
  const ahead = smashUp.clone(state);
  smashUp.apply(ahead, { decision: id, picks: [done] });
  return ahead.pending === null && ahead.gameWinners[0] === 0 ? 1 : 0;
};

/** The first seat may respond to something on another player's turn. */
export const answering: Worth = ({ turn, table }, { seat, kind }) =>
  kind === 'respond' && turn.player !== seat ? table.length : 0;

/** The first seat may lay a card for a duel of its minion; the more lies on the table, the better. */
export const dueling: Worth = ({ table }, { kind, prompt, options }) =>
  kind === 'respond' && prompt.key === 'duel' && options.length > 2 ? table.length : 0;

/** The first seat may respond after others have passed, and another player still may. */
export const meFirst: Worth = ({ stack, players, table }, { kind }) => {
  const frame = stack.at(-1);
  const isBetween = frame?.kind === 'aftermath' && frame.passes > 0 && frame.passes < players.length - 1;
  return kind === 'respond' && isBetween ? table.length : 0;
};

/** Early in the game, with few cards in the first seat's hand, so that its turn ends without a question. */
export const early = toPlay(({ players, turn }) => (turn.number > 2 && players[0].hand.length < 6 ? 1 : 0));

/** How far the game has come. */
export const lateness = toPlay(
  usual(({ players, table }) => Math.max(...players.map(({ vp }) => vp)) + table.length / 2),
);

/** Cards to choose from that lie in a pile. */
export const piled: Worth = ({ players }, { options }) =>
  options.filter(
    (option) => option.kind === 'card' && players.some(({ discard }) => discard.includes(option.card)),
  ).length;

/** Once this is reached, nothing better is looked for. */
const ENOUGH: ReadonlyMap<Worth, number> = new Map([
  [minionsToPlay, 4],
  [victory, 1],
  [answering, 6],
  [early, 1],
]);

/**
 * Plays random games and returns the record at the first seat's decision that suits best, as a file that the client
 * imports: the first seat for a person, the others for bots.
 */
export function findGame(worth: Worth, players: number, games: number): string {
  const enough = ENOUGH.get(worth) ?? Infinity;
  let best = { worth: -1, text: '' };
  for (let seed = 1; seed <= games && best.worth < enough; seed += 1) {
    for (const found of momentsOf(seed, players, worth)) {
      if (found.worth > best.worth) best = found;
      if (best.worth >= enough) break;
    }
  }
  return best.text;
}

/** A random game played to its end: its file, and the final table. */
export interface FinishedGame {
  readonly text: string;
  readonly state: State;
}

/** The shortest of this many. */
export function finishedGame(players: number, games: number): FinishedGame {
  let best: History | null = null;
  for (let seed = 1; seed <= games; seed += 1) {
    const history = beginByChance(seed, players);
    const random = seedRandom(seed);
    const most: number = best?.length ?? MOST_DECISIONS;
    while (history.state.pending !== null && history.length < most) answerByChance(history, random);
    if (history.state.pending === null) best = history;
  }
  if (best === null) throw new Error('None of the games has come to an end.');
  return { text: JSON.stringify(packRecord(best.record)), state: best.state };
}

function beginByChance(seed: number, players: number): History {
  const config = smashUp.config({
    choice: 'random',
    pool: DEALT_FROM,
    players: NAMES.slice(0, players).map((name) => ({ name })),
  });
  return History.begin(smashUp, config, seed);
}

function answerByChance(history: History, random: RandomState): void {
  const { options, min, max } = history.state.pending ?? NO_DECISION;
  const left = [...options.keys()];
  const count = min + randomBelow(random, max - min + 1);
  history.answer(Array.from({ length: count }, () => left.splice(randomBelow(random, left.length), 1)[0]));
}

const NO_DECISION = { options: [], min: 0, max: 0 };

/** The moments of one game that are better than all before them. */
function* momentsOf(seed: number, players: number, worth: Worth): Generator<{ worth: number; text: string }> {
  const history = beginByChance(seed, players);
  const { state } = history;
  const random = seedRandom(seed);
  let least = 0;
  while (state.pending !== null && history.length < MOST_DECISIONS) {
    const found = state.pending.seat === 0 ? worth(state, state.pending) : 0;
    if (found > least) {
      least = found;
      yield { worth: least, text: JSON.stringify(packRecord(history.save())) };
    }
    answerByChance(history, random);
  }
}

import { smashUp } from '@smashup/cards';
import { History, packRecord, type BaseId, type Option, type State } from '@smashup/engine';

/** Both titans come into play in place of the regular minion play, at any base. */
const CONFIG = smashUp.config({
  players: [
    { name: 'Ann', factions: ['Bear Cavalry', 'Dinosaurs'] },
    { name: 'Benedikta', factions: ['Tricksters', 'Robots'] },
    { name: 'Cho', factions: ['Pirates', 'Ninjas'] },
    { name: 'Maximilian', factions: ['Wizards', 'Zombies'] },
  ],
  printing: 'current',
  titans: true,
  firstPlayer: 0,
});
/** Among so many deals there is one in which Ann has a minion that asks nothing when it is played. */
const MOST_DEALS = 50;

/**
 * A game as a file: Ann has a minion at the first base and may play Major Ursa; Big Funny Giant is at that base already
 * and gives nothing to Benedikta, who has no minion there. So a clash can be had, and Ann wins it. The others have
 * titans set aside.
 */
export function titanGame(): string {
  for (let seed = 1; seed <= MOST_DEALS; seed += 1) {
    const history = History.begin(smashUp, CONFIG, seed);
    if (lay(history)) return JSON.stringify(packRecord(history.save()));
  }
  throw new Error('No deal lets Ann begin with a plain minion.');
}

/** Whether it could be laid out. */
function lay(history: History): boolean {
  const { state } = history;
  const [{ base }] = state.bases;
  if (!take(history, (option) => option.kind === 'play' && isPlainMinion(state, option.card))) return false;
  take(history, isBase(base));
  take(history, isPass);
  if (!take(history, (option) => option.kind === 'use')) return false;
  take(history, isBase(base));
  // The others do nothing, and neither does the giant that may act at the end of each turn.
  while (state.pending !== null && state.pending.seat !== 0)
    if (!take(history, isPass)) history.answer([state.pending.options.length - 1]);
  return state.pending?.seat === 0 && state.pending.kind === 'play' && state.table.length === 2;
}

const isPass = (option: Option): boolean => option.kind === 'pass';

const isBase =
  (base: BaseId) =>
  (option: Option): boolean =>
    option.kind === 'base' && option.base === base;

function isPlainMinion({ defs }: State, card: number): boolean {
  const { kind, text } = smashUp.library.defs[defs[card]];
  return kind === 'minion' && text === '';
}

/** Answers with the first option of that kind; false: there is none. */
function take(history: History, isWanted: (option: Option) => boolean): boolean {
  const at = history.state.pending?.options.findIndex(isWanted) ?? -1;
  if (at >= 0) history.answer([at]);
  return at >= 0;
}

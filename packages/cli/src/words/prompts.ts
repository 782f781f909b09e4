import { NONE, type Decision, type Prompt } from '@smashup/engine';
import { capitalized, counted } from './grammar.ts';
import type { Speaker } from './speaker.ts';

/** What is asked, in one sentence. The same key can be a card's word and the rules' word, hence the two lists. */
export function tellPrompt(decision: Decision, speaker: Speaker): string {
  const { prompt, source } = decision;
  const sentence = SENTENCES[prompt.key];
  if (sentence !== undefined && (source === NONE || !(prompt.key in PURPOSES)))
    return sentence(prompt, speaker);
  const card = prompt.card ?? source;
  const purpose = asSentence(purposeOf(decision));
  return card === NONE ? capitalized(purpose) : `${speaker.card(card)}: ${purpose}`;
}

function purposeOf({ prompt: { key }, options }: Decision): string {
  const other =
    options[0]?.kind === 'base' ? AT_BASES[key] : options[0]?.kind === 'player' ? TO_PLAYERS[key] : undefined;
  return other ?? PURPOSES[key] ?? 'choose';
}

function asSentence(words: string): string {
  return words.endsWith('?') ? words : `${words}.`;
}

/** Does the key have words of its own? */
export function hasWords(key: string): boolean {
  return key in SENTENCES || key in PURPOSES;
}

/** What a choice of a card's ability is for. */
const PURPOSES: Readonly<Record<string, string>> = {
  destroy: 'choose what to destroy',
  move: 'choose what to move',
  'move to': 'choose the base to move to',
  return: 'choose what to return',
  place: 'choose what to place',
  'to the top': 'choose what goes on top of the deck',
  'to the bottom': 'choose what goes under the deck',
  discard: 'choose what to discard',
  play: 'choose what to play',
  take: 'choose what to take',
  affect: 'choose what it is about',
  attach: 'choose what it goes on',
  control: 'choose what to take control of',
  strengthen: 'choose what becomes stronger',
  weaken: 'choose what becomes weaker',
  counter: 'choose what gets a +1 power counter',
  name: 'name a card',
  base: 'choose a base',
  player: 'choose a player',
  search: 'choose the card to search for',
  bury: 'choose what to bury',
  uncover: 'choose what to uncover',
  duel: 'choose who duels',
  give: 'choose what to give away',
  'shuffle in': 'choose what to shuffle into the deck',
  transfer: 'choose what to transfer',
  cancel: 'choose what to cancel',
  may: 'do you want to?',
  'one of': 'choose one',
  'extra minion': 'play an extra minion now?',
  'extra action': 'play an extra action now?',
  'where.minion': 'at which base?',
  'where.action': 'where?',
};

/** The same when it is a base that has to be chosen. */
const AT_BASES: Readonly<Record<string, string>> = {
  affect: 'choose a base',
  bury: 'choose the base to bury it at',
  move: 'choose the base to move to',
  play: 'choose the base to play it at',
  place: 'choose a base',
  transfer: 'choose the base it goes to',
  uncover: 'choose the base to uncover at',
};

/** The same when it is a player. */
const TO_PLAYERS: Readonly<Record<string, string>> = {
  affect: 'choose a player',
  give: 'choose who gets it',
  take: 'choose whom to take it from',
  discard: 'choose who discards',
};

/** The questions of the rules, and the windows in which cards in hand can answer what happened (R4). */
const SENTENCES: Readonly<Record<string, (prompt: Prompt, speaker: Speaker) => string>> = {
  faction: () => 'Choose a faction.',
  draft: () => 'Draft a faction.',
  mulligan: () => 'There is no minion in your opening hand. Keep it?',
  play: () => 'What do you do?',
  score: () => 'Several bases are ready. Which one scores first?',
  next: () => 'Several things happen at once. Which one comes first?',
  prevail: ({ base }, speaker) =>
    `Several cards set the breakpoint of ${at(base, speaker)}. Which one holds?`,
  instead: ({ card }, speaker) => `What happens to ${at(card, speaker)} in place of being destroyed?`,
  'hand limit': ({ count }) => `Discard down to ten: ${counted(count ?? 1, 'card')}.`,
  'turn start': () => 'Your turn starts. What happens next?',
  'turn end': () => 'Your turn ends. What happens next?',
  duel: ({ card }, speaker) => `Duel of ${at(card, speaker)}: lay a card face down?`,
  respond: () => 'Do you answer that from your hand?',
  played: (_, speaker) =>
    `${at(speaker.state.turn.played.at(-1)?.card, speaker)} was played. Do you answer that?`,
  moved: () => 'A minion was moved. Do you answer that?',
  destroyed: () => 'A card was destroyed. Do you answer that?',
  'to discard': () => 'A card went to the discard pile. Do you answer that?',
  discarded: () => 'A card was discarded. Do you answer that?',
  'handed over': () => 'A card was given away. Do you answer that?',
  'base entered': ({ base }, speaker) => `${at(base, speaker)} comes into play. Do you answer that?`,
  'before scoring': ({ base }, speaker) => `${at(base, speaker)} is about to score. Do you play a Special?`,
  'when scoring': ({ base }, speaker) => `${at(base, speaker)} scores. Do you play a Special?`,
  'after scoring': ({ base }, speaker) => `${at(base, speaker)} has scored. Do you play a Special?`,
  replaced: ({ base }, speaker) => `${at(base, speaker)} is replaced. Do you answer that?`,
  dueling: () => 'The duel is about to be decided. Do you answer that?',
  seen: () => 'Your cards were looked at. Do you answer that?',
  revealed: ({ card }, speaker) => `${at(card, speaker)} was revealed. Use it?`,
  affected: () => 'A card of yours was affected. Do you answer that?',
};

function at(card: number | undefined, speaker: Speaker): string {
  return speaker.card(card);
}

/** How to answer it. */
export function tellHint({ kind, min, max }: Decision): string {
  if (kind === 'order') return 'all numbers in the order you want, the first first';
  if (min === max) return min === 1 ? 'a number' : `${min} numbers`;
  const some = max === 1 ? 'a number' : `${min === 0 ? 'up to' : `${min} to`} ${max} numbers`;
  return min === 0 ? `${some}, or Enter for none` : some;
}

import type { Library } from '../library/library.ts';
import type { Decision, Option } from '../model/decision.ts';
import { NONE, type CardId } from '../model/ids.ts';
import { cardOf, cardOption } from '../model/options.ts';
import type { State } from '../model/state.ts';
import { nth } from '../model/nth.ts';
import { usesActionPlay } from '../rules/playing.ts';

/**
 * The name of each option in a record: what is chosen, not its position in the list, so that an answer means the same
 * when other cards come and go.
 */
export function optionNames(lib: Library, state: State, { options }: Decision): string[] {
  const names = options.map((option) => plainName(lib, state, option));
  const exact = distinct(names, (name, at) => withNumber(name, nth(options, at)));
  let ordinal = 0;
  return distinct(exact, (name) => `${name} #${++ordinal}`);
}

/** The picks with these names; null if something is no longer on offer. */
export function picksNamed(
  lib: Library,
  state: State,
  decision: Decision,
  chosen: readonly string[],
): number[] | null {
  return (
    picksIn(optionNames(lib, state, decision), chosen) ?? picksIn(formerNames(lib, state, decision), chosen)
  );
}

function picksIn(names: readonly string[], chosen: readonly string[]): number[] | null {
  const picks = chosen.map((name) => names.indexOf(name));
  return picks.includes(-1) ? null : picks;
}

/** Earlier records name the buried card itself. */
function formerNames(lib: Library, state: State, decision: Decision): string[] {
  const options = decision.options.map((option) =>
    option.kind === 'buried' ? cardOption(cardOf(option, state)) : option,
  );
  return optionNames(lib, state, { ...decision, options });
}

/** Names that several have are told apart. */
function distinct(names: readonly string[], tellApart: (name: string, at: number) => string): string[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return names.map((name, at) => (counts.get(name) === 1 ? name : tellApart(name, at)));
}

/** Cards keep their numbers for as long as they can be told apart. */
function withNumber(name: string, option: Option): string {
  if ('card' in option) return `${name} @${option.card}`;
  return option.kind === 'base' ? `${name} @${option.base}` : name;
}

function plainName(lib: Library, state: State, option: Option): string {
  const called = (card: CardId): string => nth(lib.defs, nth(state.defs, card)).name;
  switch (option.kind) {
    case 'card':
      return called(option.card);
    case 'buried':
      return `buried ${option.position + 1} at ${called(option.base)}`;
    case 'base':
      return called(option.base);
    case 'player':
      return `seat ${option.player}`;
    case 'mode':
      return option.mode;
    case 'faction':
      return option.faction;
    case 'name':
      return option.name;
    case 'play':
      return `${called(option.card)}${option.grant === NONE ? '' : ` by ${option.grant}`}${sideOf(lib, state, option)}`;
    case 'use':
      return option.about === NONE || option.about === option.card
        ? `use ${called(option.card)}`
        : `use ${called(option.card)} for ${called(option.about)}`;
    case 'uncover':
      return `uncover ${called(option.card)}`;
    case 'pass':
      return 'pass';
  }
}

/** Only a fusion card has two; some minions take an action play, too. */
function sideOf(lib: Library, state: State, { card, as }: Extract<Option, { kind: 'play' }>): string {
  const def = nth(lib.defs, nth(state.defs, card));
  if (def.fusion !== null) return ` as ${as}`;
  return usesActionPlay(def, as) ? ' with an action play' : '';
}

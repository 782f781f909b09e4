import { library, smashUp } from '@smashup/cards';
import type { Answer, ArrangedCard, Arrangement, State } from '@smashup/engine';

interface Laid {
  readonly factions: readonly (readonly [string, string])[];
  readonly vp?: readonly number[];
  readonly hands: readonly (readonly string[])[];
  readonly bases: Arrangement['bases'];
  readonly from?: NonNullable<Arrangement['from']>;
}

/** A table laid out by hand: whatever is not named lies in the decks, so that a bot can guess what it does not see. */
export function layOut({ factions, vp = [], hands, bases, from = 'play cards' }: Laid): State {
  const config = smashUp.config({ players: factions.map(([one, other]) => ({ factions: [one, other] })) });
  const onTable = bases.flatMap(({ cards }) => cards);
  return smashUp.arrange(config, 1, {
    players: factions.map((pair, seat) => ({
      vp: vp[seat] ?? 0,
      hand: hands[seat],
      deck: without(
        pair.flatMap((name) => library.faction(name).deck.original.map((def) => library.defs[def].name)),
        [...hands[seat], ...onTable.flatMap((card) => namesOf(card, seat))],
      ),
    })),
    bases,
    baseDeck: without(
      baseNames(factions.flat()),
      bases.map(({ base }) => base),
    ),
    turn: 0,
    from,
  });
}

function namesOf({ card, controller, owner, with: attached }: ArrangedCard, seat: number): string[] {
  const own = (owner ?? controller) === seat ? [card] : [];
  return [...own, ...(attached ?? []).flatMap((other) => namesOf(other, seat))];
}

function baseNames(factions: readonly string[]): string[] {
  const sets = factions.map((name) => library.faction(name).set);
  return library.bases('original').flatMap((def) => {
    const { set, name } = library.defs[def];
    return sets.includes(set) ? [name] : [];
  });
}

function without(all: readonly string[], taken: readonly string[]): string[] {
  const rest = [...all];
  for (const name of taken) {
    const at = rest.indexOf(name);
    if (at < 0) throw new Error(`There is no ${name} left.`);
    rest.splice(at, 1);
  }
  return rest;
}

/** What the picks stand for: names of cards, bases and factions, words of the rules. */
export function pickedNames(state: State, { picks }: Answer): string[] {
  return picks.map((pick) => {
    const option = state.pending?.options[pick];
    if (option === undefined) return 'nothing';
    if ('card' in option) return library.defs[state.defs[option.card]].name;
    if (option.kind === 'base') return library.defs[state.defs[option.base]].name;
    if (option.kind === 'faction') return option.faction;
    return option.kind === 'mode' ? option.mode : option.kind;
  });
}

import { showSearched } from '../../changes/zones.ts';
import { ask, askedBy, newId } from '../../flow/ask.ts';
import { defOf, type Game } from '../../game.ts';
import type { CardDef, Scope, Step, Read } from '../../library/definitions.ts';
import { shareName } from '../../rules/names.ts';
import { isOfKind } from '../../rules/sides.ts';
import type { Option, Purpose } from '../../model/decision.ts';
import type { AbilityFrame } from '../../model/frames.ts';
import { definitionIn, definitionValue, NONE, type CardId, type Seat } from '../../model/ids.ts';
import { numbersFrom, read, type Amount } from './amount.ts';
import { deckIn, isHidden, type ChoiceVerbs } from './choice-verbs.ts';
import { nameOf } from './values.ts';
import type { Selected } from './selected.ts';
import { named } from './selections.ts';
import { first, inSlot, type Writer } from './writer.ts';
import { kept } from '../../rules/scope.ts';
import { nth } from '../../model/nth.ts';

/**
 * Naming a card, a faction or a power. A named card shows in what is done with its copies, so it is not announced; the
 * others are.
 */
export function namingVerbs(w: Writer, say: ChoiceVerbs) {
  /** Nobody is asked about a single one. */
  function askForPower(numbers: (g: Game, f: AbilityFrame) => number[]): Read<number> {
    const slot = w.newSlot();
    w.step({
      run: (g, f) => {
        const found = numbers(g, f);
        f.vars[slot] = found;
        if (found.length < 2) return true;
        ask(g, {
          id: newId(g),
          seat: f.you,
          kind: 'mode',
          options: found.map((number): Option => ({ kind: 'mode', mode: String(number) })),
          min: 1,
          max: 1,
          source: f.self,
          prompt: askedBy(f, 'name a power'),
        });
        return false;
      },
      answer: (g, f, [picked]) => {
        const power = picked?.kind === 'mode' ? Number(picked.mode) : 0;
        f.vars[slot] = [power];
        g.tell?.({ key: 'name power', player: f.you, power });
      },
      foresee: (g, f) => ({ slot, ids: numbers(g, f), orNone: false }),
      isQuiet: true,
    });
    return (_, s) => kept(s, slot)[0] ?? 0;
  }

  const verbs = {
    chooseName(from: Selected): Read<number> {
      const slot = w.newSlot();
      const oneOfEach = (g: Game, f: AbilityFrame): CardId[] => {
        const all = from.list(g, f).toSorted((a, b) => a - b);
        return all.filter((card, i) => all.findIndex((other) => sameName(g, card, other)) === i);
      };
      const run: Step['run'] = (g, f) => {
        const found = oneOfEach(g, f);
        f.vars[slot] = found;
        if (found.length < 2) return true;
        f.vars[slot] = [];
        const deck = deckIn(from);
        if (deck !== null) showSearched(g, deck(g, f), found, f.you);
        ask(g, {
          id: newId(g),
          seat: f.you,
          kind: 'choose',
          options: found.map((card) => ({ kind: 'name', name: defOf(g, card).name, card })),
          min: 1,
          max: 1,
          source: f.self,
          prompt: askedBy(f, 'name'),
        });
        return false;
      };
      w.askInto(slot, run, (g, f, look) => {
        f.vars[slot] = [];
        const isUnseen = from.pile !== null && isHidden(g, f, look, from.pile);
        return isUnseen || { slot, ids: oneOfEach(g, f), orNone: false };
      });
      return first(inSlot(slot));
    },

    nameAnAction(): Read<string> {
      const slot = w.newSlot();
      const nameIn = (g: Game, f: Scope): string => definedIn(g, f, slot)?.name ?? '';
      w.step({
        run: (g, f) => {
          f.vars[slot] = [];
          ask(g, {
            id: newId(g),
            seat: f.you,
            kind: 'choose',
            options: [...actionsInDecks(g).keys()].map((name) => ({ kind: 'name', name, card: NONE })),
            min: 1,
            max: 1,
            source: f.self,
            prompt: askedBy(f, 'name'),
          });
          return false;
        },
        answer: (g, f, [picked]) => {
          const def = picked?.kind === 'name' ? actionsInDecks(g).get(picked.name) : undefined;
          f.vars[slot] = def === undefined ? [] : [definitionValue(def)];
          g.tell?.({ key: 'name', player: f.you, name: nameIn(g, f) });
        },
        isQuiet: true,
      });
      return nameIn;
    },

    chooseAnyOfOneName(from: Selected, purpose: Purpose): Read<readonly number[]> {
      const name = verbs.chooseName(from);
      return say.chooseAny(from.where(named(nameOf(name))), purpose);
    },

    namePower(least: Amount, most: Amount): Read<number> {
      return askForPower((g, f) => numbersFrom(read(g, f, least), read(g, f, most)));
    },

    choosePower(of: Read<readonly number[]>): Read<number> {
      return askForPower((g, f) => [...new Set(of(g, f))].toSorted((a, b) => a - b));
    },

    chooseAnyOfDifferentNames(from: Selected, purpose: Purpose): Read<readonly number[]> {
      return say.chooseOneByOne(
        from,
        purpose,
        (picked) => (g, s, card) => !picked(g, s).some((other) => shareName(g, card, other)),
      );
    },

    chooseFaction(of: Selected): Read<string> {
      const slot = w.newSlot();
      const keep = (g: Game, f: AbilityFrame, faction: string | undefined): void => {
        // A card of the library stands for its faction: numbers of cards in the game change.
        const cards = faction === undefined ? [] : g.lib.faction(faction).cards[g.state.config.printing];
        f.vars[slot] = cards.slice(0, 1).map(definitionValue);
      };
      w.step({
        run: (g, f) => {
          const found =
            of.kind === 'players' ? factionsOf(g, of.list(g, f)) : factionsAmong(g, of.list(g, f));
          keep(g, f, found[0]);
          if (found.length < 2) return true;
          ask(g, {
            id: newId(g),
            seat: f.you,
            kind: 'choose',
            options: found.map((faction) => ({ kind: 'faction', faction })),
            min: 1,
            max: 1,
            source: f.self,
            prompt: askedBy(f, 'faction'),
          });
          return false;
        },
        answer: (g, f, [picked]) => {
          tellFaction(g, f, picked);
          keep(g, f, picked?.kind === 'faction' ? picked.faction : undefined);
        },
        isQuiet: true,
      });
      return (g, s) => definedIn(g, s, slot)?.faction ?? '';
    },
  };
  return verbs;
}

export type NamingVerbs = ReturnType<typeof namingVerbs>;

/** The card of the library that an earlier step has left in that slot. */
function definedIn(g: Game, s: Scope, slot: number): CardDef | undefined {
  return g.lib.defs[definitionIn(kept(s, slot)[0] ?? NONE) ?? NONE];
}

function tellFaction(g: Game, { you: player }: AbilityFrame, picked: Option | undefined): void {
  if (picked?.kind === 'faction') g.tell?.({ key: 'name', player, name: picked.faction });
}

/** What they are, by name, in alphabetical order; cards are looked through for tables that were laid out by hand. */
function actionsInDecks({ state, lib }: Game): Map<string, number> {
  const { players, config, owners, defs } = state;
  const dealt = players.flatMap(({ factions }) =>
    factions.flatMap((name) => lib.faction(name).cards[config.printing]),
  );
  const shared = lib.sharedDecks
    .filter(({ name }) => state.sharedDecks.some((deck) => deck.name === name))
    .flatMap(({ cards }) => cards[config.printing]);
  const laid = players.some(({ factions }) => factions.length > 0)
    ? []
    : defs.filter((_, card) => owners[card] !== NONE);
  const found = new Map<string, number>();
  for (const def of [...dealt, ...shared, ...laid]) {
    const card = nth(lib.defs, def);
    if (isOfKind(card, 'action')) found.set(card.name, card.fusion?.minion ?? def);
  }
  return new Map([...found].sort(([one], [other]) => (one < other ? -1 : 1)));
}

function sameName(g: Game, one: number, other: number): boolean {
  return defOf(g, one).name === defOf(g, other).name;
}

function factionsAmong(g: Game, cards: readonly CardId[]): string[] {
  return [...new Set(cards.map((card) => defOf(g, card).faction))];
}

/** The factions of these players; cards are looked through for tables that were laid out by hand. */
function factionsOf({ state, lib }: Game, seats: readonly Seat[]): string[] {
  const found = new Set(seats.flatMap((seat) => nth(state.players, seat).factions));
  state.owners.forEach((owner, card) => {
    const { faction, sharedDeck } = nth(lib.defs, nth(state.defs, card));
    if (seats.includes(owner) && sharedDeck === null) found.add(faction);
  });
  return [...found].toSorted();
}

import { library, smashUp } from '@smashup/cards';
import { seedRandom, shuffleInPlace, type LogEvent, type Seat, type State, type View } from '@smashup/engine';
import { BotTeller } from '@smashup/referee/bot-protocol';
import { expect, test } from 'vitest';
import { dealOtherwise, picksThere, writeScript, type OtherDeal, type Script } from './trials/script.ts';

const GAMES = 3;
const DECISIONS = 80;
const teller = new BotTeller(smashUp);

/** What a teller that is not broken is asked to look at. */
type Look = (state: State, seat: Seat) => View;

const asItIs: OtherDeal = { viewer: 'spectator', identities: new Map(), places: new Map() };

/** Every line that goes out to a seat in the course of a game, worlds included, until the other deal asks for something else. */
function linesTo(
  seat: Seat,
  config: ReturnType<typeof smashUp.config>,
  seed: number,
  { steps }: Script,
  deal: OtherDeal,
  look: Look,
): string[] {
  const lines: string[] = [];
  const write = (message: object): void => void lines.push(JSON.stringify(message));
  write(teller.game(1, seat, config));
  const opening: LogEvent[] = [];
  const state = dealOtherwise(
    smashUp.newGame(config, seed, (event) => opening.push(event)),
    deal,
  );
  for (const event of opening) write(teller.event(event, state, seat));
  for (const step of steps) {
    const { pending } = state;
    if (pending === null || pending.seat !== step.seat || pending.kind !== step.kind) return lines;
    const picks = picksThere(pending.options, step.chosen, deal);
    if (picks === null) return lines;
    if (pending.seat === seat) {
      const view = look(state, seat);
      write(teller.question(1, 1, view));
      const worlds = teller.worlds(view);
      write(worlds.answer({ type: 'determinize', id: 1, seed: 5 }));
      write(worlds.answer({ type: 'apply', id: 2, world: 1, picks }));
    }
    smashUp.apply(state, { decision: pending.id, picks }, (event, now) =>
      write(teller.event(event, now, seat)),
    );
  }
  return lines;
}

/** The first difference that a seat could see between its game and one that differs in what it was never told. */
function findLeak(look: Look): { readonly compared: number; readonly leak: string | null } {
  let compared = 0;
  for (let game = 0; game < GAMES; game++) {
    const random = seedRandom(game);
    // The same games whatever factions are added.
    const names = smashUp.library.factionNames.filter((name) => library.faction(name).set === 'Core Set');
    const order = names.map((_, at) => at);
    shuffleInPlace(random, order);
    const players = Array.from({ length: 2 + (game % 3) }, (_, seat) => ({
      factions: [names[order[2 * seat]], names[order[2 * seat + 1]]] as const,
    }));
    const config = smashUp.config({ players, extraBaseSets: ['Core Set'] });
    const script = writeScript({
      config,
      seed: game,
      before: 0,
      decisions: DECISIONS,
      bots: new Set(),
      viewers: players.length + 1,
      isOpen: false,
      random,
    });
    for (const deal of script.deals) {
      const { viewer } = deal;
      if (typeof viewer !== 'number') continue;
      const usual = linesTo(viewer, config, game, script, { ...asItIs, viewer }, look);
      const other = linesTo(viewer, config, game, script, deal, look);
      const at = other.findIndex((line, i) => line !== usual[i]);
      compared += other.length;
      if (at >= 0) return { compared, leak: `${usual[at]}\n${other[at]}` };
    }
  }
  return { compared, leak: null };
}

test('what goes out to a guest does not depend on what its seat was never told', () => {
  const { compared, leak } = findLeak((state, seat) => smashUp.view(state, seat));
  expect(leak).toBeNull();
  expect(compared).toBeGreaterThan(500);
});

test('a view that shows another hand is found out', () => {
  const { leak } = findLeak((state, seat) => {
    const shown = smashUp.view(state, seat);
    const defs = shown.defs.slice();
    for (const { hand } of state.players) for (const card of hand) defs[card] = state.defs[card];
    return { ...shown, defs };
  });
  expect(leak).not.toBeNull();
});

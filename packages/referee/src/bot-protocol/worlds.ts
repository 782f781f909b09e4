import { NONE, seedRandom, SmashUpError, type Rules, type State, type View } from '@smashup/engine';
import type { Lens } from '../instruments.ts';
import type { Apply, Determinize, Refused, World } from './messages.ts';
import { presentTable } from '../present/table.ts';
import { presentDecided } from './present.ts';

/**
 * The worlds that a bot has asked for while it thinks about one question. They are made from its seat's view and from
 * the seed that it gives: nothing of the true game, not even its randomness, goes into them.
 */
export class Worlds {
  private readonly rules: Rules;
  private readonly lens: Lens;
  private readonly view: View;
  private readonly states: State[] = [];

  constructor(rules: Rules, lens: Lens, view: View) {
    this.rules = rules;
    this.lens = lens;
    this.view = view;
  }

  answer(request: Determinize | Apply): World | Refused {
    try {
      return this.show(request.id, this.make(request));
    } catch (error) {
      if (!(error instanceof SmashUpError)) throw error;
      return { type: 'refused', id: request.id, why: error.message };
    }
  }

  private make(request: Determinize | Apply): State {
    if (request.type === 'determinize') return this.rules.determinize(this.view, seedRandom(request.seed));
    const from = this.states[request.world - 1];
    if (from === undefined) throw new SmashUpError(`There is no world ${request.world}.`);
    const state = this.rules.clone(from);
    this.rules.apply(state, { decision: from.pending?.id ?? NONE, picks: request.picks });
    return state;
  }

  private show(id: number, state: State): World {
    const world = this.states.push(state);
    const open: View = { ...state, viewer: state.pending?.seat ?? 'spectator' };
    const view = { ...presentTable(open, this.lens.reading), viewer: null };
    return { type: 'world', id, world, view, decision: presentDecided(open, this.lens) };
  }
}

import { NONE, type CardId } from './ids.ts';
import type { Aftermath, Frame } from './frames.ts';
import type { Extra, Player, State } from './state.ts';

/**
 * Copies a state. What never changes once it is made (pieces, effects, events, decisions, the configuration) is
 * shared. Written out field by field: spreading would give every copy of a copy a different shape, which is slow to
 * read.
 */
export function clone(state: State): State {
  const { random } = state;
  return {
    version: state.version,
    config: state.config,
    random: [random[0], random[1], random[2], random[3]],
    defs: state.defs.slice(),
    owners: state.owners.slice(),
    known: state.known.slice(),
    pieces: state.pieces.slice(),
    table: state.table.slice(),
    bases: state.bases.slice(),
    baseDeck: state.baseDeck.slice(),
    baseDiscard: state.baseDiscard.slice(),
    sharedDecks: state.sharedDecks.map((deck) => ({ ...deck, cards: deck.cards.slice() })),
    limbo: state.limbo.slice(),
    box: state.box.slice(),
    memories: state.memories.slice(),
    players: state.players.map(clonePlayer),
    effects: state.effects.slice(),
    turn: cloneTurn(state.turn),
    stack: state.stack.map(cloneFrame),
    pending: state.pending,
    gameWinners: state.gameWinners,
    reckonings: state.reckonings,
    clock: state.clock,
    asked: state.asked,
    barrier: state.barrier,
    ...(state.aside === undefined ? {} : { aside: state.aside.slice() }),
    ...(state.rounds === undefined ? {} : { rounds: state.rounds }),
    ...(state.league === undefined ? {} : { league: state.league }),
  };
}

function clonePlayer(player: Player): Player {
  return {
    name: player.name,
    factions: player.factions.slice(),
    vp: player.vp,
    hand: player.hand.slice(),
    deck: player.deck.slice(),
    discard: player.discard.slice(),
  };
}

/** Lists that begin in the course of a game stay in the order in which they began. */
function cloneTurn(turn: State['turn']): State['turn'] {
  const copy = {
    ...turn,
    extras: turn.extras.map(cloneExtra),
    played: turn.played.slice(),
    moved: turn.moved.slice(),
    fallen: turn.fallen.slice(),
    uses: turn.uses.slice(),
  };
  if (turn.counters !== undefined) copy.counters = turn.counters.slice();
  if (turn.raised !== undefined) copy.raised = turn.raised.slice();
  if (turn.burials !== undefined) copy.burials = turn.burials.slice();
  if (turn.flips !== undefined) copy.flips = turn.flips.slice();
  return copy;
}

function cloneExtra(extra: Extra): Extra {
  return { ...extra, played: extra.played.slice() };
}

const NO_CARDS: readonly CardId[] = [];

function cloneAftermath(group: Aftermath): Aftermath {
  return {
    triggers: group.triggers.slice(),
    events: group.events,
    spent: group.spent,
    // Missing in games that were saved before there were any.
    onTop: group.onTop ?? NO_CARDS,
    // Missing in games that were saved before there were titans.
    clashes: group.clashes?.slice() ?? null,
    // Missing in games that were saved before they were kept.
    uncovered: group.uncovered ?? NONE,
    window: group.window ? { ...group.window } : null,
    ...(group.underneath === undefined ? {} : { underneath: group.underneath }),
  };
}

function cloneFrame(frame: Frame): Frame {
  const noticed = frame.noticed === null ? null : cloneAftermath(frame.noticed);
  const after = frame.after === null ? null : frame.after.map(cloneAftermath);
  switch (frame.kind) {
    case 'set-up':
      return { ...frame, noticed, after, queue: frame.queue.slice(), pool: frame.pool.slice() };
    case 'turn':
      return { ...frame, noticed, after, offered: frame.offered.slice() };
    case 'play':
      return { ...frame, noticed, after };
    case 'ability':
      return { ...frame, noticed, after, vars: frame.vars.slice() };
    case 'aftermath':
      return { ...frame, noticed, after, groups: frame.groups.map(cloneAftermath) };
    case 'beforehand':
      return { ...frame, noticed, after };
    case 'placing':
      return { ...frame, noticed, after, placed: frame.placed.slice(), diverted: frame.diverted.slice() };
    case 'sharing':
      return { ...frame, noticed, after, shares: frame.shares.slice(), asked: frame.asked.slice() };
    case 'destroy':
      return {
        ...frame,
        noticed,
        after,
        left: frame.left.slice(),
        doomed: frame.doomed.slice(),
        used: frame.used.slice(),
        offered: frame.offered.slice(),
      };
    case 'scoring':
      return {
        ...frame,
        noticed,
        after,
        totals: frame.totals.slice(),
        places: frame.places.slice(),
        next: frame.next.slice(),
        waiting: frame.waiting.slice(),
      };
    case 'duel':
      return { ...frame, noticed, after, laid: frame.laid.slice(), seats: frame.seats.slice() };
  }
}

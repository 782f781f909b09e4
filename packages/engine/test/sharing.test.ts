import { describe, expect, test } from 'vitest';
import {
  action,
  base,
  buildLibrary,
  cardOf,
  createRules,
  everyAffected,
  faction,
  gives,
  insteadOfGoingToDiscardPile,
  mayBeAffectedInstead,
  mayBeAffectedToo,
  minion,
  minions,
  notAffected,
  NONE,
  ongoing,
  onPlay,
  othersCards,
  playOn,
  powerFor,
  size,
  thisCard,
  whenever,
  you,
  type Arrangement,
  type SetSpec,
  type State,
} from '../src/index.ts';

/**
 * A dancer may have happen to it what happens to another of its player's minions; a star may name anybody here for that
 * (R10.54). A guard may stand in for another minion of its player (R10.55).
 */
const set: SetSpec = {
  name: 'Ball',
  year: 2026,
  factions: [
    faction('Dancers', 'They do the same.', [
      minion(
        'Dancer',
        { copies: 6, power: 3, text: '' },
        ongoing(mayBeAffectedToo(minions.itself, minions.yours.here.others, 'once per turn')),
      ),
      minion(
        'Star',
        { copies: 2, power: 5, text: '' },
        ongoing(mayBeAffectedToo(minions.here, minions.here)),
      ),
      minion(
        'Guard',
        { copies: 4, power: 2, text: '' },
        ongoing(mayBeAffectedInstead(minions.itself, minions.yours.here.others, othersCards)),
      ),
      minion(
        'Knight',
        { copies: 1, power: 4, text: '' },
        ongoing(notAffected(minions.itself, { from: othersCards })),
      ),
      minion('Guest', { copies: 4, power: 2, text: '' }),
      minion(
        'Judge',
        { copies: 1, power: 2, text: '' },
        whenever(thisCard.isAffected.directly, (c) => c.gainVp(1), { oncePerBatch: true }),
        whenever(thisCard.isAffected, (c) => c.gainVp(10), { oncePerBatch: true }),
      ),
      minion(
        'Bouncer',
        { copies: 2, power: 2, text: '' },
        onPlay((c) => c.destroy(c.choose(minions.here.others, 'destroy'))),
      ),
    ]),
    faction('Music', 'It moves them.', [
      action(
        'Blues',
        spell(),
        onPlay((c) => c.draw(size(everyAffected(c.destroy(c.choose(minions, 'destroy')))))),
      ),
      action(
        'Samba',
        spell(),
        onPlay((c) => {
          const moved = c.moveElsewhere(c.choose(minions, 'move'));
          c.placeCounters(moved);
        }),
      ),
      action(
        'Waltz',
        spell(),
        onPlay((c) =>
          c.draw(size(everyAffected(c.until('end of turn', powerFor(c.choose(minions, 'strengthen'), 2))))),
        ),
      ),
      action(
        'Encore',
        spell(),
        onPlay((c) => c.placeCounters(minions.yours.list, 1)),
      ),
      action(
        'Exit',
        spell(),
        onPlay((c) => c.return(c.choose(minions, 'return'))),
      ),
      action(
        'Charm',
        spell(),
        onPlay((c) => c.giveControl(c.choose(minions, 'control'), you, 'end of turn')),
      ),
      action(
        'Swap',
        spell(),
        onPlay((c) => c.moveEachElsewhere(c.chooseUpTo(2, minions.yours, 'move'))),
      ),
      action(
        'Fire',
        spell(),
        onPlay((c) => c.destroy(minions.list)),
      ),
      action(
        'Coat Check',
        spell(),
        onPlay((c) => {
          const one = c.note(c.choose(minions, 'affect'));
          c.until(
            'end of turn',
            gives(
              one,
              insteadOfGoingToDiscardPile(minions.itself, (d) => d.return(thisCard)),
            ),
          );
          c.extraAction();
        }),
      ),
      action('Shoes', { copies: 2, play: 'on-minion', text: '' }, playOn(minions)),
      action(
        'Rest',
        spell(),
        onPlay((c) => c.draw(1)),
      ),
    ]),
  ],
  bases: ['Hall', 'Cellar', 'Roof'].map((name) =>
    base(name, { faction: 'Music', breakpoint: 50, vp: [3, 2, 1], text: '' }),
  ),
  reprints: [],
};
const rules = createRules(buildLibrary([set]));

function spell() {
  return { copies: 2, play: 'standard', text: '' } as const;
}

type Placed = readonly [card: string, controller: number];

function lay(hand: readonly string[], hall: readonly Placed[], cellar: readonly Placed[] = []): State {
  const deck = ['Rest', 'Rest', 'Guest', 'Guest'];
  const cards = (placed: readonly Placed[]) => placed.map(([card, controller]) => ({ card, controller }));
  const bases: Arrangement['bases'] = [
    { base: 'Hall', cards: cards(hall) },
    { base: 'Cellar', cards: cards(cellar) },
    { base: 'Roof', cards: [] },
  ];
  const config = rules.config({ players: [{}, {}], duplicates: true });
  return rules.arrange(config, 1, { players: [{ hand, deck }, { deck }], bases });
}

function nameOf({ defs }: State, card: number): string {
  return rules.library.defs[defs[card] ?? -1]?.name ?? '?';
}

/** What is offered, by name. */
function offered(state: State): string {
  const { prompt, options = [], seat = NONE } = state.pending ?? {};
  return `${seat} ${prompt?.key}: ${options.map((option) => nameOf(state, cardOf(option, state))).join(', ')}`;
}

/**
 * Answers by the names of cards, `none` for none of them and `all` for all; before each answer the state goes through JSON.
 */
function answer(state: State, ...names: readonly string[]): State {
  let now = state;
  for (const name of names) {
    now = structuredClone(now);
    const { id = 0, options = [] } = now.pending ?? {};
    const named = options.flatMap((option, at) => {
      const card = option.kind === 'base' ? option.base : cardOf(option, now);
      return name === 'all' || nameOf(now, card) === name ? [at] : [];
    });
    const picks = name === 'none' ? [] : name === 'all' ? named : named.slice(0, 1);
    if (name !== 'none' && picks.length === 0) throw new Error(`${name} is not offered: ${offered(now)}`);
    rules.apply(now, { decision: id, picks });
  }
  return now;
}

/** Who is where, by name and controller. */
function at(state: State, base: string): string {
  return state.table
    .flatMap((card) => {
      const piece = state.pieces[card] ?? null;
      if (piece === null || nameOf(state, piece.base) !== base) return [];
      const on = piece.on === NONE ? '' : ` on ${nameOf(state, piece.on)}`;
      return [
        `${nameOf(state, card)} ${piece.controller}${piece.counters > 0 ? `+${piece.counters}` : ''}${on}`,
      ];
    })
    .join(', ');
}

const powers = (state: State): string =>
  state.table.map((card) => `${nameOf(state, card)} ${rules.power(state, card)}`).join(', ');

const handOf = ({ players }: State, seat: number): number => players[seat]?.hand.length ?? 0;

describe('affected in the same way (R10.54)', () => {
  test('by anybody’s standard action, together with the minion that the text means', () => {
    const before = answer(
      lay(
        ['Blues'],
        [
          ['Guest', 1],
          ['Dancer', 1],
          ['Guest', 0],
        ],
      ),
      'Blues',
      'Guest',
    );
    expect(offered(before)).toBe('1 affect too: Dancer');
    const after = answer(before, 'Dancer');
    expect(at(after, 'Hall')).toBe('Guest 0');
    // The copy counts for what the text says of every minion so affected.
    expect(handOf(after, 0)).toBe(2);
  });

  test('or not, if its player declines', () => {
    const after = answer(
      lay(
        ['Blues'],
        [
          ['Guest', 1],
          ['Dancer', 1],
        ],
      ),
      'Blues',
      'Guest',
      'none',
    );
    expect(at(after, 'Hall')).toBe('Dancer 1');
    expect(handOf(after, 0)).toBe(1);
  });

  test('to the same base; what follows is for the minion that was picked', () => {
    const after = answer(
      lay(
        ['Samba'],
        [
          ['Guest', 0],
          ['Dancer', 0],
        ],
      ),
      'Samba',
      'Guest',
      'Cellar',
      'Dancer',
    );
    expect(at(after, 'Cellar')).toBe('Guest 0+1, Dancer 0');
  });

  test('one part of a text once: another one is offered if the first was declined', () => {
    const before = answer(
      lay(
        ['Samba'],
        [
          ['Guest', 0],
          ['Dancer', 0],
        ],
        [['Dancer', 0]],
      ),
      'Samba',
      'Guest',
      'Cellar',
    );
    const moved = answer(before, 'none');
    expect(offered(moved)).toBe('0 affect too: Dancer');
    expect(at(answer(moved, 'Dancer'), 'Cellar')).toBe('Dancer 0+1, Guest 0+1');
  });

  test('once a turn for each dancer, if the text says so', () => {
    const first = answer(
      lay(
        ['Waltz', 'Encore'],
        [
          ['Guest', 0],
          ['Dancer', 0],
        ],
      ),
      'Waltz',
      'Guest',
      'Dancer',
    );
    expect(powers(first)).toBe('Guest 4, Dancer 5');
    expect(handOf(first, 0)).toBe(3);
  });

  test('several dancers each, but not what reached another one as a copy', () => {
    const before = answer(
      lay(
        ['Waltz'],
        [
          ['Guest', 0],
          ['Dancer', 0],
          ['Dancer', 0],
        ],
        [['Guest', 0]],
      ),
      'Waltz',
    );
    const after = answer(before, 'Guest', 'Dancer', 'Dancer');
    expect(powers(after)).toContain('Dancer 5, Dancer 5');
  });

  test('not by an action played on a minion, and not by the ability of a minion', () => {
    const shod = answer(
      lay(
        ['Shoes'],
        [
          ['Guest', 0],
          ['Dancer', 0],
        ],
      ),
      'Shoes',
      'Guest',
    );
    expect(at(shod, 'Hall')).toBe('Guest 0, Dancer 0, Shoes 0 on Guest');
    const thrown = answer(
      lay(
        ['Bouncer'],
        [
          ['Guest', 0],
          ['Dancer', 0],
        ],
      ),
      'Bouncer',
      'Hall',
      'Guest',
    );
    expect(at(thrown, 'Hall')).toBe('Dancer 0, Bouncer 0');
  });

  test('not by what affects it directly already, nor by what does not affect the other one', () => {
    const all = answer(
      lay(
        ['Fire'],
        [
          ['Guest', 0],
          ['Dancer', 0],
        ],
      ),
      'Fire',
    );
    expect(at(all, 'Hall')).toBe('');
    const proof = answer(
      lay(
        ['Blues'],
        [
          ['Knight', 1],
          ['Dancer', 1],
        ],
      ),
      'Blues',
      'Knight',
    );
    expect(at(proof, 'Hall')).toBe('Knight 1, Dancer 1');
  });

  test('a star names anybody at its base, once for each action', () => {
    const before = answer(
      lay(
        ['Blues'],
        [
          ['Star', 1],
          ['Guest', 0],
          ['Judge', 1],
        ],
        [['Dancer', 0]],
      ),
      'Blues',
      'Guest',
    );
    expect(offered(before)).toBe('1 affect too: Star, Judge');
    expect(at(answer(before, 'Star'), 'Hall')).toBe('Judge 1');
  });

  test('the same minion by several cards: it adds up where it can', () => {
    const after = answer(
      lay(
        ['Waltz'],
        [
          ['Star', 0],
          ['Star', 0],
          ['Guest', 1],
          ['Judge', 1],
        ],
      ),
      'Waltz',
      'Guest',
      'Judge',
      'Judge',
    );
    expect(powers(after)).toBe('Star 5, Star 5, Guest 4, Judge 6');
  });

  test('the same new controller, for as long', () => {
    const after = answer(
      lay(
        ['Charm'],
        [
          ['Guest', 1],
          ['Dancer', 1],
        ],
      ),
      'Charm',
      'Guest',
      'Dancer',
    );
    expect(at(after, 'Hall')).toBe('Guest 0, Dancer 0');
    const { id = 0, options = [] } = after.pending ?? {};
    rules.apply(after, { decision: id, picks: [options.findIndex(({ kind }) => kind === 'pass')] });
    expect(at(after, 'Hall')).toBe('Guest 1, Dancer 1');
  });

  test('where minions go to different bases, the same base as one of them', () => {
    const before = answer(
      lay(
        ['Swap'],
        [
          ['Guest', 0],
          ['Judge', 0],
          ['Dancer', 0],
        ],
      ),
      'Swap',
    );
    const { id = 0, options = [] } = before.pending ?? {};
    const picks = ['Guest', 'Judge'].map((name) =>
      options.findIndex((one) => nameOf(before, cardOf(one, before)) === name),
    );
    rules.apply(before, { decision: id, picks });
    const after = answer(before, 'Cellar', 'Roof', 'none', 'Dancer');
    expect([at(after, 'Cellar'), at(after, 'Roof')]).toEqual(['Guest 0', 'Judge 0, Dancer 0']);
  });

  test('also what takes it elsewhere than to the discard pile later', () => {
    const hand = ['Coat Check', 'Fire'];
    const checked = answer(
      lay(hand, [
        ['Guest', 0],
        ['Judge', 0],
        ['Dancer', 0],
      ]),
      'Coat Check',
      'Guest',
      'Dancer',
    );
    expect(checked.effects).toHaveLength(2);
    const burnt = answer(checked, 'Fire');
    expect(at(burnt, 'Hall')).toBe('');
    expect(burnt.players[0]?.hand.map((card) => nameOf(burnt, card))).toEqual(['Guest', 'Dancer']);
  });

  test('being affected that way is not being affected directly', () => {
    const direct = answer(
      lay(
        ['Waltz'],
        [
          ['Judge', 0],
          ['Guest', 0],
        ],
      ),
      'Waltz',
      'Judge',
      'Judge',
    );
    expect(direct.players[0]?.vp).toBe(11);
    const copied = answer(
      lay(
        ['Waltz'],
        [
          ['Star', 0],
          ['Judge', 0],
          ['Guest', 0],
        ],
      ),
      'Waltz',
      'Guest',
      'Judge',
    );
    expect(copied.players[0]?.vp).toBe(10);
  });
});

describe('affected instead (R10.55)', () => {
  test('by another player’s card that is being played, even a minion’s ability', () => {
    const before = answer(
      lay(
        ['Bouncer'],
        [
          ['Guest', 1],
          ['Guard', 1],
        ],
      ),
      'Bouncer',
      'Hall',
      'Guest',
    );
    expect(offered(before)).toBe('1 affect instead: Guard');
    expect(at(answer(before, 'Guard'), 'Hall')).toBe('Guest 1, Bouncer 0');
    expect(at(answer(before, 'none'), 'Hall')).toBe('Guard 1, Bouncer 0');
  });

  test('not by one’s own cards', () => {
    const after = answer(
      lay(
        ['Exit'],
        [
          ['Guest', 0],
          ['Guard', 0],
        ],
      ),
      'Exit',
      'Guest',
    );
    expect(at(after, 'Hall')).toBe('Guard 0');
  });

  test('an action played on the other minion goes on the guard', () => {
    const before = answer(
      lay(
        ['Shoes'],
        [
          ['Guest', 1],
          ['Guard', 1],
        ],
      ),
      'Shoes',
      'Guest',
    );
    expect(at(answer(before, 'Guard'), 'Hall')).toBe('Guest 1, Guard 1, Shoes 0 on Guard');
  });

  test('a change of power for a time, and one of control', () => {
    const weak = answer(
      lay(
        ['Waltz'],
        [
          ['Guest', 1],
          ['Guard', 1],
        ],
      ),
      'Waltz',
      'Guest',
      'Guard',
    );
    expect(powers(weak)).toBe('Guest 2, Guard 4');
    const taken = answer(
      lay(
        ['Charm'],
        [
          ['Guest', 1],
          ['Guard', 1],
        ],
      ),
      'Charm',
      'Guest',
      'Guard',
    );
    expect(at(taken, 'Hall')).toBe('Guest 1, Guard 0');
  });

  test('a single question where several could, and no guard for what another one has taken over', () => {
    const before = answer(
      lay(
        ['Blues'],
        [
          ['Guest', 1],
          ['Guard', 1],
          ['Guard', 1],
        ],
      ),
      'Blues',
      'Guest',
    );
    expect(offered(before)).toBe('1 affect instead: Guard, Guard');
    expect(at(answer(before, 'Guard'), 'Hall')).toBe('Guest 1, Guard 1');
  });

  test('for each of several minions, but it can be destroyed only once', () => {
    const before = answer(
      lay(
        ['Fire'],
        [
          ['Guest', 1],
          ['Judge', 1],
        ],
        [],
      ),
      'Fire',
    );
    expect(at(before, 'Hall')).toBe('');
    // The guard is itself among those that are destroyed, so nobody is asked.
    const all = answer(
      lay(
        ['Fire'],
        [
          ['Guest', 1],
          ['Guard', 1],
        ],
      ),
      'Fire',
    );
    expect(at(all, 'Hall')).toBe('');
  });

  test('what the guard has taken over is affected directly: a dancer may follow', () => {
    const before = answer(
      lay(
        ['Blues'],
        [
          ['Guest', 1],
          ['Guard', 1],
          ['Dancer', 1],
        ],
      ),
      'Blues',
      'Guest',
      'Guard',
    );
    expect(offered(before)).toBe('1 affect too: Dancer');
    expect(at(answer(before, 'Dancer'), 'Hall')).toBe('Guest 1');
  });
});

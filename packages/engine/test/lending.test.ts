import { describe, expect, test } from 'vitest';
import {
  action,
  actions,
  aMinion,
  base,
  buildLibrary,
  cancels,
  createRules,
  faction,
  gives,
  hasAbilitiesOf,
  itsMinion,
  minion,
  minions,
  morePower,
  notAffected,
  NONE,
  ongoing,
  onPlay,
  playOn,
  powerFor,
  readSets,
  talent,
  thisCard,
  whenever,
  youControl,
  type Arrangement,
  type Option,
  type SetSpec,
  type State,
} from '../src/index.ts';

/** Abilities that are copied from another card, or given by one (R10.29). */
const set: SetSpec = {
  name: 'Mirrors',
  year: 2026,
  factions: [
    faction('Apes', 'They do what the others do.', [
      minion(
        'Ape',
        {
          copies: 6,
          power: 1,
          text: 'Choose a minion of another player: this one has its abilities this turn.',
        },
        onPlay((c) => {
          const model = c.choose(minions.ofOthers, 'copy');
          c.until('end of turn', hasAbilitiesOf(thisCard, model));
          c.followOnPlay(model);
        }),
      ),
      action(
        'Harness',
        { copies: 4, play: 'on-minion', text: 'Ongoing: Its minion has "Talent: +2 power this turn".' },
        playOn(minions),
        ongoing(
          gives(
            itsMinion,
            talent((c) => c.until('end of turn', powerFor(thisCard, 2))),
          ),
        ),
      ),
      action(
        'Glue',
        {
          copies: 4,
          play: 'on-minion',
          text: 'Choose another action on a minion. Ongoing: This has its abilities.',
        },
        playOn(minions),
        onPlay((c) => {
          const model = c.choose(actions.on(minions).others, 'copy');
          c.until('it leaves play', hasAbilitiesOf(thisCard, model));
        }),
      ),
      action(
        'Banner',
        { copies: 2, play: 'on-base', text: 'Ongoing: Your minions here have "Talent: +2 power this turn".' },
        ongoing(
          gives(
            minions.here.yours,
            talent((c) => c.until('end of turn', powerFor(thisCard, 2))),
          ),
        ),
      ),
      action(
        'Relay',
        { copies: 4, play: 'standard', text: 'Transfer an action on a minion to another minion.' },
        onPlay((c) => {
          const baton = c.choose(actions.on(minions), 'transfer');
          c.transfer(baton, c.choose(minions, 'transfer'));
        }),
      ),
      action(
        'Gag',
        { copies: 4, play: 'on-minion', text: 'Ongoing: Cancel the abilities of its minion.' },
        playOn(minions),
        ongoing(cancels(itsMinion)),
      ),
      action(
        'Burn',
        { copies: 4, play: 'standard', text: 'Destroy a minion or an action.' },
        onPlay((c) => c.destroy(c.choose(minions.or(actions), 'destroy'))),
      ),
    ]),
    faction('Models', 'They can do something.', [
      minion(
        'Drummer',
        { copies: 4, power: 3, text: 'Ongoing: Your other minions here have +1 power.' },
        ongoing(morePower(minions.here.yours.others, 1)),
      ),
      minion(
        'Reader',
        { copies: 4, power: 3, text: 'Draw a card. Talent: Draw a card.' },
        onPlay((c) => c.draw(1)),
        talent((c) => c.draw(1)),
      ),
      minion(
        'Mourner',
        { copies: 4, power: 3, text: 'Ongoing: After a minion is destroyed, draw a card.' },
        whenever(aMinion.isDestroyed, (c) => c.draw(1)),
      ),
      minion(
        'Flag Bearer',
        { copies: 4, power: 3, text: 'While this is in play, your minions at other bases have +1 power.' },
        onPlay((c) => c.until('it leaves play', morePower(minions.yours.elsewhere, 1))),
      ),
      minion(
        'Hermit',
        { copies: 2, power: 3, text: 'Ongoing: Not affected by others. Talent: Draw a card.' },
        ongoing(notAffected(minions.itself)),
        talent((c) => c.draw(1)),
      ),
      action(
        'Leash',
        { copies: 2, play: 'on-minion', text: 'Ongoing: You control its minion.' },
        playOn(minions),
        ongoing(youControl(minions.host)),
      ),
    ]),
  ],
  bases: ['Pond', 'Hill', 'Cave'].map((name) =>
    base(name, { faction: 'Apes', breakpoint: 50, vp: [3, 2, 1], text: '' }),
  ),
  reprints: [],
};
// Read from JSON: what is given away is data like everything else.
const rules = createRules(buildLibrary(readSets(JSON.parse(JSON.stringify([set])))));

function lay(table: Arrangement): State {
  return rules.arrange(rules.config({ players: [{}, {}], duplicates: true }), 1, table);
}

function nameOf({ defs }: State, card: number): string {
  return rules.library.defs[defs[card] ?? NONE]?.name ?? '?';
}

function named(state: State, option: Option): string {
  if (option.kind === 'use') {
    const by = option.about === NONE ? '' : ` by ${nameOf(state, option.about)}`;
    return `use ${nameOf(state, option.card)}${by}`;
  }
  if ('card' in option) return nameOf(state, option.card);
  return option.kind === 'base' ? nameOf(state, option.base) : option.kind;
}

function offered({ pending }: State, state: State): string[] {
  return (pending?.options ?? []).map((option) => named(state, option));
}

/** Every answer is given to a state that has been saved and read. */
function after(start: State, ...picks: readonly string[]): State {
  let state = start;
  for (const pick of picks) {
    state = JSON.parse(JSON.stringify(state));
    const options = offered(state, state);
    const at = options.indexOf(pick);
    if (at < 0) throw new Error(`${pick} is none of ${options.join(', ')}`);
    rules.apply(state, { decision: state.pending?.id ?? 0, picks: [at] });
    expect(rules.violations(state)).toEqual([]);
    for (const seat of [0, 1]) {
      const view = rules.view(state, seat);
      expect(state.table.map((card) => rules.power(view, card))).toEqual(
        state.table.map((card) => rules.power(state, card)),
      );
    }
  }
  return state;
}

function cardNamed(state: State, name: string, nth = 0): number {
  return state.table.filter((card) => nameOf(state, card) === name)[nth] ?? NONE;
}

function power(state: State, name: string): number {
  return rules.power(state, cardNamed(state, name));
}

const ape = (...model: Arrangement['bases'][number]['cards']): State =>
  lay({
    players: [
      { hand: ['Ape', 'Burn', 'Burn'], deck: ['Gag', 'Gag', 'Gag', 'Gag', 'Gag'] },
      { deck: ['Gag', 'Gag', 'Gag'] },
    ],
    bases: [
      { base: 'Pond', cards: model },
      { base: 'Hill', cards: [{ card: 'Ape', controller: 0 }] },
    ],
  });

const of = (card: string, controller = 1) => ({ card, controller });

describe('a copy for the turn', () => {
  test('has what holds while its model is in play, from its own place and for its own player', () => {
    const state = after(ape(of('Drummer')), 'Ape', 'Hill');
    expect(rules.power(state, cardNamed(state, 'Ape'))).toBe(2);
    expect(power(state, 'Drummer')).toBe(3);
    const next = after(state, 'pass');
    expect(power(next, 'Ape')).toBe(1);
  });

  test('does at once what its model does when it is played, and may use its talent', () => {
    const state = after(ape(of('Reader')), 'Ape', 'Hill');
    expect(state.players[0]?.hand).toHaveLength(3);
    expect(offered(state, state)).toContain('use Ape');
    const used = after(state, 'use Ape');
    expect(used.players[0]?.hand).toHaveLength(4);
    expect(offered(used, used)).not.toContain('use Ape');
  });

  test('goes on when its model has left play, and reacts to that', () => {
    const state = after(ape(of('Mourner')), 'Ape', 'Hill', 'Burn', 'Mourner');
    expect(state.players[0]?.hand).toHaveLength(2);
  });

  test('ends what it began for as long as its card is in play', () => {
    const state = after(ape(of('Flag Bearer'), of('Drummer', 0)), 'Ape', 'Hill');
    expect(power(state, 'Drummer')).toBe(4);
    expect(power(after(state, 'pass'), 'Drummer')).toBe(3);
  });

  test('may be of a protected minion; a copy of a copier chooses again', () => {
    const state = after(ape(of('Hermit'), of('Ape')), 'Ape', 'Hill');
    expect(offered(state, state)).toEqual(['Hermit', 'Ape']);
    const again = after(state, 'Ape');
    expect(offered(again, again)).toEqual(['Hermit', 'Ape']);
    expect(offered(after(again, 'Hermit'), after(again, 'Hermit'))).toContain('use Ape');
  });

  test('two copiers that have only each other end there', () => {
    const state = after(ape(of('Ape')), 'Ape', 'Hill');
    expect(state.pending?.kind).toBe('play');
  });

  test('of a cancelled minion has no abilities', () => {
    const gagged = { ...of('Reader'), with: [of('Gag')] };
    const state = after(ape(gagged), 'Ape', 'Hill');
    expect(state.players[0]?.hand).toHaveLength(2);
    expect(offered(state, state)).not.toContain('use Ape');
  });
});

describe('a talent that an action gives to its minion', () => {
  const harnessed = (minionIn: Arrangement['bases'][number]['cards'][number]): State =>
    lay({
      players: [{ hand: ['Ape', 'Gag'], deck: ['Gag', 'Gag'] }, {}],
      bases: [{ base: 'Pond', cards: [minionIn] }],
    });

  test('is used by the controller of the minion, once for each of two such actions, beside its own', () => {
    const state = harnessed({ ...of('Reader', 0), with: [of('Harness'), of('Harness')] });
    expect(offered(state, state).filter((one) => one.startsWith('use'))).toEqual([
      'use Reader',
      'use Reader by Harness',
    ]);
    const once = after(state, 'use Reader by Harness');
    expect(power(once, 'Reader')).toBe(5);
    const twice = after(once, 'use Reader by Harness');
    expect(power(twice, 'Reader')).toBe(7);
    expect(offered(twice, twice).filter((one) => one.startsWith('use'))).toEqual(['use Reader']);
    expect(rules.whyNot(after(twice, 'use Reader'), 0, cardNamed(twice, 'Reader'))?.key).toBe(
      'already used this turn',
    );
  });

  test('is not for the controller of the action, and not for a cancelled minion', () => {
    const others = harnessed({ ...of('Reader'), with: [of('Harness', 0)] });
    expect(offered(others, others).some((one) => one.startsWith('use'))).toBe(false);
    const gagged = harnessed({ ...of('Reader', 0), with: [of('Harness', 0), of('Gag')] });
    expect(offered(gagged, gagged).some((one) => one.startsWith('use'))).toBe(false);
  });

  test('goes on to the minion of an action that copies it', () => {
    const state = lay({
      players: [{ hand: ['Glue'] }, {}],
      bases: [{ base: 'Pond', cards: [{ ...of('Reader'), with: [of('Harness')] }, of('Drummer', 0)] }],
    });
    const glued = after(state, 'Glue', 'Drummer');
    expect(offered(glued, glued)).toContain('use Drummer by Glue');
  });
});

describe('a talent that one card gives to several, or that is passed on', () => {
  const uses = (state: State): string[] => offered(state, state).filter((one) => one.startsWith('use'));

  test('is used once by each card that has it', () => {
    const state = lay({
      players: [{ deck: ['Gag', 'Gag'] }, {}],
      bases: [{ base: 'Pond', cards: [of('Reader', 0), of('Drummer', 0), of('Banner', 0)] }],
    });
    const once = after(state, 'use Drummer by Banner');
    expect(uses(once)).toEqual(['use Reader', 'use Reader by Banner']);
    expect(uses(after(once, 'use Reader by Banner', 'use Reader'))).toEqual([]);
  });

  test('is a new one with each arrival of the action that gives it', () => {
    const state = lay({
      players: [{ hand: ['Relay', 'Relay'] }, {}],
      bases: [{ base: 'Pond', cards: [{ ...of('Ape', 0), with: [of('Harness', 0)] }, of('Drummer', 0)] }],
    });
    state.turn.actions = 2;
    const passed = after(structuredClone(state), 'use Ape by Harness', 'Relay', 'Drummer');
    expect(uses(passed)).toEqual(['use Drummer by Harness']);
    const back = after(passed, 'use Drummer by Harness', 'Relay', 'Ape');
    expect(uses(back)).toEqual(['use Ape by Harness']);
    expect(uses(after(back, 'use Ape by Harness'))).toEqual([]);
  });
});

describe('an action that copies another one', () => {
  const glue = (): State =>
    lay({
      players: [{ hand: ['Glue', 'Burn', 'Burn'] }, {}],
      bases: [{ base: 'Pond', cards: [{ ...of('Ape'), with: [of('Leash')] }, of('Drummer')] }],
    });

  test('gives control of its minion if its model does, and as long as it is there', () => {
    const state = after(glue(), 'Glue', 'Drummer');
    expect(state.pieces[cardNamed(state, 'Drummer')]?.controller).toBe(0);
    const next = after(state, 'pass');
    expect(next.pieces[cardNamed(next, 'Drummer')]?.controller).toBe(0);
  });

  test('keeps it when its model has gone, and ends it when it goes', () => {
    const state = glue();
    state.turn.actions = 3;
    const copy: State = JSON.parse(JSON.stringify(state));
    const glued = after(copy, 'Glue', 'Drummer');
    const kept = after(glued, 'Burn', 'Leash');
    expect(kept.pieces[cardNamed(kept, 'Drummer')]?.controller).toBe(0);
    const ended = after(kept, 'Burn', 'Glue');
    expect(ended.pieces[cardNamed(ended, 'Drummer')]?.controller).toBe(1);
  });
});

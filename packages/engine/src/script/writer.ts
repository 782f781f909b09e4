import { noticeAffected } from '../changes/affected.ts';
import { startEffect } from '../changes/effects.ts';
import { isHeard } from '../changes/notice.ts';
import { isShielded } from '../changes/shield.ts';
import { defOf, type Game } from '../game.ts';
import type {
  CancelRule,
  Cause,
  Condition,
  Grant,
  Numbered,
  PowerRule,
  RuleSpec,
  Scope,
  Script,
  Step,
  Value,
} from '../library/definitions.ts';
import type { Option } from '../model/decision.ts';
import type { AbilityFrame } from '../model/frames.ts';
import { NONE, type Seat } from '../model/ids.ts';
import type { Until } from '../model/state.ts';
import { ask } from '../flow/ask.ts';
import { forbidden } from '../rules/forbidden.ts';
import { inForce } from '../rules/in-force.ts';
import { isBase } from '../rules/table.ts';
import { OutOfPlay, Players, type Choosable } from './selections.ts';
import { read, type Amount } from './values.ts';

/** Cards (or bases, or players) for a verb: one, several, or a selection of which all are meant. */
export type Some = Value<number> | Value<readonly number[]> | Choosable;

export function listOf(some: Some): Value<readonly number[]> {
  if (typeof some !== 'function') return some.list;
  return (g, s) => {
    const found = some(g, s);
    if (typeof found !== 'number') return found;
    return found === NONE ? [] : [found];
  };
}

export function causeOf(f: AbilityFrame): Cause {
  return { card: f.self, controller: f.controller, by: f.you };
}

/** What a choice is for; the interface says it in words. */
export type Purpose =
  | 'destroy'
  | 'move'
  | 'move to'
  | 'return'
  | 'place'
  | 'to the top'
  | 'to the bottom'
  | 'discard'
  | 'play'
  | 'take'
  | 'affect'
  | 'attach'
  | 'control'
  | 'strengthen'
  | 'weaken'
  | 'counter'
  | 'name'
  | 'base'
  | 'player'
  | 'search'
  | 'bury'
  | 'uncover'
  | 'duel'
  | 'give'
  | 'shuffle in'
  | 'transfer'
  | 'cancel';

/**
 * Records an ability. It runs once, when the library is built; every call adds a step, and the values it returns are
 * read when the ability is followed. This class holds what choosing and the course of events need; the verbs of
 * the rulebook are in `Verbs`, which extends it.
 */
export class Writer {
  protected readonly steps: Step[] = [];
  protected readonly lasting: Numbered<RuleSpec>[] = [];
  protected readonly grants: Numbered<Grant>[] = [];
  protected slots: number;

  /** A script inside a lasting effect goes on counting where the script around it had got to. */
  constructor(slots = 1) {
    this.slots = slots;
  }

  script(): Script {
    return { steps: this.steps, slots: this.slots, lasting: this.lasting, grants: this.grants };
  }

  protected newSlot(): number {
    return this.slots++;
  }

  protected do(run: (g: Game, f: AbilityFrame) => void): void {
    this.steps.push({ run });
  }

  /** A step with a result, which later steps can read. */
  protected result(run: (g: Game, f: AbilityFrame) => readonly number[]): Value<readonly number[]> {
    const slot = this.newSlot();
    this.do((g, f) => {
      f.vars[slot] = run(g, f).slice();
    });
    return inSlot(slot);
  }

  /** The value as it is now, kept for later steps. */
  note(amount: Value<number>): Value<number> {
    return first(this.result((g, f) => [amount(g, f)]));
  }

  noteAll(list: Some): Value<readonly number[]> {
    return this.result(listOf(list));
  }

  // Choosing

  /** Pick one. Mandatory if there is one (R3.3); with just one there is nothing to ask. */
  choose(from: Choosable, purpose: Purpose, by?: Value<Seat>): Value<number> {
    return first(this.pick(from, purpose, 1, 1, by));
  }
  /** Pick one or none. */
  mayChoose(from: Choosable, purpose: Purpose, by?: Value<Seat>): Value<number> {
    return first(this.pick(from, purpose, 0, 1, by));
  }
  chooseUpTo(count: Amount, from: Choosable, purpose: Purpose, by?: Value<Seat>): Value<readonly number[]> {
    return this.pick(from, purpose, 0, count, by);
  }
  /** Exactly that many, or all there are. */
  chooseExactly(
    count: Amount,
    from: Choosable,
    purpose: Purpose,
    by?: Value<Seat>,
  ): Value<readonly number[]> {
    return this.pick(from, purpose, count, count, by);
  }
  /** Any number, also none (R3.3). */
  chooseAny(from: Choosable, purpose: Purpose, by?: Value<Seat>): Value<readonly number[]> {
    return this.pick(from, purpose, 0, Number.MAX_SAFE_INTEGER, by);
  }

  private pick(
    from: Choosable,
    purpose: Purpose,
    least: Amount,
    most: Amount,
    by: Value<Seat> | undefined,
  ): Value<readonly number[]> {
    const slot = this.newSlot();
    const option = optionMaker(from);
    this.steps.push({
      run: (g, f) => {
        const found = offered(g, f, from, most);
        const max = Math.min(read(g, f, most), found.length);
        const min = Math.min(read(g, f, least), found.length);
        if (max <= 0 || min === found.length) {
          f.vars[slot] = max <= 0 ? [] : found;
          return true;
        }
        ask(g, {
          seat: by === undefined ? f.you : by(g, f),
          kind: 'choose',
          options: found.map((id) => option(g, id)),
          min,
          max,
          source: f.self,
          prompt: { key: purpose, card: f.self },
        });
        return false;
      },
      answer: (_, f, picked) => {
        f.vars[slot] = picked.map(idOf);
      },
    });
    return inSlot(slot);
  }

  /** Say a name, of those that the cards have. The value is a card of that name. */
  chooseName(from: Choosable): Value<number> {
    const slot = this.newSlot();
    this.steps.push({
      run: (g, f) => {
        const all = from.list(g, f).toSorted((a, b) => a - b);
        const found = all.filter((card, i) => all.findIndex((other) => sameName(g, card, other)) === i);
        f.vars[slot] = found;
        if (found.length < 2) return true;
        f.vars[slot] = [];
        ask(g, {
          seat: f.you,
          kind: 'choose',
          options: found.map((card) => ({ kind: 'name', name: defOf(g, card).name, card })),
          source: f.self,
          prompt: { key: 'name', card: f.self },
        });
        return false;
      },
      answer: (_, f, picked) => {
        f.vars[slot] = picked.map(idOf);
      },
    });
    return first(inSlot(slot));
  }

  /** Put them into an order of your choice, first come first. */
  order(cards: Some, purpose: Purpose, by?: Value<Seat>): Value<readonly number[]> {
    const slot = this.newSlot();
    const list = listOf(cards);
    this.steps.push({
      run: (g, f) => {
        const found = list(g, f).slice();
        f.vars[slot] = found;
        if (found.length < 2) return true;
        ask(g, {
          seat: by === undefined ? f.you : by(g, f),
          kind: 'order',
          options: found.map((card) => ({ kind: 'card', card })),
          min: found.length,
          max: found.length,
          source: f.self,
          prompt: { key: purpose, card: f.self },
        });
        return false;
      },
      answer: (_, f, picked) => {
        f.vars[slot] = picked.map(idOf);
      },
    });
    return inSlot(slot);
  }

  // The course of events

  /** "You may": asks first. Nobody is asked when it would change nothing. */
  may(block: () => void, worthwhile?: Condition): void {
    this.oneOf({ yes: [block, worthwhile], no: [() => {}] });
  }

  /** "Choose one." A mode with a condition is offered only if it holds; one that is alone asks nobody. */
  oneOf(
    modes: Readonly<Record<string, readonly [block: () => void, when?: Condition | undefined]>>,
    by?: Value<Seat>,
  ): void {
    const entries = Object.entries(modes);
    const slot = this.newSlot();
    const offered = (g: Game, s: Scope): string[] =>
      entries.filter(([, [, when]]) => when === undefined || when(g, s)).map(([mode]) => mode);
    this.steps.push({
      run: (g, f) => {
        const names = offered(g, f);
        f.vars[slot] = names.map((mode) => entries.findIndex(([name]) => name === mode));
        if (names.length <= 1) return true;
        ask(g, {
          seat: by === undefined ? f.you : by(g, f),
          kind: 'mode',
          options: names.map((mode): Option => ({ kind: 'mode', mode })),
          source: f.self,
          prompt: { key: names.includes('yes') ? 'may' : 'one of', card: f.self },
        });
        return false;
      },
      answer: (_, f, [picked]) => {
        const mode = picked.kind === 'mode' ? picked.mode : '';
        f.vars[slot] = [entries.findIndex(([name]) => name === mode)];
      },
    });
    entries.forEach(([, [block]], index) => {
      this.if((_, s) => s.vars[slot][0] === index, block);
    });
  }

  /** `if … else …` */
  if(condition: Condition, then: () => void, otherwise?: () => void): void {
    const toElse = this.jumpUnless(condition);
    then();
    if (otherwise === undefined) {
      toElse.target = this.steps.length;
      return;
    }
    const toEnd = this.jumpUnless(() => false);
    toElse.target = this.steps.length;
    otherwise();
    toEnd.target = this.steps.length;
  }

  /** "Do X to do Y": Y only if X was done (R3.6). */
  to(done: Value<number> | Value<readonly number[]>, then: (done: Value<number>) => void): void {
    const first_: Value<number> = (g, s) => {
      const value = done(g, s);
      return typeof value === 'number' ? value : (value[0] ?? NONE);
    };
    this.if(
      (g, s) => first_(g, s) !== NONE,
      () => then(first_),
    );
  }

  private jumpUnless(condition: Condition): { target: number } {
    const jump = { target: 0 };
    this.do((g, f) => {
      if (!condition(g, f)) f.pc = jump.target;
    });
    return jump;
  }

  /** For each of them, one after another. */
  forEach(list: Some, block: (item: Value<number>) => void): void {
    const items = this.noteAll(list);
    const at = this.newSlot();
    this.do((_, f) => {
      f.vars[at] = [0];
    });
    const start = this.steps.length;
    const exit = this.jumpUnless((g, s) => s.vars[at][0] < items(g, s).length);
    block((g, s) => items(g, s)[s.vars[at][0]] ?? NONE);
    this.do((_, f) => {
      f.vars[at] = [f.vars[at][0] + 1];
      f.pc = start;
    });
    exit.target = this.steps.length;
  }

  /** As often as the number says. */
  repeat(times: Amount, block: () => void): void {
    this.forEach((g, s) => Array.from({ length: Math.max(0, read(g, s, times)) }, (_, i) => i), block);
  }

  /** As long as the condition holds. */
  while(condition: Condition, block: () => void): void {
    const start = this.steps.length;
    const exit = this.jumpUnless(condition);
    block();
    this.do((_, f) => {
      f.pc = start;
    });
    exit.target = this.steps.length;
  }

  /** Somebody else does the following; "you" is that player meanwhile. It is still your card (R9.2). */
  as(player: Value<Seat>, block: () => void): void {
    const before = this.newSlot();
    this.do((g, f) => {
      f.vars[before] = [f.you];
      f.you = player(g, f);
    });
    block();
    this.do((_, f) => {
      f.you = f.vars[before][0];
    });
  }

  /** Each of the players does it, one after another. */
  eachPlayer(who: Players, block: (player: Value<Seat>) => void): void {
    this.forEach(who, (player) => this.as(player, () => block(player)));
  }

  /** Something goes on until then, with the values as they are now (R3.11). */
  until(until: Until, ...rules: RuleSpec[]): void {
    for (const spec of rules) {
      const rule = { id: NONE, spec };
      this.lasting.push(rule);
      this.do((g, f) => {
        if (spec.kind === 'cancel' && !canCancel(g, f, spec)) return;
        startEffect(g, rule.id, f, until, spec.kind === 'power' ? shieldedFrom(g, f, spec) : []);
        if (spec.kind === 'power' || spec.kind === 'cancel') noticeFitting(g, f, spec);
      });
    }
  }
}

function noticeFitting(g: Game, f: AbilityFrame, { test }: PowerRule | CancelRule): void {
  if (!isHeard(g, 'affected')) return;
  noticeAffected(
    g,
    g.state.table.filter((card) => test(g, f, card)),
    causeOf(f),
  );
}

/** Minions that a shield keeps from a change of power that is about to begin. */
function shieldedFrom(g: Game, f: AbilityFrame, { test }: PowerRule): number[] {
  if (!inForce(g).protection.some(({ rule }) => rule.spent)) return [];
  return g.state.table.filter((card) => test(g, f, card) && isShielded(g, 'power', card, causeOf(f)));
}

/** What is protected from being cancelled at the moment is not cancelled later either. */
function canCancel(g: Game, f: AbilityFrame, { test }: CancelRule): boolean {
  const all = [...g.state.table, ...g.state.bases.map(({ base }) => base)];
  return all.some(
    (card) =>
      test(g, f, card) &&
      forbidden(g, 'cancel', card, causeOf(f)) === null &&
      !isShielded(g, 'cancel', card, causeOf(f)),
  );
}

export function inSlot(slot: number): Value<readonly number[]> {
  return (_, s) => s.vars[slot];
}

export function first(list: Value<readonly number[]>): Value<number> {
  return (g, s) => list(g, s)[0] ?? NONE;
}

function sameName(g: Game, one: number, other: number): boolean {
  return defOf(g, one).name === defOf(g, other).name;
}

/** A deck shows no order to whoever searches it, and identical cards only once where one is wanted. */
function offered(g: Game, s: Scope, from: Choosable, most: Amount): number[] {
  const found = from.list(g, s);
  if (!(from instanceof OutOfPlay) || from.zone !== 'deck') return found;
  const { defs, owners } = g.state;
  found.sort((a, b) => defs[a] - defs[b] || owners[a] - owners[b] || a - b);
  if (read(g, s, most) > 1) return found;
  return found.filter(
    (card, i) => defs[card] !== defs[found[i - 1]] || owners[card] !== owners[found[i - 1]],
  );
}

function idOf(option: Option): number {
  switch (option.kind) {
    case 'card':
    case 'name':
      return option.card;
    case 'base':
      return option.base;
    case 'player':
      return option.player;
    default:
      return NONE;
  }
}

function optionMaker(from: Choosable): (g: Game, id: number) => Option {
  if (from instanceof Players) return (_, player) => ({ kind: 'player', player });
  return (g, id) => (isBase(g, id) ? { kind: 'base', base: id } : { kind: 'card', card: id });
}

import { noticeAffected } from '../changes/affected.ts';
import { startEffect } from '../changes/effects.ts';
import { isHeard } from '../changes/notice.ts';
import { isShielded } from '../changes/shield.ts';
import { ask } from '../flow/ask.ts';
import type { Game } from '../game.ts';
import type { CancelRule, Condition, PowerRule, RuleSpec, Scope, Value } from '../library/definitions.ts';
import type { Option } from '../model/decision.ts';
import type { AbilityFrame } from '../model/frames.ts';
import { NONE, type Seat } from '../model/ids.ts';
import type { Until } from '../model/state.ts';
import { forbidden } from '../rules/forbidden.ts';
import { inForce } from '../rules/in-force.ts';
import type { Players } from './bases-and-players.ts';
import { read, you, type Amount } from './values.ts';
import { causeOf, Writer, type Some } from './writer.ts';

/** The course of events: what happens if, for whom, how often and until when. */
export class Course extends Writer {
  /** "You may": asks first. Nobody is asked when it would change nothing. */
  may(block: () => void, worthwhile?: Condition): void {
    this.oneOf({ yes: [block, worthwhile], no: [() => {}] });
  }

  /**
   * "Choose one." A mode with a condition is offered only if it holds; one that is alone asks nobody. `about`: the player
   * whom the choice is about, where it is made for several.
   */
  oneOf(
    modes: Readonly<Record<string, readonly [block: () => void, when?: Condition | undefined]>>,
    by: Value<Seat> = you,
    about?: Value<Seat>,
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
          seat: by(g, f),
          kind: 'mode',
          options: names.map((mode): Option => ({ kind: 'mode', mode })),
          source: f.self,
          prompt:
            about === undefined
              ? { key: names.includes('yes') ? 'may' : 'one of', card: f.self }
              : { key: 'one of for', card: f.self, player: about(g, f) },
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
      this.lasting.push(spec);
      this.do((g, f) => {
        if (spec.kind === 'cancel' && !canCancel(g, f, spec)) return;
        startEffect(g, g.lib.numberOf(spec), f, until, spec.kind === 'power' ? shieldedFrom(g, f, spec) : []);
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

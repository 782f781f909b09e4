import { useUp } from '../../changes/use-up.ts';
import { ask, askedBy, newId } from '../../flow/ask.ts';
import { settleShares } from '../../flow/sharing.ts';
import { type Game } from '../../game.ts';
import type { Check, Scope, Read } from '../../library/definitions.ts';
import type { RuleOf, RuleSpec } from '../../library/rule-kinds/all.ts';
import type { Option } from '../../model/decision.ts';
import type { AbilityFrame, Target } from '../../model/frames.ts';
import { NONE, type Seat } from '../../model/ids.ts';
import type { Until } from '../../model/state.ts';
import { towardsAim } from '../../rules/aim.ts';
import { UNSET } from '../../rules/following.ts';
import { couldBetween } from '../../rules/foresight.ts';
import { inForce, type Active } from '../../rules/in-force.ts';
import { isUsedUp } from '../../rules/limits.ts';
import { read, type Amount } from './amount.ts';
import { you } from './values.ts';
import type { Selected, Some } from './selected.ts';
import {
  begin,
  copyOf,
  couldBegin,
  coveredBy,
  effectOf,
  isCopy,
  raisedAmong,
  tellOfCopy,
} from './lasting.ts';
import { affected, takeShares, type Affected } from './affecting.ts';
import { causeOf, inSlot, wouldAffect, type Writer, type Could } from './writer.ts';
import { kept } from '../../rules/scope.ts';
import { nth } from '../../model/nth.ts';

/** The course of events: under which condition, for whom, how often and until when things happen. */
export function sequenceVerbs(w: Writer) {
  /** What has been recorded since then, when there were that many slots. */
  function blockFrom(start: number, slots: number): Block {
    const end = w.steps.length;
    const recorded = w.steps.slice(start, end);
    const fillsOthers = recorded.some(({ fills }) => fills !== NONE && fills < slots);
    return { start, end, isEmpty: start === end, fillsOthers };
  }

  /** `mayChange`: what the condition reads may be different later. */
  function branch(condition: Check, then: () => void, otherwise?: () => void, mayChange = false): void {
    const toElse = jumpUnless(condition, mayChange);
    then();
    if (otherwise === undefined) {
      toElse.target = w.steps.length;
      return;
    }
    const toEnd = jumpUnless(() => false);
    toElse.target = w.steps.length;
    otherwise();
    toEnd.target = w.steps.length;
  }

  function jumpUnless(condition: Check, mayChange = false): { target: number } {
    const jump = { target: 0 };
    const run = (g: Game, f: AbilityFrame): void => {
      if (!condition(g, f)) f.pc = jump.target;
    };
    if (!mayChange) w.quietly(run);
    else {
      const could: Could = (g, f, { declines }) => !condition(g, f) && (declines || jumpTo(f, jump.target));
      w.step({ run, foresee: could, isQuiet: true });
    }
    return jump;
  }

  const verbs = {
    may(block: () => void, worthwhile?: Check): void {
      verbs.oneOf({ yes: [block, worthwhile], no: [() => {}] });
    },

    oneOf(
      modes: Readonly<Record<string, readonly [block: () => void, when?: Check | undefined]>>,
      by: Read<Seat> = you,
      about?: Read<Seat>,
      pick: typeof fruitful = fruitful,
    ): Read<readonly number[]> {
      const entries = Object.entries(modes);
      const isMay = entries.length === 2 && entries[0]?.[0] === 'yes';
      const slot = w.newSlot();
      const blocks: Block[] = [];
      const conditions = entries.map(([, [, when]]) => when);
      const options = entries.map(([mode]): Option => ({ kind: 'mode', mode }));
      const allowed = (g: Game, s: Scope): number[] => {
        const found: number[] = [];
        for (let index = 0; index < conditions.length; index++) {
          const when = conditions[index];
          if (when === undefined || when(g, s)) found.push(index);
        }
        return found;
      };
      w.step({
        run: (g, f) => {
          const offered = towardsAim(g, f, slot, pick(g, f, allowed(g, f), blocks), false).ids;
          f.vars[slot] = offered;
          if (offered.length <= 1) return true;
          ask(g, {
            id: newId(g),
            seat: by(g, f),
            kind: 'mode',
            options: offered.map((index) => nth(options, index)),
            min: 1,
            max: 1,
            source: f.self,
            prompt:
              about === undefined
                ? askedBy(f, isMay ? 'may' : 'one of')
                : { ...askedBy(f, 'one of for'), player: about(g, f) },
          });
          return false;
        },
        answer: (_, f, [picked]) => {
          const mode = picked?.kind === 'mode' ? picked.mode : '';
          f.vars[slot] = [entries.findIndex(([name]) => name === mode)];
        },
        foresee: (g, f, { declines }) => ({
          slot,
          ids: declines && isMay ? [NO] : allowed(g, f),
          orNone: false,
          by: by(g, f),
        }),
        isQuiet: true,
        ...(isMay
          ? {
              accept: (f: AbilityFrame): void => {
                f.vars[slot] = [YES];
                f.pc++;
              },
            }
          : {}),
      });
      entries.forEach(([, [block]], index) => {
        const { slots } = w;
        const start = w.steps.length;
        branch((_, s) => kept(s, slot)[0] === index, block);
        blocks.push(blockFrom(start + 1, slots));
      });
      return inSlot(slot);
    },

    capitalOr(parts: readonly { readonly mode: string; readonly block: () => void }[]): void {
      const done = w.newList();
      const both = w.newList();
      const wantsBoth: Check = (_, s) => kept(s, both).length > 0;
      verbs.while(
        (g, s) => kept(s, done).length < (wantsBoth(g, s) ? 2 : 1),
        () => {
          const modes = parts.map(({ mode, block }, index): [string, [() => void, Check]] => [
            mode,
            [block, (_, s) => !kept(s, done).includes(index)],
          ]);
          const useBoth = (): void => {
            w.do(useBothParts, () => false);
            w.keep(both, () => [1]);
          };
          const mayUseBoth: Check = (g, s) => !wantsBoth(g, s) && leaveForBoth(g, s.you) !== undefined;
          const offered = { ...Object.fromEntries(modes), [BOTH]: [useBoth, mayUseBoth] as const };
          const toPick: typeof fruitful = (g, f, ...of) =>
            wantsBoth(g, f) ? fruitful(g, f, ...of) : evenIdle(g, f, ...of);
          const picked = verbs.oneOf(offered, you, undefined, toPick);
          w.add(done, (g, s) => picked(g, s).filter((index) => index < parts.length));
        },
      );
    },

    severalOf(
      count: Amount,
      modes: Readonly<Record<string, readonly [block: () => void, when?: Check | undefined]>>,
    ): void {
      const most = typeof count === 'number' ? count : w.note(count);
      const done = w.newList();
      const entries = Object.entries(modes);
      const open = entries.map(([mode, [block, when]], index): [string, [() => void, Check]] => [
        mode,
        [block, (g, s) => !kept(s, done).includes(index) && (when?.(g, s) ?? true)],
      ]);
      const isEnough: Check = (g, s) =>
        kept(s, done).includes(entries.length) || kept(s, done).length >= read(g, s, most);
      verbs.while(
        (g, s) => !isEnough(g, s),
        () => w.add(done, verbs.oneOf({ ...Object.fromEntries(open), enough: [() => {}] })),
      );
    },

    if(condition: Check, then: () => void, otherwise?: () => void): void {
      branch(condition, then, otherwise, true);
    },

    to(
      done: Read<number> | Read<readonly number[]>,
      then: (done: Read<number>) => void,
      otherwise?: () => void,
    ): void {
      const first_: Read<number> = (g, s) => {
        const value = done(g, s);
        return typeof value === 'number' ? value : (value[0] ?? NONE);
      };
      branch(
        (g, s) => first_(g, s) !== NONE,
        () => then(first_),
        otherwise,
      );
    },

    forEach(list: Some, block: (item: Read<number>) => void): void {
      const items = w.noteAll(list);
      const at = w.newSlot();
      const turn = (s: Scope): number => kept(s, at)[0] ?? 0;
      w.quietly((_, f) => {
        f.vars[at] = [0];
      });
      const start = w.steps.length;
      const exit = jumpUnless((g, s) => turn(s) < items(g, s).length);
      block((g, s) => items(g, s)[turn(s)] ?? NONE);
      w.quietly((_, f) => {
        f.vars[at] = [turn(f) + 1];
        f.pc = start;
      });
      exit.target = w.steps.length;
    },

    collect(list: Some, block: (item: Read<number>) => Read<readonly number[]>): Read<readonly number[]> {
      const all = w.newList();
      verbs.forEach(list, (item) => w.add(all, block(item)));
      return inSlot(all);
    },

    repeat(times: Amount, block: () => void): void {
      verbs.forEach((g, s) => Array.from({ length: Math.max(0, read(g, s, times)) }, (_, i) => i), block);
    },

    while(condition: Check, block: () => void): void {
      const start = w.steps.length;
      const exit = jumpUnless(condition);
      block();
      w.quietly((_, f) => {
        f.pc = start;
      });
      exit.target = w.steps.length;
    },

    chain(from: Read<number>, block: (one: Read<number>) => Read<number>): void {
      const slot = w.newSlot();
      const one: Read<number> = (_, s) => kept(s, slot)[0] ?? NONE;
      w.keep(slot, from);
      verbs.while(
        (g, s) => one(g, s) !== NONE,
        () => w.keep(slot, block(one)),
      );
    },

    as(player: Read<Seat>, block: () => void): void {
      const before = w.newSlot();
      w.quietly((g, f) => {
        f.vars[before] = [f.you];
        f.you = player(g, f);
      });
      block();
      w.quietly((_, f) => {
        f.you = kept(f, before)[0] ?? NONE;
      });
    },

    eachPlayer(who: Selected, block: (player: Read<Seat>) => void): void {
      verbs.forEach(who, (player) => verbs.as(player, () => block(player)));
    },

    offerTo(
      who: Selected,
      offer: string,
      accepting: (player: Read<Seat>) => void,
      when?: (player: Read<Seat>) => Check,
    ): Read<readonly number[]> {
      const refused = w.newList();
      verbs.forEach(who, (player) =>
        verbs.oneOf(
          {
            [offer]: [() => accepting(player), when?.(player)],
            refuse: [() => w.add(refused, player)],
          },
          player,
        ),
      );
      return inSlot(refused);
    },

    until(until: Until, ...rules: RuleSpec[]): Affected {
      const slot = w.newSlot();
      const copies = w.newSlot();
      rules.forEach((rule, at) => {
        const spec = isCopy(rule) ? copyOf(w, rule) : rule;
        const verb = effectOf(spec);
        w.lasting.push(spec);
        w.step({
          run: (g, f) => {
            const targets = (): Target[] => coveredBy(g, f, spec).map((card) => ({ card, way: NONE }));
            if (verb !== null && !settleShares(g, f, causeOf(f), verb, targets)) return false;
            if (at === 0) f.vars[slot] = UNSET;
            if (isCopy(rule)) tellOfCopy(g, f, rule);
            const begun = begin(g, f, until, spec, takeShares(f, copies));
            if (begun.length > 0) f.vars[slot] = [...kept(f, slot), ...begun];
            return true;
          },
          foresee(g, f, { aim }) {
            if (aim === null) return couldBegin(g, f, spec);
            const covered = coveredBy(g, f, spec);
            return wouldAffect(aim, covered, raisedAmong(g, f, spec, covered));
          },
        });
      });
      return affected(slot, copies);
    },
  };
  return verbs;
}

export type SequenceVerbs = ReturnType<typeof sequenceVerbs>;

/** Goes on there: nothing has happened. */
function jumpTo(f: AbilityFrame, target: number): false {
  f.pc = target;
  return false;
}

/** The mode of carrying out both parts of an OR. */
const BOTH = 'both parts';

/** What lets that player carry out both parts of an OR now, if anything does. */
function leaveForBoth(g: Game, player: Seat): Active<RuleOf<'both parts'>> | undefined {
  return inForce(g)['both parts'].find(
    ({ rule, id, scope }) => scope.you === player && !isUsedUp(g, id, rule.limit, player, scope.stamp),
  );
}

function useBothParts(g: Game, { you: player }: AbilityFrame): void {
  const leave = leaveForBoth(g, player);
  if (leave !== undefined) useUp(g, leave.id, leave.rule.limit, player, leave.scope.stamp);
}

const YES = 0;
const NO = 1;

/** The steps of one mode. */
interface Block {
  readonly start: number;
  readonly end: number;
  readonly isEmpty: boolean;
  /** It leaves a value for steps outside of it. */
  readonly fillsOthers: boolean;
}

/**
 * Of the allowed modes, those that could do anything, and those that exist to do nothing. If none could do anything,
 * it makes no difference which, and nobody is asked.
 */
function fruitful(g: Game, f: AbilityFrame, allowed: number[], blocks: readonly Block[]): number[] {
  if (allowed.length <= 1) return allowed;
  const found = allowed.filter((index) => {
    const { start, end, isEmpty, fillsOthers } = nth(blocks, index);
    return isEmpty || fillsOthers || couldBetween(g, f, start, end);
  });
  const isIdle = found.every((index) => nth(blocks, index).isEmpty);
  return isIdle ? [found[0] ?? nth(allowed, 0)] : found;
}

/** R10.31: one that could do nothing can be picked all the same where the only other one would be compulsory. */
function evenIdle(g: Game, f: AbilityFrame, allowed: number[], blocks: readonly Block[]): number[] {
  const found = fruitful(g, f, allowed, blocks);
  const [only = NONE] = found;
  if (found.length > 1 || only === NONE) return found;
  const { start, end } = nth(blocks, only);
  return couldBetween(g, f, start, end, true) ? allowed : found;
}

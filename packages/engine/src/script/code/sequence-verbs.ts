import { isAffectingFollowed, noticeAffected } from '../../changes/affected.ts';
import { useUp } from '../../changes/use-up.ts';
import { startEffect } from '../../changes/effects.ts';
import { isShielded } from '../../changes/shield.ts';
import { ask, askedBy, newId } from '../../flow/ask.ts';
import { defOf, type Game } from '../../game.ts';
import type { Check, Scope, Read } from '../../library/definitions.ts';
import type { RuleOf, RuleSpec } from '../../library/rule-kinds/all.ts';
import type { Option } from '../../model/decision.ts';
import type { Affecting } from '../../model/editions.ts';
import type { AbilityFrame } from '../../model/frames.ts';
import { definitionIn, definitionValue, NONE, type BaseId, type CardId, type Seat } from '../../model/ids.ts';
import type { Until } from '../../model/state.ts';
import { forbidden } from '../../rules/forbidden.ts';
import { towardsAim } from '../../rules/aim.ts';
import { couldBetween } from '../../rules/foresight.ts';
import { inForce, isWithoutAbilities, type Active } from '../../rules/in-force.ts';
import { isUsedUp } from '../../rules/limits.ts';
import { read, type Amount } from './amount.ts';
import { you } from './values.ts';
import type { Selected, Some } from './selected.ts';
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
        (g, s) => kept(s, done).length < (wantsBoth(g, s) ? parts.length : 1),
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

    until(until: Until, ...rules: RuleSpec[]): void {
      for (const rule of rules) {
        const spec = isCopy(rule) ? copyOf(w, rule) : rule;
        w.lasting.push(spec);
        w.do(
          (g, f) => {
            if (isCopy(rule)) tellOfCopy(g, f, rule);
            if (spec.kind === 'cancels' && !canCancel(g, f, spec)) return;
            startEffect(
              g,
              g.lib.numberOf(spec),
              f,
              until,
              changesPower(spec) ? shieldedFrom(g, f, spec) : [],
            );
            if (changesPower(spec) || spec.kind === 'cancels') noticeFitting(g, f, spec);
          },
          (g, f, { aim }) =>
            aim === null ? couldBegin(g, f, spec) : wouldAffect(aim, coveredBy(g, f, spec)),
        );
      }
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

/** Could the effect change anything? For most kinds that cannot be told beforehand. */
function couldBegin(g: Game, f: AbilityFrame, spec: RuleSpec): boolean {
  const isOpenTo = (card: CardId, verb: Affecting): boolean => forbidden(g, verb, card, causeOf(f)) === null;
  switch (spec.kind) {
    case 'cancels':
      return inPlay(g).some((card) => spec.test(g, f, card) && isOpenTo(card, 'cancel'));
    case 'more power':
      // For other power effects, whom they concern may only show later.
      if (!spec.isForPicked) return true;
      return g.state.table.some(
        (card) => spec.test(g, f, card) && spec.amount(g, f, card) !== 0 && isOpenTo(card, 'power'),
      );
    case 'top base face down':
      return g.state.baseDeck.length > 0 && inForce(g)['top base face down'].length === 0;
    case 'lends abilities':
      return spec.to(g, f).length > 0 && (spec.of === null || hasAnyAbility(g, spec.of(g, f)));
    case 'ignores ability':
      return g.state.bases.some(({ base }) => spec.test(g, f, base) && hasAbility(g, base));
    default:
      return true;
  }
}

/** Has the base an ability that does something by itself, its own or a lent one? */
function hasAbility(g: Game, base: BaseId): boolean {
  return !defOf(g, base).isPassive || inForce(g).lent.some(({ to }) => to === base);
}

type Copy = RuleOf<'lends abilities'> & { readonly of: Read<number> };

function isCopy(rule: RuleSpec): rule is Copy {
  return rule.kind === 'lends abilities' && rule.of !== null;
}

/** The abilities are copied as they are now; those of a cancelled card do not exist (R9.10). */
function copyOf(w: Writer, { kind, to, of, these }: Copy): Copy {
  const model = w.note((g, s) => {
    const card = of(g, s);
    if (card === NONE || definitionIn(card) !== null) return card;
    return isWithoutAbilities(g, card) ? NONE : definitionValue(nth(g.state.defs, card));
  });
  return { kind, to, of: model, these };
}

function tellOfCopy(g: Game, f: AbilityFrame, { to, of }: Copy): void {
  const model = of(g, f);
  if (model === NONE || definitionIn(model) !== null) return;
  for (const card of to(g, f)) g.tell?.({ key: 'copy', card, model });
}

function hasAnyAbility(g: Game, model: number): boolean {
  const def = g.lib.defs[definitionIn(model) ?? NONE];
  return (
    def !== undefined && def.rules.length + def.triggers.length + def.usable.length + def.insteads.length > 0
  );
}

function inPlay(g: Game): CardId[] {
  return [...g.state.table, ...g.state.bases.map(({ base }) => base)];
}

/** What such a rule does to the cards that it covers (R9.2). */
const AFFECTS = { 'more power': 'power', 'in total': 'power', cancels: 'cancel' } as const;

type PowerChange = RuleOf<'more power' | 'in total'>;

/** What a minion counts for in its controller's total is affected like its power (R10.34). */
function changesPower(rule: RuleSpec): rule is PowerChange {
  return rule.kind === 'more power' || rule.kind === 'in total';
}

/** The cards that it would affect if it began now. */
function coveredBy(g: Game, f: AbilityFrame, spec: RuleSpec): CardId[] {
  if (!changesPower(spec) && spec.kind !== 'cancels') return [];
  return g.state.table.filter(
    (card) =>
      spec.test(g, f, card) &&
      (spec.kind !== 'more power' || spec.amount(g, f, card) !== 0) &&
      forbidden(g, AFFECTS[spec.kind], card, causeOf(f)) === null,
  );
}

/** The cards that it covers are affected, but for those that are protected or shielded from it. */
function noticeFitting(g: Game, f: AbilityFrame, { kind, test }: PowerChange | RuleOf<'cancels'>): void {
  if (!isAffectingFollowed(g)) return;
  const cause = causeOf(f);
  const verb = AFFECTS[kind];
  const isOpen = (card: CardId): boolean =>
    forbidden(g, verb, card, cause) === null && !isShielded(g, verb, card, cause);
  noticeAffected(
    g,
    verb,
    g.state.table.filter((card) => test(g, f, card) && isOpen(card)),
    cause,
  );
}

/** Minions that a shield keeps from a change of power that is about to begin. */
function shieldedFrom(g: Game, f: AbilityFrame, { test }: PowerChange): number[] {
  if (!inForce(g)['not affected'].some(({ rule }) => rule.breaks)) return [];
  return g.state.table.filter((card) => test(g, f, card) && isShielded(g, 'power', card, causeOf(f)));
}

/** What is protected from being cancelled now is not cancelled later either. */
function canCancel(g: Game, f: AbilityFrame, { test }: RuleOf<'cancels'>): boolean {
  return inPlay(g).some(
    (card) =>
      test(g, f, card) &&
      forbidden(g, 'cancel', card, causeOf(f)) === null &&
      !isShielded(g, 'cancel', card, causeOf(f)),
  );
}

import { ruleNumbered, type DefId, type RuleId } from '../model/ids.ts';
import type { Printing } from '../model/editions.ts';
import type { BaseSpec, CardSpec, Clause, TitanSpec } from './card-spec.ts';
import type {
  Abilities,
  Ability,
  AbilitySpec,
  CardDef,
  CardKind,
  CardTest,
  Check,
  Fusion,
  Grant,
  Numbered,
  Rule,
  Script,
  WrittenOut,
} from './definitions.ts';
import { fingerprintOfAbility, fingerprintOfCard, fingerprintOfRule } from './fingerprint.ts';
import { Keys } from './keys.ts';
import type { AbilityNode, ConditionNode, RuleNode, SelectionNode } from './nodes/grammar.ts';
import type { RuleOf, RuleSpec } from './rule-kinds/all.ts';
import { asksForLosses, asksForRaising, awaitsRises } from './nodes/traits.ts';

/** Turns nodes into what the engine runs (script/code). */
export interface Code {
  ability(node: AbilityNode): AbilitySpec;
  rule(node: RuleNode): RuleSpec;
  test(node: SelectionNode): CardTest;
  check(node: ConditionNode): Check;
}

/** What the clauses of a card become, once for all its printings that share them. */
interface Lowered extends WrittenOut {
  readonly clauses: readonly Clause[];
  readonly target: CardTest | null;
  readonly playableWhen: Check | null;
  readonly fromDiscard: Check | null;
  /** The other side of a fusion card. */
  readonly asAction: Lowered | null;
}

type AnySpec = CardSpec | BaseSpec | TitanSpec;

/** Does it wait there, and only there? Most work while their card is in play. */
function waitsIn(place: 'aside' | 'stasis' | undefined): (ability: Ability) => boolean {
  return ({ spec }) => spec.kind === 'trigger' && spec.from === place;
}

const ofKind =
  (abilities: readonly Ability[]) =>
  (...kinds: readonly AbilitySpec['kind'][]): Ability[] =>
    abilities.filter(({ spec }) => kinds.includes(spec.kind));

/** Those that work while their card is in play, as the rules look for them. */
function byKind(abilities: readonly Ability[]): Omit<Abilities, 'rules'> {
  const of = ofKind(abilities);
  return {
    usable: of('talent', 'on your turn'),
    triggers: of('trigger').filter(waitsIn(undefined)),
    insteads: of('instead'),
  };
}

/** The abilities and rules among those clauses. */
export function writtenOut(clauses: readonly Clause[], code: Pick<Code, 'ability' | 'rule'>): WrittenOut {
  return {
    abilities: clauses.flatMap((one) => (one.clause === 'ability' ? [code.ability(one.ability)] : [])),
    rules: clauses.flatMap((one) =>
      one.clause === 'rule' ? [{ node: one.rule, spec: code.rule(one.rule) }] : [],
    ),
  };
}

/** Turns entries into definitions and hands out the numbers. */
export class DefinitionBuilder {
  readonly defs: CardDef[] = [];
  readonly abilities: Ability[] = [];
  private readonly lasting: { readonly key: string; readonly spec: RuleSpec }[] = [];
  readonly grants: Grant[] = [];
  readonly keys = new Keys();
  /** Entries are only read: the numbers that their clauses have in this library are kept beside them. */
  readonly numbers = new Map<Numbered, number>();
  readonly lent = new Map<RuleOf<'lends abilities'>, Abilities>();
  private readonly code: Code;
  private rules = 0;

  constructor(code: Code) {
    this.code = code;
  }

  printBoth(
    spec: AnySpec,
    faction: string,
    set: string,
    into: Record<Printing, DefId[]>,
    sharedDeck: string | null = null,
  ): void {
    const origin = { faction, set, sharedDeck };
    const own = this.lower(spec.clauses);
    const original = this.print(spec, origin, 'original', {}, own);
    into.original.push(original);
    const { current } = spec;
    if (current === null) into.current.push(original);
    else if (!('copies' in current.facts && current.facts.copies === 0)) {
      const { facts, clauses } = current;
      const lowered = clauses === null ? own : this.lower(clauses);
      into.current.push(this.print(spec, origin, 'current', facts, lowered));
    }
    if (this.defs[original]?.copies === 0) into.original.pop();
  }

  private print(
    spec: AnySpec,
    origin: Origin,
    printing: Printing,
    changed: Partial<CardDef>,
    lowered: Lowered,
  ): number {
    const id = this.defs.length;
    const key = `${origin.faction}: ${spec.name}${printing === 'current' ? ' (current)' : ''}`;
    const { asAction: other } = lowered;
    const fusion = other === null ? null : { minion: id, action: id + 1 };
    this.define({ id, key, kind: spec.kind, fusion, ...origin }, spec, changed, lowered);
    if (other !== null && fusion !== null) {
      const side: Identity = { id: id + 1, key: `${key} (action)`, kind: 'action', fusion, ...origin };
      this.define(side, spec, { ...changed, copies: 0 }, other);
    }
    return id;
  }

  private define(
    identity: Identity,
    spec: AnySpec,
    changed: Partial<CardDef>,
    { clauses, ...lowered }: Lowered,
  ): void {
    const { key, fusion } = identity;
    this.keys.defs.add(key);
    const abilities = lowered.abilities.map((one) => this.ability(key, one));
    const rules = lowered.rules.map(({ node, spec: rule }) => this.rule(key, node, rule));
    const of = ofKind(abilities);
    const { usable, triggers, insteads } = byKind(abilities);
    const traits = {
      standsIn: onlyClause(clauses, 'stands in') !== undefined,
      asksForLosses: asksForLosses(clauses),
      asksForRaising: asksForRaising(clauses),
      awaitsRises: awaitsRises(clauses),
      lends: rules.some(({ spec: { kind } }) => kind === 'lends abilities'),
      allowsTitans: rules.some(({ spec: { kind } }) => kind === 'more titans'),
    };
    const facts = {
      ...PLAIN,
      ...spec.facts,
      name: spec.name,
      mentions: onlyClause(clauses, 'mentions')?.names ?? [],
      ...changed,
      ...identity,
    };
    // Written out field by field: definitions are read all the time, which is much faster when they share one shape.
    this.defs.push({
      id: facts.id,
      key,
      fingerprint: fingerprintOfCard(facts, clauses),
      kind: facts.kind,
      name: facts.name,
      faction: facts.faction,
      set: facts.set,
      text: facts.text,
      copies: facts.copies,
      power: facts.power,
      play: facts.play,
      breakpoint: facts.breakpoint,
      vp: facts.vp,
      mentions: facts.mentions,
      labels: clauses.flatMap((one) => (one.clause === 'label' ? [one.label] : [])),
      sharedDeck: facts.sharedDeck,
      fusion,
      target: lowered.target,
      playableWhen: lowered.playableWhen,
      specialOnly: onlyClause(clauses, 'special only') !== undefined,
      onNewBase: onlyClause(clauses, 'on new base') !== undefined,
      standsIn: traits.standsIn,
      takesActionPlay: onlyClause(clauses, 'with action play') !== undefined,
      leavesAtSetUp: onlyClause(clauses, 'leaves at set-up') !== undefined,
      asksForLosses: traits.asksForLosses,
      asksForRaising: traits.asksForRaising,
      awaitsRises: traits.awaitsRises,
      fromDiscard: lowered.fromDiscard,
      onPlay: of('on play'),
      onUncover: of('on uncover'),
      onPlayFromStasis: of('on play from stasis'),
      usable,
      triggers,
      triggersAside: of('trigger').filter(waitsIn('aside')),
      triggersInStasis: of('trigger').filter(waitsIn('stasis')),
      responses: of('response'),
      insteads,
      rules,
      isPassive: rules.length + of('trigger', 'instead').length === 0,
      givesControl: rules.some(({ spec: { kind } }) => kind === 'you control'),
      lends: traits.lends,
      isPlayedFreely: fusion === null && !clauses.some(({ clause }) => NARROWING.includes(clause)),
      allowsTitans: traits.allowsTitans,
      isPlain:
        fusion === null &&
        of('response', 'talent').length + of('on your turn').length === 0 &&
        lowered.fromDiscard === null &&
        !Object.values(traits).includes(true),
    });
  }

  private lower(clauses: readonly Clause[]): Lowered {
    const { code } = this;
    const target = onlyClause(clauses, 'target');
    const fromDiscard = onlyClause(clauses, 'from discard');
    const other = onlyClause(clauses, 'as action');
    return {
      clauses,
      ...writtenOut(clauses, code),
      target: target === undefined ? null : code.test(target.on),
      playableWhen: target?.when === undefined ? null : code.check(target.when),
      fromDiscard: fromDiscard === undefined ? null : code.check(fromDiscard.when),
      asAction: other === undefined ? null : this.lower(other.clauses),
    };
  }

  private ability(of: string, spec: AbilitySpec): Ability {
    const key = this.keys.abilities.add(`${of} #${fingerprintOfAbility(spec)}`);
    const { script, limit } = spec;
    const ability = { id: this.abilities.length, spec, script, limit };
    this.abilities.push(ability);
    if (spec.kind === 'trigger') this.numbers.set(spec, ability.id);
    this.number(key, script);
    return ability;
  }

  /** What the script leaves behind gets its numbers. */
  private number(key: string, script: Script): void {
    for (const grant of script.grants) {
      this.numbers.set(grant, this.grants.length);
      this.grants.push(grant);
      this.keys.grants.add(`${key} extra`);
    }
    for (const rule of script.lasting) {
      this.numbers.set(rule, this.lasting.length);
      const lasting = this.keys.lasting.add(`${key} lasting`);
      this.lasting.push({ key: lasting, spec: rule });
      if (rule.kind === 'reaction') this.ability(lasting, rule.ability);
      this.lend(lasting, rule);
    }
  }

  private rule(of: string, node: RuleNode, spec: RuleSpec): Rule {
    const id = this.ruleId(`${of} #${fingerprintOfRule(node)}`);
    this.lend(of, spec);
    return { id, spec };
  }

  private ruleId(key: string): RuleId {
    this.keys.rules.add(key);
    return ruleNumbered(this.rules++);
  }

  /** What scripts leave behind. Their limits are numbered after those of all cards. */
  lastingRules(): Rule[] {
    return this.lasting.map(({ key, spec }) => ({ id: this.ruleId(key), spec }));
  }

  /** What is written out for another card is numbered as well; two printings share it. */
  private lend(of: string, rule: RuleSpec): void {
    if (rule.kind !== 'lends abilities' || rule.these === null || this.lent.has(rule)) return;
    const key = `${of} lent`;
    const abilities = rule.these.abilities.map((one) => this.ability(key, one));
    const rules = rule.these.rules.map(({ node, spec }) => this.rule(key, node, spec));
    this.lent.set(rule, { ...byKind(abilities), rules });
  }
}

/** The set and faction a card comes from. */
interface Origin {
  readonly faction: string;
  readonly set: string;
  readonly sharedDeck: string | null;
}

interface Identity extends Origin {
  readonly id: DefId;
  readonly key: string;
  readonly kind: CardKind;
  readonly fusion: Fusion | null;
}

/** Defaults for what entries need not say. */
const PLAIN = { copies: 1, power: 0, play: 'standard', breakpoint: 0, vp: [0, 0, 0] } as const;

const NARROWING: readonly Clause['clause'][] = ['target', 'special only'];

function onlyClause<K extends Clause['clause']>(
  clauses: readonly Clause[],
  kind: K,
): Extract<Clause, { clause: K }> | undefined {
  return clauses.find((clause): clause is Extract<Clause, { clause: K }> => clause.clause === kind);
}

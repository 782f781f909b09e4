import type { Printing } from '../model/editions.ts';
import type { BaseSpec, CardSpec, Clause, TitanSpec } from './card-spec.ts';
import type {
  Ability,
  AbilitySpec,
  CardDef,
  CardKind,
  Fusion,
  Grant,
  ReactionRule,
  Numbered,
  Rule,
  RuleSpec,
  Script,
} from './definitions.ts';
import { fingerprintOfAbility, fingerprintOfCard, fingerprintOfRule } from './fingerprint.ts';
import { Keys } from './keys.ts';

type AnySpec = CardSpec | BaseSpec | TitanSpec;

function worksAside({ spec }: Ability): boolean {
  return spec.kind === 'trigger' && spec.from === 'aside';
}

/** Turns entries into definitions and hands out the numbers. */
export class Press {
  readonly defs: CardDef[] = [];
  readonly abilities: Ability[] = [];
  readonly lasting: RuleSpec[] = [];
  readonly grants: Grant[] = [];
  readonly keys = new Keys();
  /** Entries are only read: the numbers that their clauses have in this library are kept beside them. */
  readonly numbers = new Map<Numbered, number>();
  private rules = 0;

  printBoth(
    spec: AnySpec,
    faction: string,
    set: string,
    into: Record<Printing, number[]>,
    sharedDeck: string | null = null,
  ): void {
    const origin = { faction, set, sharedDeck };
    const original = this.print(spec, origin, 'original', {}, spec.clauses);
    into.original.push(original);
    const { current } = spec;
    if (current === null) into.current.push(original);
    else if (!('copies' in current.facts && current.facts.copies === 0)) {
      const { facts, clauses } = current;
      into.current.push(this.print(spec, origin, 'current', facts, clauses ?? spec.clauses));
    }
    if (this.defs[original]?.copies === 0) into.original.pop();
  }

  private print(
    spec: AnySpec,
    origin: Origin,
    printing: Printing,
    changed: Partial<CardDef>,
    clauses: readonly Clause[],
  ): number {
    const id = this.defs.length;
    const key = `${origin.faction}: ${spec.name}${printing === 'current' ? ' (current)' : ''}`;
    const other = onlyClause(clauses, 'as action');
    const fusion = other === undefined ? null : { minion: id, action: id + 1 };
    this.define({ id, key, kind: spec.kind, fusion, ...origin }, spec, changed, clauses);
    if (other !== undefined && fusion !== null) {
      const side: Identity = { id: id + 1, key: `${key} (action)`, kind: 'action', fusion, ...origin };
      this.define(side, spec, { ...changed, copies: 0 }, other.clauses);
    }
    return id;
  }

  private define(
    identity: Identity,
    spec: AnySpec,
    changed: Partial<CardDef>,
    clauses: readonly Clause[],
  ): void {
    const { key, fusion } = identity;
    this.keys.defs.add(key);
    const abilities = this.abilitiesOf(key, clauses);
    const rules = this.rulesOf(key, clauses);
    const of = (kind: AbilitySpec['kind'], other?: AbilitySpec['kind']): Ability[] =>
      abilities.filter((ability) => ability.spec.kind === kind || ability.spec.kind === other);
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
      sharedDeck: facts.sharedDeck,
      fusion,
      target: onlyClause(clauses, 'target')?.test ?? null,
      playableWhen: onlyClause(clauses, 'target')?.when ?? null,
      specialOnly: onlyClause(clauses, 'special only') !== undefined,
      asksForLosses: onlyClause(clauses, 'asks for losses') !== undefined,
      fromDiscard: onlyClause(clauses, 'from discard')?.when ?? null,
      onPlay: of('on play'),
      onUncover: of('on uncover'),
      usable: of('talent', 'on your turn'),
      triggers: of('trigger').filter((ability) => !worksAside(ability)),
      triggersAside: of('trigger').filter(worksAside),
      responses: of('response'),
      insteads: of('instead'),
      rules,
      isPassive: rules.length + of('trigger', 'instead').length === 0,
      givesControl: rules.some(({ spec: { kind } }) => kind === 'control'),
      lends: rules.some(({ spec: { kind } }) => kind === 'lends abilities'),
      isPlayedFreely: fusion === null && !clauses.some(({ clause }) => NARROWING.includes(clause)),
      isPlain:
        of('response', 'talent').length + of('on your turn').length === 0 &&
        !clauses.some(({ clause }) => clause === 'from discard'),
    });
  }

  private abilitiesOf(key: string, clauses: readonly Clause[]): Ability[] {
    return clauses.flatMap((clause) => (clause.clause === 'ability' ? [this.ability(key, clause.spec)] : []));
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
      this.lasting.push(rule);
      const lasting = this.keys.lasting.add(`${key} lasting`);
      if (rule.kind === 'reaction') this.reaction(lasting, rule);
    }
  }

  private reaction(key: string, rule: ReactionRule): void {
    this.ability(key, rule.ability);
  }

  private rulesOf(key: string, clauses: readonly Clause[]): Rule[] {
    return clauses.flatMap((clause) => {
      if (clause.clause !== 'rule') return [];
      const name = this.keys.rules.add(`${key} #${fingerprintOfRule(clause.spec)}`);
      if (clause.spec.kind === 'reaction') this.reaction(name, clause.spec);
      return [{ id: numberOfRule(this.rules++), spec: clause.spec }];
    });
  }
}

/** Rules share the numbering of limits with abilities: negative, so that they never meet. */
function numberOfRule(index: number): number {
  return -2 - index;
}

/** The set and faction a card comes from. */
interface Origin {
  readonly faction: string;
  readonly set: string;
  readonly sharedDeck: string | null;
}

interface Identity extends Origin {
  readonly id: number;
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

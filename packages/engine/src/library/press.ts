import type { Printing } from '../model/editions.ts';
import type { BaseSpec, CardSpec, Part, TitanSpec } from './card-spec.ts';
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
  /** Entries are only read: the numbers that their parts have in this library are kept beside them. */
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
    const original = this.print(spec, origin, 'original', {}, spec.parts);
    into.original.push(original);
    const { current } = spec;
    if (current === null) into.current.push(original);
    else if (!('copies' in current.facts && current.facts.copies === 0)) {
      const { facts, parts } = current;
      into.current.push(this.print(spec, origin, 'current', facts, parts ?? spec.parts));
    }
    if (this.defs[original].copies === 0) into.original.pop();
  }

  private print(
    spec: AnySpec,
    origin: Origin,
    printing: Printing,
    changed: Partial<CardDef>,
    parts: readonly Part[],
  ): number {
    const id = this.defs.length;
    const key = `${origin.faction}: ${spec.name}${printing === 'current' ? ' (current)' : ''}`;
    const other = onlyPart(parts, 'as action');
    const fusion = other === undefined ? null : { minion: id, action: id + 1 };
    this.define({ id, key, kind: spec.kind, fusion, ...origin }, spec, changed, parts);
    if (other !== undefined && fusion !== null) {
      const side: Identity = { id: id + 1, key: `${key} (action)`, kind: 'action', fusion, ...origin };
      this.define(side, spec, { ...changed, copies: 0 }, other.parts);
    }
    return id;
  }

  private define(identity: Identity, spec: AnySpec, changed: Partial<CardDef>, parts: readonly Part[]): void {
    const { key, fusion } = identity;
    this.keys.defs.add(key);
    const abilities = this.abilitiesOf(key, parts);
    const rules = this.rulesOf(key, parts);
    const of = (kind: AbilitySpec['kind'], other?: AbilitySpec['kind']): Ability[] =>
      abilities.filter((ability) => ability.spec.kind === kind || ability.spec.kind === other);
    const facts = {
      ...PLAIN,
      ...spec.facts,
      name: spec.name,
      mentions: onlyPart(parts, 'mentions')?.names ?? [],
      ...changed,
      ...identity,
    };
    this.defs.push({
      ...facts,
      fingerprint: fingerprintOfCard(facts, parts),
      target: onlyPart(parts, 'target')?.test ?? null,
      playableWhen: onlyPart(parts, 'playable')?.when ?? null,
      specialOnly: onlyPart(parts, 'special only') !== undefined,
      asksForLosses: onlyPart(parts, 'asks for losses') !== undefined,
      fromDiscard: onlyPart(parts, 'from discard')?.when ?? null,
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
      isPlayedFreely: fusion === null && !parts.some(({ part }) => NARROWING.includes(part)),
      isPlain:
        of('response', 'talent').length + of('on your turn').length === 0 &&
        !parts.some(({ part }) => part === 'from discard'),
    });
  }

  private abilitiesOf(key: string, parts: readonly Part[]): Ability[] {
    return parts.flatMap((part) => (part.part === 'ability' ? [this.ability(key, part.spec)] : []));
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

  private rulesOf(key: string, parts: readonly Part[]): Rule[] {
    return parts.flatMap((part) => {
      if (part.part !== 'rule') return [];
      const name = this.keys.rules.add(`${key} #${fingerprintOfRule(part.spec)}`);
      if (part.spec.kind === 'reaction') this.reaction(name, part.spec);
      return [{ id: numberOfRule(this.rules++), spec: part.spec }];
    });
  }
}

/** Rules share the numbering of limits with abilities: negative, so that they never meet. */
function numberOfRule(index: number): number {
  return -2 - index;
}

/** Where a card is from. */
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

/** What entries need not say. */
const PLAIN = { copies: 1, power: 0, play: 'standard', breakpoint: 0, vp: [0, 0, 0] } as const;

const NARROWING: readonly Part['part'][] = ['target', 'playable', 'special only'];

function onlyPart<K extends Part['part']>(
  parts: readonly Part[],
  kind: K,
): Extract<Part, { part: K }> | undefined {
  return parts.find((part): part is Extract<Part, { part: K }> => part.part === kind);
}

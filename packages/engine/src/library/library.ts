import type { Printing } from '../model/editions.ts';
import type { BaseSpec, CardSpec, Part, SetSpec } from './card-spec.ts';
import type {
  Ability,
  AbilitySpec,
  CardDef,
  CardKind,
  Fusion,
  Grant,
  Rule,
  RuleSpec,
  Script,
} from './definitions.ts';

interface Faction {
  readonly name: string;
  readonly set: string;
  readonly summary: string;
  /** Definitions, by printing. */
  readonly cards: Readonly<Record<Printing, readonly number[]>>;
  /** The same, each as often as there are copies. */
  readonly deck: Readonly<Record<Printing, readonly number[]>>;
}

/** All cards there are, numbered, so that a state can name them. */
export interface Library {
  readonly defs: readonly CardDef[];
  readonly abilities: readonly Ability[];
  readonly lasting: readonly RuleSpec[];
  readonly grants: readonly Grant[];
  readonly sets: readonly SetSpec[];
  readonly factionNames: readonly string[];
  faction(name: string): Faction;
  hasFaction(name: string): boolean;
  bases(printing: Printing): readonly number[];
  /** Every card and base of a printing. */
  printed(printing: Printing): readonly number[];
  reprints(set: string): readonly string[];
}

/** Numbers everything in the order given; the same sets always give the same numbers. */
export function buildLibrary(sets: readonly SetSpec[]): Library {
  const press = new Press();
  const factions = new Map<string, Faction>();
  const bases: Record<Printing, number[]> = { original: [], current: [] };
  for (const set of sets) {
    for (const faction of set.factions) {
      const cards: Record<Printing, number[]> = { original: [], current: [] };
      for (const card of faction.cards) press.printBoth(card, faction.name, set.name, cards);
      const copies = (def: number): number[] => Array.from({ length: press.defs[def].copies }, () => def);
      const deck = { original: cards.original.flatMap(copies), current: cards.current.flatMap(copies) };
      const { name, summary } = faction;
      factions.set(name, { name, set: set.name, summary, cards, deck });
    }
    for (const base of set.bases) press.printBoth(base, base.faction, set.name, bases);
  }
  return {
    defs: press.defs,
    abilities: press.abilities,
    lasting: press.lasting,
    grants: press.grants,
    sets,
    factionNames: [...factions.keys()],
    faction(name) {
      const found = factions.get(name);
      if (found === undefined) throw new Error(`There is no faction "${name}".`);
      return found;
    },
    hasFaction: (name) => factions.has(name),
    bases: (printing) => bases[printing],
    printed: (printing) => [
      ...[...factions.values()].flatMap(({ cards }) => cards[printing]),
      ...bases[printing],
    ],
    reprints: (name) => sets.find((set) => set.name === name)?.reprints ?? [],
  };
}

/** Turns entries into definitions and hands out the numbers. */
class Press {
  readonly defs: CardDef[] = [];
  readonly abilities: Ability[] = [];
  readonly lasting: RuleSpec[] = [];
  readonly grants: Grant[] = [];
  private rules = 0;

  printBoth(spec: CardSpec | BaseSpec, faction: string, set: string, into: Record<Printing, number[]>): void {
    const original = this.print(spec, faction, set, {}, spec.parts);
    into.original.push(original);
    const { current } = spec;
    if (current === null) into.current.push(original);
    else if (!('copies' in current.facts && current.facts.copies === 0)) {
      into.current.push(this.print(spec, faction, set, current.facts, current.parts ?? spec.parts));
    }
    if (this.defs[original].copies === 0) into.original.pop();
  }

  private print(
    spec: CardSpec | BaseSpec,
    faction: string,
    set: string,
    changed: Partial<CardDef>,
    parts: readonly Part[],
  ): number {
    const id = this.defs.length;
    const other = onlyPart(parts, 'as action');
    const fusion = other === undefined ? null : { minion: id, action: id + 1 };
    this.define(id, spec, faction, set, changed, parts, spec.kind, fusion);
    if (other !== undefined && fusion !== null) {
      this.define(id + 1, spec, faction, set, { ...changed, copies: 0 }, other.parts, 'action', fusion);
    }
    return id;
  }

  private define(
    id: number,
    spec: CardSpec | BaseSpec,
    faction: string,
    set: string,
    changed: Partial<CardDef>,
    parts: readonly Part[],
    kind: CardKind,
    fusion: Fusion | null,
  ): void {
    const abilities = this.abilitiesOf(parts);
    const rules = this.rulesOf(parts);
    const of = (kind: AbilitySpec['kind'], other?: AbilitySpec['kind']): Ability[] =>
      abilities.filter((ability) => ability.spec.kind === kind || ability.spec.kind === other);
    this.defs.push({
      copies: 1,
      power: 0,
      play: 'standard',
      breakpoint: 0,
      vp: [0, 0, 0],
      ...spec.facts,
      name: spec.name,
      ...changed,
      id,
      kind,
      fusion,
      faction,
      set,
      target: onlyPart(parts, 'target')?.test ?? null,
      playableWhen: onlyPart(parts, 'playable')?.when ?? null,
      specialOnly: onlyPart(parts, 'special only') !== undefined,
      mentions: onlyPart(parts, 'mentions')?.names ?? [],
      fromDiscard: onlyPart(parts, 'from discard')?.when ?? null,
      onPlay: of('on play'),
      onUncover: of('on uncover'),
      usable: of('talent', 'on your turn'),
      triggers: of('trigger'),
      responses: of('response'),
      insteads: of('instead'),
      rules,
      isPassive: rules.length + of('trigger', 'instead').length === 0,
      isPlayedFreely: fusion === null && !parts.some(({ part }) => NARROWING.includes(part)),
      isPlain:
        of('response', 'talent').length + of('on your turn').length === 0 &&
        !parts.some(({ part }) => part === 'from discard'),
    });
  }

  private abilitiesOf(parts: readonly Part[]): Ability[] {
    return parts.flatMap((part) => (part.part === 'ability' ? [this.ability(part.spec)] : []));
  }

  private ability(spec: AbilitySpec): Ability {
    const ability = { id: this.abilities.length, spec };
    this.abilities.push(ability);
    this.number(spec.script);
    return ability;
  }

  /** What the script leaves behind gets its numbers. */
  private number(script: Script): void {
    for (const grant of script.grants) {
      grant.id = this.grants.length;
      this.grants.push(grant.spec);
    }
    for (const rule of script.lasting) {
      rule.id = this.lasting.length;
      this.lasting.push(rule.spec);
      if (rule.spec.kind === 'listener') this.listener(rule.spec);
    }
  }

  private listener(rule: Extract<RuleSpec, { kind: 'listener' }>): void {
    rule.ability.id = this.ability(rule.ability.spec).id;
  }

  private rulesOf(parts: readonly Part[]): Rule[] {
    return parts.flatMap((part) => {
      if (part.part !== 'rule') return [];
      if (part.spec.kind === 'listener') this.listener(part.spec);
      // Rules share the numbering of limits with abilities: negative, so that they never meet.
      return [{ id: -2 - this.rules++, spec: part.spec }];
    });
  }
}

const NARROWING: readonly Part['part'][] = ['target', 'playable', 'special only'];

function onlyPart<K extends Part['part']>(
  parts: readonly Part[],
  kind: K,
): Extract<Part, { part: K }> | undefined {
  return parts.find((part): part is Extract<Part, { part: K }> => part.part === kind);
}

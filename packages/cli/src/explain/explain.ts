import type { BaseSpec, CardSpec, Clause, SetSpec, TitanSpec } from '@smashup/engine';
import { isBranch, phrase, type Branch } from './phrase.ts';

type Entry = CardSpec | BaseSpec | TitanSpec;

/** A card's tree in English; null: there is no such card. */
export function explain(sets: readonly SetSpec[], name: string): string[] | null {
  const found = sets.flatMap(entriesOf).filter((entry) => isCalled(entry, name));
  return found.length === 0 ? null : found.flatMap(explainEntry);
}

function entriesOf({ factions, bases, sharedDecks = [] }: SetSpec): Entry[] {
  return [
    ...factions.flatMap(({ cards, titan }): Entry[] =>
      titan === undefined ? [...cards] : [...cards, titan],
    ),
    ...bases,
    ...sharedDecks.flatMap(({ cards }) => cards),
  ];
}

function isCalled({ name, current }: Entry, wanted: string): boolean {
  return [name, current?.facts.name].some((one) => one?.toLowerCase() === wanted.trim().toLowerCase());
}

function explainEntry({ name, kind, facts, clauses, current }: Entry): string[] {
  const isOld = !('copies' in facts) || facts.copies > 0;
  const isGone = current !== null && 'copies' in current.facts && current.facts.copies === 0;
  return [
    ...(isOld ? explainPrinting(`${name} (${kind})`, facts.text, clauses) : []),
    ...(current === null || isGone
      ? []
      : explainPrinting(
          `${current.facts.name ?? name} (${kind}, current printing)`,
          current.facts.text ?? facts.text,
          current.clauses ?? clauses,
        )),
  ];
}

function explainPrinting(title: string, text: string, clauses: readonly Clause[]): string[] {
  return [
    title,
    ...(text === '' ? [] : [`  "${text}"`]),
    ...clauses.flatMap((clause) => explainClause(clause)),
    '',
  ];
}

function explainClause(clause: Clause): string[] {
  switch (clause.clause) {
    case 'ability':
      return explainAbility(clause.ability, 2);
    case 'rule':
      return explainAbility(clause.rule, 2);
    case 'target':
      return [
        `  It is played on ${phrase(clause.on)}${clause.when === undefined ? '' : `, if ${phrase(clause.when)}`}`,
      ];
    case 'mentions':
      return [`  It names ${clause.names.join(', ')}`];
    case 'label':
      return [`  It is a ${clause.label}`];
    case 'as action':
      return ['  As an action:', ...clause.clauses.flatMap(explainClause).map((line) => `  ${line}`)];
    case 'with action play':
      return ['  An action play can be used for it, too'];
    case 'leaves at set-up':
      return ['  Turned up at set-up, it does not stay'];
    case 'stands in':
      return ['  From hand it may take the place of another minion that is about to be played'];
    case 'on new base':
      return ['  It is played on the next base, which comes into play for it'];
    case 'special only':
      return ['  It can be played only as a Special'];
    case 'from discard':
      return [`  It can be played from the discard pile if ${phrase(clause.when)}`];
  }
}

/** An ability, or a rule, with what is in it. */
function explainAbility(node: Branch, indent: number): string[] {
  return [
    `${' '.repeat(indent)}${sentence(phrase(node))}`,
    ...new Verbs().of(node['do'], indent + 2),
    ...given(node, indent + 2),
  ];
}

/** What a rule gives to other cards. */
function given(rule: unknown, indent: number): string[] {
  const these: unknown[] = isBranch(rule) && Array.isArray(rule['these']) ? rule['these'] : [];
  return these.flatMap((clause) => {
    const node = isBranch(clause) ? (clause['ability'] ?? clause['rule']) : undefined;
    return isBranch(node) ? explainAbility(node, indent) : [];
  });
}

function sentence(text: string): string {
  const line = inYourWords(text);
  return line.slice(0, 1).toUpperCase() + line.slice(1);
}

function inYourWords(text: string): string {
  return text.trim().replaceAll(/the (hand|deck|discard pile) of you\b/gu, 'your $1');
}

/** The verbs of one ability, numbered in the order in which they are written: others refer to these numbers. */
class Verbs {
  private count = 0;

  of(text: unknown, indent: number): string[] {
    if (!Array.isArray(text)) return [];
    return text.flatMap((verb: unknown) => (isBranch(verb) ? this.lines(verb, indent) : []));
  }

  private lines(verb: Branch, indent: number): string[] {
    const space = ' '.repeat(indent);
    const modes: unknown[] = Array.isArray(verb['modes']) ? verb['modes'] : [];
    const rules: unknown[] = Array.isArray(verb['rules']) ? verb['rules'] : [];
    return [
      `${space}${++this.count}. ${inYourWords(phrase(verb))}`,
      ...rules.flatMap((rule) => given(rule, indent + 3)),
      ...this.of(verb['do'] ?? verb['accepting'], indent + 3),
      ...modes.flatMap((mode) => this.mode(mode, indent + 3)),
      ...('otherwise' in verb ? [`${space}   otherwise:`, ...this.of(verb['otherwise'], indent + 3)] : []),
    ];
  }

  private mode(mode: unknown, indent: number): string[] {
    if (!isBranch(mode)) return [];
    const when = 'when' in mode ? `, if ${phrase(mode['when'])}` : '';
    return [`${' '.repeat(indent)}"${phrase(mode['mode'])}"${when}:`, ...this.of(mode['do'], indent + 2)];
  }
}

import type { Triggered } from '../definitions.ts';
import type { NodesOf } from '../nodes/grammar.ts';
import { partOf } from '../nodes/part-of.ts';
import { ABILITIES } from './abilities.ts';
import { ON_THE_TABLE } from './on-the-table.ts';
import { PLAYS } from './plays.ts';
import { POWER } from './power.ts';
import { PROTECTION } from './protection.ts';
import type { FieldReader } from './rule-word.ts';
import { SCORING } from './scoring.ts';
import { SHARING } from './sharing.ts';

/**
 * The registry of rules that hold while a card is in play, or while a lasting effect goes on. A word's entry says everything
 * about it; types, the list it is in while it holds (rules/in-force.ts) and what checks, explains and mutates trees follow.
 */
const RULE_WORDS = {
  ...POWER,
  ...SCORING,
  ...PROTECTION,
  ...PLAYS,
  ...ABILITIES,
  ...ON_THE_TABLE,
  ...SHARING,
};

type RuleWords = typeof RULE_WORDS;

export const RULES = partOf(RULE_WORDS, 'fields');
export const RULE_PHRASES = partOf(RULE_WORDS, 'says');

interface ReactionRule {
  readonly kind: 'reaction';
  readonly ability: Triggered;
  /** The effect ends once it has happened. */
  readonly once: boolean;
}

type Spec<Word extends keyof RuleWords = keyof RuleWords> = ReturnType<RuleWords[Word]['read']>;

/** A rule that holds while its card is in play (R3.10), or while a lasting effect goes on. */
export type RuleSpec = Spec | ReactionRule;
/** What is listed by kind while it holds (rules/in-force.ts). */
export type RuleKind = Spec['kind'];
type ByKind = { readonly [Kind in RuleKind]: Extract<Spec, { readonly kind: Kind }> };
export type RuleOf<Kind extends RuleKind> = ByKind[Kind];

export const RULE_KINDS: readonly string[] = [...new Set(Object.values(partOf(RULE_WORDS, 'kind')))];

const READ: { readonly [Word in keyof RuleWords]: Reading<Word> } = partOf(RULE_WORDS, 'read');
type Reading<Word extends keyof RuleWords> = (
  node: NodesOf<typeof RULES, 'rule', Word>,
  l: FieldReader,
) => Spec<Word>;

/** What the engine reads while the rule holds. */
export function ruleOf<Word extends keyof RuleWords>(
  node: NodesOf<typeof RULES, 'rule', Word>,
  l: FieldReader,
): RuleSpec {
  return READ[node.rule](node, l);
}

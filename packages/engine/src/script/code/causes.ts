import { defOf, type Game } from '../../game.ts';
import type { Cause, Scope } from '../../library/definitions.ts';
import type { NodesOf } from '../../library/nodes/grammar.ts';
import type { CAUSES } from '../../library/nodes/occasions.ts';
import type { CardId } from '../../model/ids.ts';
import { isOthersCard } from '../../rules/forbidden.ts';
import { controllerOf } from '../../rules/table.ts';
import type { Code, Lowering } from './lowering.ts';

/** Who or what brings something about. */
export type CauseTest = (g: Game, s: Scope, cause: Cause, card: CardId) => boolean;

const CAUSE_CODE: Code<typeof CAUSES, 'cause', CauseTest> = {
  /** Bases belong to nobody. */
  "others' cards": () => (g, s, cause) => isOthersCard(g, s.you, cause),
  "others' actions": () => (g, s, cause) =>
    isOthersCard(g, s.you, cause) && defOf(g, cause.card).kind === 'action',
  'foreign cards'({ among }, l) {
    const meant = among === undefined ? null : l.selection(among).matches;
    return (g, s, cause, card) =>
      isOthersCard(g, controllerOf(g, card), cause) &&
      (meant === null || (cause.goesOn !== true && meant(g, s, cause.card)));
  },
  anything: () => () => true,
  others: () => (_, s, cause) => cause.by !== s.you,
  'its controller': () => (g, _, cause, card) => cause.by === controllerOf(g, card),
  'others than its controller': () => (g, _, cause, card) => cause.by !== controllerOf(g, card),
  by({ who }, l) {
    const some = l.some(who);
    if (typeof some === 'function') return (g, s, cause) => cause.by === some(g, s);
    return (g, s, cause) => some.matches(g, s, cause.card);
  },
};

export function causeOf<W extends keyof typeof CAUSES>(
  node: NodesOf<typeof CAUSES, 'cause', W>,
  l: Lowering,
): CauseTest {
  return CAUSE_CODE[node.cause](node, l);
}

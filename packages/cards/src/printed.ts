import {
  action,
  base,
  minion,
  type ActionFacts,
  type BaseFacts,
  type BaseSpec,
  type CardSpec,
  type Clause,
  type Current,
  type MinionFacts,
} from '@smashup/engine';

/** What is printed on a card besides its text, and what of that differs in the current printing. */
type Printed<Facts> = Omit<Facts, 'text'> & {
  readonly current?: Partial<Facts> & { readonly name?: string };
};

/** The facts of a set, by name: generated from its reference (`npm run faction -- write`). */
interface SetFacts {
  readonly minions: Readonly<Record<string, Printed<MinionFacts>>>;
  readonly actions: Readonly<Record<string, Printed<ActionFacts>>>;
  readonly bases: Readonly<Record<string, Printed<BaseFacts & { readonly faction: string }>>>;
}

type Clauses<Facts> = readonly (Clause | Current<Facts>)[];

/** The words for the cards of a set: each with its name, its text and what it does. */
interface Words<Facts extends SetFacts> {
  readonly minion: (
    name: keyof Facts['minions'] & string,
    text: string,
    ...clauses: Clauses<MinionFacts>
  ) => CardSpec;
  readonly action: (
    name: keyof Facts['actions'] & string,
    text: string,
    ...clauses: Clauses<ActionFacts>
  ) => CardSpec;
  readonly base: (
    name: keyof Facts['bases'] & string,
    text: string,
    ...clauses: Clauses<BaseFacts>
  ) => BaseSpec;
}

export function wordsFor<const Facts extends SetFacts>(facts: Facts): Words<Facts> {
  const { minions, actions, bases }: SetFacts = facts;
  return {
    minion(name, text, ...clauses) {
      const { current, ...printed } = factsOf(minions, name);
      return minion(name, { ...printed, text }, ...inBothPrintings(clauses, current));
    },
    action(name, text, ...clauses) {
      const { current, ...printed } = factsOf(actions, name);
      return action(name, { ...printed, text }, ...inBothPrintings(clauses, current));
    },
    base(name, text, ...clauses) {
      const { current, ...printed } = factsOf(bases, name);
      return base(name, { ...printed, text }, ...inBothPrintings(clauses, current));
    },
  };
}

function factsOf<Facts>(all: Readonly<Record<string, Facts>>, name: string): Facts {
  const facts = all[name];
  if (facts === undefined) throw new Error(`The reference has no ${name}.`);
  return facts;
}

/** The current printing has the facts of the reference, with the text and behaviour that the card gives. */
function inBothPrintings<Facts>(
  clauses: Clauses<Facts>,
  facts: Current<Facts>['facts'] | undefined,
): Clauses<Facts> {
  if (facts === undefined) return clauses;
  const given = clauses.find((clause) => clause.clause === 'current');
  return [
    ...clauses.filter((clause) => clause !== given),
    { clause: 'current', facts: { ...facts, ...given?.facts }, clauses: given?.clauses ?? null },
  ];
}

import type { Reason, Thought } from '@smashup/bots';
import { NONE, type Decision } from '@smashup/engine';
import { nameOption } from './options.ts';
import type { Phrase } from './phrase.ts';
import type { Teller } from './teller.ts';

/** More would not be read. */
const MOST_REASONS = 2;
/** Less rounds to nothing. */
const LEAST_AMOUNT = 0.05;

/** What a computer player would do and why, in one sentence. */
export function tellThought({ answer, reasons }: Thought, decision: Decision, teller: Teller): Phrase {
  const act = nameAct(answer.picks, decision, teller);
  const told = reasons.slice(0, MOST_REASONS).map((reason) => clause(reason, teller));
  if (told.length === 0) return teller.sentence('thoughts', 'act', { act });
  return teller.sentence('thoughts', 'reasoned', { act, reasons: teller.language.list(told) });
}

/** One consideration, as a sentence. */
export function tellReason(reason: Reason, teller: Teller): Phrase {
  return teller.sentence('thoughts', 'reason', { reason: clause(reason, teller) });
}

/** What was picked, all together. */
export function nameAct(picks: readonly number[], decision: Decision, teller: Teller): Phrase {
  const picked = picks.flatMap((pick) => decision.options[pick] ?? []);
  if (picked.length === 0) return teller.say('thoughts', 'nothing');
  return teller.language.list(picked.map((option) => nameOption(option, decision, teller)));
}

/** The consideration with its weight, unless that is nothing or everything. */
function clause(reason: Reason, teller: Teller): Phrase {
  const { key, amount } = reason;
  const words = consideration(reason, teller);
  if (key === 'win' || key === 'no difference' || Math.abs(amount) < LEAST_AMOUNT) return words;
  return teller.say('thoughts', 'weighed', { reason: words, amount: teller.language.sign(amount) });
}

function consideration(reason: Reason, teller: Teller): Phrase {
  const { amount, base = NONE, player = NONE } = reason;
  const forms = [teller.person(player), amount < 0 ? 'against' : undefined];
  return teller.say(
    'reasons',
    keyOf(reason),
    { base: teller.card(base), player: teller.player(player) },
    { context: forms.filter((form) => form !== undefined).join('_') },
  );
}

/** The words for what the consideration is about. */
function keyOf({ key, base = NONE, player = NONE }: Reason): string {
  const at = base === NONE ? '' : ' at';
  if (key === 'base') return `base${at}`;
  if (key === 'deny') return `deny${player === NONE ? '' : ' of'}${at}`;
  return key;
}

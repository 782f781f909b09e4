import type { ExplainedThought, Reason } from '@smashup/bots';
import { NONE, type Decision } from '@smashup/engine';
import { nameOption } from './options.ts';
import type { Phrase } from './phrase.ts';
import type { Teller } from './teller.ts';

/** Nobody would read more. */
const MOST_REASONS = 2;

/** What a bot would do and what that achieves, in one sentence. */
export function tellHint(hint: ExplainedThought, decision: Decision, teller: Teller): Phrase {
  const { answer, steps, reasons } = hint;
  const act = steps.reduce<Phrase>(
    (told, step) =>
      teller.say('thoughts', 'next', { act: told, next: nameAct(step.picks, step.decision, teller) }),
    nameAct(answer.picks, decision, teller),
  );
  const told = reasons.filter(({ key }) => key !== 'unanswered').slice(0, MOST_REASONS);
  if (told.length === 0) return teller.sentence('thoughts', 'act', { act });
  const unsure = reasons.some(({ key }) => key === 'unanswered');
  return teller.sentence('thoughts', unsure ? 'reasoned unanswered' : 'reasoned', {
    act,
    reasons: teller.language.list(told.map((reason) => clause(reason, teller))),
  });
}

/** One thing that an answer does, as a sentence. */
export function tellReason(reason: Reason, teller: Teller): Phrase {
  return teller.sentence('thoughts', 'reason', { reason: clause(reason, teller) });
}

/** All picks together. */
export function nameAct(picks: readonly number[], decision: Decision, teller: Teller): Phrase {
  const picked = picks.flatMap((pick) => decision.options[pick] ?? []);
  if (picked.length === 0) return teller.say('thoughts', 'nothing');
  return teller.language.list(picked.map((option) => nameOption(option, decision, teller)));
}

function clause({ key, base = NONE, player = NONE, from = 0, to = 0 }: Reason, teller: Teller): Phrase {
  const forms = [teller.person(player), to < from ? 'less' : undefined];
  return teller.say(
    'reasons',
    key,
    {
      base: teller.card(base),
      player: teller.player(player),
      from: String(from),
      to: String(to),
    },
    { context: forms.filter((form) => form !== undefined).join('_'), count: Math.abs(to - from) },
  );
}

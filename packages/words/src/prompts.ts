import { NONE, type Decision } from '@smashup/engine';
import type { Language } from './language.ts';
import type { Phrase } from './phrase.ts';
import type { Teller } from './teller.ts';

/** What is asked, in one sentence; to everybody else, who is deciding what. */
export function tellPrompt(decision: Decision, teller: Teller): Phrase {
  const { seat, kind, source } = decision;
  if (!teller.isYou(seat)) return tellWaiting(decision, teller);
  if (kind === 'respond') return tellResponse(decision, teller);
  return source === NONE ? tellQuestion(decision, teller) : tellPurpose(decision, teller);
}

function tellWaiting({ seat, kind, source, prompt }: Decision, teller: Teller): Phrase {
  const { key, card = NONE, base = NONE } = prompt;
  const answer = `respond ${key}`;
  const isKnown = kind === 'respond' && teller.language.has('waiting', answer);
  return teller.sentence('waiting', isKnown ? answer : kind, {
    player: teller.player(seat),
    card: teller.card(source),
    about: teller.card(card),
    base: teller.card(base),
  });
}

function tellResponse({ prompt, options }: Decision, teller: Teller): Phrase {
  const { key, card = NONE, base = NONE } = prompt;
  const lays = key === 'duel' && options.some(({ kind }) => kind === 'card');
  return teller.sentence('responses', lays ? 'duel lay' : key, {
    card: teller.card(card),
    base: teller.card(base),
  });
}

function tellQuestion({ seat, kind, prompt }: Decision, teller: Teller): Phrase {
  const { key, card = NONE, base = NONE, count = 1 } = prompt;
  const values = { card: teller.card(card), base: teller.card(base), name: teller.named(seat) };
  const nth = kind === 'faction' ? ` ${teller.factionsOf(seat).length + 1}` : '';
  return teller.sentence('questions', `${key}${nth}`, values, { count });
}

/** A card asks, and says which. */
function tellPurpose(decision: Decision, teller: Teller): Phrase {
  const { prompt, source } = decision;
  const { key, card = source, player = NONE, about = NONE, base = NONE } = prompt;
  const purpose = teller.say(
    'purposes',
    key === 'give' && player !== NONE ? 'give to' : about === NONE ? key : `${key} about`,
    { player: teller.player(player), about: teller.card(about) },
    { context: objectOf(decision) },
  );
  return teller.sentence('purposes', base === NONE ? 'asks' : 'asks about base', {
    card: teller.card(card),
    base: teller.card(base),
    purpose,
  });
}

/** What has to be chosen, where that changes the words. */
function objectOf({ kind, options }: Decision): 'order' | 'base' | 'player' | undefined {
  if (kind === 'order') return 'order';
  const object = options[0]?.kind;
  return object === 'base' || object === 'player' ? object : undefined;
}

/** How many to pick. */
export function tellHow({ kind, min, max }: Decision, language: Language): string {
  if (kind === 'order') return language.text('hows', 'order');
  const key = min === max ? 'exactly' : min === 0 ? 'optional' : 'between';
  return language.text('hows', key, { min }, max);
}

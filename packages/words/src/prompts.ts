import type { CardId, Decision, Option, SharedVerb } from '@smashup/engine';
import type { Language } from './language.ts';
import { nounFor, tellObject, type Noun } from './objects.ts';
import type { Phrase } from './phrase.ts';
import type { Teller } from './teller.ts';
import type { Values } from './template.ts';

/** The question in one sentence; for other players, who is deciding what. */
export function tellPrompt(decision: Decision, teller: Teller): Phrase {
  if (!teller.isYou(decision.seat)) return tellWaiting(decision, teller);
  switch (decision.kind) {
    case 'faction': {
      const { key } = decision.prompt;
      if (key === 'ban' || key === 'bases of') return tellQuestion(key, teller);
      const nth = teller.factionsOf(decision.seat).length + 1;
      return tellQuestion(`${key} ${nth}`, teller, { name: teller.named(decision.seat) });
    }
    case 'toss':
    case 'mulligan':
    case 'play':
    case 'score':
    case 'titan limit':
      return tellQuestion(decision.prompt.key, teller);
    case 'next': {
      const { prompt } = decision;
      return tellQuestion(
        prompt.key,
        teller,
        prompt.key === 'instead' ? { card: teller.card(prompt.card) } : {},
      );
    }
    case 'prevail':
      return tellQuestion(decision.prompt.key, teller, { base: teller.card(decision.prompt.base) });
    case 'discard':
      return tellQuestion(decision.prompt.key, teller, {}, decision.prompt.count);
    case 'respond':
      return tellResponse(decision, teller);
    case 'where':
    case 'choose':
    case 'mode':
    case 'order':
      return tellPurpose(decision, teller);
  }
}

export type Response = Extract<Decision, { readonly kind: 'respond' }>;
type OfCard = Extract<Decision, { readonly kind: 'where' | 'choose' | 'mode' | 'order' }>;

function tellWaiting(decision: Decision, teller: Teller): Phrase {
  const { seat, kind, source } = decision;
  const values = { player: teller.player(seat), card: teller.card(source) };
  if (kind === 'respond') {
    const { key, card, base } = decision.prompt;
    const answer = `${kind} ${key}`;
    return teller.sentence('waiting', teller.language.has('waiting', answer) ? answer : kind, {
      ...values,
      about: teller.card(card),
      base: teller.card(base),
    });
  }
  if (kind === 'faction' && (decision.prompt.key === 'ban' || decision.prompt.key === 'bases of'))
    return teller.sentence('waiting', decision.prompt.key, values);
  const isSecond = kind === 'faction' && teller.factionsOf(seat).length > 0;
  return teller.sentence('waiting', isSecond ? 'faction again' : kind, values);
}

/** The event that cards may respond to. */
export function tellWindow({ prompt: { key, card, base } }: Response, teller: Teller): Phrase {
  const values = { card: teller.card(card), base: teller.card(base) };
  return teller.sentence('windows', key, values, key === 'coin landed' ? { context: sideOf(teller) } : {});
}

/** Of the coin that has just landed (R10.90). */
function sideOf({ state: { stack } }: Teller): 'heads' | 'tails' {
  const [coin] = stack.flatMap((frame) => (frame.kind === 'ability' ? (frame.coin ?? []) : [])).slice(-1);
  return coin?.heads === true ? 'heads' : 'tails';
}

function tellResponse(decision: Response, teller: Teller): Phrase {
  const { prompt, options } = decision;
  const lays = prompt.key === 'duel' && options.some(({ kind }) => kind === 'card');
  if (lays) return teller.sentence('responses', 'lay a card', { card: teller.card(prompt.card) });
  return teller.say('responses', RESPONSES.get(prompt.key) ?? 'answer it', {
    window: tellWindow(decision, teller),
  });
}

/** The wording of the question, where it depends on what happened. */
const RESPONSES: ReadonlyMap<string, string> = new Map([
  ['turn start', 'play something'],
  ['turn end', 'play something'],
  ['before scoring', 'play a Special'],
  ['when scoring', 'play a Special'],
  ['after scoring', 'play a Special'],
  ['in danger', 'save it'],
  ['about to return', 'keep it in play'],
  ['about to be played', 'play in its place'],
  ['revealed', 'use it'],
]);

/** The rules ask. */
function tellQuestion(key: string, teller: Teller, values: Values = {}, count = 1): Phrase {
  return teller.sentence('questions', key, values, { count });
}

/** A card asks, and says which; what can be declined is a question. */
function tellPurpose(decision: OfCard, teller: Teller): Phrase {
  const { prompt } = decision;
  const { card, base } = prompt;
  const [key, values] = purposeOf(prompt, teller);
  const object = tellObject(decision, teller);
  const act = teller.say('purposes', key, { ...values, object }, { context: contextOf(decision, teller) });
  const gain = teller.language.gainFrom(prompt.key, teller.def(card)?.text ?? '');
  const purpose = gain === null ? act : teller.say('purposes', 'for gain', { purpose: act, gain });
  return teller.sentence('purposes', `${formOf(decision)}${base === undefined ? '' : ' about base'}`, {
    card: teller.card(card),
    purpose,
    ...(base === undefined ? {} : { base: teller.card(base) }),
  });
}

function formOf({ kind, min, prompt: { key }, options }: OfCard): 'asks' | 'asks for one or none' | 'offers' {
  if (kind === 'where') return 'offers';
  if (kind === 'mode') return isChoice(key) ? 'asks' : 'offers';
  if (min > 0) return 'asks';
  return options.some((option) => isPlace(option)) ? 'asks for one or none' : 'offers';
}

/** One of several has to be named. */
function isChoice(key: string): boolean {
  return key === 'one of' || key === 'one of for' || key === 'name a power';
}

/** The choice is where or to whom it happens. */
function isPlace({ kind }: Option): boolean {
  return kind === 'base' || kind === 'player';
}

/** What the choice is for, with the player or card that the question names. */
function purposeOf(prompt: OfCard['prompt'], teller: Teller): [key: string, values: Values] {
  if ('player' in prompt) {
    const player = teller.player(prompt.player);
    return [prompt.key === 'give' ? 'give to' : prompt.key, { player }];
  }
  if ('verb' in prompt) return [prompt.key, { about: teller.card(prompt.about) }];
  if ('about' in prompt && prompt.about !== undefined && !movesItself(prompt)) {
    return [`${prompt.key} about`, { about: teller.card(prompt.about) }];
  }
  return [prompt.key, {}];
}

function movesItself({ key, card, about }: { key: string; card: CardId; about?: CardId }): boolean {
  return key === 'move to' && about === card;
}

/** The kind of thing to choose, where that changes the words. */
function contextOf(
  { kind, prompt, options: [first] }: OfCard,
  teller: Teller,
): 'order' | SharedVerb | Noun | undefined {
  if (kind === 'order') return 'order';
  if ('verb' in prompt) return prompt.verb;
  return first === undefined ? undefined : nounFor(first, teller);
}

/** The number to pick. */
export function tellHow({ kind, min, max }: Decision, language: Language): string {
  if (kind === 'order') return language.text('hows', 'order');
  const key = min === max ? 'exactly' : min === 0 ? 'optional' : 'between';
  return language.text('hows', key, { min }, max);
}

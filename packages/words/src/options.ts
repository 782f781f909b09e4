import { library, smashUp } from '@smashup/cards';
import { NONE, type CardId, type Decision, type Option } from '@smashup/engine';
import { detailsOf, withDetails } from './details.ts';
import { text, type Phrase } from './phrase.ts';
import type { Teller } from './teller.ts';

/** What an option stands for, in a few words. */
export function nameOption(option: Option, decision: Decision, teller: Teller): Phrase {
  switch (option.kind) {
    case 'card':
      return teller.card(option.card);
    case 'base':
      return teller.card(option.base);
    case 'player':
      return teller.title(option.player);
    case 'mode':
      return nameMode(option.mode, teller);
    case 'faction':
      return text(option.faction);
    case 'name':
      return text(option.name);
    case 'play':
      return namePlay(option, teller);
    case 'use':
      return nameUse(option, decision, teller);
    case 'uncover':
      return teller.say('options', 'uncover', { card: teller.card(option.card) });
    case 'pass':
      return namePass(decision, teller);
  }
}

/** The same with what tells the option from others of the same name. */
export function describeOption(option: Option, decision: Decision, teller: Teller): Phrase {
  return withDetails(nameOption(option, decision, teller), detailsOfOption(option, teller), teller);
}

function detailsOfOption(option: Option, teller: Teller): Phrase {
  switch (option.kind) {
    case 'card':
    case 'play':
    case 'uncover':
      return detailsOf(option.card, teller);
    case 'base':
      return detailsOf(option.base, teller);
    case 'use':
      return detailsOfUse(option, teller);
    case 'faction':
      return text(library.faction(option.faction).summary);
    case 'player':
    case 'mode':
    case 'name':
    case 'pass':
      return [];
  }
}

/** A card can offer words that the catalogue does not know; they speak for themselves. */
function nameMode(mode: string, teller: Teller): Phrase {
  return teller.language.has('modes', mode) ? teller.say('modes', mode) : text(mode);
}

function namePlay({ card, as, grant }: Extract<Option, { kind: 'play' }>, teller: Teller): Phrase {
  const source = smashUp.grantSource(teller.state, grant);
  // A fusion card says as what it is played.
  const side = (teller.def(card)?.fusion ?? null) === null ? '' : ` as ${as}`;
  return teller.say('options', `play${side}${source === NONE ? '' : ' granted'}`, {
    card: teller.card(card),
    source: teller.card(source),
  });
}

function nameUse(
  { card, ability }: Extract<Option, { kind: 'use' }>,
  { kind }: Decision,
  teller: Teller,
): Phrase {
  const named = teller.card(card);
  // What happens anyway is only put into an order.
  if (kind === 'next') return named;
  return teller.say('options', isPlayed(ability) ? 'play' : 'use', { card: named });
}

/** Is the card itself played by this ability, or only used? */
function isPlayed(ability: number): boolean {
  const spec = library.abilities[ability]?.spec;
  return spec?.kind === 'response' && spec.mode === 'play';
}

function namePass({ kind, prompt }: Decision, teller: Teller): Phrase {
  const key = kind === 'respond' ? `pass ${prompt.key}` : `pass ${kind}`;
  return teller.say('options', teller.language.has('options', key) ? key : 'pass');
}

function detailsOfUse(
  { card, about }: { readonly card: CardId; readonly about: CardId },
  teller: Teller,
): Phrase {
  const details = detailsOf(card, teller);
  if (about === NONE || about === card) return details;
  const cause = teller.say('details', 'about', { card: teller.card(about) });
  return teller.language.row([details, cause].filter((phrase) => phrase.length > 0));
}

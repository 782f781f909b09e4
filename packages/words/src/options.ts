import { cardOf, NONE, type CardDef, type CardId, type Decision, type Option } from '@smashup/engine';
import { detailsOf, detailsOfPlace, marksOf, withDetails } from './details.ts';
import { plain, text, type Phrase } from './phrase.ts';
import type { Teller } from './teller.ts';

/** An option as a button says it, and in full. */
export interface OptionWords {
  readonly option: Option;
  readonly name: Phrase;
  readonly description: Phrase;
}

/** All options of a decision. */
export function tellOptions(decision: Decision, teller: Teller): OptionWords[] {
  const names = new OptionNames(decision, teller);
  return decision.options.map((option) => ({
    option,
    name: names.name(option),
    description: names.describe(option),
  }));
}

/** An option in a few words, with whatever tells it apart from others of the same name. */
export function nameOption(option: Option, decision: Decision, teller: Teller): Phrase {
  return new OptionNames(decision, teller).name(option);
}

/**
 * The same with what tells the option apart from others of the same name: where it is and whose, then what is on it,
 * and for cards that are identical in everything, which copy it is. Two options never read the same.
 */
export function describeOption(option: Option, decision: Decision, teller: Teller): Phrase {
  return new OptionNames(decision, teller).describe(option);
}

/** The options of one decision: what several of them need to be told apart is worked out once. */
class OptionNames {
  private readonly decision: Decision;
  private readonly teller: Teller;
  private readonly names = new Map<Option, Phrase>();
  private readonly details = new Map<Option, Phrase>();
  /** Options of the same kind whose card has the same name: only these could read the same. */
  private readonly groups = new Map<string, Option[]>();

  constructor(decision: Decision, teller: Teller) {
    this.decision = decision;
    this.teller = teller;
    for (const option of decision.options) {
      const key = this.keyOf(option);
      const group = this.groups.get(key);
      if (group === undefined) this.groups.set(key, [option]);
      else group.push(option);
    }
  }

  private keyOf(option: Option): string {
    const card = cardOf(option, this.teller.state);
    return `${option.kind} ${card === NONE ? '' : (this.teller.def(card)?.name ?? '')}`;
  }

  private namesakes(option: Option): Option[] {
    return (this.groups.get(this.keyOf(option)) ?? []).filter((other) => other !== option);
  }

  private shortName(option: Option): Phrase {
    const known = this.names.get(option) ?? shortName(option, this.decision, this.teller);
    this.names.set(option, known);
    return known;
  }

  private brief(option: Option): Phrase {
    const known = this.details.get(option) ?? detailsOfOption(option, this.teller);
    this.details.set(option, known);
    return known;
  }

  name(option: Option): Phrase {
    const name = this.shortName(option);
    const isClear = this.namesakes(option).every((other) => !isSame(name, this.shortName(other)));
    return isClear ? name : this.describe(option);
  }

  describe(option: Option): Phrase {
    const { teller, decision } = this;
    const name = this.shortName(option);
    const brief = this.brief(option);
    const alike = this.namesakes(option).filter(
      (other) => isSame(name, this.shortName(other)) && isSame(brief, this.brief(other)),
    );
    if (alike.length === 0) return withDetails(name, brief, teller);
    const marks = marksOfOption(option, teller);
    const twins = alike.filter((other) => isSame(marks, marksOfOption(other, teller)));
    const all = decision.options.filter((other) => other === option || twins.includes(other));
    const number =
      twins.length === 0
        ? []
        : teller.say('details', 'copy', { number: all.indexOf(option) + 1, all: all.length });
    const details = [brief, marks, number].filter((phrase) => phrase.length > 0);
    return withDetails(name, teller.language.row(details), teller);
  }
}

function shortName(option: Option, decision: Decision, teller: Teller): Phrase {
  switch (option.kind) {
    case 'card':
      // Between what happens at the start of a turn: time passes for a card in stasis (R17.3).
      if (decision.kind === 'next' && decision.prompt.key === 'turn start')
        return teller.say('options', 'fade', { card: teller.card(option.card) });
      return teller.card(option.card);
    case 'buried':
      return teller.say('options', 'buried', {
        card: teller.card(cardOf(option, teller.state)),
        base: teller.card(option.base),
      });
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

function isSame(one: Phrase, other: Phrase): boolean {
  return plain(one) === plain(other);
}

function marksOfOption(option: Option, teller: Teller): Phrase {
  return marksOf(cardOf(option, teller.state), teller);
}

function detailsOfOption(option: Option, teller: Teller): Phrase {
  switch (option.kind) {
    case 'card':
      return withIdle([detailsOf(option.card, teller)], option, teller);
    case 'buried':
      return withIdle(detailsOfPlace(option.base, option.position, teller), option, teller);
    case 'play':
    case 'uncover':
      return detailsOf(option.card, teller);
    case 'base':
      return detailsOf(option.base, teller);
    case 'use':
      return detailsOfUse(option, teller);
    case 'faction':
      return text(teller.rules.library.faction(option.faction).summary);
    case 'player':
    case 'mode':
    case 'name':
    case 'pass':
      return [];
  }
}

function withIdle(details: readonly Phrase[], { idle }: { readonly idle?: true }, teller: Teller): Phrase {
  const all = idle ? [...details, teller.say('details', 'idle')] : details;
  return teller.language.row(all.filter((phrase) => phrase.length > 0));
}

/** A card can offer words that the catalogue does not know; they speak for themselves. */
function nameMode(mode: string, teller: Teller): Phrase {
  return teller.language.has('modes', mode) ? teller.say('modes', mode) : text(mode);
}

function namePlay({ card, as, grant }: Extract<Option, { kind: 'play' }>, teller: Teller): Phrase {
  const source = teller.rules.grantSource(teller.state, grant);
  const side = sideOf(teller.def(card), as);
  if (teller.state.pieces[card]?.as === 'stasis')
    return teller.say('options', `play from stasis${side}`, { card: teller.card(card) });
  return teller.say('options', `play${side}${source === NONE ? '' : ' granted'}`, {
    card: teller.card(card),
    source: teller.card(source),
  });
}

/** A fusion card says what it is played as, and a minion if it takes an action play. */
function sideOf(def: CardDef | null, as: 'minion' | 'action'): string {
  if ((def?.fusion ?? null) !== null) return ` as ${as}`;
  return def?.kind === 'minion' && as === 'action' ? ' instead' : '';
}

function nameUse(
  { card, ability }: Extract<Option, { kind: 'use' }>,
  { kind }: Decision,
  teller: Teller,
): Phrase {
  const named = teller.card(card);
  // These happen anyway: only their order is chosen.
  if (kind === 'next') return named;
  return teller.say('options', isPlayed(ability, teller) ? 'play' : 'use', { card: named });
}

/** Is the card itself played by this ability, or only used? */
function isPlayed(ability: number, { rules }: Teller): boolean {
  const spec = rules.library.abilities[ability]?.spec;
  if (spec?.kind === 'on your turn') return spec.from === 'aside';
  return spec?.kind === 'response' && spec.mode === 'play';
}

/** Does it use up a minion play? */
function isInsteadOfMinion(ability: number, { rules }: Teller): boolean {
  const spec = rules.library.abilities[ability]?.spec;
  return spec?.kind === 'on your turn' && spec.withPlay === 'minion';
}

function namePass({ kind, prompt }: Decision, teller: Teller): Phrase {
  const ready = kind === 'play' ? teller.readyBases() : [];
  if (ready.length > 0) return teller.say('options', 'pass play scoring', { bases: teller.cards(ready) });
  const key = kind === 'respond' ? `pass ${prompt.key}` : `pass ${kind}`;
  return teller.say('options', teller.language.has('options', key) ? key : 'pass');
}

function detailsOfUse(
  { card, ability, about, idle }: Extract<Option, { kind: 'use' }>,
  teller: Teller,
): Phrase {
  const lender = lenderOf(card, ability, teller);
  const details = [
    ...(lender === null ? [] : [teller.say('details', 'lent', { card: text(lender) })]),
    detailsOf(card, teller),
    ...(idle ? [teller.say('details', 'idle')] : []),
    ...(isInsteadOfMinion(ability, teller) ? [teller.say('details', 'instead of minion')] : []),
    ...(about === NONE || about === card
      ? []
      : [teller.say('details', 'about', { card: teller.card(about) })]),
  ];
  return teller.language.row(details.filter((phrase) => phrase.length > 0));
}

/** A base can have another base's abilities: the other's name, if this is such an ability. */
function lenderOf(base: CardId, ability: number, teller: Teller): string | null {
  const own = teller.def(base);
  if (own === null || own.kind !== 'base' || has(own, ability)) return null;
  return teller.rules.library.defs.find((def) => def.kind === 'base' && has(def, ability))?.name ?? null;
}

function has({ triggers, usable }: CardDef, ability: number): boolean {
  return [...triggers, ...usable].some(({ id }) => id === ability);
}

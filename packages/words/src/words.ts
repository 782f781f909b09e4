import type { ExplainedThought, Reason } from '@smashup/bots';
import type {
  BaseId,
  CardId,
  Decision,
  Obstacle,
  Option,
  Phase,
  PowerPart,
  Rules,
  Seat,
  State,
  Tale,
} from '@smashup/engine';
import { describeCard } from './details.ts';
import { tellEvent } from './events.ts';
import { kindOf, type CardFacts } from './kinds.ts';
import { Language, type LocaleName } from './language.ts';
import type { Addressee } from './addressee.ts';
import { TERMS, type TermKey } from './locales/locale.ts';
import { nameParts, tellBecomes, tellBreakpoint, tellPower, tellTotal } from './numbers.ts';
import { describeOption, nameOption, tellOptions, type OptionWords } from './options.ts';
import type { Phrase } from './phrase.ts';
import { tellHow, tellPrompt, tellWindow, type Response } from './prompts.ts';
import { tellPlaysLeft, tellTurn, tellWinners } from './table.ts';
import { Teller } from './teller.ts';
import { markTerms, type TermMark } from './term-marks.ts';
import { RULE_OF_TERM } from './term-rules.ts';
import { nameAct, tellHint, tellReason } from './hint.ts';

/** Everything that a game says, in one language. */
export interface Words {
  /** An event. Call it at once: shuffling gives cards new numbers. */
  tellEvent(event: Tale, addressee: Addressee): Phrase;
  /** The question; for other players, who is deciding what. */
  tellPrompt(decision: Decision, addressee: Addressee): Phrase;
  /** The event that cards may respond to: "Tortuga is about to score." */
  tellWindow(decision: Response, addressee: Addressee): Phrase;
  /** The number of options to pick. */
  tellHow(decision: Decision): string;
  /** An option on a button: "Play Ghost". */
  /** All options of a decision, named and described. */
  tellOptions(decision: Decision, addressee: Addressee): readonly OptionWords[];
  nameOption(option: Option, decision: Decision, addressee: Addressee): Phrase;
  /** The picks of an answer: "Ghost and Spirit", or that nothing is picked. */
  nameAnswer(picks: readonly number[], decision: Decision, addressee: Addressee): Phrase;
  /** An option for a list or a screen reader, with what tells it from others: "Play Ghost (minion, power 2)". */
  describeOption(option: Option, decision: Decision, addressee: Addressee): Phrase;
  /** A card, wherever it is, with what tells it from others: "Ghost (power 3, yours, at Tortuga)". */
  describeCard(card: CardId, addressee: Addressee): Phrase;
  /** Why something cannot be done. */
  tellObstacle(obstacle: Obstacle, addressee: Addressee): Phrase;
  /** "3 = 2 of its own + 1 Full Sail" */
  tellPower(card: CardId, addressee: Addressee): Phrase;
  /** "Ghost has power 5." */
  tellBecomes(card: CardId, power: number, addressee: Addressee): Phrase;
  tellBreakpoint(base: BaseId, addressee: Addressee): Phrase;
  /** Null for a player who has nothing there. */
  tellTotal(base: BaseId, seat: Seat, addressee: Addressee): Phrase | null;
  /** The source of each part of a card's power or a base's breakpoint, for hosts that draw the amounts themselves. */
  nameParts(parts: readonly PowerPart[], self: CardId, addressee: Addressee): Phrase[];
  /** What a bot would do and why: "Play Ghost: your power at Tortuga rises from 3 to 5." */
  tellHint(hint: ExplainedThought, decision: Decision, addressee: Addressee): Phrase;
  tellReason(reason: Reason, addressee: Addressee): Phrase;
  /** "your turn", "Ann’s turn" */
  tellTurn(addressee: Addressee): Phrase;
  tellWinners(winners: readonly Seat[], addressee: Addressee): Phrase;
  /** "1 minion, 2 extra actions"; empty if there is nothing left to play. */
  tellPlaysLeft(state: State): string;
  nameCard(card: CardId, addressee: Addressee): Phrase;
  /** "2× Ghost and Spirit" */
  nameCards(cards: readonly CardId[], addressee: Addressee): Phrase;
  /** In the middle of a sentence: "you", "Ann". */
  namePlayer(seat: Seat, addressee: Addressee): Phrase;
  /** On its own: "You", "Ann". */
  labelPlayer(seat: Seat, addressee: Addressee): Phrase;
  namePhase(phase: Phase): string;
  /** "minion, power 3", "action on a base" */
  kindOf(card: CardFacts): string;
  /** The game terms that a card's text uses. */
  termsIn(cardText: string): readonly TermKey[];
  /** Where they are in it: each once, never overlapping, from beginning to end. */
  markTerms(cardText: string): readonly TermMark[];
  nameTerm(term: TermKey): string;
  explainTerm(term: TermKey): string;
  /** Where the rules speak of it: "R9.5". */
  ruleOfTerm(term: TermKey): string;
}

export function createWords(rules: Rules, locale: LocaleName = 'en'): Words {
  const language = new Language(locale);
  const to = (addressee: Addressee): Teller => new Teller(rules, language, addressee);
  return {
    tellEvent: (event, addressee) => tellEvent(event, to(addressee)),
    tellPrompt: (decision, addressee) => tellPrompt(decision, to(addressee)),
    tellWindow: (decision, addressee) => tellWindow(decision, to(addressee)),
    tellHow: (decision) => tellHow(decision, language),
    tellOptions: (decision, addressee) => tellOptions(decision, to(addressee)),
    nameOption: (option, decision, addressee) => nameOption(option, decision, to(addressee)),
    nameAnswer: (picks, decision, addressee) => nameAct(picks, decision, to(addressee)),
    describeOption: (option, decision, addressee) => describeOption(option, decision, to(addressee)),
    describeCard: (card, addressee) => describeCard(card, to(addressee)),
    tellObstacle({ key, source }, addressee) {
      const teller = to(addressee);
      return teller.sentence('obstacles', key, { card: teller.card(source) });
    },
    tellPower: (card, addressee) => tellPower(card, to(addressee)),
    tellBecomes: (card, power, addressee) => tellBecomes(card, power, to(addressee)),
    tellBreakpoint: (base, addressee) => tellBreakpoint(base, to(addressee)),
    tellTotal: (base, seat, addressee) => tellTotal(base, seat, to(addressee)),
    nameParts: (parts, self, addressee) => nameParts(parts, self, to(addressee)),
    tellHint: (hint, decision, addressee) => tellHint(hint, decision, to(addressee)),
    tellReason: (reason, addressee) => tellReason(reason, to(addressee)),
    tellTurn: (addressee) => tellTurn(to(addressee)),
    tellWinners: (winners, addressee) => tellWinners(winners, to(addressee)),
    tellPlaysLeft: (state) => tellPlaysLeft(state, language),
    nameCard: (card, addressee) => to(addressee).card(card),
    nameCards: (cards, addressee) => to(addressee).cards(cards),
    namePlayer: (seat, addressee) => to(addressee).player(seat),
    labelPlayer: (seat, addressee) => to(addressee).title(seat),
    namePhase: (phase) => language.text('phases', phase),
    kindOf: (card) => kindOf(card, language),
    termsIn: (cardText) => TERMS.filter((term) => language.isTermIn(term, cardText)),
    markTerms: (cardText) => markTerms(cardText, language),
    nameTerm: (term) => language.text('terms', term),
    explainTerm: (term) => language.text('explanations', term),
    ruleOfTerm: (term) => RULE_OF_TERM[term],
  };
}

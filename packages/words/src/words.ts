import type { Advice, Reason } from '@smashup/bots';
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
import type { Listener } from './listener.ts';
import { TERMS, type TermKey } from './locales/locale.ts';
import { nameParts, tellBecomes, tellBreakpoint, tellPower, tellTotal } from './numbers.ts';
import { describeOption, nameOption } from './options.ts';
import type { Phrase } from './phrase.ts';
import { tellHow, tellPrompt, tellWindow, type Response } from './prompts.ts';
import { tellPlaysLeft, tellTurn, tellWinners } from './table.ts';
import { Teller } from './teller.ts';
import { markTerms, type TermMark } from './term-marks.ts';
import { RULE_OF_TERM } from './term-rules.ts';
import { nameAct, tellAdvice, tellReason } from './advice.ts';

/** Everything that a game says, in one language. */
export interface Words {
  /** What has happened. To be told at once: shuffling gives cards new numbers. */
  tellEvent(event: Tale, listener: Listener): Phrase;
  /** What is asked; to everybody but the one who is asked: who decides what. */
  tellPrompt(decision: Decision, listener: Listener): Phrase;
  /** What can be answered with cards, to everybody: "Tortuga is about to score." */
  tellWindow(decision: Response, listener: Listener): Phrase;
  /** How many options to pick. */
  tellHow(decision: Decision): string;
  /** What an option stands for, for a button: "Play Ghost". */
  nameOption(option: Option, decision: Decision, listener: Listener): Phrase;
  /** What is picked with an answer: "Ghost and Spirit", or that nothing is. */
  nameAnswer(picks: readonly number[], decision: Decision, listener: Listener): Phrase;
  /** An option for a list or a screen reader, with what tells it from others: "Play Ghost (minion, power 2)". */
  describeOption(option: Option, decision: Decision, listener: Listener): Phrase;
  /** A card, wherever it is, with what tells it from others: "Ghost (power 3, yours, at Tortuga)". */
  describeCard(card: CardId, listener: Listener): Phrase;
  /** Why something cannot be done. */
  tellObstacle(obstacle: Obstacle, listener: Listener): Phrase;
  /** "3 = 2 of its own + 1 Full Sail" */
  tellPower(card: CardId, listener: Listener): Phrase;
  /** "Ghost has power 5." */
  tellBecomes(card: CardId, power: number, listener: Listener): Phrase;
  tellBreakpoint(base: BaseId, listener: Listener): Phrase;
  /** Null for a player who has nothing there. */
  tellTotal(base: BaseId, seat: Seat, listener: Listener): Phrase | null;
  /** What gives each part of a card's power or a base's breakpoint, where the amounts are drawn otherwise. */
  nameParts(parts: readonly PowerPart[], self: CardId, listener: Listener): Phrase[];
  /** What a computer player would do and why: "Play Ghost: there is more to be won at Tortuga (+1.8 VP)." */
  tellAdvice(advice: Advice, decision: Decision, listener: Listener): Phrase;
  tellReason(reason: Reason, listener: Listener): Phrase;
  /** "your turn", "Ann’s turn" */
  tellTurn(listener: Listener): Phrase;
  tellWinners(winners: readonly Seat[], listener: Listener): Phrase;
  /** "1 minion, 2 extra actions"; empty if there is nothing left to play. */
  tellPlaysLeft(state: State): string;
  nameCard(card: CardId, listener: Listener): Phrase;
  /** "2× Ghost and Spirit" */
  nameCards(cards: readonly CardId[], listener: Listener): Phrase;
  /** In the middle of a sentence: "you", "Ann". */
  namePlayer(seat: Seat, listener: Listener): Phrase;
  /** On its own: "You", "Ann". */
  labelPlayer(seat: Seat, listener: Listener): Phrase;
  namePhase(phase: Phase): string;
  /** "minion, power 3", "action on a base" */
  kindOf(card: CardFacts): string;
  /** The game terms that a card's text uses. */
  termsIn(cardText: string): readonly TermKey[];
  /** Where they stand in it: each once, none over another, from beginning to end. */
  markTerms(cardText: string): readonly TermMark[];
  nameTerm(term: TermKey): string;
  explainTerm(term: TermKey): string;
  /** Where the rules speak of it: "R9.5". */
  ruleOfTerm(term: TermKey): string;
}

export function createWords(rules: Rules, locale: LocaleName = 'en'): Words {
  const language = new Language(locale);
  const to = (listener: Listener): Teller => new Teller(rules, language, listener);
  return {
    tellEvent: (event, listener) => tellEvent(event, to(listener)),
    tellPrompt: (decision, listener) => tellPrompt(decision, to(listener)),
    tellWindow: (decision, listener) => tellWindow(decision, to(listener)),
    tellHow: (decision) => tellHow(decision, language),
    nameOption: (option, decision, listener) => nameOption(option, decision, to(listener)),
    nameAnswer: (picks, decision, listener) => nameAct(picks, decision, to(listener)),
    describeOption: (option, decision, listener) => describeOption(option, decision, to(listener)),
    describeCard: (card, listener) => describeCard(card, to(listener)),
    tellObstacle({ key, source }, listener) {
      const teller = to(listener);
      return teller.sentence('obstacles', key, { card: teller.card(source) });
    },
    tellPower: (card, listener) => tellPower(card, to(listener)),
    tellBecomes: (card, power, listener) => tellBecomes(card, power, to(listener)),
    tellBreakpoint: (base, listener) => tellBreakpoint(base, to(listener)),
    tellTotal: (base, seat, listener) => tellTotal(base, seat, to(listener)),
    nameParts: (parts, self, listener) => nameParts(parts, self, to(listener)),
    tellAdvice: (advice, decision, listener) => tellAdvice(advice, decision, to(listener)),
    tellReason: (reason, listener) => tellReason(reason, to(listener)),
    tellTurn: (listener) => tellTurn(to(listener)),
    tellWinners: (winners, listener) => tellWinners(winners, to(listener)),
    tellPlaysLeft: (state) => tellPlaysLeft(state, language),
    nameCard: (card, listener) => to(listener).card(card),
    nameCards: (cards, listener) => to(listener).cards(cards),
    namePlayer: (seat, listener) => to(listener).player(seat),
    labelPlayer: (seat, listener) => to(listener).title(seat),
    namePhase: (phase) => language.text('phases', phase),
    kindOf: (card) => kindOf(card, language),
    termsIn: (cardText) => TERMS.filter((term) => language.isTermIn(term, cardText)),
    markTerms: (cardText) => markTerms(cardText, language),
    nameTerm: (term) => language.text('terms', term),
    explainTerm: (term) => language.text('explanations', term),
    ruleOfTerm: (term) => RULE_OF_TERM[term],
  };
}

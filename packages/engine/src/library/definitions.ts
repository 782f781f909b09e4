import type { Game } from '../game.ts';
import type { Option } from '../model/decision.ts';
import type { AbilityFrame } from '../model/frames.ts';
import type { Happening, HappeningKind } from '../model/happening.ts';
import type { BaseId, CardId, Seat, AbilityId, DefId, RuleId } from '../model/ids.ts';
import type { AbilityNode, RuleNode, Text, VerbNode } from './nodes/grammar.ts';
import type { RuleSpec } from './rule-kinds/all.ts';

/** What an ability knows of its surroundings when one of its values is read. */
export interface Scope {
  readonly self: CardId;
  /** The stay in play of `self` (R10.11). */
  readonly stamp: number;
  readonly you: Seat;
  readonly here: BaseId;
  readonly vars: readonly (readonly number[])[];
  readonly event: Happening | null;
  /** For lasting effects: the clock when it began. Cards that came into play since do not count (R10.11). */
  readonly since?: number | undefined;
}

/** A value that is read when it is needed. */
export type Read<T> = (g: Game, s: Scope) => T;
export type Check = Read<boolean>;
/** Of a card, a base or a player, whatever the selection is of. */
export type CardTest = (g: Game, s: Scope, id: number) => boolean;
export type EventTest = (g: Game, s: Scope, e: Happening) => boolean;
export type PlayTest = (g: Game, s: Scope, play: PlannedPlay) => boolean;

/** How an ability is followed to see what effect it could have (rules/foresight.ts). */
export interface ForesightMode {
  /** The seat that wants to know: what it cannot see is not looked at. */
  readonly viewer: Seat;
  /** Whatever can be declined is declined, and an empty choice may have options later. */
  readonly declines: boolean;
  /** Set if somebody wants to know why it could have no effect: a step says here what it lacks. */
  readonly blame: ((lack: Lack) => void) | null;
  /** Set if somebody wants to know whether it could affect certain cards: steps that affect cards say so here. */
  readonly aim: Aim | null;
}

/** Whether an ability could affect one of these cards directly (rules/aim.ts). */
export interface Aim {
  readonly cards: readonly CardId[];
  /** It has to raise its power (R10.74). */
  readonly mustRaise: boolean;
  /** A step that would affect one of them has been found. */
  isHit: boolean;
  /** What the step just looked at would be done to: its result, if all goes well. */
  doable: readonly number[] | null;
}

/** Why a step could have no effect. `source`: the card in the way, or the one whose step it is. */
export interface Lack {
  readonly key: 'forbidden' | 'nothing to choose from';
  readonly source: CardId;
}

/** One of these goes into the slot, or several, or perhaps nothing, whoever decides it. */
export interface Fork {
  readonly slot: number;
  readonly ids: readonly number[];
  /** Several may be picked: together they may have an effect that none has alone. */
  readonly several?: boolean;
  readonly orNone: boolean;
  /** Who decides, if not the player who acts. */
  readonly by?: Seat;
}

/** What a step could lead to: something; nothing, and the next step follows; or it depends on a choice. */
type Foreseen = boolean | Fork;

/** A step of an ability. `run` returns false when it asked for a decision; `answer` then gets what was picked. */
export interface Step {
  readonly run: (g: Game, f: AbilityFrame) => void | boolean;
  readonly answer: ((g: Game, f: AbilityFrame, picked: readonly Option[]) => void) | null;
  /**
   * Changes nothing but the frame it is given, as the step would; that frame is on no stack. Null: the step could always
   * have an effect.
   */
  readonly foresee: ((g: Game, f: AbilityFrame, look: ForesightMode) => Foreseen) | null;
  /** For a question that can be declined: it has been accepted already, so only the rest of it is asked. */
  readonly accept: ((f: AbilityFrame) => void) | null;
  /** Neither it nor its answer changes anything but the ability's own values, and where it goes on. */
  readonly isQuiet: boolean;
  /** The slot of an earlier step that it fills, or NONE. */
  readonly fills: number;
  /** The slot that its result goes into, or NONE. */
  readonly into: number;
  /** The verb of the card's text that it belongs to: whatever else is known of a step is read from that. */
  readonly verb: VerbNode | null;
}

/** What an ability's text does, step by step: made from the text once, when the library is built. */
export interface Script {
  readonly text: Text;
  readonly steps: readonly Step[];
  readonly slots: number;
  /** It asks nothing and only adds something: the order in which such scripts are followed makes no difference. */
  readonly onlyAdds: boolean;
  /** It only sees to something later, so it does not matter when. */
  readonly onlyPlans: boolean;
  /** Following it to some point uses it up for the turn, where declining does not; `'unlimited'`: it does not. */
  readonly usesUp: Limit;
  /**
   * What its steps leave behind; each library numbers these, so that a state can refer to them (`Library.numberOf`).
   */
  readonly lasting: readonly RuleSpec[];
  readonly grants: readonly Grant[];
  /** The cards that its steps have turned up from the top of a deck (R9.15). */
  readonly turnedUp: readonly Read<readonly CardId[]>[];
  /** How the action that it is on leaves by its own text, other than to the discard pile. */
  readonly leavesBy: 'buried' | 'into stasis' | 'elsewhere' | null;
  /** It speaks of what is stored under a card (R16.1). */
  readonly speaksOfStored: boolean;
}

/** What a state refers to by number, besides definitions and the abilities on cards. */
export type Numbered = Grant | RuleSpec | Triggered;

export type Limit =
  /** As often as it can be. */
  | 'unlimited'
  /** Once per turn for this card; a base: once per turn for each player. */
  | 'once per turn'
  /** Once per turn and player, for all cards of this name together. */
  | 'once per turn for all copies'
  /** A card from hand: once for each stay of the base that the event is about, for all copies together. */
  | 'once per base for all copies';

interface Scripted {
  /** What it is made from. */
  readonly node: AbilityNode | VerbNode;
  readonly script: Script;
  readonly limit: Limit;
}
interface OnPlay extends Scripted {
  readonly kind: 'on play';
  /** Null: without a condition. */
  readonly when: Check | null;
}
/** What a card does in place of its on-play ability when it is uncovered (R7.4), or played from stasis (R17.4). */
interface OnTurningUp extends Scripted {
  readonly kind: 'on uncover' | 'on play from stasis';
}
/** Where a card lies whose ability works; `aside`: a titan that is not in play (R11.1); `stasis`: R17.2. */
export type From = 'play' | 'hand' | 'discard' | 'aside' | 'stasis';

/** A talent, or something one may do "on your turn" (R3.8). */
export interface Usable extends Scripted {
  readonly kind: 'talent' | 'on your turn';
  readonly from: From;
  readonly when: Check;
  /** It uses up a play for such a card, free or extra (R10.81). */
  readonly withPlay?: 'minion' | 'action';
}
/** What an ability waits for. */
interface Waiting {
  readonly on: readonly HappeningKind[];
  readonly test: EventTest;
}
/** Reacts to something that happened. */
export interface Triggered extends Scripted, Waiting {
  readonly kind: 'trigger';
  /**
   * The players it concerns, each in turn (R5.6, R9.11); null: the card's controller or, for a base, the event's
   * player.
   */
  readonly players: Read<readonly Seat[]> | null;
  /** Labelled Special: matters where Me First goes in turn order. */
  readonly special: boolean;
  /** It happens in the middle of what is being resolved, not after it (R10.12). */
  readonly immediate: boolean;
  /** It works while its titan is set aside (R11.1) or its card in stasis (R17.2); missing: while that is at a base. */
  readonly from?: 'aside' | 'stasis';
  /** Several events of one change count as one. */
  readonly oncePerBatch: boolean;
  /** Several events of one change count as one, with all the cards it happened to in slot 1. */
  readonly together?: true | 'with powers';
  /** It also reacts to a card that was being played when its own card left play. */
  readonly witness: boolean;
  /** Its effect does not depend on what it happened to, so nobody is asked for an order. */
  readonly alike: boolean;
}
/** A card in hand, or also in the discard pile, that answers something (R3.9). */
export interface Response extends Scripted, Waiting {
  readonly kind: 'response';
  /** Where it may be played then; null: as usual. */
  readonly at: Read<BaseId> | null;
  /** Which minions it may be played on then; null: as usual. */
  readonly onto: CardTest | null;
  /** `play`: it is played, and does its script, or its on-play ability if the script is empty. */
  readonly mode: 'play' | 'use';
  /** Also from its owner's discard pile. */
  readonly inDiscard?: true;
  /** It is played with the text of the card that it answers (R10.84). */
  readonly takesText?: true;
}
/** Happens in place of leaving play. The script leaves in slot 0 what it did, or nothing. */
export interface Instead extends Scripted {
  readonly kind: 'instead';
  /**
   * Of being destroyed, of going to the discard pile in whatever way or because the card that it is on leaves, of returning,
   * or of leaving play for a lost clash.
   */
  readonly of: 'destruction' | 'discard pile' | 'falling off' | 'return' | 'lost clash';
  /** Of several cards that would leave together, for one. */
  readonly oncePerBatch?: true;
  /** Its controller says first whether to use it. */
  readonly optional?: true;
  readonly test: (g: Game, s: Scope, card: CardId, cause: Cause) => boolean;
}
export type AbilitySpec = OnPlay | OnTurningUp | Usable | Triggered | Response | Instead;

/** Who and what brings a change about. */
export interface Cause {
  readonly card: CardId;
  /** The controller of the card; NONE for a base or the rules. */
  readonly controller: Seat;
  /** Who carries it out. */
  readonly by: Seat;
  /** It is a lasting effect that goes on. */
  readonly goesOn?: boolean;
}

/** A play as it would be made. */
export interface PlannedPlay {
  readonly card: CardId;
  readonly player: Seat;
  /** Where it goes; NONE for a standard action. For an action on a minion, that minion's base. */
  readonly base: BaseId;
  readonly on: CardId;
  /** Beyond the free minion and action. */
  readonly extra: boolean;
  /** Could this very play go to that base instead, judging by its own limits alone? */
  readonly mayGoTo: (base: BaseId) => boolean;
}

/** Where a card goes: to a base, onto a minion, or (a standard action) nowhere. */
export interface Place {
  readonly base: BaseId;
  readonly on: CardId;
}

/** What an extra play can be used for. `played`: the cards already played with it. */
export interface Grant {
  readonly kind: 'minion' | 'action';
  readonly test:
    | ((g: Game, s: Scope, card: CardId, place: Place, played: readonly CardId[]) => boolean)
    | null;
  /** It is for one particular card: nothing else can take the place of that (R3.5). */
  readonly isForOneCard: boolean;
  /** It is for certain minions to play on. */
  readonly picksMinions: boolean;
  /** The stays in play of the minions of which the card has to affect one directly; null: it need not (R10.41). */
  readonly aims: ((g: Game, s: Scope, played: readonly CardId[]) => readonly number[]) | null;
  /** The card has to raise its power (R10.74). */
  readonly mustRaise: boolean;
}

/** Abilities that a card gives away, before the library numbers them. */
export interface WrittenOut {
  readonly abilities: readonly AbilitySpec[];
  readonly rules: readonly { readonly node: RuleNode; readonly spec: RuleSpec }[];
}
/** `script` and `limit` are copied from the spec, since specs have many shapes and these two are read all the time. */
export interface Ability {
  readonly id: AbilityId;
  readonly spec: AbilitySpec;
  readonly script: Script;
  readonly limit: Limit;
}
export interface Rule {
  readonly id: RuleId;
  readonly spec: RuleSpec;
}

export type CardKind = 'minion' | 'action' | 'base' | 'titan';
export type PlayKind = 'standard' | 'on-base' | 'on-minion';

export interface Fusion {
  readonly minion: DefId;
  readonly action: DefId;
}

/** What works while a card is in play: its own, or lent to it. */
export type Abilities = Pick<CardDef, 'usable' | 'triggers' | 'insteads' | 'rules'>;

/** A card of one printing, as the engine knows it. */
export interface CardDef {
  readonly id: DefId;
  /** The same in every library that has this card, even when other cards come and go: "Aliens: Collector". */
  readonly key: string;
  /** The fingerprint of what it is and does, without its display text. */
  readonly fingerprint: string;
  readonly kind: CardKind;
  readonly name: string;
  /** For a card of a shared deck, the name of that deck. */
  readonly faction: string;
  readonly set: string;
  readonly text: string;
  readonly copies: number;
  readonly power: number;
  readonly play: PlayKind;
  readonly breakpoint: number;
  readonly vp: readonly [number, number, number];
  /** What it may be played on, where its text narrows that. */
  readonly target: CardTest | null;
  /** When it may be played, where its text narrows that. */
  readonly playableWhen: Check | null;
  /** It is played on the next base of the base deck, which comes into play for it (R10.79). */
  readonly onNewBase: boolean;
  /** It can be played only as a Special. */
  readonly specialOnly: boolean;
  /** It may take the place of another minion that is about to be played (R10.87). */
  readonly standsIn: boolean;
  /** A minion for which an action play can be used, too. */
  readonly takesActionPlay: boolean;
  /** A base that does not stay where it is turned up at set-up (R1.4). */
  readonly leavesAtSetUp: boolean;
  /** Names of cards that its text refers to. */
  readonly mentions: readonly string[];
  /** The words that it bears besides its type (R9.16). */
  readonly labels: readonly string[];
  /** A minion play can use it from the discard pile. */
  readonly fromDiscard: Check | null;
  readonly onPlay: readonly Ability[];
  readonly onUncover: readonly Ability[];
  readonly onPlayFromStasis: readonly Ability[];
  readonly usable: readonly Ability[];
  readonly triggers: readonly Ability[];
  /** What a titan waits for while it is set aside. */
  readonly triggersAside: readonly Ability[];
  /** What it waits for in stasis. */
  readonly triggersInStasis: readonly Ability[];
  readonly responses: readonly Ability[];
  readonly insteads: readonly Ability[];
  readonly rules: readonly Rule[];
  /** The shared deck it belongs to, or null for a player's own card. */
  readonly sharedDeck: string | null;
  /** For a fusion card: the definitions of its minion and of its action side. */
  readonly fusion: Fusion | null;
  /** It asks who has lost power this turn. */
  readonly asksForLosses: boolean;
  /** It asks which minions an action has directly raised. */
  readonly asksForRaising: boolean;
  /** It waits for a minion's power to increase. */
  readonly awaitsRises: boolean;
  /** Nothing on it has an effect while it just lies there. */
  readonly isPassive: boolean;
  /** It gives control of a minion as long as it is on it. */
  readonly givesControl: boolean;
  /** It lends the abilities of another card. */
  readonly lends: boolean;
  /** Its text says nothing about when, on what, or as what it can be played. */
  readonly isPlayedFreely: boolean;
  /** It lets a player control more titans than one. */
  readonly allowsTitans: boolean;
  /** It has none of the traits for whose sake the cards of a game are looked through (rules/traits.ts). */
  readonly isPlain: boolean;
}

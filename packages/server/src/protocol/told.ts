import { VARIANTS } from '@smashup/engine';
import { LEVELS } from '@smashup/bots';
import type { Situation, StoryLine } from '@smashup/referee/protocol';
import type { Phrase } from '@smashup/words';
import { z } from 'zod';
import { CHAT_ROOMS } from './chat-rooms.ts';
import type { Patch } from './patch.ts';
import { EMOTES, since } from './requests.ts';
import { clockSetUp, onlineSetUp } from './set-up.ts';
import { isSituation, isStory } from './situation.ts';

export const story = z.custom<readonly StoryLine[]>(isStory);
const patch = z.custom<Patch>((value) => value === 0 || (typeof value === 'object' && value !== null));

const seatNumber = z.int().min(0).max(3);

/** A seat, for everybody at the table. */
const seatView = z.strictObject({
  seat: seatNumber,
  kind: z.enum(['open', 'invited', 'person', 'bot']),
  /** Of an invited seat in a rematch: whom it is kept for, if they have not sat down elsewhere. */
  name: z.string(),
  /** To block or mute somebody; null: nobody, or a bot. */
  person: z.string().nullable(),
  ready: z.boolean(),
  level: z.enum(LEVELS).nullable(),
  factions: z.tuple([z.string(), z.string()]).nullable(),
  /** No visible page, or no input for two minutes. */
  away: z.boolean(),
  /** The person has left, and a bot plays in their place. */
  standIn: z.boolean(),
  /** The person has said that they leave. */
  left: z.boolean(),
});
export type SeatView = z.infer<typeof seatView>;

/**
 * Needs the consent of every person at the table; for 'bot' and 'end' those who are away, and the one it is about, are not
 * asked.
 */
const proposalView = z.strictObject({
  id: z.int(),
  what: z.enum(['undo', 'bot', 'end', 'days']),
  /** Who proposes it. */
  by: seatNumber,
  /** Whose decision is returned to, or who is away. */
  about: seatNumber,
  /** For an undo: which decision it returns to, in words for the reader. */
  decision: z.custom<Phrase>(Array.isArray).nullable(),
  /** For a game over days: how many for a turn. */
  days: z.int().nullable(),
  agreed: z.array(seatNumber),
});
export type ProposalView = z.infer<typeof proposalView>;

const millis = z.int().min(0);

/** How much time there is; moments are the server's. */
const clocksView = z.strictObject({
  /** By seat: what is left in the bank, in milliseconds, without the decision that is pending. */
  banks: z.array(millis),
  /** Whose decision takes time now; null: nobody's. */
  running: z
    .strictObject({ seat: seatNumber, freeUntil: z.int(), warnAt: z.int(), until: z.int() })
    .nullable(),
  /** Whose time ran out most recently, unless they have decided or come back since. */
  out: seatNumber.nullable(),
  /** Time that was given at the decision that is pending, by whom and to whom; null: none. */
  gift: z.strictObject({ by: seatNumber, to: seatNumber, millis }).nullable(),
  /** It is played over days by now. */
  overDays: z.boolean(),
});
export type ClocksView = z.infer<typeof clocksView>;

/** A table, apart from the game: the same for everybody who sits on the same seat, or watches. */
const roomView = z.strictObject({
  id: z.string(),
  status: z.enum(['open', 'playing', 'over', 'expired']),
  /** Goes up with every change of the set-up; `ready` names it. */
  version: z.int(),
  setUp: onlineSetUp,
  seats: z.array(seatView),
  /** The reader's own seat; null: they watch, or look at an open table. */
  mine: seatNumber.nullable(),
  /** Who may change the set-up; null: nobody. */
  owner: seatNumber.nullable(),
  /** For those who sit there: the invitation for others. */
  invitation: z.string().nullable(),
  code: z.string().nullable(),
  quick: z.boolean(),
  /** Bots take the empty seats of a quick match if nobody comes for them. */
  fills: z.boolean(),
  /** A crowd is rounded down. */
  watchers: z.int(),
  /** Who watches; nobody is named in a crowd. */
  watching: z.array(z.strictObject({ person: z.string(), name: z.string() })).readonly(),
  proposal: proposalView.nullable(),
  /** Who declined the last proposal (`seat`), until the game goes on. `undosLeft`: how many undos `by` may still propose. */
  declined: z
    .strictObject({
      what: proposalView.shape.what,
      by: seatNumber,
      seat: seatNumber,
      undosLeft: z.int(),
    })
    .nullable(),
  /** Null: no clock runs at this table, or it no longer does. */
  clocks: clocksView.nullable(),
  /** Who has been away for so long that the others may propose something. */
  missing: seatNumber.nullable(),
  /** Who is asked whether they are still there; any input of theirs is the answer. Then they count as missing. */
  stillThere: z.strictObject({ seat: seatNumber, until: z.int() }).nullable(),
  /** The table of the next game, and who wanted it; null there: somebody who has gone. */
  rematch: z.strictObject({ table: z.string(), by: seatNumber.nullable() }).nullable(),
  /** How it ended: played to the end, agreed, because somebody's time ran out, or with who conceded. */
  ending: z
    .union([z.enum(['played', 'agreed', 'time']), z.strictObject({ conceded: seatNumber })])
    .nullable(),
});
export type RoomView = z.infer<typeof roomView>;

export const chatLine = z.strictObject({
  /** Higher than that of every line before it; it reveals no counts. */
  number: z.int(),
  room: z.enum(CHAT_ROOMS),
  person: z.string(),
  name: z.string(),
  seat: seatNumber.nullable(),
  at: z.int(),
  said: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('text'), text: z.string() }),
    z.strictObject({ kind: z.literal('emote'), emote: z.enum(EMOTES) }),
  ]),
});
export type ChatLine = z.infer<typeof chatLine>;

/**
 * What changes in a game, against what was told before. The referee's `Update` without beats and log is the *situation*;
 * each beat brings its view as a patch of the view before it.
 */
const gamePart = z.strictObject({
  beats: z.array(z.strictObject({ lines: story, view: patch })),
  /** Of the situation (`standing` on the wire), whose view is that of the last beat by now. */
  standing: patch,
  /** Replaces the whole story. */
  log: story.nullable(),
  /** How many of the last lines of the story were taken back, before those of the beats were added. */
  undone: z.int().min(0),
});
export type GamePart = z.infer<typeof gamePart>;

/** Everything at a table, for somebody who comes or has missed something. */
export const whole = z.strictObject({
  tell: z.literal('whole'),
  table: z.string(),
  /** The server's time. */
  now: z.int(),
  at: since,
  room: roomView,
  /**
   * `standing`: the situation. `log`: the last lines of the story, as far as available; `{ask: 'story'}` gives all of
   * it.
   */
  game: z.strictObject({ standing: z.custom<Situation>(isSituation), log: story }).nullable(),
  chat: z.array(chatLine),
});
export type Whole = z.infer<typeof whole>;

/** What came next; `at.n` is one more than before, or the whole has to be asked for. */
export const part = z.strictObject({
  tell: z.literal('part'),
  table: z.string(),
  at: since,
  room: roomView.nullable(),
  game: gamePart.nullable(),
});
export type Part = z.infer<typeof part>;

/** Something that a person should know wherever they are: what happened at a table. */
export const notice = z.strictObject({
  table: z.string(),
  /** `rematch`, `invited`: `table` is where to go. */
  notice: z.enum(['expired', 'removed', 'dealt', 'rematch', 'invited']),
  /** The name of whoever did it. */
  by: z.string().optional(),
  /** For a private table. */
  invitation: z.string().optional(),
  /** The seat that is kept for this person. */
  seat: seatNumber.optional(),
});
export type Notice = z.infer<typeof notice>;

/** A table in the lobby. */
export const lobbyEntry = z.strictObject({
  id: z.string(),
  status: z.enum(['open', 'playing']),
  seats: z.array(
    z.strictObject({
      kind: z.enum(['open', 'invited', 'person', 'bot']),
      name: z.string(),
      /** At a rated table, in games of its kind; null: nobody, or too few rated games yet. */
      rating: z.int().nullable(),
    }),
  ),
  choice: z.string(),
  edition: z.string(),
  printing: z.string(),
  quick: z.boolean(),
  variant: z.enum(VARIANTS).nullable(),
  clock: clockSetUp,
  rated: z.boolean(),
  hints: z.boolean(),
  /** As in the set-up. */
  openHands: onlineSetUp.shape.openHands,
  /** When it was opened. */
  since: z.int(),
});
export type LobbyEntry = z.infer<typeof lobbyEntry>;

/** Everything that the server says unasked, over a socket as the event `tell`. */
export const tell = z.discriminatedUnion('tell', [
  whole,
  part,
  z.strictObject({ tell: z.literal('chat'), table: z.string(), line: chatLine }),
  z.strictObject({ tell: z.literal('lobby'), changed: z.array(lobbyEntry), gone: z.array(z.string()) }),
  /** Something that a person should know wherever they are. */
  z.strictObject({ tell: z.literal('notice'), ...notice.shape }),
  /** Your tables, as `me` lists them, may be others, or it may be your turn at one: ask again. */
  z.strictObject({ tell: z.literal('own tables') }),
  /** The server is about to stop: come back in a moment. */
  z.strictObject({ tell: z.literal('closing') }),
]);
export type Tell = z.infer<typeof tell>;

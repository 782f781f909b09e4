import { z } from 'zod';
import { chatText, personName } from './readable.ts';
import { daysClock, onlineSetUp } from './set-up.ts';

/** Ids are random letters and digits; anything else is not an id. */
export const id = z.string().regex(/^[A-Za-z0-9_-]{8,40}$/);
const index = z.int().min(0).max(0xffff);
const seat = z.int().min(0).max(3);
const decision = z.int().min(0);

/** Where somebody's stream stands: what was told last. */
export const since = z.strictObject({ epoch: z.string().max(24), n: z.int().min(0) });
export type Since = z.infer<typeof since>;

export const EMOTES = [
  'hello',
  'well played',
  'thanks',
  'oops',
  'wow',
  'thinking',
  'hurry',
  'good game',
] as const;
export type Emote = (typeof EMOTES)[number];

export const ASKINGS = ['when possible', 'only at scoring'] as const;

/** Factions that somebody can wish for in advance. */
const MOST_WISHES = 20;

/** A standing order: until then, windows on other players' turns are passed for this person, or factions are taken. */
export const standingOrder = z.discriminatedUnion('until', [
  z.strictObject({ until: z.literal('my turn') }),
  z.strictObject({ until: z.literal('scoring') }),
  z.strictObject({ until: z.literal('touched'), card: index }),
  z.strictObject({
    until: z.literal('chosen'),
    factions: z.array(z.string().min(1).max(60)).max(MOST_WISHES).readonly(),
    orAny: z.boolean(),
  }),
]);

/** R13.4: only the partner hears it. */
const toPartner = z.boolean().optional();

/** Everything that a person can ask of the server, over a socket or as `POST /api/ask`. */
export const request = z.discriminatedUnion('ask', [
  // Oneself
  z.strictObject({ ask: z.literal('me') }),
  z.strictObject({ ask: z.literal('rename'), name: personName }),
  z.strictObject({ ask: z.literal('hear'), on: z.boolean() }),
  z.strictObject({ ask: z.literal('carry') }),
  z.strictObject({ ask: z.literal('export') }),
  z.strictObject({
    ask: z.literal('relate'),
    person: id,
    /** `friend`: you want it, or accept; off: you do not, or no longer. */
    relation: z.enum(['block', 'mute', 'friend']),
    on: z.boolean(),
  }),
  /** Your finished games, after the one named. */
  z.strictObject({
    ask: z.literal('history'),
    after: z.strictObject({ endedAt: z.int().min(0), game: id }).optional(),
  }),
  z.strictObject({ ask: z.literal('results') }),
  z.strictObject({ ask: z.literal('leaderboard') }),
  /** How factions and first players do in all games here. */
  z.strictObject({ ask: z.literal('statistics') }),

  // Tables
  z.strictObject({ ask: z.literal('lobby'), on: z.boolean() }),
  z.strictObject({ ask: z.literal('open'), setUp: onlineSetUp }),
  z.strictObject({ ask: z.literal('find'), code: z.string().min(4).max(12) }),
  /** Come to a table, and be told from then on; `invitation` as in the link. */
  z.strictObject({
    ask: z.literal('visit'),
    table: id,
    invitation: id.optional(),
    since: since.optional(),
  }),
  /** The whole story up to now, for a reader who was told only the end of it. */
  z.strictObject({ ask: z.literal('story'), table: id }),
  z.strictObject({ ask: z.literal('go'), table: id }),
  z.strictObject({ ask: z.literal('sit'), table: id, seat, invitation: id.optional() }),
  z.strictObject({ ask: z.literal('stand'), table: id }),
  z.strictObject({ ask: z.literal('ready'), table: id, version: z.int(), ready: z.boolean() }),
  z.strictObject({ ask: z.literal('change'), table: id, version: z.int(), setUp: onlineSetUp }),
  /** The owner asks somebody to leave a seat. */
  z.strictObject({ ask: z.literal('remove'), table: id, seat }),
  z.strictObject({ ask: z.literal('close'), table: id }),
  z.strictObject({
    ask: z.literal('quick'),
    players: z.int().min(2).max(4),
    bots: z.boolean(),
    /** The collection of whoever asks, for a table that is opened; missing or null: all factions. */
    pool: onlineSetUp.shape.pool.optional(),
  }),
  z.strictObject({ ask: z.literal('rematch'), table: id }),
  /** Tells a friend who is online about your table, with the way in. */
  z.strictObject({ ask: z.literal('invite'), table: id, person: id }),

  // Playing
  z.strictObject({
    ask: z.literal('answer'),
    table: id,
    /** The id that came with the decision. */
    decision,
    picks: z.array(index).max(200),
  }),
  /** Takes your last decision back, or proposes to. */
  z.strictObject({ ask: z.literal('undo'), table: id }),
  /** Somebody is away: let a bot play, or end the game. */
  z.strictObject({ ask: z.literal('propose'), table: id, what: z.enum(['bot', 'end']), seat }),
  /** Play on over days: the clock is a live one so far. */
  z.strictObject({ ask: z.literal('propose days'), table: id, days: daysClock.shape.days }),
  /** Give somebody else at the table more time: a minute, or a day in a game over days. */
  z.strictObject({ ask: z.literal('give time'), table: id, seat }),
  z.strictObject({
    ask: z.literal('vote'),
    table: id,
    proposal: z.int().min(0),
    agree: z.boolean(),
    /** No more undo by agreement in this game. */
    forGood: z.boolean().optional(),
  }),
  /** Leave the game for the others to go on without; coming back is always possible. */
  z.strictObject({ ask: z.literal('leave'), table: id }),
  z.strictObject({ ask: z.literal('return'), table: id }),
  /** Give up a game of two: it ends, and the other one has won. */
  z.strictObject({ ask: z.literal('concede'), table: id }),
  z.strictObject({ ask: z.literal('asking'), table: id, asking: z.enum(ASKINGS) }),
  /** Null: takes back what stands. */
  z.strictObject({ ask: z.literal('standing order'), table: id, order: standingOrder.nullable() }),
  /** What was passed for you since your own turn. */
  z.strictObject({ ask: z.literal('passed'), table: id }),
  z.strictObject({ ask: z.literal('hint'), table: id, decision }),
  z.strictObject({ ask: z.literal('inspect'), table: id, card: index }),
  z.strictObject({ ask: z.literal('why not'), table: id, card: index, target: index }),
  /** What an option would bring about; `target`: where the card that it plays would go. */
  z.strictObject({
    ask: z.literal('forecast'),
    table: id,
    decision,
    option: index,
    target: index.nullable(),
  }),
  /** The page became visible or hidden, or had input. `page` is the page's own id. */
  z.strictObject({ ask: z.literal('here'), table: id, page: id, visible: z.boolean() }),

  // Talking
  z.strictObject({ ask: z.literal('say'), table: id, text: chatText, toPartner }),
  /** Reports to the operator what somebody does at this table. */
  z.strictObject({
    ask: z.literal('complain'),
    table: id,
    about: id,
    /** Several lines, if need be; what no database takes is no text. */
    reason: z
      .string()
      .trim()
      .min(1)
      .max(500)
      .regex(/^[^\0\p{Cs}]+$/u),
  }),
  z.strictObject({ ask: z.literal('emote'), table: id, emote: z.enum(EMOTES), toPartner }),
  /** Players hear watchers only if they want to. */
  z.strictObject({ ask: z.literal('hear watchers'), table: id, on: z.boolean() }),
]);
export type Request = z.infer<typeof request>;
export type Ask = Request['ask'];

/** What only HTTP can do, because it sets the cookie: `POST /api/hello`. */
export const hello = z.strictObject({ name: personName });
/** `POST /api/carried`: the token of a link from another device. */
export const carried = z.strictObject({ token: z.string().regex(/^[A-Za-z0-9_-]{43}$/) });
/** `GET /api/tables/ID/updates`. */
export const updatesQuery = z.strictObject({
  epoch: z.string().max(24).optional(),
  n: z.coerce.number().int().min(0).optional(),
  invitation: id.optional(),
  /** How long to wait for something new, in seconds. */
  wait: z.coerce.number().min(0).max(25).optional(),
});

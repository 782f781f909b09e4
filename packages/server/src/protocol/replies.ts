import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import type { Forecast, Hint, Inspection, PassedWindow } from '@smashup/referee/protocol';
import type { Phrase } from '@smashup/words';
import { z } from 'zod';
import { historyView, leaderboardView, resultsView } from './history.ts';
import { identityView } from './identity.ts';
import { mailView } from './notices.ts';
import { isFields } from './patch.ts';
import { since } from './requests.ts';
import { statisticsView } from './statistics.ts';
import { chatLine, lobbyEntry, part, story, whole } from './told.ts';

export const PROBLEMS = [
  /** This cookie belongs to nobody: say hello first. */
  'who are you',
  /** Not understood: not a request, or not of this version. */
  'bad request',
  /** Too many requests, or too often. */
  'slow down',
  /** There is no such thing, or not for you. */
  'not there',
  /** Somebody was quicker, or it has changed meanwhile: look again. */
  'too late',
  /** Not now, or not you. */
  'not allowed',
  /** The server cannot, for now. */
  'trouble',
] as const;
export type Problem = (typeof PROBLEMS)[number];

/** Yourself, and where you sit. */
const me = z.strictObject({
  id: z.string(),
  name: z.string(),
  hears: z.boolean(),
  /** This person can also sign in with a passkey or a password. */
  hasKey: z.boolean(),
  /** A game of theirs is over. */
  hasPlayed: z.boolean(),
  /** Names, at that time, of those who are blocked or muted, by id. */
  names: z.record(z.string(), z.string()),
  blocked: z.array(z.string()),
  muted: z.array(z.string()),
  /** People who both want it, as they are called now. */
  friends: z.array(z.strictObject({ id: z.string(), name: z.string(), online: z.boolean() })),
  /** Whom you want as a friend, and who wants you, without an answer so far. */
  wanted: z.array(z.string()),
  wantedBy: z.array(z.strictObject({ id: z.string(), name: z.string() })),
  tables: z.array(
    z.strictObject({
      id: z.string(),
      status: z.enum(['open', 'playing']),
      seats: z.array(z.string()),
      myTurn: z.boolean().nullable(),
      /** It is played over days. */
      overDays: z.boolean(),
    }),
  ),
});
export type Me = z.infer<typeof me>;

/** What comes back for a request. A refusal has a sentence for people, and at a table the whole of it. */
export const reply = z.discriminatedUnion('ok', [
  z.strictObject({
    ok: z.literal(true),
    me: me.optional(),
    /** `open`, `find`, `quick`, `rematch`: where to go. */
    table: z.strictObject({ id: z.string(), invitation: z.string().nullable() }).optional(),
    /** `carry`: the token of the link. */
    carry: z.strictObject({ token: z.string(), until: z.int() }).optional(),
    /** `export`: everything stored about you. */
    export: z.unknown().optional(),
    /** Your keys, after every change to them. */
    identity: identityView.optional(),
    /** What the browser is to be asked for a passkey, in the standard's own JSON. */
    newPasskey: z.custom<PublicKeyCredentialCreationOptionsJSON>(isFields).optional(),
    challenge: z.custom<PublicKeyCredentialRequestOptionsJSON>(isFields).optional(),
    /** `new recovery code`: shown once. */
    recoveryCode: z.string().optional(),
    /** `key` of a push: what the browser subscribes with; null: this server sends none. */
    pushKey: z.string().nullable().optional(),
    /** `POST /api/mail`. */
    mail: mailView.optional(),
    history: historyView.optional(),
    results: resultsView.optional(),
    leaderboard: leaderboardView.optional(),
    statistics: statisticsView.optional(),
    lobby: z.array(lobbyEntry).optional(),
    /** `visit`: the whole, or what was missed. */
    whole: whole.optional(),
    parts: z.array(part).optional(),
    chat: z.array(chatLine).optional(),
    /** `story`: all of it up to there. */
    story: z.strictObject({ at: since, lines: story }).optional(),
    passed: z.array(z.custom<PassedWindow>(isFields)).optional(),
    hint: z.custom<Hint>(isFields).optional(),
    inspection: z.custom<Inspection>(isFields).optional(),
    /** `forecast`; null: nobody can tell. */
    forecast: z.custom<Forecast | null>().optional(),
    /** `why not`; null: it can. */
    whyNot: z.custom<Phrase | null>().optional(),
  }),
  z.strictObject({
    ok: z.literal(false),
    problem: z.enum(PROBLEMS),
    message: z.string(),
    whole: whole.optional(),
  }),
]);
export type Reply = z.infer<typeof reply>;

import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import {
  writeGame,
  type Forecast,
  type GameFile,
  type Hint,
  type Inspection,
  type PassedWindow,
  type Told,
} from '@smashup/referee';
import type { Phrase } from '@smashup/words';
import type {
  ChatLine,
  HistoryView,
  IdentityView,
  LeaderboardView,
  LobbyEntry,
  MailView,
  Me,
  Notice,
  Part,
  Reply,
  ResultsView,
  StatisticsView,
  Tell,
  Whole,
} from '../protocol/index.ts';
import type { Refused } from '../refused.ts';
import type { Everything } from '../storage/index.ts';
import { outgoing, type Outgoing } from './outgoing.ts';

export const done = (): Outgoing<Reply> => outgoing({ ok: true });
export const yourself = (me: Me): Outgoing<Reply> => outgoing({ ok: true, me });
export const way = (table: { id: string; invitation: string | null }): Outgoing<Reply> =>
  outgoing({ ok: true, table: { id: table.id, invitation: table.invitation } });
export const carrying = (carry: { token: string; until: number }): Outgoing<Reply> =>
  outgoing({ ok: true, carry });
export const everythingKept = (everything: Everything): Outgoing<Reply> =>
  outgoing({ ok: true, export: everything });
export const identified = (identity: IdentityView, recoveryCode?: string): Outgoing<Reply> =>
  outgoing({ ok: true, identity, ...(recoveryCode === undefined ? {} : { recoveryCode }) });
export const newPasskeyAsked = (newPasskey: PublicKeyCredentialCreationOptionsJSON): Outgoing<Reply> =>
  outgoing({ ok: true, newPasskey });
export const passkeyAsked = (challenge: PublicKeyCredentialRequestOptionsJSON): Outgoing<Reply> =>
  outgoing({ ok: true, challenge });
export const pushKeyTold = (pushKey: string | null): Outgoing<Reply> => outgoing({ ok: true, pushKey });
export const mailTold = (mail: MailView): Outgoing<Reply> => outgoing({ ok: true, mail });
export const pastGames = (history: HistoryView): Outgoing<Reply> => outgoing({ ok: true, history });
export const resultsNow = (results: ResultsView): Outgoing<Reply> => outgoing({ ok: true, results });
export const leaderboardNow = (leaderboard: LeaderboardView): Outgoing<Reply> =>
  outgoing({ ok: true, leaderboard });
export const statisticsNow = (statistics: StatisticsView): Outgoing<Reply> =>
  outgoing({ ok: true, statistics });
export const lobbyNow = (lobby: LobbyEntry[]): Outgoing<Reply> => outgoing({ ok: true, lobby });
export const missed = (parts: readonly Outgoing<Part>[], chat: ChatLine[]): Outgoing<Reply> =>
  outgoing({ ok: true, parts: parts.map(({ content }) => content), chat });
export const all = (whole: Outgoing<Whole>): Outgoing<Reply> => outgoing({ ok: true, whole: whole.content });
export const hinted = (hint: Told<Hint>): Outgoing<Reply> => outgoing({ ok: true, hint: hint.content });
export const passedFor = (passed: Told<readonly PassedWindow[]>): Outgoing<Reply> =>
  outgoing({ ok: true, passed: [...passed.content] });
export const inspected = (inspection: Told<Inspection>): Outgoing<Reply> =>
  outgoing({ ok: true, inspection: inspection.content });
export const reason = (whyNot: Told<Phrase | null>): Outgoing<Reply> =>
  outgoing({ ok: true, whyNot: whyNot.content });

export const foreseen = (forecast: Told<Forecast | null>): Outgoing<Reply> =>
  outgoing({ ok: true, forecast: forecast.content });
export const unforeseen = (): Outgoing<Reply> => outgoing({ ok: true, forecast: null });

/** With the whole table where there is one: a page that was refused has to look again. */
export const refusal = ({ problem, message }: Refused, whole: Outgoing<Whole> | null): Outgoing<Reply> =>
  outgoing({ ok: false, problem, message, ...(whole === null ? {} : { whole: whole.content }) });

export const trouble = (): Outgoing<Reply> =>
  outgoing({
    ok: false,
    problem: 'trouble',
    message: 'Something went wrong on the server. Please try again in a moment.',
  });

/** The file of a finished game, for its permanent address: every tool of the project reads it. */
export const recordFile = (game: GameFile): Outgoing<string> => outgoing(writeGame(game));
export const noRecordYet = (): Outgoing<null> => outgoing(null);

export const chatTold = (table: string, line: ChatLine): Outgoing<Tell> =>
  outgoing({ tell: 'chat', table, line });
export const lobbyTold = (changed: readonly LobbyEntry[], gone: readonly string[]): Outgoing<Tell> =>
  outgoing({ tell: 'lobby', changed: [...changed], gone: [...gone] });
export const noticeTold = (notice: Notice): Outgoing<Tell> => outgoing({ tell: 'notice', ...notice });
export const ownTablesTold = (): Outgoing<Tell> => outgoing({ tell: 'own tables' });
export const closingTold = (): Outgoing<Tell> => outgoing({ tell: 'closing' });

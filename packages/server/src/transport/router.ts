import type { BusMessage } from '../event-bus/index.ts';
import type { GameHistory, Statistics } from '../history/index.ts';
import { areFriendly, type Complaints, type IsOnline, type People, type Relations } from '../people/index.ts';
import type { TableCache, LiveTable } from '../play/index.ts';
import {
  carrying,
  done,
  everythingKept,
  leaderboardNow,
  lobbyNow,
  pastGames,
  resultsNow,
  statisticsNow,
  refusal,
  trouble,
  way,
  yourself,
  type Outgoing,
} from '../projection/index.ts';
import {
  request as requestSchema,
  sentenceFor,
  type Me,
  type Reply,
  type Request,
  type Since,
} from '../protocol/index.ts';
import { notUnderstood, Refused } from '../refused.ts';
import type { PersonRow, StoredTable, TablesStore } from '../storage/index.ts';
import { readSetUp, type Lobby, type Tables } from '../tables/index.ts';
import { networkOf } from './address.ts';
import type { Limiter } from './limits.ts';
import type { OwnTables } from './own-tables.ts';
import type { Acquaintance, Session, Sessions } from './session.ts';

/** The modules that requests are handed to. */
interface RouterModules {
  readonly people: People;
  readonly complaints: Complaints;
  readonly history: GameHistory;
  readonly statistics: Statistics;
  readonly tables: Tables;
  readonly store: TablesStore;
  readonly lobby: Lobby;
  readonly tableCache: TableCache;
  readonly sessions: Sessions;
  readonly ownTables: Pick<OwnTables, 'changed'>;
  readonly isOnline: IsOnline;
  readonly limiters: Limiters;
  /** Tells the other processes. */
  readonly publish: (message: BusMessage) => void;
  readonly report: (error: unknown, ask: string) => void;
}

/** Limits on what nobody may do too often. */
export interface Limiters {
  /** Requests of a person. */
  readonly requests: Limiter;
  /** From an address: what could be guessed, and new people. */
  readonly tries: Limiter;
  readonly chat: Limiter;
  /** Passwords tried for one name. */
  readonly signInNames: Limiter;
  /** Confirmation mails that a person has asked for. */
  readonly mailsBy: Limiter;
  /** The same per address, whoever asks. */
  readonly mailsTo: Limiter;
}

const TOO_MUCH = new Refused('slow down', 'Too many requests. Please wait a moment.');
/** What could be found by guessing, and what is much work. */
const DEAR: ReadonlySet<Request['ask']> = new Set<Request['ask']>(['find', 'carry', 'export']);

/** Hands every request to the module that it is for, the same for sockets and for plain HTTP. */
export class Router {
  private readonly modules: RouterModules;
  constructor(modules: RouterModules) {
    this.modules = modules;
  }

  /** Throws when an address has tried too often. */
  async checkTries(address: string): Promise<void> {
    if (!(await this.modules.limiters.tries.allows(networkOf(address))))
      throw new Refused('slow down', 'Too many tries. Please wait a minute.');
  }

  /** Throws when passwords have been tried too often for a name, wherever from. */
  async checkSignInName(name: string): Promise<void> {
    if (!(await this.modules.limiters.signInNames.allows(name.trim().toLowerCase()))) {
      throw new Refused(
        'slow down',
        'That was tried too often. Please wait an hour, or sign in another way.',
      );
    }
  }

  /** Throws when a person has named too many addresses. */
  async checkMails(person: string): Promise<void> {
    if (!(await this.modules.limiters.mailsBy.allows(person))) {
      throw new Refused('slow down', 'Too many tries. Please wait an hour.');
    }
  }

  /** Nobody can make the server write to a stranger again and again. */
  mayMail(address: string): Promise<boolean> {
    return this.modules.limiters.mailsTo.allows(address);
  }

  async acquaint({ id, name, hears }: Pick<PersonRow, 'id' | 'name' | 'hears'>): Promise<Acquaintance> {
    return { person: { id, name }, relations: await this.modules.people.relations(id), hears: hears === 1 };
  }

  /** Never throws: whatever goes wrong is an answer, too. What nobody understands counts as well, before it is read. */
  async handle(session: Session, data: unknown): Promise<Outgoing<Reply>> {
    if (!(await this.modules.limiters.requests.allows(session.person.id))) return refusal(TOO_MUCH, null);
    const wish = requestSchema.safeParse(data);
    return wish.success
      ? this.grant(session, wish.data)
      : refusal(notUnderstood(sentenceFor(wish.error)), null);
  }

  private async grant(session: Session, request: Request): Promise<Outgoing<Reply>> {
    try {
      if (DEAR.has(request.ask)) await this.checkTries(session.address);
      const job = () => this.hand(session, request);
      return await ('table' in request ? this.modules.tableCache.holding(request.table, job) : job());
    } catch (error) {
      return this.refuse(session, request, error);
    }
  }

  private async refuse(session: Session, request: Request, error: unknown): Promise<Outgoing<Reply>> {
    if (!(error instanceof Refused)) {
      this.modules.report(error, request.ask);
      return trouble();
    }
    const isAt = 'table' in request && session.tables.has(request.table);
    if (!isAt || error.problem === 'slow down') return refusal(error, null);
    try {
      const live = await this.modules.tableCache.get(request.table);
      return refusal(error, await live.whole(session));
    } catch {
      return refusal(error, null);
    }
  }

  private async hand(session: Session, request: Request): Promise<Outgoing<Reply>> {
    const { people, tables, tableCache } = this.modules;
    const { person } = session;
    switch (request.ask) {
      case 'me':
        return yourself(await this.me(person.id));
      case 'rename':
        await people.rename(person.id, request.name);
        await this.renew(person.id);
        return done();
      case 'hear':
        await people.hear(person.id, request.on);
        await this.renew(person.id);
        return done();
      case 'carry':
        return carrying(await people.carry(person.id));
      case 'export':
        return everythingKept(await people.everything(person.id));
      case 'relate': {
        const { relation: kind, person: other, on } = request;
        const before = session.relations;
        await people.relate({ person: person.id, other, kind }, on);
        await this.renew(person.id);
        await this.renewed(other);
        this.modules.publish({ kind: 'person', person: other });
        // Nobody hears that they were muted or blocked, unless that ends a friendship.
        if (kind === 'friend' || (kind === 'block' && areFriendly(before, other)))
          this.modules.ownTables.changed(other);
        return done();
      }
      case 'history':
        return pastGames(await this.modules.history.history(person.id, request.after ?? null));
      case 'results':
        return resultsNow(await this.modules.history.results(person.id));
      case 'leaderboard':
        return leaderboardNow(await this.modules.history.leaderboard(person.id));
      case 'statistics':
        return statisticsNow(await this.modules.statistics.read());
      case 'lobby':
        return this.lookAtLobby(session, request.on);
      case 'open':
        return way(await tables.open(person, request.setUp));
      case 'find':
        return way(await tables.find(request.code));
      case 'sit':
        await tables.sit(person, request.table, request.seat, request.invitation);
        return done();
      case 'stand':
        await tables.stand(person.id, request.table);
        return done();
      case 'ready':
        await tables.ready(person.id, request.table, request.version, request.ready);
        return done();
      case 'change':
        await tables.change(person.id, request.table, request.version, request.setUp);
        return done();
      case 'remove':
        await tables.remove(person.id, request.table, request.seat);
        return done();
      case 'close':
        await tables.close(person.id, request.table);
        return done();
      case 'quick':
        return way(await tables.quick(person, session.relations, request));
      case 'rematch':
        return way(await tables.rematch(person, request.table));
      case 'invite':
        await this.checkChat(person.id);
        await tables.invite(person, session.relations.friends, request.table, request.person);
        return done();
      case 'visit':
        return this.visit(session, request.table, request.invitation, request.since);
      case 'story':
        return (await this.at(session, request)).story(session);
      case 'go':
        // The same for somebody who was never there, so that it does not reveal that there is such a table.
        if (session.tables.delete(request.table)) (await tableCache.get(request.table)).go(session);
        return done();
      case 'answer':
        return (await this.at(session, request)).answers.answer(person, request.decision, request.picks);
      case 'undo':
        return (await this.at(session, request)).proposals.undo(person);
      case 'propose':
        return (await this.at(session, request)).proposals.propose(person, request.what, request.seat);
      case 'propose days':
        return (await this.at(session, request)).proposals.proposeDays(person, request.days);
      case 'give time':
        return (await this.at(session, request)).giveTime.give(person, request.seat);
      case 'vote':
        return (await this.at(session, request)).proposals.vote(
          person,
          request.proposal,
          request.agree,
          request.forGood ?? false,
        );
      case 'leave':
        return (await this.at(session, request)).leaving.leave(person);
      case 'return':
        return (await this.at(session, request)).leaving.comeAgain(person);
      case 'concede':
        return (await this.at(session, request)).leaving.concede(person);
      case 'asking':
        return (await this.at(session, request)).answers.ask(person, request.asking);
      case 'standing order':
        return (await this.at(session, request)).answers.order(person, request.order);
      case 'passed':
        return (await this.at(session, request)).passed(session);
      case 'hint':
        return (await this.at(session, request)).queries.hint(person, request.decision);
      case 'inspect':
        return (await this.at(session, request)).queries.inspect(session, request.card);
      case 'why not':
        return (await this.at(session, request)).queries.whyNot(session, request.card, request.target);
      case 'forecast':
        return (await this.at(session, request)).queries.forecast(person, request);
      case 'here':
        return (await this.at(session, request)).here(session, request.page, request.visible);
      case 'say':
        await this.checkChat(person.id);
        return (await this.at(session, request)).talk.say(
          session,
          { kind: 'text', text: request.text },
          request.toPartner,
        );
      case 'emote':
        await this.checkChat(person.id);
        return (await this.at(session, request)).talk.say(
          session,
          { kind: 'emote', emote: request.emote },
          request.toPartner,
        );
      case 'complain':
        await this.checkChat(person.id);
        await this.complain(session, request);
        return done();
      case 'hear watchers':
        return (await this.at(session, request)).talk.hearWatchers(session, request.on);
    }
  }

  /** The person, and where they sit. */
  async me(person: string): Promise<Me> {
    const alive = await this.modules.store.aliveOf(person);
    const seated = alive.map(async (table) => ({ table, ...(await this.howItGoes(person, table)) }));
    return this.modules.people.me(person, await Promise.all(seated), this.modules.isOnline);
  }

  private async howItGoes(
    person: string,
    { id, status, set_up }: StoredTable,
  ): Promise<{ readonly myTurn: boolean | null; readonly overDays: boolean }> {
    const overDays = readSetUp(set_up).clock.kind === 'days';
    if (status !== 'playing') return { myTurn: null, overDays };
    try {
      const live = await this.modules.tableCache.get(id);
      return { myTurn: live.awaits(person), overDays: live.isOverDays };
    } catch (error) {
      // One game that cannot be opened does not hide the others.
      this.modules.report(error, 'me');
      return { myTurn: null, overDays };
    }
  }

  private async checkChat(person: string): Promise<void> {
    if (!(await this.modules.limiters.chat.allows(person)))
      throw new Refused('slow down', 'Too many messages. Please wait a moment.');
  }

  private async complain(
    session: Session,
    request: Extract<Request, { readonly ask: 'complain' }>,
  ): Promise<void> {
    await this.at(session, request);
    const table = await this.modules.store.byId(request.table);
    if (table === null) throw new Refused('not there', 'This table does not exist.');
    await this.modules.complaints.complain(session.person, table, request);
  }

  /**
   * The table that a request names, if the person may be there. Without a socket they are there for that one request.
   */
  private async at(session: Session, { table }: { readonly table: string }): Promise<LiveTable> {
    const live = await this.modules.tableCache.get(table);
    if (!session.tables.has(table)) live.check(session);
    return live;
  }

  async visit(
    session: Session,
    table: string,
    invitation: string | undefined,
    since: Since | undefined,
  ): Promise<Outgoing<Reply>> {
    const { tableCache } = this.modules;
    return tableCache.holding(table, async () => {
      const live = await tableCache.get(table);
      const reply = await live.visit(session, invitation, since);
      session.tables.add(table);
      return reply;
    });
  }

  async record(
    session: Session | null,
    table: string,
    invitation: string | undefined,
  ): Promise<Outgoing<string | null>> {
    return (await this.modules.tableCache.get(table)).queries.record(session, invitation);
  }

  private async lookAtLobby(session: Session, on: boolean): Promise<Outgoing<Reply>> {
    session.lookAtLobby(null);
    if (!on) return done();
    const { entries, leave } = await this.modules.lobby.look({
      relations: () => session.relations,
      tell: session.tell,
    });
    session.lookAtLobby(leave);
    return lobbyNow(entries);
  }

  /** All pages of a person know at once what the person has changed. */
  private async renew(person: string): Promise<void> {
    await this.renewed(person);
    this.modules.publish({ kind: 'person', person });
  }

  /** Something about the person has changed, perhaps in another process. */
  async renewed(person: string): Promise<void> {
    const here = this.modules.sessions.of(person);
    const row = here.length === 0 ? undefined : await this.modules.people.byId(person);
    if (row === undefined) return;
    const known = await this.acquaint(row);
    for (const session of here) session.renew(known);
  }

  /** A page has opened a connection. */
  arrive({ person, relations }: Session): void {
    if (this.modules.sessions.of(person.id).length === 1) this.tellFriends(relations);
  }

  /** Tells their friends' pages to update. */
  private tellFriends({ friends }: Relations): void {
    for (const friend of friends) this.modules.ownTables.changed(friend);
  }

  /** The page is gone. */
  async farewell(session: Session): Promise<void> {
    if (this.modules.sessions.of(session.person.id).length === 0) this.tellFriends(session.relations);
    session.lookAtLobby(null);
    for (const table of session.tables) (await this.modules.tableCache.get(table)).go(session);
    session.tables.clear();
  }

  /** Nothing is kept about this person any more; games go on as if they had left. */
  async forget({ person: { id: person } }: Session): Promise<void> {
    const { people, tableCache, publish } = this.modules;
    const left = await this.leaveEverything(person);
    await people.forget(person);
    this.forgotten(person);
    publish({ kind: 'forgotten', person });
    for (const table of left) {
      tableCache.changed(table);
      publish({ kind: 'table', table });
    }
  }

  /** What is asked from a page that is still open would be kept about somebody who is not there any more. */
  forgotten(person: string): void {
    this.modules.sessions.end(person, null);
    this.modules.tableCache.forget(person);
  }

  /** Somebody has been banned: their pages are closed, and games go on as if they had left. */
  async sendAway(person: string): Promise<void> {
    this.modules.sessions.end(person, null);
    await this.leaveEverything(person);
  }

  /** Returns the games that they were in. */
  private async leaveEverything(person: string): Promise<readonly string[]> {
    const { tables, store, tableCache, report } = this.modules;
    await tables.standEverywhere(person);
    const alive = (await store.aliveOf(person)).map(({ id }) => id);
    for (const id of alive) {
      try {
        await (await tableCache.get(id)).leaving.leave({ id: person });
      } catch (error) {
        // Leaving works even if the game cannot be opened or has just ended.
        if (!(error instanceof Refused)) report(error, 'leave');
      }
    }
    return alive;
  }
}

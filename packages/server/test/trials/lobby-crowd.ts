import { seat, setUp } from '../kit/client.ts';
import type { LightClient } from './light-client.ts';
import { LoadTrial } from './load.ts';
import type { Service } from './service.ts';
import { arrive, forEach, pause, quantile, round } from './throng.ts';

export interface LobbyReport {
  readonly onlookers: number;
  readonly tables: number;
  /** Tables that somebody never heard of, over all onlookers. */
  readonly missed: number;
  /** From when a table was open until an onlooker heard of it. */
  readonly p50Millis: number;
  readonly p99Millis: number;
  /** What those notice who play meanwhile. */
  readonly playersP99Millis: number;
}

interface LobbyOptions {
  readonly onlookers: number;
  readonly seconds: number;
}

const TABLES_A_MINUTE = 100;
const PLAYED = 20;
/** What was told last is still under way. */
const PATIENCE = 10_000;

/** Many look at the lobby while tables are opened and others play. */
export async function tryLobby(server: Service, { onlookers, seconds }: LobbyOptions): Promise<LobbyReport> {
  const playing = new LoadTrial(server, { tables: PLAYED, seconds });
  await server.start();
  const opened = new Map<string, number>();
  const millis: number[] = [];
  const crowd = await forEach(onlookers, (at) => arrive(server.addressFor(at), `L${at}`));
  const heard = crowd.map((client) => listenTo(client, opened, millis));
  await forEach(onlookers, (at) => crowd[at].ask({ ask: 'lobby', on: true }));
  const playersAre = playing.playOn();
  const count = Math.round((TABLES_A_MINUTE * seconds) / 60);
  for (let at = 0; at < count; at++) {
    // Nobody may have many open tables.
    const owner = await arrive(server.addressFor(at), `O${at}`);
    const { table } = await owner.ask({ ask: 'open', setUp: setUp([seat.me, seat.open]) });
    opened.set(table?.id ?? '', performance.now());
    owner.disconnect();
    await pause(60_000 / TABLES_A_MINUTE);
  }
  const { p99Millis } = await playersAre;
  const until = performance.now() + PATIENCE;
  const missed = (): number => heard.reduce((sum, tables) => sum + count - tables.size, 0);
  while (missed() > 0 && performance.now() < until) await pause(100);
  for (const client of crowd) client.disconnect();
  millis.sort((one, other) => one - other);
  return {
    onlookers,
    tables: count,
    missed: missed(),
    p50Millis: round(quantile(millis, 0.5)),
    p99Millis: round(quantile(millis, 0.99)),
    playersP99Millis: p99Millis,
  };
}

/** The tables of the trial that this client has heard of. */
function listenTo(client: LightClient, opened: ReadonlyMap<string, number>, millis: number[]): Set<string> {
  const heard = new Set<string>();
  client.heard = (told) => {
    if (told.tell !== 'lobby') return;
    for (const { id } of told.changed) {
      const at = opened.get(id);
      if (at === undefined || heard.has(id)) continue;
      heard.add(id);
      millis.push(performance.now() - at);
    }
  };
  return heard;
}

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Liar, type Lie } from './kit/liar.ts';
import { RacesTrial, type Race, type RacesReport } from './trials/races.ts';
import { Service } from './trials/service.ts';

const DONE = JSON.stringify({ ok: true });
const LATE = JSON.stringify({ ok: false, problem: 'too late', message: 'No game is in progress.' });

/** Acknowledges what comes after a concession, and lets it come after it. */
function acknowledgingLate(what: string): Lie {
  let conceded = (): void => {};
  const end = new Promise<void>((resolve) => {
    conceded = resolve;
  });
  return async (asked, hear) => {
    if (asked === what) await end;
    const said = await hear();
    if (asked === 'concede') conceded();
    return asked === what ? DONE : said;
  };
}

/** Servers that are not sure who has conceded, or when that was. */
const LIARS: Readonly<Record<string, readonly [Race, () => Lie]>> = {
  'lets both concede': ['concessions', () => async (asked, hear) => onConceding(asked, await hear(), DONE)],
  'tells nobody that they have conceded': [
    'conceded answers',
    () => async (asked, hear) => onConceding(asked, await hear(), LATE),
  ],
  'forgets a concession': [
    'conceded answers',
    () => async (asked, hear) => (asked === 'concede' ? DONE : hear()),
  ],
  'says that the other one has conceded': [
    'conceded returns',
    () => async (_, hear) =>
      (await hear()).replaceAll(/"conceded":(\d)/g, (_all, seat) => `"conceded":${1 - Number(seat)}`),
  ],
  'acknowledges an answer after the end': ['conceded answers', () => acknowledgingLate('answer')],
  'acknowledges an undo after the end': ['conceded undos', () => acknowledgingLate('undo')],
};

function onConceding(asked: string, said: string, otherwise: string): string {
  return asked === 'concede' ? otherwise : said;
}

describe('what only one can have, asked for at two processes at once', () => {
  let service: Service;
  beforeAll(async () => {
    service = await Service.open({ isInPostgres: true, processes: 2 }, { WINDOW_MILLIS: '20' });
    await service.start();
  });
  afterAll(() => service.end());

  /** A round of that race, with a liar before each process. */
  async function raceBefore(race: Race, lie: Lie): Promise<RacesReport> {
    const liars = [
      await Liar.before(service.addressFor(0), lie),
      await Liar.before(service.addressFor(1), lie),
    ];
    const lying = {
      addressFor: (at: number) => liars[at].address,
      openDatabase: () => service.openDatabase(),
    };
    const report = await new RacesTrial(lying, { rounds: 1, seed: 3, kinds: [race] }).run();
    for (const liar of liars) await liar.end();
    return report;
  }

  it('goes to one, and nobody is told what is not so', async () => {
    const report = await new RacesTrial(service, { rounds: 9, seed: 3 }).run();
    expect(report).toEqual({
      races: {
        answers: 1,
        joins: 1,
        undos: 1,
        returns: 1,
        deadlines: 1,
        concessions: 1,
        'conceded answers': 1,
        'conceded undos': 1,
        'conceded returns': 1,
      },
      lies: [],
      ties: [],
    });
  });

  it('is judged the same through somebody who lies about nothing', async () => {
    expect(await raceBefore('concessions', (_, hear) => hear())).toMatchObject({ lies: [], ties: [] });
  });

  it.each(Object.entries(LIARS))('a server is found out that %s', async (_, [race, lie]) => {
    const { lies, ties } = await raceBefore(race, lie());
    expect([...lies, ...ties]).not.toEqual([]);
  });
});

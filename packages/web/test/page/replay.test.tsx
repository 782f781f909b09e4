import { within } from '@testing-library/dom';
import { library } from '@smashup/cards';
import type { CardId, State } from '@smashup/engine';
import type { Thinker } from '@smashup/bots/browser';
import { expect, it } from 'vitest';
import { finishedGame, minionsToPlay, type FinishedGame } from '../../tools/found-games.ts';
import { againstRandomBots } from '../against-bots.ts';
import { atOnce } from '../host/fixture.ts';
import { Device } from './kit/device.ts';
import { openPage, type Page } from './kit/page.tsx';
import { play } from './kit/play.ts';
import { all, concede, fileOf, openFound, turnSeen } from './kit/table.ts';

const games = new Map<number, FinishedGame>();

/** A short game that was played to its end; looked for once. */
function finishedFor(players: number): FinishedGame {
  const game = games.get(players) ?? finishedGame(players, 40);
  games.set(players, game);
  return game;
}

async function openReplay(text: string, device = new Device()): Promise<Page> {
  const page = await openPage('/replay', { device });
  await page.upload(page.getByLabelText('Choose a file'), fileOf(text));
  return page;
}

const timeline = (page: Page): HTMLInputElement => page.getByRole('slider', { name: 'Timeline' });
const pointNow = (page: Page): number => Number(timeline(page).value);
const lastPoint = (page: Page): number => Number(timeline(page).max);

async function press(page: Page, name: string): Promise<void> {
  await page.click(within(page.getByRole('group', { name: 'Replay' })).getByRole('button', { name }));
}

const panel = (page: Page) => within(page.getByRole('dialog', { name: 'About this replay' }));

/** Looks with other eyes: a player's name, or nobody's. */
async function lookAs(page: Page, name: string): Promise<void> {
  await press(page, 'More');
  await page.select(panel(page).getByLabelText('See it as'), name);
  await page.click(panel(page).getByRole('button', { name: 'Close' }));
}

const nameOf = (label: string | null): string => label?.replace(/[,:].*$/su, '') ?? '';

/** What is seen: everybody's points, the bases, and the cards of whoever looks. */
function tableSeen(page: Page, { players }: { readonly players: readonly { readonly name: string }[] }) {
  return {
    vp: players.map(({ name }) => {
      const region = page.getByRole('region', { name: new RegExp(`^${name}(, you)?$`) });
      return Number.parseInt(within(region).getByText(/^-?\d+ VP$/).textContent ?? '', 10);
    }),
    bases: within(page.getByRole('region', { name: 'Bases' }))
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent),
    hand: all('section[aria-label="Your hand"] button').map((card) =>
      nameOf(card.getAttribute('aria-label')),
    ),
  };
}

function namesOf({ defs }: State, cards: readonly CardId[]): string[] {
  return cards.map((card) => library.defs[defs[card]].name);
}

/** The table as the engine left it. */
function result(state: State, seat: number | null) {
  return {
    vp: state.players.map(({ vp }) => vp),
    bases: namesOf(
      state,
      state.bases.map(({ base }) => base),
    ),
    hand: seat === null ? [] : namesOf(state, state.players[seat].hand),
  };
}

it('a game that was conceded says so at its end, and not before', async () => {
  const game: object = JSON.parse(finishedFor(2).text);
  const page = await openReplay(JSON.stringify({ ...game, ending: { conceded: 0 } }));
  const said = 'Ann conceded, so Benedikta won.';
  expect(page.queryByText(said)).toBeNull();
  await press(page, 'To the end');
  expect(page.getByText(said)).toBeTruthy();
});

it('a game is replayed step by step to its end, which is the recorded one', async () => {
  const { text, state } = finishedFor(2);
  const page = await openReplay(text);
  const last = lastPoint(page);
  // Found once: looking through the whole page by role at every step takes longer than drawing it.
  const slider = timeline(page);
  const controls = within(page.getByRole('group', { name: 'Replay' }));
  const pressHere = (name: string): Promise<void> => page.click(controls.getByRole('button', { name }));
  for (let at = 0; at < last; at += 1) {
    await pressHere('One step forward');
    expect(slider.value).toBe(String(at + 1));
  }
  expect(tableSeen(page, state)).toEqual(result(state, 0));
  expect(page.getByText('The game is over.')).toBeTruthy();
  for (let at = last; at > last - 5; at -= 1) {
    await pressHere('One step back');
    expect(slider.value).toBe(String(at - 1));
  }
  await pressHere('Back to the start');
  expect(pointNow(page)).toBe(0);
});

it('from every seat its end is the recorded one', async () => {
  const { text, state } = finishedFor(3);
  const page = await openReplay(text);
  await press(page, 'To the end');
  for (const [seat, { name }] of state.players.entries()) {
    await lookAs(page, name);
    expect(tableSeen(page, state)).toEqual(result(state, seat));
  }
  await lookAs(page, 'a spectator');
  expect(tableSeen(page, state)).toEqual(result(state, null));
});

it('plays by itself, and goes to turns and scorings', async () => {
  const page = await openReplay(finishedFor(2).text);
  await press(page, 'Play');
  // Each point stays for 0.4 s.
  await page.pass(1600);
  expect(pointNow(page)).toBe(4);
  await press(page, 'Pause');
  await page.pass(10_000);
  expect(pointNow(page)).toBe(4);
  await press(page, 'To the end');
  const last = lastPoint(page);
  expect(pointNow(page)).toBe(last);
  await press(page, 'More');
  const turns = panel(page).getByLabelText<HTMLSelectElement>('Turn');
  await page.fill(turns, turns.options[4].value);
  expect(page.getAllByText(/^Turn 5/).length).toBeGreaterThan(0);
  const turn = pointNow(page);
  expect(turn).toBeLessThan(last);
  await press(page, 'More');
  const scorings = panel(page).getByLabelText<HTMLSelectElement>('Scoring');
  await page.fill(scorings, scorings.options[1].value);
  expect(pointNow(page)).not.toBe(turn);
  expect(timeline(page).getAttribute('aria-valuetext')).toMatch(/^Turn \d+, step/);
  // Before the points are given others may answer.
  const isShown = (): boolean => page.queryByRole('region', { name: / scores$/ }) !== null;
  while (!isShown()) {
    const at = pointNow(page);
    await press(page, 'One step forward');
    expect(pointNow(page)).toBe(at + 1);
  }
  await press(page, 'Back to the start');
  expect(isShown()).toBe(false);
});

it('with all cards open everybody’s hand can be seen', async () => {
  const { text, state } = finishedFor(2);
  const page = await openReplay(text);
  await press(page, 'To the end');
  await press(page, 'More');
  expect(panel(page).queryByText(/cards in hand/)).toBeNull();
  await page.click(panel(page).getByRole('checkbox', { name: /^All cards open/ }));
  const { name, hand } = state.players[1];
  const summary = panel(page).getByText(`${name}: ${hand.length} cards in hand`);
  await page.click(summary);
  const cards = [...(summary.closest('details')?.querySelectorAll('button') ?? [])];
  expect(cards.map((card) => card.getAttribute('aria-label'))).toEqual(
    namesOf(state, hand).map((card): unknown => expect.stringContaining(card)),
  );
});

it('from the middle a game goes on, against bots', async () => {
  const page = await openReplay(againstRandomBots(finishedFor(2).text));
  await press(page, 'More');
  // A turn of the person, who is waited for.
  const turns = panel(page).getByLabelText<HTMLSelectElement>('Turn');
  const own = [...turns.options].filter(({ textContent }) => textContent?.includes('Ann'));
  const middle = own[Math.floor(own.length / 2)].value;
  await page.fill(turns, middle);
  expect(String(pointNow(page))).toBe(middle);
  const players = [{ name: 'Ann' }, { name: 'Benedikta' }];
  const seen = tableSeen(page, { players });
  await press(page, 'More');
  await page.click(page.getByRole('button', { name: 'Continue from here' }));
  expect(page.path()).toMatch(/\/game\//);
  expect(page.getByRole('region', { name: 'Your hand' })).toBeTruthy();
  expect(tableSeen(page, { players }).vp).toEqual(seen.vp);
  const turn = turnSeen();
  await play(page, { seed: 5, until: () => turnSeen() > turn + 2 });
  await concede(page);
  // The game that went on differently can be looked at as well.
  await page.click(page.getByRole('button', { name: 'Watch replay' }));
  expect(lastPoint(page)).toBeGreaterThan(Number(middle));
});

/** A bot that would always have chosen otherwise, and thinks that it cost something. */
function strictBot(): Thinker {
  const thinker = atOnce();
  return {
    ...thinker,
    async think(level, view, decision, budget, seed, company) {
      const thought = await thinker.think(level, view, decision, budget, seed, company);
      const other = decision.options.findIndex((_, at) => company?.rival?.includes(at) === false);
      const picks = other < 0 || decision.max > 1 ? thought.answer.picks : [other];
      const cost = (decision.id % 40) / 100;
      return { ...thought, answer: { decision: decision.id, picks }, chance: 0.6, rivalChance: 0.6 - cost };
    },
  };
}

it('a review: the five decisions that cost most, each with the board, and the way to it in the replay', async () => {
  const device = new Device();
  device.thinker = strictBot();
  const page = await openReplay(finishedFor(2).text, device);
  await press(page, 'More');
  await page.click(panel(page).getByRole('button', { name: 'Review my game' }));
  expect(page.getByRole('heading', { level: 1, name: 'Review my game' })).toBeTruthy();
  const costliest = within(page.getByRole('region', { name: 'What cost most' }));
  const [list] = costliest.getAllByRole('list');
  const decisions = within(list).getAllByRole('listitem');
  const costs = decisions.map(({ textContent }) =>
    Number(/−(?<cost>\d+) %$/.exec(textContent ?? '')?.groups?.['cost']),
  );
  expect(costs).toHaveLength(5);
  expect(costs).toEqual(costs.toSorted((one, other) => other - one));
  expect(costs[0]).toBeGreaterThan(0);
  // The costliest is shown first: what was done, what the bot would have done and how much better that is.
  const bases = () => page.getByRole('region', { name: 'Bases', hidden: true }).textContent;
  const board = bases();
  expect(
    costliest.getByText(/^In the games the bot imagined from here, its choice wins 60 % of the time,/),
  ).toBeTruthy();
  // Those of one turn may show the same board.
  const turnOf = ({ textContent }: HTMLElement) => /Turn \d+/.exec(textContent ?? '')?.[0];
  const [elsewhere] = decisions.filter((decision) => turnOf(decision) !== turnOf(decisions[0]));
  await page.click(within(elsewhere).getByRole('button'));
  expect(bases()).not.toBe(board);
  await page.click(costliest.getByRole('button', { name: 'Open in the replay' }));
  expect(pointNow(page)).toBeGreaterThan(0);
});

it('a review is one click from the result', async () => {
  const page = await openFound([minionsToPlay, 2, 20]);
  await concede(page);
  await page.click(page.getByRole('button', { name: 'Review my game' }));
  expect(page.path()).toMatch(/^\/review\//);
  expect(page.getByRole('heading', { level: 1, name: 'Review my game' })).toBeTruthy();
  // This bot thinks of nothing to compare.
  expect(page.getByText(/^No decision cost more/)).toBeTruthy();
});

it('a link that was made on one device shows the game on another', async () => {
  const { text, state } = finishedFor(3);
  const page = await openReplay(text);
  await press(page, 'More');
  await page.click(page.getByRole('button', { name: 'Make a link' }));
  const link = new URL(page.getByLabelText<HTMLInputElement>('Link to this replay').value);
  const other = await openPage(link.pathname + link.hash);
  await press(other, 'To the end');
  expect(tableSeen(other, state)).toEqual(result(state, 0));
});

it('a record of another version says so, and is shown as far as it goes', async () => {
  const data: { answers: string } = JSON.parse(finishedFor(2).text);
  const answers = data.answers.split(' ');
  answers[40] = `~~~${answers[40].slice(3)}`;
  const page = await openReplay(JSON.stringify({ ...data, answers: answers.join(' ') }));
  expect(page.getByText(`answer 41 of ${answers.length}`, { exact: false })).toBeTruthy();
  expect(lastPoint(page)).toBe(40);
});

it('what is no game is refused with the reason', async () => {
  const page = await openPage('/replay#nonsense');
  expect(page.getByRole('heading', { name: 'This game cannot be shown' })).toBeTruthy();
  expect(page.getByText('There is no game in this link', { exact: false })).toBeTruthy();
  await page.upload(page.getByLabelText('Choose a file'), fileOf('{}', 'a.json'));
  expect(page.getByText(/no game of Smash Up/)).toBeTruthy();
});

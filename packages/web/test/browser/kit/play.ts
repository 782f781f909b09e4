import type { Locator, Page } from '@playwright/test';
import { chanceFrom, oneOf, type Chance } from './chance.ts';
import {
  confirmButton,
  glowing,
  answeringOnly,
  heldButton,
  look,
  nextSight,
  passButton,
  scoringPanel,
  STUCK_MILLIS,
  type Choice,
  type Seen,
} from './table.ts';
import { within } from './within.ts';
import type { World } from './world.ts';

/** More answers than a game of four takes. */
const MOST_TOGETHER = 5000;

/** What is pressed, and the question that this answers. */
interface Press {
  readonly decision: string | null;
  /** Which of the targets; null: the first. */
  readonly choice: Choice | null;
}

/** How a person presses what they want to press. What answers another question meanwhile is not pressed. */
export type Hand = (page: Page, targets: Locator, press: Press) => Promise<void>;

/** In the page itself, at once: for tests in which it does not matter how somebody presses. */
const directly: Hand = (_page, targets, { decision, choice }) =>
  targets.evaluateAll(
    (buttons, [wanted, chosen]) => {
      const asked = document.querySelector('section[data-active]')?.getAttribute('data-active') ?? null;
      const element = buttons[chosen?.at ?? 0];
      if (asked !== wanted || !(element instanceof HTMLElement)) return;
      if (chosen !== null && chosen.label !== (element.getAttribute('aria-label') ?? element.textContent))
        return;
      element.click();
    },
    [decision, choice] as const,
  );

/** Where one sees it: cards in a hand overlap. What is gone or covered meanwhile is not clicked. */
export const mouse: Hand = (page, targets, { decision, choice }) =>
  answeringOnly(page, decision, async () => {
    const point = await targets.evaluateAll((buttons, wanted) => {
      const element = buttons[wanted?.at ?? 0];
      if (element === undefined) return undefined;
      const label = element.getAttribute('aria-label') ?? element.textContent;
      if (wanted !== null && wanted.label !== label) return undefined;
      // On a phone one swipes to the whole base: with a part of it the strip would snap back.
      element.closest('[data-spot]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
      element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const { x, y, width, height } = element.getBoundingClientRect();
      const steps = [0.5, 0.1, 0.9, 0.3, 0.7];
      return steps
        .flatMap((right) => steps.map((down) => ({ x: x + width * right, y: y + height * down })))
        .find((spot) => element.contains(document.elementFromPoint(spot.x, spot.y)));
    }, choice);
    if (point !== undefined) await page.mouse.click(point.x, point.y);
    // What lies enlarged beside the mouse may cover it: the mouse goes away, and one looks again.
    else await page.mouse.move(0, 0);
  });

interface Wishes {
  readonly seed: number;
  readonly hand?: Hand;
  /** Stop when this holds; else at the end of the game. */
  readonly until?: (seen: Seen) => boolean | Promise<boolean>;
  /** Called when somebody else sits down at the screen. */
  readonly onHandOver?: (name: string) => Promise<void>;
  readonly most?: number;
  /** Everything goes to the first base, which breaks the sooner: the game takes three quarters of the decisions. */
  readonly gathers?: boolean;
}

/** At a server questions have other names each time: the same seed shall play the same game. */
const TOLD_APART_BY = new Set(['decision', 'isBase', 'isSomething']);

/** What somebody has seen, as chance knows it. */
class Sights {
  private readonly counts = new Map<string, number>();

  /**
   * The words on which chance depends for an answer to this sight. They are others each time it comes back, also under
   * another decision: picking up a card and putting it back must not go on for ever.
   */
  wordsFor(seen: Seen): string {
    const sight = JSON.stringify(seen, (key, value: unknown) => (TOLD_APART_BY.has(key) ? undefined : value));
    const again = this.counts.get(sight) ?? 0;
    this.counts.set(sight, again + 1);
    return `${again} ${sight}`;
  }
}

/** Plays what is offered, by chance but rather doing something than nothing. */
export async function play(page: Page, wishes: Wishes): Promise<void> {
  const { seed, hand = directly, until, onHandOver, most = 3000, gathers = false } = wishes;
  let before: Seen | null = null;
  let since = Date.now();
  const sights = new Sights();
  for (let step = 0; step < most; step += 1) {
    const seen: Seen = await nextSight(page);
    if (JSON.stringify(seen) !== JSON.stringify(before)) since = Date.now();
    else if (Date.now() - since > STUCK_MILLIS)
      throw new Error(`Nothing comes of what is clicked: ${JSON.stringify(seen)}`);
    before = seen;
    if ((seen.isOver && !seen.isLooking) || (!seen.isLooking && (await until?.(seen)))) return;
    // The hand-over screen lies over everything, also over a scoring that is still shown.
    if (seen.handOver !== null) {
      await onHandOver?.(seen.handOver);
      await page.getByRole('button', { name: `I am ${seen.handOver}` }).click();
      continue;
    }
    await answer(page, seen, { seed, hand, gathers, sights });
  }
  throw new Error(`The game was not over after ${most} steps.`);
}

interface Player {
  readonly page: Page;
  readonly seed: number;
  /** Called before each answer. */
  readonly before?: (seen: Seen) => Promise<Next>;
}

/** What somebody does who is asked. They look again when they have done something else before. */
type Next = 'answer' | 'look again' | 'play no more';

interface Together {
  readonly gathers?: boolean;
  /** Stop when this holds for whoever is asked; else when nobody is left to play, or at the end of the game. */
  readonly isEnough?: (seen: Seen) => boolean;
}

/**
 * Several play at a server whose time stands still: everything comes to rest, whoever is asked answers, and time goes by
 * only when nobody is.
 */
export async function playTogether(
  world: World,
  players: readonly Player[],
  { gathers = false, isEnough = () => false }: Together = {},
): Promise<void> {
  let left = [...players];
  const sights = new Map(players.map((player) => [player, new Sights()]));
  for (let step = 0; step < MOST_TOGETHER; step += 1) {
    const asked = await nextAsked(world, left);
    if (asked === null || isEnough(asked.seen)) return;
    const { player, seen } = asked;
    const next = (await player.before?.(seen)) ?? 'answer';
    if (next === 'answer')
      await answer(player.page, seen, {
        seed: player.seed,
        hand: directly,
        gathers,
        sights: sights.get(player) ?? new Sights(),
      });
    if (next === 'play no more') left = left.filter((other) => other !== player);
    if (left.length === 0) return;
  }
  throw new Error(`The game was not over after ${MOST_TOGETHER} steps.`);
}

interface Asked {
  readonly player: Player;
  readonly seen: Seen;
}

/** Null: they all see the result. */
async function nextAsked(world: World, players: readonly Player[]): Promise<Asked | null> {
  let sights: Asked[] = [];
  await world.until(async () => {
    sights = await Promise.all(players.map(async (player) => ({ player, seen: await look(player.page) })));
    return sights.some(({ seen }) => hasToAct(seen)) || sights.every(({ seen }) => seen.isOver);
  }, 'somebody is asked');
  return sights.find(({ seen }) => hasToAct(seen)) ?? null;
}

function hasToAct({ isOver, isLooking, isSomething }: Seen): boolean {
  return isLooking || (isSomething && !isOver);
}

interface Manner extends Required<Pick<Wishes, 'seed' | 'hand' | 'gathers'>> {
  readonly sights: Sights;
}

/** One answer to what is seen, and to nothing else. */
async function answer(page: Page, seen: Seen, { seed, hand, gathers, sights }: Manner): Promise<void> {
  // A click that came too late may have enlarged a card, also over the result.
  if (seen.isLooking) return page.keyboard.press('Escape');
  const chance = chanceFrom(`${seed} ${sights.wordsFor(seen)}`);
  const [targets, choice] = await nextPress(page, gathers ? atFirstBase(seen) : seen, chance);
  const pressing = hand(page, targets, { decision: seen.decision, choice });
  await within(STUCK_MILLIS / 2, 'Pressing something', pressing);
}

/** Where there are bases to choose from, the first of them and nothing else. */
function atFirstBase(seen: Seen): Seen {
  const base = seen.choices.find(({ isBase, isPicked }) => isBase && !isPicked);
  return base === undefined ? seen : { ...seen, choices: [base] };
}

/** What is pressed, and which of them; null: the first. */
type Pressed = readonly [targets: Locator, choice: Choice | null];

async function nextPress(page: Page, seen: Seen, chance: Chance): Promise<Pressed> {
  const { choices, confirm } = seen;
  if (seen.isScoringShown) return [scoringPanel(page).getByRole('button', { name: 'Close' }), null];
  if (seen.isHeld) return [heldButton(page), null];
  const fresh = choices.filter(({ isPicked, isPass }) => !isPicked && !isPass);
  const isPicking = choices.length > fresh.length || chance() < 0.3;
  if (confirm === 'ready' && (isPicking || fresh.length === 0)) return [confirmButton(page), null];
  if (fresh.length === 0 || (confirm === 'none' && chance() < 0.1 && (await passButton(page).count()) > 0))
    return [passButton(page), null];
  return [glowing(page), oneOf(fresh, chance)];
}

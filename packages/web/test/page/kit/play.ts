import { chanceFrom, oneOf, type Chance } from '../../browser/kit/chance.ts';
import { all, glowing } from './table.ts';
import type { Page } from './page.tsx';

interface Wishes {
  readonly seed: number;
  /** Stop when this holds; else at the end of the game. */
  readonly until?: () => boolean;
  /** Called when somebody else sits down at the screen. */
  readonly onHandOver?: (name: string) => void;
  /** What is pressed instead of what chance would press; null: nothing in particular. */
  readonly rather?: () => HTMLElement | null;
}

const MOST = 3000;

const isOver = (): boolean => all('section[aria-label="The game is over"]').length > 0;

/** Plays what is offered, by chance but rather doing something than nothing. The page has settled before each deed. */
export async function play(page: Page, { seed, until, onHandOver, rather }: Wishes): Promise<void> {
  const chance = chanceFrom(String(seed));
  for (let step = 0; step < MOST; step += 1) {
    if (isOver() || until?.() === true) return;
    const name = handedTo();
    if (name !== null) onHandOver?.(name);
    await page.click((name === null ? rather?.() : null) ?? next(chance));
  }
  throw new Error(`The game was not over after ${MOST} steps.`);
}

/** Whose name is on the button of the hand-over screen. */
function handedTo(): string | null {
  return all('dialog[open] h2')[0]?.textContent?.match(/^Pass the screen to (.*)$/)?.[1] ?? null;
}

function next(chance: Chance): HTMLElement {
  const [first] = [
    ...all('dialog[open] button').filter(({ textContent }) => textContent?.startsWith('I am ')),
    ...all('section[aria-label$=" scores"] button[aria-label="Close"]'),
    ...all('section[aria-label$=" scores"] button').filter(
      ({ textContent }) => textContent === 'See the result',
    ),
  ];
  return first ?? decided(chance);
}

function decided(chance: Chance): HTMLElement {
  const marked = glowing();
  // When a card can be used in several ways, only the ways can be pressed.
  const ways = marked.filter((button) => button.closest('section')?.textContent?.includes('Which way?'));
  const choices = ways.length > 0 ? ways : marked;
  const fresh = choices.filter(
    (button) => button.getAttribute('aria-pressed') !== 'true' && !button.matches('[data-pass]'),
  );
  const [confirm] = all('button[data-confirm]').filter(
    (button) => button.ariaDisabled !== 'true' && button.getAttribute('aria-disabled') !== 'true',
  );
  const isPicking = choices.length > fresh.length || chance() < 0.3;
  if (confirm !== undefined && (isPicking || fresh.length === 0)) return confirm;
  const [pass] = all('button[data-pass]');
  if (pass !== undefined && (fresh.length === 0 || chance() < 0.1)) return pass;
  if (fresh.length === 0)
    throw new Error(`There is nothing to do: ${document.body.textContent?.slice(0, 500)}`);
  return oneOf(fresh, chance);
}

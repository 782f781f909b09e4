import type { Locator, Page } from '@playwright/test';

/** What a person sees of the decision in front of them. */
export interface Seen {
  readonly isOver: boolean;
  /** There is something to do, if only to look at the result. */
  readonly isSomething: boolean;
  /** The name on the button of the hand-over screen. */
  readonly handOver: string | null;
  /** A card lies enlarged over the table: it was clicked when it could not be chosen any more. */
  readonly isLooking: boolean;
  /** On a phone: a card was touched, is read, and can be played as it is; others are played by touching a place. */
  readonly isHeld: boolean;
  /** A base is being scored, and who got what lies over the table. */
  readonly isScoringShown: boolean;
  /** Whose turn it is, with its number. */
  readonly turn: string;
  readonly prompt: string;
  /** Which question it is: two in a row can look the same. */
  readonly decision: string | null;
  /** What glows, in the order of the page. */
  readonly choices: readonly Choice[];
  /** The button that confirms several picks: not there, not pressable yet, or ready. */
  readonly confirm: 'none' | 'not yet' | 'ready';
}

export interface Choice {
  /** Which of the things that glow. */
  readonly at: number;
  /** What it is called, to be sure later that it is still the same. */
  readonly label: string;
  readonly isPicked: boolean;
  /** Ends something instead of doing something. */
  readonly isPass: boolean;
  readonly isBase: boolean;
}

/** Everything that glows, and on a phone the tabs that choose a base. */
export function glowing(page: Page): Locator {
  return page.locator('button[data-mark]:visible, button[data-target]:visible');
}

export function confirmButton(page: Page): Locator {
  return page.locator('button[data-confirm]:visible');
}

export function passButton(page: Page): Locator {
  return page.locator('button[data-pass]:visible').first();
}

/** Does with the card that was touched what can be done with it. */
export function heldButton(page: Page): Locator {
  return page.locator('section[data-held] button.main');
}

export function scoringPanel(page: Page): Locator {
  return page.getByRole('region', { name: / scores$/ });
}

/**
 * When there is nothing to do, or one thing is seen whatever is clicked, for so many milliseconds, something must be
 * wrong. A server that is started anew on a busy machine takes a minute.
 */
export const STUCK_MILLIS = 200_000;

/**
 * Runs in the page: what is seen, at once or, for somebody who waits, as soon as there is something to do. It looks when
 * the page has settled, and again when it changes, so that a page that waits costs nothing; null when nothing comes.
 */
async function read(stuck: number | null): Promise<Seen | null> {
  const visible = (selector: string): readonly Element[] =>
    [...document.querySelectorAll(selector)].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    );
  const see = (): Seen => {
    const marked = visible('button[data-mark], button[data-target]');
    // When a card can be used in several ways, only the ways can be pressed.
    const ways = marked.filter((button) => button.closest('section')?.textContent.includes('Which way?'));
    const choices = (ways.length > 0 ? ways : marked).map((button) => ({
      at: marked.indexOf(button),
      label: button.getAttribute('aria-label') ?? button.textContent,
      isPicked: button.getAttribute('aria-pressed') === 'true',
      isPass: button.matches('[data-pass]'),
      isBase: button.closest('[data-spot]')?.getAttribute('data-spot') === button.getAttribute('data-card'),
    }));
    const [confirm] = visible('button[data-confirm]');
    const [dialog] = visible('dialog[open] h2');
    const handOver = dialog?.textContent.match(/^Pass the screen to (.*)$/)?.[1] ?? null;
    const isAbled = confirm?.getAttribute('aria-disabled') !== 'true';
    const seen = {
      isOver: visible('section[aria-label="The game is over"]').length > 0,
      handOver,
      isLooking: dialog !== undefined && handOver === null,
      isHeld: visible('section[data-held] button.main').length > 0,
      isScoringShown: visible('section[aria-label$=" scores"] button[aria-label="Close"]').length > 0,
      turn: visible('header p')[0]?.textContent ?? '',
      prompt: visible('section[data-active] > p')[0]?.textContent ?? '',
      // On a phone the line that asks gives way to the card that is held.
      decision: document.querySelector('section[data-active]')?.getAttribute('data-active') ?? null,
      choices,
      confirm: confirm === undefined ? 'none' : isAbled ? 'ready' : 'not yet',
    } as const;
    const isSomething =
      seen.isOver ||
      seen.isScoringShown ||
      seen.isHeld ||
      dialog !== undefined ||
      seen.choices.length > 0 ||
      seen.confirm === 'ready';
    return { ...seen, isSomething };
  };
  if (stuck === null) return see();
  const until = performance.now() + stuck;
  while (performance.now() < until) {
    await globalThis.pageSettled?.();
    const seen = see();
    if (seen.isSomething) return seen;
    await new Promise<void>((resolve) => {
      const end = (): void => {
        changes.disconnect();
        clearInterval(clock);
        resolve();
      };
      const changes = new MutationObserver(end);
      changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      // What becomes visible by its style alone.
      const clock = setInterval(end, 1000);
    });
  }
  return null;
}

function found(seen: Seen | null): Seen {
  if (seen === null) throw new Error('There is nothing to do.');
  return seen;
}

/** Reads the page as it is at this moment. */
export async function look(page: Page): Promise<Seen> {
  return found(await page.evaluate(read, null));
}

/** What there is to do, once the page has settled. */
export async function nextSight(page: Page): Promise<Seen> {
  return found(await page.evaluate(read, STUCK_MILLIS));
}

/** While something is done, clicks and keys are for that question: for any other they come to nothing. */
export async function answeringOnly(
  page: Page,
  decision: string | null,
  deed: () => Promise<void>,
): Promise<void> {
  await page.evaluate((wanted) => {
    const ends = new AbortController();
    globalThis.addEventListener('answered', () => ends.abort(), { once: true });
    const guard = (event: Event): void => {
      const asked = document.querySelector('section[data-active]')?.getAttribute('data-active') ?? null;
      if (asked === wanted) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    for (const kind of ['click', 'keydown'] as const)
      globalThis.addEventListener(kind, guard, { capture: true, signal: ends.signal });
  }, decision);
  await deed();
  await page.evaluate(() => void globalThis.dispatchEvent(new Event('answered')));
}

import type { Locator, Page } from '@playwright/test';

/** What a person sees of the decision in front of them. */
export interface Seen {
  readonly isOver: boolean;
  /** The name on the button of the hand-over screen. */
  readonly handOver: string | null;
  /** A card lies enlarged over the table: it was clicked when it could not be chosen any more. */
  readonly isLooking: boolean;
  /** On a phone: a card was touched and is read before anything is done with it. */
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

/** Everything that glows. */
export function glowing(page: Page): Locator {
  return page.locator('button[data-mark]:visible');
}

export function confirmButton(page: Page): Locator {
  return page.locator('button[data-confirm]:visible');
}

export function passButton(page: Page): Locator {
  return page.locator('button[data-pass]:visible').first();
}

/** Does with the card that was touched what can be done with it. */
export function heldButton(page: Page): Locator {
  return page.locator('section[data-held]').getByRole('button', { name: /^(Play|Choose) it$/ });
}

export function scoringPanel(page: Page): Locator {
  return page.getByRole('region', { name: / scores$/ });
}

/**
 * When there is nothing to do, or one thing is seen whatever is clicked, for so many milliseconds, something must be
 * wrong. A server that is started anew on a busy machine takes a minute.
 */
export const STUCK_MILLIS = 200_000;

/** What was seen before, how many milliseconds that is still waited out, and how many are waited for anything at all. */
interface Before {
  readonly text: string;
  readonly patience: number;
  readonly stuck: number;
}

/**
 * Runs in the page: what is seen, at once or, after something else was seen, as soon as there is something new to do.
 * It looks when the page changes, so that a page that waits costs nothing; null when nothing comes.
 */
function read(before: Before | null): Seen | Promise<Seen | null> {
  const visible = (selector: string): readonly Element[] =>
    [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
  const see = (): { seen: Seen; isSomething: boolean } => {
    const marked = visible('button[data-mark]');
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
    const seen: Seen = {
      isOver: visible('section[aria-label="The game is over"]').length > 0,
      handOver,
      isLooking: dialog !== undefined && handOver === null,
      isHeld: visible('section[data-held]').length > 0,
      isScoringShown: visible('section[aria-label$=" scores"] button[aria-label="Close"]').length > 0,
      turn: visible('header p')[0]?.textContent ?? '',
      prompt: visible('section[data-active] > p')[0]?.textContent ?? '',
      decision: visible('section[data-active]')[0]?.getAttribute('data-active') ?? null,
      choices,
      confirm: confirm === undefined ? 'none' : isAbled ? 'ready' : 'not yet',
    };
    const isSomething =
      seen.isOver ||
      seen.isScoringShown ||
      seen.isHeld ||
      dialog !== undefined ||
      seen.choices.length > 0 ||
      seen.confirm === 'ready';
    return { seen, isSomething };
  };
  if (before === null) return see().seen;
  const begun = performance.now();
  return new Promise((resolve) => {
    const end = (result: Seen | null): void => {
      changes.disconnect();
      clearInterval(clock);
      resolve(result);
    };
    let isDue = false;
    const look = (): void => {
      isDue = false;
      const { seen, isSomething } = see();
      const waited = performance.now() - begun;
      const isNew = JSON.stringify(seen) !== before.text || waited > before.patience;
      if (isSomething && isNew) end(seen);
      else if (waited > before.stuck) end(null);
    };
    const changes = new MutationObserver(() => {
      if (!isDue) requestAnimationFrame(look);
      isDue = true;
    });
    changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    // What becomes visible by its style alone, and what looks the same as before.
    const clock = setInterval(look, 100);
    look();
  });
}

function found(seen: Seen | null): Seen {
  if (seen === null) throw new Error('There is nothing to do.');
  return seen;
}

/** Reads the page as it is at this moment. */
export async function look(page: Page): Promise<Seen> {
  return found(await page.evaluate(read, null));
}

/**
 * What is pressed may come to nothing (a card was just flying over it): after this many milliseconds it is pressed
 * again. A slow page has changed by then: pressed twice, it would answer the next question as well.
 */
const SAME_AGAIN = 1000;

/** The next moment at which there is something to do, and it is not what was seen before. */
export async function nextSight(page: Page, before: Seen | null): Promise<Seen> {
  const text = JSON.stringify(before);
  return found(await page.evaluate(read, { text, patience: SAME_AGAIN, stuck: STUCK_MILLIS }));
}

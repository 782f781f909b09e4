import type { Locator, Page } from '@playwright/test';

/** What a person sees of the decision in front of them. */
export interface Seen {
  readonly isOver: boolean;
  /** The name on the button of the hand-over screen. */
  readonly handOver: string | null;
  /** A base is being scored, and who got what lies over the table. */
  readonly isScoringShown: boolean;
  readonly prompt: string;
  /** What glows, in the order of the page. */
  readonly choices: readonly Choice[];
  /** The button that confirms several picks: not there, not pressable yet, or ready. */
  readonly confirm: 'none' | 'not yet' | 'ready';
}

interface Choice {
  /** Which of the things that glow. */
  readonly at: number;
  readonly isPicked: boolean;
  /** Ends something instead of doing something. */
  readonly isPass: boolean;
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

/** Reads the page as it is at this moment. */
export function look(page: Page): Promise<Seen> {
  return page.evaluate(() => {
    const isVisible = (element: Element): boolean => element.checkVisibility();
    const seen = (selector: string): readonly Element[] =>
      [...document.querySelectorAll(selector)].filter(isVisible);
    const isAbled = (element: Element): boolean => element.getAttribute('aria-disabled') !== 'true';
    const marked = seen('button[data-mark]');
    // When a card can be used in several ways, only the ways can be pressed.
    const ways = marked.filter((button) => button.closest('section')?.textContent.includes('In which way?'));
    const choices = (ways.length > 0 ? ways : marked).map((button) => ({
      at: marked.indexOf(button),
      isPicked: button.getAttribute('aria-pressed') === 'true',
      isPass: button.matches('[data-pass]'),
    }));
    const [confirm] = seen('button[data-confirm]');
    const [curtain] = seen('dialog[open] h2');
    return {
      isOver: seen('section[aria-label="The game is over"]').length > 0,
      handOver: curtain?.textContent.match(/^Pass the screen to (.*)$/)?.[1] ?? null,
      isScoringShown: seen('section[aria-label$=" scores"]').length > 0,
      prompt: seen('section[data-active] > p')[0]?.textContent ?? '',
      choices,
      confirm: confirm === undefined ? 'none' : isAbled(confirm) ? 'ready' : 'not yet',
    };
  });
}

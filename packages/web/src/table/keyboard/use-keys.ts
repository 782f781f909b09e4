import { useEffect, useEffectEvent, type RefObject } from 'react';
import { CARDS, CHOICES, isArrow, moveFocus } from './focus.ts';

export interface KeyActions {
  /** Single letters do something; people who use speech input or hit keys by accident can switch them off. */
  readonly letters: boolean;
  readonly escape: () => void;
  readonly inspect: (card: number, face: number) => void;
  readonly undo: () => void;
  readonly hint: () => void;
  readonly log: () => void;
  readonly help: () => void;
  /** What is being shown; false: nothing is. */
  readonly skip: () => boolean;
}

/** The keyboard at the table. Keys belong to a dialog while one is open. */
export function useKeys(table: RefObject<HTMLElement | null>, actions: KeyActions): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const root = table.current;
    if (root === null || isForSomethingElse(event)) return;
    if (obey(root, event, actions)) event.preventDefault();
  });
  useEffect(() => {
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}

function isForSomethingElse({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey) return true;
  // Also when nothing in it has the focus.
  if (document.querySelector('dialog:modal') !== null) return true;
  if (!(target instanceof HTMLElement)) return false;
  return target.closest('dialog, input, select, textarea') !== null;
}

/** Whether the key meant something. */
function obey(table: HTMLElement, { key, shiftKey }: KeyboardEvent, actions: KeyActions): boolean {
  if (isArrow(key)) {
    moveFocus(table, key, shiftKey || table.querySelector(CHOICES) === null ? CARDS : CHOICES);
    return true;
  }
  switch (key) {
    case 'Escape':
      actions.escape();
      return true;
    case ' ':
      return actions.skip() || inspectFocused(table, actions);
    case '?':
      actions.help();
      return true;
    default:
      return actions.letters && obeyLetter(table, key.toLowerCase(), actions);
  }
}

function obeyLetter(table: HTMLElement, letter: string, actions: KeyActions): boolean {
  switch (letter) {
    case 'i':
      return inspectFocused(table, actions);
    case 'u':
      actions.undo();
      return true;
    case 'h':
      actions.hint();
      return true;
    case 'l':
      actions.log();
      return true;
    case 'e':
      return pressFirst(table, '[data-pass]');
    case 'c':
      return pressFirst(table, '[data-confirm]');
    case 'd':
      table.querySelector<HTMLElement>('[data-hand] button')?.focus();
      return true;
    default:
      return false;
  }
}

function inspectFocused(table: HTMLElement, { inspect }: KeyActions): boolean {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || !table.contains(focused)) return false;
  const { card = focused.dataset['inspect'], face } = focused.dataset;
  if (card === undefined || face === undefined || Number(face) < 0) return false;
  inspect(Number(card), Number(face));
  return true;
}

function pressFirst(table: HTMLElement, selector: string): boolean {
  const button = table.querySelector<HTMLElement>(selector);
  button?.click();
  return button !== null;
}

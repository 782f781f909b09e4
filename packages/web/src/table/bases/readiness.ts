import type { BaseView } from '@smashup/referee/protocol';
import type { TFunction } from 'i18next';

type Power = Pick<BaseView, 'total' | 'breakpoint'>;

/** R5.1; the Big Base has no breakpoint and is never ready (R14.1). */
export function isReady({ total, breakpoint }: Power): boolean {
  return breakpoint !== null && total >= breakpoint;
}

/** The power that it still takes; below zero where there is more. */
export function missingPower({ total, breakpoint }: Power): number {
  return breakpoint === null ? Infinity : breakpoint - total;
}

/** `9 / 14`, or `9` at a base without a breakpoint. */
export function powerOf(t: TFunction<'table'>, { total, breakpoint }: Power): string {
  return breakpoint === null ? String(total) : t('powerOf', { total, breakpoint });
}

/** In words, for whoever cannot see it. */
export function spokenPower(t: TFunction<'table'>, { total, breakpoint }: Power): string {
  return breakpoint === null ? t('powerSpoken', { total }) : t('baseSpoken', { total, breakpoint });
}

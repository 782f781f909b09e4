import type { CardDef, PlayKind } from '@smashup/engine';

const PLAYED_AS: Readonly<Record<PlayKind, string>> = {
  standard: 'action',
  'on-base': 'action on a base',
  'on-minion': 'action on a minion',
};

export function playedAs(play: PlayKind): string {
  return PLAYED_AS[play];
}

/** What a card is, in a few words. */
export function kindOf({ kind, play, power, breakpoint }: CardDef): string {
  switch (kind) {
    case 'minion':
      return `minion, power ${power}`;
    case 'action':
      return playedAs(play);
    case 'base':
      return `base, breakpoint ${breakpoint}`;
  }
}

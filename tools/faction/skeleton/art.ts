import type { FactionPictures, LookSpec, PictureSpec } from '../../../packages/web/src/art/picture-spec.ts';
import { PICTURES } from '../../../packages/web/tools/faction-pictures.ts';
import { drawIcon, ICONS } from '../../../packages/web/tools/pictures.ts';
import type { Reference } from '../reference.ts';
import { hsl } from './colours.ts';

/** For what no icon is named after. */
const DEFAULTS = {
  minion: [
    'swordman',
    'person',
    'character',
    'bully-minion',
    'hooded-figure',
    'rally-the-troops',
    'warlord-helmet',
  ],
  action: [
    'magic-swirl',
    'spark-spirit',
    'burning-passion',
    'lightning-arc',
    'explosion-rays',
    'wind-slap',
    'card-play',
    'sparkles',
    'crossed-swords',
  ],
  base: ['castle', 'village', 'temple-gate', 'mountains', 'forest', 'stone-bridge', 'tavern-sign'],
} as const;

const TERRAINS: readonly LookSpec['terrain'][] = [
  'hills',
  'peaks',
  'sea',
  'city',
  'pines',
  'palms',
  'stones',
  'towers',
  'dunes',
];
const TEXTURES: readonly LookSpec['texture'][] = [
  'dots',
  'rings',
  'waves',
  'checks',
  'leaves',
  'blots',
  'scales',
  'stars',
  'veils',
];

/** `art.json`: an emblem of its own, a look of that hue, and for each card and base the icon that is named most like it. */
export function artFor({ name, cards, errata, titan, bases = [] }: Reference, hue: number): FactionPictures {
  const taken = new Set(Object.values(PICTURES).map(({ emblem }) => emblem));
  const emblem = best(name, DEFAULTS.minion, taken);
  const used = new Set([emblem]);
  const draw = (title: string, defaults: readonly string[]): PictureSpec => {
    const icon = best(title, defaults, used);
    used.add(icon);
    return [icon, emblem];
  };
  const all = [...cards, ...(errata?.added ?? [])].flatMap((card) =>
    [card.name, card.errata?.name ?? card.name].map((title) => ({ ...card, name: title })),
  );
  const pictures = new Map<string, PictureSpec>();
  for (const card of all)
    if (!pictures.has(card.name))
      pictures.set(card.name, draw(card.name, DEFAULTS[card.kind === 'action' ? 'action' : 'minion']));
  if (titan !== undefined) pictures.set(titan.name, draw(titan.name, DEFAULTS.minion));
  return {
    emblem,
    look: {
      body: hsl(hue, 0.45, 0.45),
      deep: hsl(hue, 0.5, 0.14),
      accent: hsl(hue + 40, 0.9, 0.86),
      land: hsl(hue + 60, 0.3, 0.3),
      terrain: TERRAINS[name.length % TERRAINS.length],
      texture: TEXTURES[(name.length + cards.length) % TEXTURES.length],
    },
    cards: Object.fromEntries(pictures),
    bases: Object.fromEntries(bases.map((base) => [base.name, draw(base.name, DEFAULTS.base)])),
  };
}

/** The icon that has most words of a name, and few others; one of the defaults if none has any. */
function best(name: string, defaults: readonly string[], taken: ReadonlySet<string>): string {
  const words = wordsOf(name);
  const likeness = (icon: string): number => {
    const own = wordsOf(icon.replace('fe:', ''));
    const shared = own.filter((word) => words.includes(word)).length;
    return shared === 0 ? 0 : shared / words.length + shared / own.length;
  };
  const named = ICONS.map((icon) => ({ icon, score: likeness(icon) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ icon }) => icon);
  const found = [...named, ...defaults, ...ICONS].find((icon) => !taken.has(icon) && isPlain(icon));
  if (found === undefined) throw new Error(`No icon is left for ${name}.`);
  return found;
}

/** Of three letters and more, without the s of many. */
function wordsOf(name: string): string[] {
  return name
    .toLowerCase()
    .split(/[^a-z]+/u)
    .filter((word) => word.length > 2 && !['the', 'and', 'for', 'with'].includes(word))
    .map((word) => word.replace(/s$/u, ''));
}

function isPlain(icon: string): boolean {
  try {
    drawIcon(icon);
    return true;
  } catch {
    return false;
  }
}

import { quoted } from '../names.ts';
import type { Card, Reference, Titan } from '../reference.ts';
import { isChanged } from './cards.ts';

type Proved = Pick<Titan, 'name' | 'effect' | 'rulings' | 'errata'> & Partial<Pick<Card, 'kind' | 'play'>>;

/**
 * The file of scenes: one for each card, ruling and erratum, with what it has to prove as a comment. An expectation
 * that says nothing fails, so that no scene is forgotten.
 */
export function scenesFile(proved: readonly Proved[]): string {
  return `import { scene } from '../kit/scene.ts';\n\n${proved.map(scenesOf).join('\n')}`;
}

export function cardsOf({ cards, errata, titan }: Reference): readonly Proved[] {
  return [...cards, ...(errata?.added ?? []), ...(titan === undefined ? [] : [titan])];
}

function scenesOf(card: Proved): string {
  const { name, effect, rulings = [], errata } = card;
  const scenes = rulings.map((ruling, at) =>
    sceneOf(card, `${name}, ruling ${at + 1}`, `${name} ${at + 1}`, ruling),
  );
  if (rulings.length === 0) scenes.push(sceneOf(card, name, name, effect));
  if (isChanged(card)) {
    const now = { ...card, ...errata };
    scenes.push(sceneOf(now, `${now.name}, current`, `${name} | printing: current`, now.effect));
  }
  return [`// ${name}\n`, ...scenes].join('\n');
}

function sceneOf(card: Proved, title: string, shows: string, proves: string): string {
  return `// ${proves}
scene(${quoted(title)}, (table) => {
  const t = table(${quoted(`shows: ${shows} | ${settingOf(card)}`)});
${actOf(card)}  t.expect('');
});
`;
}

/** A minion or action in hand, a base in play. */
function settingOf({ name, kind, play }: Proved): string {
  if (kind === undefined) return `${name}: A Ghost, B Ghost | Tortuga`;
  return `A: ${name} | Tortuga: ${play === 'on-minion' ? 'A' : 'B'} Ghost | Jungle Oasis`;
}

function actOf({ name, kind, play }: Proved): string {
  if (kind === undefined) return '';
  if (play === 'on-minion') return `  t.play(${quoted(name)}, 'Ghost');\n`;
  return `  t.play(${quoted(name)}${kind === 'action' && play === 'standard' ? '' : ", 'Tortuga'"});\n`;
}

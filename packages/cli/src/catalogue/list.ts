import { colours } from '../terminal/colours.ts';
import { padEnd, spread, wrap } from '../terminal/text.ts';
import type {
  Catalogue,
  CatalogueBase,
  CatalogueCard,
  CatalogueFaction,
  CatalogueTitan,
} from './catalogue.ts';
import { words } from '../words/words.ts';

/** The catalogue for people: every card with its text, and what the current printing changed. */
export function listCatalogue({ factions, bases }: Catalogue, width: number): string[] {
  const sets = new Set([...factions, ...bases].map(({ set }) => set));
  return [...sets].flatMap((set) => [
    ...factions.filter((faction) => faction.set === set).flatMap((faction) => listFaction(faction, width)),
    ...listBases(
      set,
      bases.filter((base) => base.set === set),
      width,
    ),
  ]);
}

function listFaction({ name, set, cards, titan }: CatalogueFaction, width: number): string[] {
  return [
    heading(name, set, width),
    ...cards.flatMap((card) => listCard(card, width)),
    ...(titan === undefined ? [] : listTitan(titan, width)),
    '',
  ];
}

function listTitan({ name, text, current }: CatalogueTitan, width: number): string[] {
  const title = `  ${padEnd('★', 4)}${colours.bold(name)}  ${colours.dim('titan')}`;
  return [title, ...body(text, width), ...(current === undefined ? [] : note(current.text, width))];
}

function listBases(set: string, bases: readonly CatalogueBase[], width: number): string[] {
  if (bases.length === 0) return [];
  return [heading('Bases', set, width), ...bases.flatMap((base) => listBase(base, width)), ''];
}

function heading(name: string, set: string, width: number): string {
  return colours.bold(spread(colours.cyan(name), colours.dim(set), width));
}

const INDENT = '        ';

function listCard(card: CatalogueCard, width: number): string[] {
  const { name, copies, text, current } = card;
  const title = `${padEnd(copies === 0 ? '–' : `${copies}×`, 4)}${colours.bold(name)}  ${colours.dim(kindOf(card))}`;
  if (current?.copies === 0) return [`  ${title}`, ...body(text, width), ...note('not in it', width)];
  if (copies === 0)
    return [`  ${title}`, ...body(text, width), ...note(`only in it, ${current?.copies}×`, width)];
  return [`  ${title}`, ...body(text, width), ...changesOfCard(card, width)];
}

function kindOf({ kind, power, play }: Pick<CatalogueCard, 'kind' | 'power' | 'play'>): string {
  return words.kindOf({
    kind: kind === 'minion' ? kind : 'action',
    power: power ?? 0,
    play: play ?? 'standard',
    breakpoint: 0,
  });
}

function changesOfCard({ kind, current }: CatalogueCard, width: number): string[] {
  if (current === undefined) return [];
  const { name, copies, power, play, text } = current;
  return note(
    [
      ...(name === undefined ? [] : [`called ${name}`]),
      ...(copies === undefined ? [] : [`${copies}×`]),
      ...(power === undefined && play === undefined ? [] : [kindOf({ kind, ...current })]),
      ...(text === undefined ? [] : [text]),
    ].join('; '),
    width,
  );
}

function listBase(base: CatalogueBase, width: number): string[] {
  const { name, breakpoint, vp, text, current } = base;
  const facts = `breakpoint ${breakpoint}, VP ${vp.join(' ')}`;
  return [
    `  ${colours.bold(name)}  ${colours.dim(facts)}`,
    ...body(text, width),
    ...(current === undefined ? [] : changesOfBase(current, width)),
  ];
}

function changesOfBase(
  { name, breakpoint, vp, text }: NonNullable<CatalogueBase['current']>,
  width: number,
): string[] {
  return note(
    [
      ...(name === undefined ? [] : [`called ${name}`]),
      ...(breakpoint === undefined ? [] : [`breakpoint ${breakpoint}`]),
      ...(vp === undefined ? [] : [`VP ${vp.join(' ')}`]),
      ...(text === undefined ? [] : [text]),
    ].join('; '),
    width,
  );
}

function body(text: string, width: number): string[] {
  return text === '' ? [] : wrap(text, width, INDENT);
}

function note(text: string, width: number): string[] {
  return wrap(`current printing: ${text}`, width, INDENT).map((line) => colours.yellow(line));
}

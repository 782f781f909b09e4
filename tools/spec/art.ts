import { factionColours } from '../../packages/web/tools/faction-colours.ts';
import { PICTURES } from '../../packages/web/tools/faction-pictures.ts';
import { drawAll, drawIcon } from '../../packages/web/tools/pictures.ts';
import { distance } from '../faction/skeleton/colours.ts';

/** Of two factions the grounds or the glows are at least so far apart (packages/web/test/art-styles.test.ts). */
const APART = 40;

/** Pictures that cannot be drawn or are the same, emblems of two factions, palettes that nobody tells apart. */
export function artThatFails(): string[] {
  return [
    ...Object.entries(PICTURES).flatMap(([faction, { emblem, cards, bases }]) => {
      const found = problemOf(() => {
        drawIcon(emblem);
        const drawn = Object.entries(drawAll({ ...cards, ...bases })).map(
          ([name, picture]) => [JSON.stringify(picture), name] as const,
        );
        const first = new Map(drawn.toReversed());
        const twin = drawn.find(([picture, name]) => first.get(picture) !== name);
        return twin === undefined ? null : `${twin[1]} looks as ${first.get(twin[0]) ?? ''} does`;
      });
      const others = Object.keys(PICTURES).filter(
        (name) => name < faction && PICTURES[name]?.emblem === emblem,
      );
      return [
        ...(found === null ? [] : [`${faction}: ${found}`]),
        ...others.map((other) => `${faction}: its emblem is that of ${other}`),
      ];
    }),
    ...palettesAlike(),
  ];
}

function problemOf(check: () => string | null): string | null {
  try {
    return check();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function palettesAlike(): string[] {
  const all = [...factionColours()];
  return all.flatMap(([name, { ground, light }], at) =>
    all
      .slice(0, at)
      .filter(([, other]) => distance(ground, other.ground) < APART && distance(light, other.light) < APART)
      .map(
        ([other]) =>
          `${name}: its palette is hardly told from that of ${other}; change the ground or the light`,
      ),
  );
}

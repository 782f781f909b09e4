import { slug } from '../../packages/web/src/text/searching.ts';

/** The folder of a set or faction, as the page computes it, too. */
export { slug };

/** A name as a constant: Sumo Wrestlers are `sumoWrestlers`. */
export function constantOf(name: string): string {
  return slug(name).replaceAll(/-(?<letter>[a-z0-9])/gu, (_, letter: string) => letter.toUpperCase());
}

/** As a string in a script, as the formatter writes it. */
export function quoted(text: string): string {
  return text.includes("'") && !text.includes('"') ? `"${text}"` : `'${text.replaceAll("'", "\\'")}'`;
}

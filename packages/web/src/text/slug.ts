import { plain } from './plain.ts';

/** A name as a part of an address or as the name of a file: "What Were We Thinking?" is what-were-we-thinking. */
export function slug(name: string): string {
  return plain(name)
    .replaceAll("'", '')
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .replaceAll(/^-|-$/gu, '');
}

/**
 * The folder with the pictures of this build. Vite fills it in (tools/pictures.ts); without Vite, as in some tests, there
 * is none. The name of a file follows from the faction, so a new faction adds nothing to this script.
 */
export const PICTURES: string = '';

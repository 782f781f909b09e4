/**
 * Addresses of the catalogue and the card index, and the folder with the fans of the first page (0.json …) and how many
 * there are. Vite replaces them (tools/catalogue.ts) with files made of the cards; without Vite, as in some tests, there
 * are none.
 */
export const CATALOGUE_ADDRESS: string = '';
export const CARD_INDEX_ADDRESS: string = '';
export const FANS: { readonly folder: string; readonly count: number } = { folder: '', count: 1 };

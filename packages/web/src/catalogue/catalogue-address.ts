/**
 * Addresses of the catalogue and the card index. Vite replaces them (tools/catalogue.ts) with files made of the cards;
 * without Vite, as in some tests, there are none.
 */
export const CATALOGUE_ADDRESS: string = '';
export const CARD_INDEX_ADDRESS: string = '';

/**
 * Where the catalogue is, and what its cards can be found by. Vite fills this in (tools/catalogue.ts) with files made of
 * the cards; elsewhere, as in tests without a browser, there are none.
 */
export const CATALOGUE_ADDRESS: string = '';
export const CARD_INDEX_ADDRESS: string = '';

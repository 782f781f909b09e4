/**
 * Where the catalogue is. Vite fills this in (tools/catalogue.ts) with a file made of the cards; elsewhere, as in tests
 * without a browser, there is none.
 */
export const CATALOGUE_ADDRESS: string = '';

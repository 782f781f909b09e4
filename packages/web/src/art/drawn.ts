/**
 * Where the pictures are: "Aliens cards", "Aliens bases" and so on, and "emblems". Vite fills this in
 * (tools/pictures.ts) with files made of the icons that the names in src/art/pictures stand for; elsewhere, as in tests
 * without a browser, there are no pictures.
 */
export const ADDRESSES: Readonly<Record<string, string>> = {};

/**
 * Addresses of the picture files by name: "Aliens cards", "Aliens bases" and "emblems". Vite replaces them
 * (tools/pictures.ts) with files made of the icons named in src/art/pictures; without Vite there are none.
 */
export const ADDRESSES: Readonly<Record<string, string>> = {};

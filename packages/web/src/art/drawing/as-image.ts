const addresses = new Map<string, string>();

/** The address of an image of that SVG, which is written only once. The name says what is on it. */
export function asImage(name: string, write: () => string): string {
  const known = addresses.get(name);
  if (known !== undefined) return known;
  const address = URL.createObjectURL(new Blob([write()], { type: 'image/svg+xml' }));
  addresses.set(name, address);
  return address;
}

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const file = (path: string): Buffer => readFileSync(new URL(`../../${path}`, import.meta.url));

interface Icon {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
  readonly purpose?: string;
}

interface Manifest {
  readonly icons: readonly Icon[];
  readonly shortcuts: readonly { readonly url: string; readonly icons: readonly Icon[] }[];
  readonly file_handlers: readonly { readonly action: string }[];
  readonly protocol_handlers: readonly { readonly url: string }[];
  readonly share_target: { readonly action: string };
}

const manifest: Manifest = JSON.parse(file('public/manifest.webmanifest').toString());

/** Width and height of a PNG, out of its head. */
function sizeOf(png: Buffer): string {
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

describe('the manifest', () => {
  it('has icons of every size, and each is as large as it says', () => {
    const pngs = [...manifest.icons, ...manifest.shortcuts.flatMap(({ icons }) => icons)].filter(
      ({ type }) => type === 'image/png',
    );
    expect(pngs.map(({ src }) => sizeOf(file(`public${src}`)))).toEqual(pngs.map(({ sizes }) => sizes));
    const sizesFor = (purpose: string): string[] =>
      manifest.icons.filter((icon) => icon.purpose === purpose).map(({ sizes }) => sizes);
    expect(sizesFor('any')).toEqual(expect.arrayContaining(['any', '48x48', '192x192', '512x512']));
    expect(sizesFor('maskable')).toEqual(['192x192', '512x512']);
    expect(sizeOf(file('public/icons/apple-touch-180.png'))).toBe('180x180');
  });

  it('leads to screens that there are', () => {
    const app = file('src/app.tsx').toString();
    const { shortcuts, file_handlers: files, protocol_handlers: links, share_target: share } = manifest;
    const addresses = [
      ...shortcuts.map(({ url }) => url),
      ...files.map(({ action }) => action),
      ...links.map(({ url }) => url),
      share.action,
    ].map((address) => new URL(address, 'http://localhost').pathname);
    const missing = addresses.filter(
      (address) => !app.includes(`path="${address}`) && !(address === '/online' && app.includes('online(')),
    );
    expect(missing).toEqual([]);
  });
});

/** A record in an address: compressed, and written in letters that an address may hold. */

/** Far above what any game needs: the address may have been made with ill intent. */
const LARGEST = 5_000_000;

export async function packText(text: string): Promise<string> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  const letters = Array.from(bytes, (byte) => String.fromCodePoint(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Null: there is no text in it, or too much. */
export async function unpackText(packed: string): Promise<string | null> {
  try {
    const letters = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.codePointAt(0) ?? 0);
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    return await readAll(stream.pipeThrough(new TextDecoderStream('utf-8', { fatal: true })));
  } catch {
    return null;
  }
}

async function readAll(stream: ReadableStream<string>): Promise<string | null> {
  const reader = stream.getReader();
  let text = '';
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    text += read.value;
    if (text.length > LARGEST) {
      await reader.cancel();
      return null;
    }
  }
  return text;
}

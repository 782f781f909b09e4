/** Writing SVG: elements as text, everything from outside escaped. */

type Attributes = Readonly<Record<string, string | number>>;

export function element(name: string, attributes: Attributes, ...children: readonly string[]): string {
  const head = [
    name,
    ...Object.entries(attributes).map(([key, value]) => `${key}="${escaped(String(value))}"`),
  ];
  return children.length === 0 ? `<${head.join(' ')}/>` : `<${head.join(' ')}>${children.join('')}</${name}>`;
}

export function text(attributes: Attributes, words: string): string {
  return element('text', attributes, escaped(words));
}

export function escaped(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

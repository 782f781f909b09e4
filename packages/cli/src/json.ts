export function isObject(data: unknown): data is Readonly<Record<string, unknown>> {
  return typeof data === 'object' && data !== null && !Array.isArray(data);
}

/** `JSON.parse`, whose result nobody should trust unseen. */
export function parseJson(text: string): unknown {
  return JSON.parse(text);
}

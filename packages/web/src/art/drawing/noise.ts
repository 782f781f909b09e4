/** Numbers from 0 to 1 that are the same every time for the same name, so that a place always looks the same. */
export function noiseOf(name: string): () => number {
  let seed = 7;
  for (let at = 0; at < name.length; at += 1) seed = (seed * 31 + name.charCodeAt(at)) | 0;
  return () => {
    seed = (seed * 1_664_525 + 1_013_904_223) | 0;
    return (seed >>> 8) / 2 ** 24;
  };
}

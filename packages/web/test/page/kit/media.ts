interface Size {
  readonly width: number;
  readonly height: number;
}

const BOUND = /\((?<which>min|max)-(?<side>width|height): (?<pixels>\d+)px\)/gu;

/** Whether a window of that size fits one of the conditions, which are separated by commas. */
function fits(query: string, size: Size): boolean {
  return query.split(',').some((condition) => {
    // Tests run with reduced motion, as those in a browser do.
    if (condition.includes('prefers-reduced-motion')) return true;
    const bounds = [...condition.matchAll(BOUND)].map(({ groups }) => groups ?? {});
    return (
      bounds.length > 0 &&
      bounds.every(({ which, side, pixels }) => {
        const actual = side === 'width' ? size.width : size.height;
        return which === 'min' ? actual >= Number(pixels) : actual <= Number(pixels);
      })
    );
  });
}

/** Takes the place of the browser's `matchMedia` in a window that keeps its size. */
export function mediaFor(
  size: Size,
): (query: string) => Pick<MediaQueryList, 'matches' | 'media'> & EventTarget {
  return (media) => Object.assign(new EventTarget(), { matches: fits(media, size), media });
}

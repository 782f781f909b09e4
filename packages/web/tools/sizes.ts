/** The windows that every screen is looked at and measured in. */
export const SIZES = {
  phone: { width: 390, height: 844 },
  sideways: { width: 844, height: 390 },
  tablet: { width: 768, height: 1024 },
  small: { width: 1024, height: 768 },
  desktop: { width: 1440, height: 900 },
  large: { width: 2560, height: 1440 },
} as const;

/** Those of them that are held in a hand. */
export const TOUCHED: ReadonlySet<string> = new Set(['phone', 'sideways', 'tablet']);

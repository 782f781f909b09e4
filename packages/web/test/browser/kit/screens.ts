/** Every screen that has an address of its own. */
export const SCREENS = [
  '/',
  '/new',
  '/saved',
  '/factions',
  '/factions/Robots',
  '/about',
  '/settings',
] as const;

export const WIDTHS = [360, 390, 844, 1024, 1440] as const;

import type { Config, HouseRules } from '@smashup/engine';

/** R13 to R15: what a game is played as. */
export type Variety = Pick<Config, 'variant' | 'houseRules'>;

/** `vpToWin=20,bases=4` */
export function parseHouseRules(text: string): HouseRules {
  return Object.fromEntries(
    text.split(',').map((part) => {
      const [rule = '', number = ''] = part.split('=').map((word) => word.trim());
      return [rule, number === '' ? NaN : Number(number)];
    }),
  );
}

/** The variant and house rules of a game, as its configuration has them. */
export function variantOf({ variant, houseRules }: Partial<Variety>): Variety {
  return {
    ...(variant === undefined ? {} : { variant }),
    ...(houseRules === undefined ? {} : { houseRules }),
  };
}

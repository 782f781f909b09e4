import {
  FACTIONS_EACH,
  factionsOnOffer,
  isDraft,
  LEAGUE_SEATS,
  LONGEST_NAME,
  MAX_SEATS,
  namedPool,
  seatsOf,
  typedSeed,
  type SetUpForm,
  type Shelf,
} from './set-up-form.ts';

/** A problem with a set-up, as data. */
export type Problem =
  | { readonly kind: 'name missing' | 'name too long'; readonly seat: number }
  | { readonly kind: 'name twice'; readonly seat: number; readonly name: string }
  | { readonly kind: 'second faction missing'; readonly seat: number; readonly faction: string }
  | {
      readonly kind: 'faction twice';
      readonly seat: number;
      readonly faction: string;
      readonly other: string;
    }
  | { readonly kind: 'faction not on offer'; readonly seat: number; readonly faction: string }
  | { readonly kind: 'too few factions'; readonly needed: number; readonly offered: number }
  | { readonly kind: 'draft too small'; readonly needed: number; readonly size: number }
  | { readonly kind: 'draft too large'; readonly size: number; readonly offered: number }
  | { readonly kind: 'draft not on offer'; readonly faction: string }
  | { readonly kind: 'teams of four' | 'league for two' | 'league without duplicates' }
  | { readonly kind: 'house rule of teams' | 'house rule of Big Base' }
  | { readonly kind: 'seed'; readonly seed: string };

/** Everything that stands in the way of this game, seat by seat. */
export function problemsOf(form: SetUpForm, shelf: Shelf): readonly Problem[] {
  return [
    ...seatsOf(form).flatMap((_, seat) => [
      ...nameProblems(form, seat),
      ...(form.choice === 'free' ? factionProblems(form, seat, shelf) : []),
    ]),
    ...poolProblems(form, shelf),
    ...(isDraft(form.choice) ? draftProblems(form, shelf) : []),
    ...wayProblems(form),
    ...(form.seed.trim() === '' || typedSeed(form.seed) !== null
      ? []
      : [{ kind: 'seed' as const, seed: form.seed }]),
  ];
}

/** A pair plays to so many VP at least (R13.2). */
const LEAST_VP_OF_TEAMS = 20;

/** Ways to play and to choose that do not go with the rest. */
function wayProblems({ variant, choice, count, duplicates, houseRules }: SetUpForm): readonly Problem[] {
  const { vpToWin, bases } = houseRules;
  const isLeague = choice === 'league';
  return [
    ...(variant === 'teams' && count !== MAX_SEATS ? [{ kind: 'teams of four' as const }] : []),
    ...(variant === 'teams' && vpToWin !== undefined && vpToWin < LEAST_VP_OF_TEAMS
      ? [{ kind: 'house rule of teams' as const }]
      : []),
    ...(variant === 'big base' && (vpToWin !== undefined || bases !== undefined)
      ? [{ kind: 'house rule of Big Base' as const }]
      : []),
    ...(isLeague && count !== LEAGUE_SEATS ? [{ kind: 'league for two' as const }] : []),
    ...(isLeague && duplicates ? [{ kind: 'league without duplicates' as const }] : []),
  ];
}

function nameProblems(form: SetUpForm, seat: number): readonly Problem[] {
  const names = seatsOf(form).map(({ name }) => name.trim());
  const name = names[seat] ?? '';
  if (name === '') return [{ kind: 'name missing', seat }];
  if (name.length > LONGEST_NAME) return [{ kind: 'name too long', seat }];
  return names.indexOf(name) < seat ? [{ kind: 'name twice', seat, name }] : [];
}

function factionProblems(form: SetUpForm, seat: number, shelf: Shelf): readonly Problem[] {
  const seats = seatsOf(form);
  const chosen = seats[seat]?.factions ?? [];
  const [first] = chosen;
  if (chosen.length === 1 && first !== undefined) {
    return [{ kind: 'second faction missing', seat, faction: first }];
  }
  const offered = factionsOnOffer(form, shelf).map(({ name }) => name);
  return chosen.flatMap((faction): readonly Problem[] => {
    if (!offered.includes(faction)) return [{ kind: 'faction not on offer', seat, faction }];
    const other = seats.slice(0, seat).find((earlier) => earlier.factions.includes(faction));
    return other === undefined || form.duplicates
      ? []
      : [{ kind: 'faction twice', seat, faction, other: other.name }];
  });
}

/** Two for everybody who has none yet. */
function poolProblems(form: SetUpForm, shelf: Shelf): readonly Problem[] {
  const seats = seatsOf(form);
  const preset = form.choice === 'free' ? seats.flatMap((seat) => seat.factions) : [];
  const shared = form.duplicates && form.choice !== 'draft';
  const open = seats.length - Math.floor(preset.length / 2);
  const needed = open === 0 || shared ? Math.min(open, 1) * 2 : open * 2;
  const offered = factionsOnOffer(form, shelf).filter(({ name }) => shared || !preset.includes(name)).length;
  return offered < needed ? [{ kind: 'too few factions', needed, offered }] : [];
}

/** Four are banned, four are played, and two more lend their bases (R1.3). */
const LEAST_OF_LEAGUE = 10;

/** Two for everybody must be laid out, and no more than there are (R1.3). */
function draftProblems(form: SetUpForm, shelf: Shelf): readonly Problem[] {
  const needed = form.choice === 'league' ? LEAST_OF_LEAGUE : form.count * FACTIONS_EACH;
  const offered = factionsOnOffer(form, shelf).map(({ name }) => name);
  const named = namedPool(form);
  const size = named?.length ?? form.draftSize;
  const foreign = (named ?? []).filter((faction) => !offered.includes(faction));
  return [
    ...foreign.map((faction) => ({ kind: 'draft not on offer' as const, faction })),
    ...(size !== null && size < needed ? [{ kind: 'draft too small' as const, needed, size }] : []),
    ...(named === null && size !== null && size > offered.length
      ? [{ kind: 'draft too large' as const, size, offered: offered.length }]
      : []),
  ];
}

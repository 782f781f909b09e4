import {
  action,
  base,
  faction,
  minion,
  minions,
  onPlay,
  type BaseSpec,
  type CardSpec,
  type FactionSpec,
  type SetSpec,
} from '@smashup/engine';

/** Other versions of the content, made from this one without touching it. */
export type ContentChange = (sets: readonly SetSpec[]) => SetSpec[];

/** One card's entry in place of another. */
export function changeCard(name: string, change: (card: CardSpec) => CardSpec): ContentChange {
  return (sets) => {
    let found = 0;
    const changed = sets.map((set) => ({
      ...set,
      factions: set.factions.map((one) => ({
        ...one,
        cards: one.cards.map((card) => {
          if (card.name !== name) return card;
          found++;
          return change(card);
        }),
      })),
    }));
    if (found !== 1) throw new Error(`${found} cards are called ${name}.`);
    return changed;
  };
}

export function changeBase(name: string, change: (card: BaseSpec) => BaseSpec): ContentChange {
  return (sets) =>
    sets.map((set) => ({ ...set, bases: set.bases.map((one) => (one.name === name ? change(one) : one)) }));
}

/** A faction and its base, put into a set at that place. */
export function addFaction(setName: string, at: number, added: FactionSpec, home: BaseSpec): ContentChange {
  return (sets) =>
    sets.map((set) =>
      set.name === setName
        ? {
            ...set,
            factions: set.factions.toSpliced(at, 0, added),
            bases: set.bases.toSpliced(at, 0, home),
          }
        : set,
    );
}

export function removeFaction(name: string): ContentChange {
  return (sets) =>
    sets.map((set) => ({
      ...set,
      factions: set.factions.filter((one) => one.name !== name),
      bases: set.bases.filter((one) => one.faction !== name),
    }));
}

/** A faction that nobody has heard of. */
export const gardeners = faction('Gardeners', 'They water things.', [
  minion(
    'Waterer',
    { copies: 10, power: 3, text: 'You may return another minion here of power 2 or less.' },
    onPlay((c) => c.return(c.mayChoose(minions.here.others.powerAtMost(2), 'return'))),
  ),
  action(
    'Compost',
    { copies: 10, play: 'standard', text: 'Draw a card.' },
    onPlay((c) => c.draw(1)),
  ),
]);
export const greenhouse = base('Greenhouse', {
  faction: 'Gardeners',
  breakpoint: 19,
  vp: [4, 2, 1],
  text: '',
});

/** The fix that the Collector gets: it leaves one's own minions alone. */
export const fixCollector = changeCard('Collector', (card) =>
  card.kind === 'minion'
    ? minion(
        card.name,
        card.facts,
        onPlay((c) => c.return(c.mayChoose(minions.here.ofOthers.powerAtMost(3), 'return'))),
      )
    : card,
);

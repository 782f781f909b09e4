/** What stands around the rules. */
export const rules = {
  title: 'The rules',
  intro:
    'All the rules, in our own words. Where the four rulebooks differ, the newest applies; the last section compares them. A card’s text overrides every rule here except R9.1.',
  search: 'Search the rules',
  searchHint: 'tie, Special, R5.4 …',
  found_zero: 'No rules match.',
  found_one: '{{count}} entry',
  found_other: '{{count}} entries',
  contents: 'Contents',
  editions: 'The four editions compared',
  onCards: '“{{term}}” on cards',
  cards_one: '{{count}} card uses it:',
  cards_other: '{{count}} cards use it:',
  seeCards: 'See them all in the gallery',
  before: '← Previous',
  next: 'Next →',
  moment: '{{at}} of {{all}}',
  step: 'Step {{step}}',
  pictures: {
    tie: 'A tie, played out',
    'me first': 'A round of Me First, played out',
    duel: 'A duel, played out',
    buried: 'A buried card, played out',
    scoring: 'The steps of scoring, played out',
    clash: 'A clash, played out',
    stasis: 'A card in stasis, played out',
  },
  begins: {
    tie: 'Ann and Bob have 10 power each, Cho has 5. You see the table as Ann, who ends her turn.',
    'me first':
      'Ann has the most power at Tar Pits and a Shinobi in hand. Bob’s Pirate King waits next door. Ann ends her turn.',
    duel: 'Ann has a Gunfighter in hand, who duels a minion when played. Bob’s Spirit is the only one there.',
    buried: 'Ann has a Mummy in hand; the base lets her bury a card. Bob has one buried there already.',
    scoring:
      'The power at Tar Pits is above its breakpoint: the base is ready. Ann has a Shinobi in hand and ends her turn.',
    clash:
      'Ann has set Major Ursa aside, and a minion at Tar Pits. Bob’s Arcane Protector is there already, with one minion.',
    stasis:
      'Ann has 99 MPH and King Rex in hand, and a Sidelined Girlfriend in stasis. One turn of hers after another goes by.',
  },
} as const;

import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

/** R3.5, R7, R10 and R12 in combinations: whose a card is while it is buried, uncovered, taken over or scored. */

const deck = ['Howl', 'Howl', 'Howl', 'Howl', 'Howl', 'Howl'];

scene(
  'R10.3, R7.3: a buried card goes to its real owner’s discard pile when its base scores',
  {
    rules: ['R10.3', 'R7.3'],
    from: 'score bases',
    A: { deck },
    B: { deck },
    bases: { 'Jungle Oasis': ['A: King Rex', 'A: King Rex', 'A(B): buried Sheriff'], Tortuga: [] },
  },
  (t) => {
    expect([t.discard('A'), t.discard('B')]).toEqual([['King Rex', 'King Rex'], ['Sheriff']]);
    t.leave();
  },
);

scene(
  'R7.2, R10.3: only who buried a card uncovers it; played, it is theirs until it leaves play',
  {
    rules: ['R7.2', 'R10.3'],
    from: 'start of turn',
    turn: 'B',
    A: { hand: [], deck },
    B: { hand: ['Seeing Stars'], deck },
    bases: { Tortuga: ['A(B): buried Zapbot', 'B: King Rex'], Workshop: [] },
  },
  (t) => {
    // B owns it, but cannot uncover it.
    expect(t.question).toBe('play');
    t.endTurn();
    t.offers('uncover Zapbot', 'pass');
    t.pick('uncover Zapbot');
    expect(t.at('Tortuga')).toEqual(['B: King Rex', 'A(B): Zapbot']);
    t.endTurn();
    t.play('Seeing Stars');
    expect([t.discard('A'), t.discard('B')]).toEqual([[], ['Seeing Stars', 'Zapbot']]);
  },
);

scene(
  'R7.4, R2: an uncovered card that uncovers another, and what that triggers, all at the start of the turn',
  {
    rules: ['R7.4', 'R2'],
    from: 'start of turn',
    A: { hand: [], deck },
    B: { deck },
    bases: {
      Tortuga: ['A: buried Pyramid Engineer', 'A: buried Tomb Trap', 'A: Pharaoh', 'B: Ronin'],
      Workshop: [],
    },
  },
  (t) => {
    t.pick('uncover Pyramid Engineer');
    t.pick('Tomb Trap');
    t.pick('Ronin');
    // Pharaoh draws for each, the current player orders nothing: both are the same ability.
    expect(t.hand('A')).toEqual(['Howl', 'Howl']);
    expect(t.discard('A')).toEqual(['Tomb Trap']);
    expect(t.phase).toBe('play');
  },
);

scene(
  'R3.5: of two minions uncovered by one card the later one duels first',
  {
    rules: ['R3.5', 'R7.4'],
    A: { hand: ['Seal the Tomb'], deck },
    B: { deck },
    bases: {
      'So-So Corral': ['A: buried Spectre', 'A: buried Ronin', 'B: Ghost', 'B: Zapbot'],
      Workshop: [],
    },
  },
  (t) => {
    t.play('Seal the Tomb');
    t.pick('Spectre', 'Ronin');
    t.pick('Spectre', 'Ronin');
    // The Ronin came later.
    t.offers('Ghost', 'Zapbot');
    t.pick('Ghost');
    expect(t.discard('B')).toEqual(['Ghost']);
    t.offers('Zapbot');
    t.pick();
    expect(t.at('So-So Corral')).toEqual(['B: Zapbot', 'A: Spectre', 'A: Ronin']);
  },
);

scene(
  'R10.5, R8.2: an extra minion brought during a duel at So-So Corral never duels',
  {
    rules: ['R10.5', 'R8.2', 'R3.5'],
    A: { hand: ['High Noon', 'Yokai Attack!', 'Samurai-Chan', 'Upgrade'], deck },
    B: { deck },
    bases: { 'So-So Corral': ['A: Shogun', 'A: Ghost', 'B: Bushi', 'B: Deputy'], Workshop: [] },
  },
  (t) => {
    t.play('High Noon');
    t.pick('Shogun');
    t.pick('Bushi');
    t.pick('Yokai Attack!');
    t.pick('A: Ghost');
    expect(t.purpose).toBe('extra minion or action');
    t.pick('Upgrade');
    t.pick('Shogun');
    t.pick('Samurai-Chan');
    t.pick('So-So Corral');
    // Shogun wins; High Noon gives an extra minion, and there is none to play at once.
    expect(t.discard('B')).toEqual(['Bushi']);
    expect(t.question).toBe('play');
    expect(t.at('So-So Corral')).toContain('B: Deputy');
    expect(t.playsLeft).toEqual(['minion', 'minion using High Noon']);
  },
);

scene(
  'R10.27: a card uncovered in the window uncovers another, and both have their window',
  {
    rules: ['R10.27', 'R7.4'],
    from: 'score bases',
    A: { hand: ['Lost Knowledge'], deck },
    B: { deck },
    bases: {
      Tortuga: [
        'A: King Rex',
        'A: King Rex',
        'A: King Rex',
        'A: buried Pharaoh',
        'A: buried Sheriff',
        'B: Ghost',
        'B: Bushi',
      ],
      Workshop: [],
    },
  },
  (t) => {
    t.pick('use Lost Knowledge');
    t.pick('Pharaoh');
    t.pick('Sheriff');
    t.offers('Bushi', 'Ghost');
    t.pick('Bushi');
    t.pass();
    expect(t.vp('A')).toBe(4);
    expect(t.discard('B')).toEqual(['Bushi', 'Ghost']);
    t.leave();
  },
);

scene(
  'R5.3, R5.1: a base picked scores though it falls below its breakpoint, and its buried cards are no presence',
  {
    rules: ['R5.3', 'R7.3'],
    from: 'score bases',
    A: { deck },
    B: { hand: ['Plague of Locusts'], deck },
    bases: { 'Jungle Oasis': ['A: King Rex', 'A: Shogun', 'B: buried Mummy'], Tortuga: [] },
  },
  (t) => {
    t.pick('use Plague of Locusts');
    t.pick('Jungle Oasis');
    expect([t.vp('A'), t.vp('B')]).toEqual([2, 0]);
    expect(t.discard('B')).toEqual(['Mummy', 'Plague of Locusts']);
    t.leave();
  },
);

scene(
  'R7.4: what cannot be played at its base when uncovered is discarded to its real owner',
  {
    rules: ['R7.4', 'R10.3'],
    from: 'start of turn',
    A: { deck },
    B: { deck },
    bases: { "Tsar's Palace": ['A(B): buried Ghost'], Workshop: [] },
  },
  (t) => {
    t.pick('uncover Ghost');
    expect([t.discard('A'), t.discard('B')]).toEqual([[], ['Ghost']]);
    expect(t.question).toBe('play');
  },
);

scene(
  'R9.11, R7.2: a minion under another player’s control is buried by that player after scoring',
  {
    rules: ['R7.2', 'R10.3', 'R9.4'],
    from: 'score bases',
    A: { deck },
    B: { deck },
    bases: { 'Jungle Oasis': ['A: King Rex', 'A: Shogun', 'A(B): Mummy [A: Make Contact]'], Tortuga: [] },
  },
  (t) => {
    expect(t.asked).toBe('A');
    t.pick('Tortuga');
    expect(t.at('Tortuga')).toEqual(['A(B): buried Mummy']);
    expect(t.discard('A')).toContain('Make Contact');
    t.leave();
  },
);

scene(
  'R7.1, R9.4: a player chooses a card they have seen being buried by name; Ransack gives them a card that is not theirs',
  {
    rules: ['R7.1', 'R9.4'],
    A: { hand: ['Ransack'], deck },
    B: { deck },
    bases: { Tortuga: ['B: buried Ghost', 'B: buried Mummy', 'A: buried Sheriff'], Workshop: [] },
  },
  (t) => {
    t.play('Ransack');
    t.offers('Sheriff', 'buried 1 @ Tortuga', 'buried 2 @ Tortuga');
    t.pick('buried 2 @ Tortuga');
    expect(t.hand('A')).toEqual(['Mummy']);
    expect(t.owner('Mummy', 'A')).toBe('B');
    t.play('Mummy', 'Tortuga');
    expect(t.at('Tortuga')).toContain('A(B): Mummy');
  },
);

scene(
  'R3.5 in 2013: extras of Yokai Attack! come between cards; at the start of a turn it is now or never',
  {
    rules: ['R3.5', 'R10.16'],
    edition: 'awesome-level-9000',
    from: 'start of turn',
    A: { hand: ['Yokai Attack!', 'Ghost', 'Summon'], deck },
    B: { deck },
    bases: { Tortuga: ['A: Zapbot', 'A: Samurai-Chan', 'A: buried Yokai Attack!'], Workshop: [] },
  },
  (t) => {
    t.pick('uncover Yokai Attack!');
    t.pick('Zapbot');
    t.offers('Ghost', 'Summon', 'Yokai Attack!');
    t.pick();
    t.play('Yokai Attack!');
    // Samurai-Chan draws a card; nobody is asked for extras before that.
    expect(t.hand('A')).toEqual(['Ghost', 'Howl', 'Summon']);
    expect(t.playsLeft).toEqual(['minion', 'minion using Yokai Attack!', 'action using Yokai Attack!']);
  },
);

scene(
  'R10.14, R5.4: a minion under control counts for its controller, and goes to its owner’s pile after scoring',
  {
    rules: ['R10.14', 'R5.4'],
    from: 'score bases',
    players: 3,
    A: { deck },
    B: { deck },
    C: { deck },
    bases: {
      'Jungle Oasis': ['C: King Rex', 'A(B): Shogun [A: Make Contact]', 'B: Ghost'],
      Tortuga: [],
    },
  },
  (t) => {
    expect([t.vp('A'), t.vp('B'), t.vp('C')]).toEqual([0, 0, 2]);
    expect([t.discard('A'), t.discard('B')]).toEqual([['Make Contact'], ['Ghost', 'Shogun']]);
    t.leave();
  },
);

scene(
  'R10.27: a minion that arrives by Full Sail in the window, taken over there, is its new controller’s to use',
  {
    rules: ['R10.27'],
    from: 'score bases',
    A: { hand: ['Full Sail'], deck },
    B: { deck },
    bases: {
      Tortuga: ['A: King Rex', 'A: King Rex', 'A: King Rex', 'B: Ghost', 'B: Bushi'],
      Workshop: ['A(B): Sheriff [A: Make Contact]'],
    },
  },
  (t) => {
    t.pick('use Full Sail');
    t.pick('Sheriff');
    expect(t.asked).toBe('A');
    t.offers('Bushi', 'Ghost');
    t.pick('Bushi');
    expect([t.vp('A'), t.discard('B')]).toEqual([4, ['Bushi', 'Ghost', 'Sheriff']]);
    t.leave();
  },
);

scene(
  'R12.5: Complete the Ritual (current) puts a buried card under its real owner’s deck',
  {
    card: 'Complete the Ritual',
    rules: ['R12.5', 'R10.3'],
    printing: 'current',
    from: 'start of turn',
    A: { deck },
    B: { deck },
    bases: { Tortuga: ['A: Complete the Ritual', 'A(B): buried Mummy', 'B: Ghost'], 'Jungle Oasis': [] },
    baseDeck: ['Workshop'],
  },
  (t) => {
    t.pick('use Complete the Ritual');
    // B orders, without having seen what A has buried.
    expect(t.asked).toBe('B');
    t.offers('Ghost', 'buried @ Tortuga');
    t.pick('Ghost', 'buried @ Tortuga');
    expect(t.deck('B').at(-1)).toBe('Mummy');
    expect(t.deck('A').at(-1)).toBe('Complete the Ritual');
    t.leave();
  },
);

scene(
  'R7.2: Stagecoach moves cards that you have buried, whoever owns them, and no others',
  {
    rules: ['R7.2'],
    A: { hand: ['Stagecoach'], deck },
    B: { deck },
    bases: { Tortuga: ['A(B): buried Ghost', 'B(A): buried Mummy', 'A: Zapbot'], Workshop: [] },
  },
  (t) => {
    t.play('Stagecoach');
    t.offers('Ghost', 'Zapbot');
    t.pick('Ghost');
    expect(t.at('Workshop')).toEqual(['A(B): buried Ghost']);
    expect(t.at('Tortuga')).toEqual(['B(A): buried Mummy', 'A: Zapbot']);
  },
);

scene(
  'R5.8, R7.3: a base destroyed sends buried cards to their real owners',
  {
    rules: ['R7.3', 'R10.3'],
    A: { hand: ['Volcanic Uprising'], deck },
    B: { deck },
    bases: { Tortuga: ['A(B): buried Ghost', 'B: buried Mummy'], Workshop: ['B: Ronin'] },
    baseDeck: ['Jungle Oasis', 'Moot Site', 'Saloon'],
  },
  (t) => {
    t.play('Volcanic Uprising');
    t.pick('destroy a base');
    expect([t.discard('A'), t.discard('B')]).toEqual([['Volcanic Uprising'], ['Ghost', 'Mummy']]);
    expect(t.bases).toEqual(['Workshop', 'Jungle Oasis', 'Moot Site']);
  },
);

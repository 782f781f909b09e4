import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

scene(
  'Innsmouth: after each minion the owner may put a card of any discard pile under its owner’s deck',
  (table) => {
    const t = table(`shows: Innsmouth 1
      A: Zapbot, The Locals | A deck: 2 Ghost, The Locals, Ghost | A discard: Howl | B deck: Shinobi
      B discard: King Rex | Innsmouth | Tortuga`);
    t.play('Zapbot', 'Innsmouth').keepExtra();
    t.offers('Howl, King Rex');
    t.expect('picks: 0-1');
    t.pick('King Rex');
    t.expect('B deck: Shinobi, King Rex');
    t.play('The Locals', 'Innsmouth', 'Zapbot');
    // First what The Locals do themselves.
    t.expect('question: order');
    t.pick('Ghost', 'Ghost');
    t.offers('Howl').pick('Howl');
    t.expect('A deck: ..., Howl');
  },
);

scene(
  'Ritual Site: minions are shuffled into decks after the others have taken theirs; what was on them is discarded',
  (table) => {
    const t = table(`shows: Ritual Site 1 | turn: A
      A: Return to the Sea | A deck: 2 Ghost | B deck: 3 Ghost | base deck: The Mothership
      Ritual Site: A King Rex [A Upgrade], A The Locals, B King Rex, B Pirate King | Tortuga`);
    t.endTurn().pick('use Return to the Sea').pick('The Locals').pick('The Locals');
    expect([...t.hand('A'), ...t.deck('A')].toSorted()).toEqual(['Ghost', 'Ghost', 'King Rex', 'The Locals']);
    t.expect('A discard: Return to the Sea, Upgrade | B discard: nothing');
    t.expect('B deck in any order: 3 Ghost, King Rex, Pirate King');
  },
);

import { scene } from '../kit/scene.ts';

/** R3.5: an extra play can be made at once, before anything that the card giving it has triggered. */

scene('the extra minion comes before the duel of the minion that gave it, and duels first', (table) => {
  const t = table(`shows: So-So Corral 1, R3.5 | A: Zapbot, Mummy, Sheriff | A deck: 4 Howl
    So-So Corral: B Deputy, B Spirit | Jungle Oasis`);
  t.play('Zapbot', 'So-So Corral');
  t.expect('purpose: extra minion');
  t.offers('Mummy').pick('Mummy').pick('So-So Corral');
  // The Mummy's duel, before Zapbot's.
  t.offers('Deputy, Spirit').pick('Deputy').pass();
  t.expect('A discard: Mummy');
  t.offers('Spirit').pick();
  t.expect('So-So Corral: B Spirit, A Zapbot');
  t.offers('pass');
});

scene('an extra that is not played at once is kept', (table) => {
  const t = table(`shows: R3.5 | A: Zapbot, Mummy, Sheriff | A deck: 4 Howl
    So-So Corral: B Deputy, B Spirit | Jungle Oasis`);
  t.play('Zapbot', 'So-So Corral').keepExtra();
  // Zapbot's duel.
  t.pick();
  t.expect('plays left: action, minion using Zapbot');
  t.play('Mummy', 'Jungle Oasis');
  t.expect('Jungle Oasis: A Mummy');
});

for (const edition of ['awesome-level-9000', 'what-were-we-thinking'] as const) {
  scene(
    `before 2018 an extra comes between cards: nobody is asked in the middle of one (${edition})`,
    (table) => {
      const t = table(`shows: R3.5, R10.16 | edition: ${edition} | A: Zapbot, Mummy, Sheriff | A deck: 4 Howl
        So-So Corral: B Deputy, B Spirit | Jungle Oasis`);
      t.play('Zapbot', 'So-So Corral');
      t.expect('purpose: duel');
      t.pick();
      t.offers('play Mummy using Zapbot, pass');
    },
  );
}

scene('since 2018 it can always be played at once', (table) => {
  const t = table(`shows: R3.5 | edition: oops | A: Zapbot, Mummy, Sheriff | A deck: 4 Howl
    So-So Corral: B Deputy, B Spirit | Jungle Oasis`);
  t.play('Zapbot', 'So-So Corral');
  t.expect('purpose: extra minion');
  t.pick('Mummy').pick('Jungle Oasis');
  // Zapbot's duel comes after it.
  t.expect('Jungle Oasis: A Mummy');
  t.offers('Deputy, Spirit').pick();
});

scene('nobody is asked where nothing waits', (table) => {
  const t = table(`shows: R3.5 | A: Zapbot, Mummy | A deck: 4 Howl
    So-So Corral: B Deputy | Jungle Oasis`);
  t.play('Zapbot', 'Jungle Oasis');
  t.offers('play Mummy using Zapbot, pass');
});

scene('nobody is asked where what waits could do nothing', (table) => {
  const t = table(`shows: R3.5 | A: Zapbot, Mummy | A deck: 4 Howl
    So-So Corral: A Deputy | Jungle Oasis: B Deputy`);
  t.play('Zapbot', 'So-So Corral');
  t.offers('play Mummy using Zapbot, pass');
});

scene('nobody is asked who has nothing to play with the extra', (table) => {
  const t = table(`shows: R3.5 | A: Zapbot, Sheriff | A deck: 4 Howl
    So-So Corral: B Deputy, B Spirit | Jungle Oasis`);
  t.play('Zapbot', 'So-So Corral');
  t.expect('purpose: duel');
  t.pick();
  t.expect('plays left: action, minion using Zapbot');
});

scene('Haunted House has a card discarded after the extra minion', (table) => {
  const t = table(`shows: Haunted House 1, R3.5 | A: Zapbot, Mummy, Sheriff | A deck: 4 Howl
    Haunted House | Jungle Oasis`);
  t.play('Zapbot', 'Haunted House').pick('Mummy').pick('Jungle Oasis');
  // The Sheriff is the only card left.
  t.expect('A discard: Sheriff | Haunted House: A Zapbot | plays left: action');
});

scene('Haunted House has a card discarded for each of them, the later one first', (table) => {
  const t = table(`shows: Haunted House, R3.5 | A: Zapbot, Mummy, Sheriff, Howl, Pharaoh | A deck: 4 Howl
    Haunted House | Jungle Oasis`);
  t.play('Zapbot', 'Haunted House').pick('Mummy').pick('Haunted House');
  t.offers('Sheriff, Howl, Pharaoh').pick('Sheriff');
  t.offers('Howl, Pharaoh').pick('Howl');
  t.expect('A: Pharaoh');
});

scene('an extra action may come before the duel of the minion that gave it', (table) => {
  const t = table(`shows: Chronomage, R3.5 | A: Chronomage, Augmentation, Mystic Studies | A deck: 4 Howl
    So-So Corral: B Sheriff | Jungle Oasis`);
  t.play('Chronomage', 'So-So Corral');
  t.expect('purpose: extra action');
  t.offers('Augmentation, Mystic Studies').pick('Augmentation').pick('Chronomage');
  t.expect('power: Chronomage 7');
  // It is discarded when its own matters are done, before the duel.
  t.expect('A discard: Augmentation');
  t.pick('Sheriff').pass();
  t.expect('B discard: Sheriff | plays left: action');
});

scene('an extra that a waiting ability gives comes before the other waiting abilities', (table) => {
  const t = table(`shows: Brownie, R3.5 | printing: current | decks: 4 Howl | A: Steam Man, Mummy
    The Homeworld | Tortuga: B Brownie`);
  t.play('Steam Man', 'The Homeworld');
  t.offers('use The Homeworld, use Brownie').pick('use The Homeworld');
  // The Brownie waits.
  t.expect('purpose: extra minion');
  t.pick('Mummy').pick('Tortuga');
  t.expect('B: Howl | plays left: action');
});

scene('what several minions of one card have triggered resolves in reverse order of play', (table) => {
  const t = table(`shows: Zombie Lord, R3.5
    A: Zombie Lord, Howl, Sheriff | A deck: 4 Howl | A discard: Mummy, Walker
    So-So Corral: B Sheriff | Haunted House | Jungle Oasis`);
  t.play('Zombie Lord', 'Jungle Oasis').pick('Mummy').pick('So-So Corral').pick('Walker');
  // The Walker's discard comes before the Mummy's duel, and its own look at the deck before both.
  t.pick('discard');
  t.offers('Howl, Sheriff').pick('Howl');
  t.offers('Sheriff').pick();
});

scene('a card in one’s own hand that could answer brings the question up', (table) => {
  const t = table(`shows: Snuggly Bear, R3.5, R4 | A: Zapbot, Snuggly Bear, Mummy | A deck: 4 Howl
    Jungle Oasis | Tortuga`);
  t.play('Zapbot', 'Jungle Oasis');
  t.expect('purpose: extra minion');
  t.offers('Snuggly Bear, Mummy').pick('Mummy').pick('Tortuga');
  // Zapbot is still the first minion of the turn, which the Snuggly Bear answers.
  t.offers('use Snuggly Bear, pass').pick('use Snuggly Bear');
  t.expect('Jungle Oasis: A Zapbot, A Snuggly Bear | Tortuga: A Mummy');
});

/** Zapbot is borrowed: another player's Mboro Hornet may answer it. */

for (const held of ['Mboro Hornet', 'Howl']) {
  scene(`a card in another hand never brings the question up (${held})`, (table) => {
    const t = table(`shows: Mboro Hornet, R3.5, R4 | decks: 4 Howl | A: B Zapbot, Mummy | B: ${held}
      Jungle Oasis | Tortuga`);
    t.play('Zapbot', 'Jungle Oasis');
    if (held === 'Mboro Hornet') {
      t.expect('asked: B');
      t.pass();
    }
    t.offers('play Mummy using Zapbot, pass');
  });
}

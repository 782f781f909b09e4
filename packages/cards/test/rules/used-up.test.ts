import { scene } from '../kit/scene.ts';

// What is used up, or cannot matter, is not put into an order.

scene('General Ivan, once used, waits for nothing more beside Cub Scout', (table) => {
  const t = table(`shows: General Ivan | printing: current | A: Dinghy
    Tortuga: A Ghost, A Spirit | Jungle Oasis: B Cub Scout, B General Ivan`);
  t.play('Dinghy').pick('Ghost', 'Spirit');
  t.offers('use Cub Scout, use General Ivan, use Cub Scout').pick('use General Ivan');
  t.pick('yes');
  t.offers('2 use Cub Scout').pick('use Cub Scout').pick('no').pick('no');
  t.expect('question: play');
});

scene('Onini and Osebo each get a counter, in whatever order', (table) => {
  const t = table(`shows: Onini the Python | A: B Akye the Turtle, Ghost | A deck: 3 Ghost
    Tortuga: A Osebo the Leopard, B Onini the Python | Jungle Oasis`);
  t.play('Akye the Turtle', 'Jungle Oasis').pick('Ghost');
  t.expect('question: play | counters: Osebo the Leopard 1, Onini the Python 1');
});

scene('Leprechaun, once used, waits for nothing more beside Gold Strike', (table) => {
  const t = table(`shows: Leprechaun | printing: current | A: Hoverbot | A deck: Ghost, 3 Spirit
    Tortuga: B Leprechaun, A Gold Strike | Jungle Oasis`);
  t.play('Hoverbot', 'Tortuga').pick('Ghost').pick('Tortuga');
  // First what the later card has triggered.
  t.offers('use Leprechaun, use Gold Strike').pick('use Leprechaun');
  t.expect('question: play | A discard: Ghost');
});

scene('Transformation Spring, once used, waits for nothing more beside Gold Strike', (table) => {
  const t = table(`shows: Transformation Spring
    A: Nana | A deck: Transformation, Tiki, Ghost, Hansel, Spirit
    Transformation Spring: A Gold Strike | Jungle Oasis`);
  t.play('Nana', 'Transformation Spring').pick('play');
  // Tiki came for Nana: for her it has lapsed.
  t.offers('use Transformation Spring, use Gold Strike').pick('use Transformation Spring').pick('yes');
  // Nana is back, and Gold Strike is all that waits.
  t.expect('question: play | Transformation Spring: A Gold Strike, A Nana');
});

scene("Shogun's Palace does not wait for a minion that has left again", (table) => {
  const t = table(`shows: Shogun's Palace | A: Nana | A deck: Transformation, Tiki, Ghost, Hansel, Spirit
    Shogun's Palace: A Gold Strike, B Steam Man | Jungle Oasis`);
  t.play('Nana', "Shogun's Palace").pick('play').pick('Nana');
  // Tiki came for Nana, who cannot duel any more.
  t.offers("use Shogun's Palace, use Gold Strike").pick('use Gold Strike').pick();
  t.expect('question: play');
});

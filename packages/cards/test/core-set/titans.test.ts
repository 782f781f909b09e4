import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

scene('Arcane Protector: after the fifth card of the turn and each later one, on any base', (table) => {
  const t = table(`shows: Arcane Protector 1 2 | printing: current
    A: 3 Time Loop, Ghost, 2 Howl, 2 Zapbot | A titans: Arcane Protector | Tortuga | Jungle Oasis`);
  t.play('Time Loop');
  t.play('Time Loop');
  t.play('Time Loop');
  t.play('Ghost', 'Tortuga');
  if (t.question !== 'play') t.pick();
  t.expect('question: play');
  t.play('Howl');
  t.offers('yes, no').pick('no');
  t.play('Howl').pick('yes');
  t.offers('Tortuga, Jungle Oasis').pick('Jungle Oasis');
  t.expect('A: 2 cards | total at Jungle Oasis: A 1');
});

scene('Arcane Protector: the bonus follows the hand, and is no minion’s power', (table) => {
  const t = table(`shows: Arcane Protector 3 4, R11.4 | printing: current
    A: 10 Ghost | A deck: Zapbot, 2 Spectre | Tortuga: A Arcane Protector, A Enchantress`);
  t.expect('total at Tortuga: A 7 | power: Enchantress 2');
  t.use('Arcane Protector');
  t.expect('A: 11 cards | total at Tortuga: A 7');
  t.play('Ghost', 'Tortuga').pick();
  t.expect('total at Tortuga: A 9');
});

scene('Arcane Protector, first printing: 1 power for three cards', (table) => {
  const t = table('shows: Arcane Protector | A: 5 Ghost | Tortuga: A Arcane Protector');
  t.expect('total at Tortuga: A 1');
});

scene(
  'Big Funny Giant: instead of the regular minion play, on any base, whatever is forbidden to minions there',
  (table) => {
    const t = table(`shows: Big Funny Giant 1 2 | printing: current | A titans: Big Funny Giant
      Tsar's Palace: B Ghost | Tortuga`);
    t.use('Big Funny Giant');
    t.offers("Tsar's Palace, Tortuga").pick("Tsar's Palace");
    t.expect('plays left: action');
  },
);

scene(
  'Big Funny Giant: whoever plays a minion here discards a card, after it has resolved; one that moves here costs nothing',
  (table) => {
    const t = table(`shows: Big Funny Giant 3 | printing: current | turn: B
      B: Enchantress, Howl, Dinghy | B deck: Mystic Studies, Spectre
      Tortuga: A Big Funny Giant | Jungle Oasis: B Zapbot`);
    t.play('Dinghy').pick('Zapbot');
    t.expect('Tortuga: A Big Funny Giant, B Zapbot');
    t.play('Enchantress', 'Tortuga');
    t.expect('asked: B');
    t.offers('Howl, Mystic Studies').pick('Howl');
    t.expect('B: Mystic Studies');
  },
);

scene('Big Funny Giant: with an empty hand nothing is discarded', (table) => {
  const t = table(`shows: Big Funny Giant 3 | printing: current | turn: B | B: Zapbot
    Tortuga: A Big Funny Giant`);
  t.play('Zapbot', 'Tortuga');
  t.expect('question: play');
});

scene(
  'Big Funny Giant: a counter at the end of the turn of each other player who has no minion here',
  (table) => {
    const t = table(`shows: Big Funny Giant 4 | printing: current | players: 3 | decks: 4 Ghost
      Tortuga: A Big Funny Giant, C Zapbot`);
    t.endTurn();
    t.endTurn();
    t.expect('asked: A');
    t.pick('yes');
    t.expect('counters: Big Funny Giant 1');
    t.endTurn();
    t.expect('turn: A | counters: Big Funny Giant 1');
  },
);

scene('Big Funny Giant: 1 VP for a winner, tied or not, if somebody has no minion here', (table) => {
  const t = table(`shows: Big Funny Giant 5 | printing: current | players: 3 | from: score bases
    base deck: Tortuga | Jungle Oasis: A Big Funny Giant, A King Rex, B King Rex`);
  t.expect('vp: A 3, B 2');
  t.leave();
});

scene('Big Funny Giant: no VP if everybody has a minion here', (table) => {
  const t = table(`shows: Big Funny Giant 5 | printing: current | from: score bases | base deck: Tortuga
    Jungle Oasis: A Big Funny Giant, A King Rex, B Laseratops, B Zapbot`);
  t.expect('vp: A 2');
  t.leave();
});

scene('Big Funny Giant: what it has triggered happens though it has left play since', (table) => {
  const t = table(`shows: Big Funny Giant, R11.9 | printing: current | turn: B
    B: 2 Time Loop, 2 Howl, Zapbot, 2 Spectre | B titans: Arcane Protector
    Tortuga: A Big Funny Giant | Jungle Oasis`);
  t.play('Time Loop');
  t.play('Time Loop');
  t.play('Howl');
  t.play('Howl');
  t.play('Zapbot', 'Tortuga').pick('use Arcane Protector').pick('yes').pick('Tortuga');
  t.expect('A titans: Big Funny Giant');
  t.pick('Spectre');
  t.expect('B: Spectre');
});

scene(
  'Big Funny Giant, first printing: on a base without minions; others pay a card for a minion here, before it does anything',
  (table) => {
    const t = table(`shows: Big Funny Giant
      A deck: 2 Ghost | A titans: Big Funny Giant | B: Enchantress | B deck: 2 Howl, Ghost, 2 Spectre
      Tortuga: B Zapbot | Jungle Oasis`);
    t.use('Big Funny Giant');
    t.expect('Jungle Oasis: A Big Funny Giant');
    t.endTurn();
    t.expect('counters: Big Funny Giant 1');
    t.expect('why not B Enchantress -> Jungle Oasis: forbidden: Big Funny Giant');
    t.play('Enchantress');
    t.expect('Tortuga: B Enchantress, ... | B: Howl');
  },
);

scene('Big Funny Giant, first printing: the card is paid before the minion resolves', (table) => {
  const t = table(`shows: Big Funny Giant | turn: B | B: Enchantress, Howl | B deck: Spectre, Ghost
    Tortuga | Jungle Oasis: A Big Funny Giant`);
  t.play('Enchantress', 'Jungle Oasis');
  t.expect('B discard: Howl | B: Spectre');
});

scene('Big Funny Giant, first printing: a small minion destroyed moves it', (table) => {
  const t = table('shows: Big Funny Giant | Tortuga: B Zapbot, A Big Funny Giant +1 | Jungle Oasis');
  t.use('Big Funny Giant');
  t.expect('Jungle Oasis: A Big Funny Giant +1 | Tortuga: nothing');
});

scene('Fort Titanosaurus: a minion is destroyed for it, and its power becomes counters', (table) => {
  const t = table(`shows: Fort Titanosaurus 1 2, R11.3 | A: Zapbot | A titans: Fort Titanosaurus
    Tortuga: A Laseratops [A Upgrade], A Zapbot | Jungle Oasis`);
  t.use('Fort Titanosaurus');
  t.offers('Laseratops, Zapbot').pick('Laseratops');
  t.expect('Tortuga: A Zapbot, A Fort Titanosaurus +6 | plays left: minion, action');
  t.play('Zapbot', 'Tortuga');
});

scene('Fort Titanosaurus: not after a minion was played in this phase', (table) => {
  const t = table('shows: Fort Titanosaurus 1 | A: Zapbot | A titans: Fort Titanosaurus | Tortuga');
  t.expect('cannot use: Fort Titanosaurus');
  t.play('Zapbot', 'Tortuga');
  t.expect('cannot use: Fort Titanosaurus | why not A Fort Titanosaurus: its own condition');
});

scene('Fort Titanosaurus: a minion that is not destroyed does not bring it into play', (table) => {
  const t = table(`shows: Fort Titanosaurus 2, R11.3 | A titans: Fort Titanosaurus
    Tortuga: A Buccaneer | Jungle Oasis`);
  t.use('Fort Titanosaurus');
  t.expect('Jungle Oasis: A Buccaneer | A titans: Fort Titanosaurus');
});

scene(
  'Fort Titanosaurus: an action that affected minions gives a counter to one of them, to the titan, or to each, once a turn',
  (table) => {
    const t = table(`shows: Fort Titanosaurus 3 | A: Cannon, Time Loop, Shanghai | A deck: Ghost
      Tortuga: A Fort Titanosaurus +3, B Zapbot, B Ghost | Jungle Oasis: B Hoverbot`);
    t.play('Time Loop');
    t.play('Shanghai').pick('Hoverbot');
    t.expect('Tortuga: B Hoverbot, ...');
    t.pick('yes');
    t.offers('the minion, this titan, both').pick('both');
    t.expect('counters: Hoverbot 1, Fort Titanosaurus 4');
    t.play('Cannon').pick('Zapbot', 'Ghost');
    t.expect('question: play');
    t.use('Fort Titanosaurus');
    t.expect('A: Ghost');
  },
);

scene(
  'Fort Titanosaurus: minions that have left play get no counter; several that were affected are one event',
  (table) => {
    const t = table(`shows: Fort Titanosaurus 3 | A: Cannon, Howl, Time Loop
      Tortuga: A Fort Titanosaurus, B Zapbot, A King Rex, A Ghost`);
    t.play('Time Loop');
    t.play('Howl').pick('no');
    t.play('Cannon').pick('Zapbot').pick('yes');
    t.expect('question: play | counters: Fort Titanosaurus 1 | cannot use: Fort Titanosaurus');
  },
);

scene('Invisible Ninja: a card is discarded for it, at a base with a minion of yours', (table) => {
  const t = table(`shows: Invisible Ninja 1, R11.3 | A: Ghost, Howl | A titans: Invisible Ninja
    Tortuga: A Zapbot | Jungle Oasis | Pyramids: A Zapbot`);
  t.use('Invisible Ninja').pick('Howl');
  t.offers('Tortuga, Pyramids').pick('Tortuga');
  t.expect('Tortuga: A Zapbot, A Invisible Ninja');
});

scene('Invisible Ninja: no card is discarded in vain', (table) => {
  const t = table(`shows: Invisible Ninja, R11.3 | A: Ghost | A titans: Invisible Ninja
    Tortuga: A Zapbot, A Major Ursa`);
  t.expect('cannot use: Invisible Ninja | why not A Invisible Ninja: a titan is in play: Major Ursa');
});

scene('Invisible Ninja: destroyed at the start of the turn it does not come back in that turn', (table) => {
  const t = table(`shows: Invisible Ninja 2 4 | from: start of turn
    A: Ninja Acolyte, King Rex, Ghost, Howl | Tortuga: A Zapbot, A Invisible Ninja | Jungle Oasis`);
  t.pick('yes');
  t.offers('Ninja Acolyte, Ghost').pick('Ninja Acolyte').pick('Jungle Oasis');
  t.expect('question: play | A titans: Invisible Ninja | why not A Invisible Ninja: its own condition');
});

scene(
  'Invisible Ninja: whatever card of others you destroy lets you draw one of two, once a turn',
  (table) => {
    const t = table(`shows: Invisible Ninja 3 4
      A: Disenchant, Time Loop, Seeing Stars | A deck: Spectre | A discard: Ghost
      Tortuga: A Invisible Ninja, B Zapbot [B Upgrade]`);
    t.play('Time Loop');
    t.play('Disenchant').pick('yes');
    t.expect('purpose: take');
    expect(t.options).toHaveLength(2);
    t.pick('Spectre');
    t.expect('A: Seeing Stars, Spectre | A deck: 2 cards');
    t.play('Seeing Stars');
    t.expect('question: play');
  },
);

scene('Invisible Ninja: a minion that returns to your hand does, too', (table) => {
  const t = table(`shows: Invisible Ninja 3 | A: Zapbot | A deck: Spectre, Ghost, Howl
    Tortuga: A Invisible Ninja, A Ninja Acolyte`);
  t.use('Ninja Acolyte').pick('Zapbot').keepExtra().pick('yes');
  t.offers('Spectre, Ghost').pick('Ghost');
  t.expect('A: Ghost, Ninja Acolyte | A deck in any order: Howl, Spectre');
});

scene('Invisible Ninja: with nothing else to look at the one card is drawn', (table) => {
  const t = table(`shows: Invisible Ninja 4 | A: Seeing Stars | A deck: Spectre
    Tortuga: A Invisible Ninja, B Zapbot`);
  t.play('Seeing Stars').pick('yes');
  t.expect('A: Spectre');
});

scene(
  'The Kraken: called onto the base that replaces one where you had a minion, on anybody’s turn',
  (table) => {
    const t = table(`shows: The Kraken 1 2 | turn: B | from: score bases
      A titans: The Kraken | base deck: Tortuga
      Jungle Oasis: A Zapbot, B King Rex, B Laseratops | Pyramids`);
    t.expect('asked: A');
    t.offers('yes, no').pick('yes');
    t.expect('Tortuga: A The Kraken');
    t.leave();
  },
);

scene('The Kraken: not without a minion there, and not if it was in play when the base scored', (table) => {
  const t = table(`shows: The Kraken 2 | from: score bases
    A titans: The Kraken | B deck: Ghost | base deck: Tortuga
    Jungle Oasis: B King Rex, B Laseratops, B Zapbot, B The Kraken | Pyramids`);
  t.expect('purpose: move | asked: B');
  t.pick('Zapbot');
  t.leave();
  t.expect('Tortuga: nothing | Pyramids: B Zapbot | B titans: The Kraken | A titans: The Kraken');
});

scene('The Kraken: another titan of yours on the scored base is set aside early enough', (table) => {
  const t = table(`shows: The Kraken 2 | from: score bases | A titans: The Kraken | base deck: Tortuga
    Jungle Oasis: A King Rex, A Laseratops, A Zapbot, A Invisible Ninja`);
  t.pick('yes');
  t.expect('Tortuga: A The Kraken | A titans: Invisible Ninja');
  t.leave();
});

scene('The Kraken: with two replacement bases its owner picks one', (table) => {
  const t = table(`shows: The Kraken, R11.9 | from: score bases
    A titans: The Kraken | base deck: Tortuga, Pyramids | Island Chain: A 4 King Rex`);
  t.pick('no').pick('yes');
  expect(t.at('Tortuga').length + t.at('Pyramids').length).toBe(1);
  t.leave();
});

scene('The Kraken: with no replacement base it cannot be played', (table) => {
  const t = table(`shows: The Kraken, R11.9 | edition: awesome-level-9000 | from: score bases
    A deck: 2 Ghost | A titans: The Kraken | Jungle Oasis: A 2 King Rex | Pyramids`);
  t.expect('question: play | A titans: The Kraken');
});

scene(
  'The Kraken: its talent soaks the minions of others where it goes until your next turn, before a clash',
  (table) => {
    const t = table(`shows: The Kraken 3, R11.6 | printing: current | decks: 3 Ghost | B: Zapbot
      Tortuga: A The Kraken | Jungle Oasis: B Zapbot, B Major Ursa, A Enchantress`);
    t.use('The Kraken');
    t.expect('power: Zapbot 1 | Jungle Oasis: B Zapbot, A Enchantress, A The Kraken');
    t.endTurn();
    t.play('Zapbot', 'Jungle Oasis');
    t.expect('total at Jungle Oasis: B 3');
    t.endTurn();
    t.expect('total at Jungle Oasis: B 4');
  },
);

scene('The Kraken, first printing: until the end of the turn', (table) => {
  const t = table(`shows: The Kraken, R11.8 | A deck: 3 Ghost
    Tortuga: A The Kraken | Jungle Oasis: B Zapbot`);
  t.use('The Kraken');
  t.expect('power: Zapbot 1');
  t.endTurn();
  t.expect('power: Zapbot 2');
});

scene('The Kraken: when its base has scored one of your minions there must move', (table) => {
  const t = table(`shows: The Kraken 4 | printing: current | from: score bases
    A deck: 2 Ghost | base deck: Tortuga | Jungle Oasis: A 2 King Rex, A The Kraken | Pyramids`);
  t.pick('King Rex');
  t.expect('Pyramids: A King Rex | A titans: The Kraken | A discard: King Rex');
});

scene('Gnome, current printing: titans count', (table) => {
  const t = table(`shows: Gnome | printing: current | from: score bases | base deck: Tortuga
    Jungle Oasis: A Gnome, A Big Funny Giant, B King Rex, A Zapbot, B Ghost`);
  t.offers('Zapbot, Ghost').pick('Ghost');
  t.leave();
  t.expect('B discard: Ghost, ...');
});

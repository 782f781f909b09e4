import { scene } from '../kit/scene.ts';

// Ancient Temple

scene('Ancient Temple: the only minion of the player whose turn it is has +5 power here', (table) => {
  const t = table(`shows: Ancient Temple 1 | from: start of turn | A deck: 2 Ghost
    Ancient Temple: A Granny, B 2 Cub Scout | Jungle Oasis`);
  t.expect('power: Granny 9 | parts of Granny: Granny +4, Ancient Temple +5');
  t.expect('total at Ancient Temple: A 9');
  t.endTurn();
  // B has two minions there, and A’s bonus is over.
  t.expect('turn: B | total at Ancient Temple: A 4, B 6');
});

scene('Ancient Temple checks once, at the start of the turn', (table) => {
  const t = table(`shows: Ancient Temple 2 | from: start of turn | A: Spectre, Insta-Grow
    Ancient Temple: A Granny, B Cub Scout | Jungle Oasis`);
  t.play('Spectre', 'Ancient Temple');
  t.expect('power: Granny 9, Spectre 5');
  // It is not B’s turn.
  t.expect('power: Cub Scout 3');
});

scene('Ancient Temple: a minion that becomes the only one later gets nothing', (table) => {
  const t = table(`shows: Ancient Temple 2 | from: start of turn | A: Bear Rides You
    Ancient Temple: A Granny, A Nana | Jungle Oasis`);
  t.play('Bear Rides You').pick('Nana');
  t.expect('Ancient Temple: A Granny | power: Granny 4');
});

scene('Ancient Temple: the +5 counts only here, and again when the minion comes back', (table) => {
  const t = table(`shows: Ancient Temple 2 | from: start of turn | A: Bear Rides You
    Ancient Temple: A Granny | Jungle Oasis: A Zeppelin`);
  t.play('Bear Rides You');
  t.expect('Jungle Oasis: A Zeppelin, A Granny | power: Granny 4');
  t.use('Zeppelin');
  t.expect('Ancient Temple: A Granny | power: Granny 9');
});

scene(
  'Ancient Temple: two start-of-turn abilities are ordered by the player, and the check comes when it is due',
  (table) => {
    const t = table(`shows: Ancient Temple 2, R3.7 | from: start of turn | A deck: 2 Insta-Grow
      Ancient Temple: A Granny, A Sprout | Jungle Oasis`);
    t.offers('use Ancient Temple, use Sprout').pick('use Sprout').pick('no');
    t.expect('Ancient Temple: A Granny | power: Granny 9');
  },
);

// City of Gold

scene('City of Gold: 1 VP, however many minions; the game ends only with the turn', (table) => {
  const t = table(`shows: City of Gold 1 | from: start of turn | A deck: 2 Ghost | vp: A 14
    City of Gold: A Granny, A Nana, B Cub Scout | Jungle Oasis`);
  t.expect('vp: A 15, B 0 | asked: A | winners: nothing');
  t.endTurn();
  t.expect('winners: A');
});

scene('City of Gold gives nothing to a player without a minion there', (table) => {
  const t = table(`shows: City of Gold | from: start of turn | A deck: 2 Ghost
    City of Gold: B Cub Scout, A Family Reunion | Jungle Oasis: A Granny`);
  t.expect('vp: A 0');
  t.endTurn();
  t.expect('turn: B | vp: B 1, A 0');
});

// Grandma's House

scene(
  'Grandma’s House: whoever plays a minion here looks at their own top card, after its own ability',
  (table) => {
    const t = table(`shows: Grandma's House 1
      A: Grandma | A deck: Ghost, Spirit, Spectre, Haunting | B: Weed Eater
      B deck: Sprout, Water Lily, Sprout | Grandma's House | Jungle Oasis`);
    t.play('Grandma', "Grandma's House").pick('bottom');
    // Now the house: Spirit is on the top.
    t.offers('top, bottom').pick('top');
    t.expect('A deck: Spirit, Spectre, Haunting, Ghost');
    t.endTurn();
    t.expect('B sees A: 2 ?');
    t.play('Weed Eater', "Grandma's House");
    t.expect('asked: B');
    t.pick('bottom');
    t.expect('B deck: Water Lily, 2 Sprout | A deck: Haunting, Ghost');
  },
);

scene('Grandma’s House: every minion played here counts, moving ones do not', (table) => {
  const t = table(`shows: Grandma's House 1 2 | A: Spectre, Haunting, Insta-Grow | A deck: Ghost, Spirit
    Grandma's House: A Zeppelin | Jungle Oasis: A Nana`);
  t.use('Zeppelin');
  t.expect("Grandma's House: A Zeppelin, A Nana");
  t.play('Insta-Grow');
  t.play('Spectre', "Grandma's House").pick('bottom');
  t.play('Haunting', "Grandma's House").pick('top');
  t.expect('A deck: Spirit, Ghost');
});

// Retirement Community

scene('Retirement Community: each player in turn order may save one minion', (table) => {
  const t = table(`shows: Retirement Community 1 3 | players: 3 | turn: B | from: score bases
    A deck: Ghost | B deck: 2 Sprout, Water Lily | C deck: Zeppelin | base deck: Tortuga
    Retirement Community: A Spectre +1 [B Choking Vines], A Haunting, B General Ivan, B Cub Scout, C Captain Ahab
    Jungle Oasis: C Steam Man`);
  t.expect('asked: B');
  t.offers('General Ivan, Cub Scout');
  t.expect('picks: 0-1');
  t.pick();
  t.expect('asked: C');
  t.offers('Captain Ahab').pick('Captain Ahab').pick('bottom');
  t.expect('asked: A');
  t.offers('Spectre, Haunting').pick('Spectre');
  t.offers('top, bottom').pick('top');
  t.expect('A deck: Spectre, Ghost | A discard: Haunting');
  t.expect('B discard: Choking Vines, Cub Scout, General Ivan | C deck: Zeppelin, Captain Ahab');
  t.expect('C discard: nothing | bases: Tortuga, Jungle Oasis');
});

scene('Retirement Community: a minion of another owner goes to the owner’s deck', (table) => {
  const t = table(`shows: Retirement Community 2
    A deck: 2 Spirit | B deck: Cub Scout | base deck: Tortuga
    Retirement Community: A(B) General Ivan, A 2 Matriarch, A Spectre | Jungle Oasis`);
  t.endTurn().pick('General Ivan').pick('top');
  t.expect('B deck: General Ivan, Cub Scout | A deck: nothing | A discard: 2 Matriarch, Spectre');
});

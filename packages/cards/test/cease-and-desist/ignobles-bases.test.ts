import { scene } from '../kit/scene.ts';

scene('Spikey Chair Room: who played a minion here may destroy one they own for a card, once', (table) => {
  const t = table(`shows: Spikey Chair Room 1 | A: 2 King Rex, Summon | A deck: 4 Invader | B deck: Ghost
    Spikey Chair Room: B(A) Invader | Tortuga: B(A) Grave Digger, B King Rex`);
  t.play('King Rex', 'Spikey Chair Room');
  t.play('Summon').play('King Rex', 'Spikey Chair Room');
  t.endTurn();
  t.offers('Grave Digger, Invader, King Rex, King Rex');
  t.expect('asked: A | picks: 0-1 | A: 2 Invader');
  t.pick('Grave Digger');
  t.expect('turn: B | A: 3 Invader | Tortuga: B King Rex');
});

scene('Spikey Chair Room: in any player’s turn, for those who played a minion here in it', (table) => {
  const t = table(`shows: Spikey Chair Room 1 | turn: B | decks: 4 Invader | B: Ghost
    Spikey Chair Room: A Ghost | Tortuga: A Ghost`);
  t.play('Ghost', 'Tortuga');
  t.endTurn();
  t.expect('turn: A | Spikey Chair Room: A Ghost');
});

scene('Spikey Chair Room: no card for what could not be destroyed', (table) => {
  const t = table(`shows: Spikey Chair Room 1 | decks: 4 Invader | A: Warbot
    Spikey Chair Room | Tortuga`);
  t.play('Warbot', 'Spikey Chair Room');
  t.endTurn();
  t.expect('turn: B | A: 2 Invader | Spikey Chair Room: A Warbot');
});

scene('Wintersquashed: after its own ability a minion played here may be given away, for good', (table) => {
  const t = table(`shows: Wintersquashed 1 | players: 3 | decks: 6 Ghost | A: Enchantress
    Wintersquashed | Tortuga`);
  t.play('Enchantress', 'Wintersquashed');
  t.offers('B, C').expect('picks: 0-1 | A: Ghost');
  t.pick('C');
  t.expect('Wintersquashed: C(A) Enchantress');
  t.endTurn();
  t.expect('Wintersquashed: C(A) Enchantress');
});

scene('Wintersquashed: nothing for a minion that has changed control meanwhile, or left', (table) => {
  const t = table(`shows: Wintersquashed 1 | players: 3 | decks: 6 Ghost | A: Sneaky Squire
    Wintersquashed | Tortuga`);
  t.play('Sneaky Squire', 'Wintersquashed').pick('B');
  t.expect('question: play | Wintersquashed: B(A) Sneaky Squire');
});

scene('Wintersquashed pays its runner-up more than its winner', (table) => {
  const t = table(`shows: Wintersquashed 2 | decks: 6 Ghost | base deck: The Mothership
    Wintersquashed: A 2 King Rex, B Supreme Overlord | Tortuga`);
  t.endTurn();
  t.expect('vp: A 2, B 4');
});

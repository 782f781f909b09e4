import { scene } from '../kit/scene.ts';

// Hokusai

scene('Hokusai: a counter for one of yours, perhaps himself', (table) => {
  const t = table(`shows: Hokusai 1 | A: Hokusai | Tortuga: A Ghost, B Invader | Jungle Oasis: A Warbot`);
  t.play('Hokusai', 'Tortuga').expect('picks: 0-1').offers('Ghost, Hokusai, Warbot').pick('Hokusai');
  t.expect('counters: Hokusai 1 | cannot use: Hokusai');
});

scene('Hokusai: after two actions one minion at each base, whoever has it', (table) => {
  const t = table(`shows: Hokusai 1 | A: 2 Mystic Studies, Time Loop | A deck: 9 Howl | Ninja Dojo: A Walker
    Tortuga: A Hokusai, B Ghost | Jungle Oasis: B Invader, B Warbot | Temple of Goju`);
  t.play('Time Loop').expect('cannot use: Hokusai');
  t.play('Mystic Studies');
  t.use('Hokusai').expect('picks: 0-1').offers('Walker').pick('Walker');
  t.offers('Ghost, Hokusai').pick('Ghost').offers('Invader, Warbot').pick();
  t.expect('counters: Ghost 1, Invader 0, Warbot 0, Walker 1 | cannot use: Hokusai');
});

// Kandinsky

scene('Kandinsky: stronger this turn, and stronger still after two actions', (table) => {
  const t = table(`shows: Kandinsky 1 | decks: 9 Howl | A: Kandinsky, Mystic Studies, Time Loop
    Tortuga: B Ghost | Jungle Oasis: A Warbot, B Invader`);
  t.play('Kandinsky', 'Tortuga').expect('power: Kandinsky 5 | cannot use: Kandinsky');
  t.play('Time Loop').play('Mystic Studies');
  t.use('Kandinsky').offers('move, strengthen').pick('strengthen');
  t.expect('power: Kandinsky 7');
  t.endTurn();
  t.expect('power: Kandinsky 4');
});

scene('Kandinsky: or another minion of yours comes here', (table) => {
  const t = table(`shows: Kandinsky 1 | A: Mystic Studies, Time Loop | A deck: 9 Howl
    Tortuga: A Kandinsky, A Ghost | Jungle Oasis: A Warbot, A Walker, B Invader`);
  t.play('Time Loop').play('Mystic Studies');
  t.use('Kandinsky').pick('move').offers('Walker, Warbot').pick('Warbot');
  t.expect('Tortuga: A Kandinsky, A Ghost, A Warbot');
});

// Monet

scene('Monet: draws when played, and with the regular action', (table) => {
  const t = table(
    `shows: Monet 1, R10.81 | decks: 9 Howl | A: Monet, Mystic Studies | Tortuga | Jungle Oasis`,
  );
  t.play('Monet', 'Tortuga').expect('A: Mystic Studies, Howl');
  t.use('Monet');
  t.expect('A: Mystic Studies, 2 Howl | cannot use: Monet | why not A Mystic Studies: no action play left');
});

scene('Monet: as often as you have plays, an extra one for certain actions before the others', (table) => {
  const t = table(`shows: Monet 1, R10.81 | decks: 9 Howl | A: K.C. Smith, Mystic Studies
    Tortuga: A Monet | Jungle Oasis`);
  t.play('K.C. Smith as minion', 'Jungle Oasis');
  t.use('Monet').use('Monet');
  t.expect('A: Mystic Studies, 2 Howl | cannot use: Monet');
});

scene('Monet: what reacts to your playing an action reacts', (table) => {
  const t = table(`shows: Monet 2 3, R10.35 | decks: 9 Howl | A: Time Loop, Flip Kick
    Sewer Hideout: A Monet, B Ghost | Jungle Oasis: A Hokusai`);
  t.play('Time Loop').use('Monet').offers('Ghost, Monet').pick('Ghost');
  t.expect('counters: Ghost 1').use('Hokusai').pick().pick('Hokusai');
  t.play('Flip Kick');
  t.expect('question: play | A: 4 Howl | counters: Ghost 1, Hokusai 1');
});

scene('Monet: so a draw before the first card makes that the second action', (table) => {
  const t = table(`shows: Monet 2 3, R10.35 | decks: 9 Howl | A: K.C. Smith, Flip Kick
    Tortuga: A Monet | Jungle Oasis`);
  t.play('K.C. Smith as minion', 'Tortuga').use('Monet').play('Flip Kick');
  t.expect('A: 4 Howl | plays left: nothing');
});

scene('Monet: an extra action that is offered at once, on another turn too', (table) => {
  const t = table(`shows: Monet 1, R10.81, R3.5 | turn: B | decks: 9 Howl | A: Captain Ahab
    Technoball: B Jam All Night Long | Tortuga: A Monet`);
  t.use('Jam All Night Long').pick('A').pick('no');
  t.expect('asked: A | picks: 0-1').offers('Monet').pick('Monet');
  t.expect('A: Howl | asked: B | question: play');
});

scene('Monet: of an extra minion and an extra action it takes the action', (table) => {
  const t = table(`shows: Monet 1, R10.81 | A: Can-Do, Captain Ahab, Howl | decks: 9 Howl
    Technoball: A Monet | Jungle Oasis: A Can-Do`);
  t.play('Can-Do as action').use('Monet');
  t.expect('A: Captain Ahab, 2 Howl | plays left: minion, minion using Can-Do');
});

scene('Monet: where both are offered at once, he stands for the action alone', (table) => {
  const t = table(`shows: Monet 1, R10.81 | A: Ghostly Arrival, Captain Ahab | decks: 9 Howl
    Tortuga: A Monet, A Van Gogh | Jungle Oasis`);
  t.play('Ghostly Arrival').offers('Captain Ahab, Monet').pick('Monet');
  t.expect('A: Captain Ahab, Howl').pick().pick('no');
  t.expect('plays left: minion, minion using Ghostly Arrival');
});

scene('Monet: not for an extra action that is one particular card, nor for one put back', (table) => {
  const t = table(
    `shows: Monet 1, R10.81 | decks: 9 Howl | A: Llama | Jungle Oasis: A Full Moon | Tortuga: A Monet`,
  );
  t.play('Llama', 'Tortuga').pick('Full Moon');
  t.expect('Tortuga: A Monet, A Llama, A Full Moon | question: play');
});

scene('Monet: whoever may play no actions has no play to use', (table) => {
  const t = table(`shows: Monet 4, R10.81 | turn: B | B: Mark of Sleep | decks: 9 Howl
    Tortuga: A Monet | Jungle Oasis`);
  t.play('Mark of Sleep').pick('A').endTurn();
  t.expect('turn: A | plays left: minion, action | cannot use: Monet');
});

scene('Monet: a window for Specials is no play', (table) => {
  const t =
    table(`shows: Monet 4 | decks: 9 Howl | A: Howl | Jungle Oasis: A Monet, A King Rex, A Ghost | Tortuga
    base deck: Temple of Goju`);
  t.use('Monet').endTurn();
  t.expect('turn: B | vp: A 2');
});

// Van Gogh

scene('Van Gogh: a standard action out of your discard pile is shuffled into your deck', (table) => {
  const t = table(`shows: Van Gogh 2 | A: 2 Van Gogh, Summon | Tortuga | Jungle Oasis
    A discard: Full Moon, Howl, Dice Ninja, Ghost`);
  t.play('Summon');
  t.play('Van Gogh', 'Tortuga').expect('picks: 0-1').offers('Dice Ninja, Howl, Summon').pick('Dice Ninja');
  t.expect('A deck: Dice Ninja').play('Van Gogh', 'Tortuga').pick();
  t.expect('A discard: Full Moon, Howl, Ghost, Summon');
});

scene('Van Gogh: standard actions are stored under him, and come back at the start of your turn', (table) => {
  const t =
    table(`shows: Van Gogh 1 2 3, R16.1 | decks: 9 Howl | A: Mystic Studies, Time Loop, Full Moon, Dice Ninja
    Tortuga: A Van Gogh | Jungle Oasis`);
  t.play('Time Loop').pick().pick('yes');
  t.expect('A discard: nothing | Tortuga: A Van Gogh [A stored Time Loop]');
  t.play('Full Moon', 'Jungle Oasis').expect('question: play');
  t.play('Dice Ninja as action').pick('yes');
  t.expect('Tortuga: A Van Gogh [A stored Time Loop, A stored Dice Ninja] | A discard: nothing');
  t.endTurn();
  t.expect('Tortuga: A Van Gogh [A stored Time Loop, A stored Dice Ninja]').endTurn();
  t.expect('turn: A | Tortuga: A Van Gogh | A deck: 7 cards');
});

scene('Van Gogh: declined, or gone elsewhere, it is not stored', (table) => {
  const t = table(`shows: Van Gogh 1 | A: Mystic Studies, Ear of Corn, Time Loop | decks: 9 Howl
    Tortuga: A Van Gogh | Jungle Oasis`);
  t.play('Time Loop').pick().pick('no').play('Ear of Corn').pick('Time Loop');
  t.expect('question: play | Tortuga: A Van Gogh | A discard: nothing');
});

scene('Van Gogh: when you have won his base, before it is cleared', (table) => {
  const t = table(`shows: Van Gogh 3 | decks: 6 Howl | A: Mystic Studies | base deck: Temple of Goju
    Jungle Oasis: A Van Gogh, A King Rex, B Ghost | Tortuga`);
  t.play('Mystic Studies').pick('yes').endTurn();
  t.expect('vp: A 2 | A discard in any order: King Rex, Van Gogh | A deck: 3 cards');
});

scene('Van Gogh: tied for it you have won, second you have not', (table) => {
  const t = table(`shows: Van Gogh 3 | decks: 9 Howl | A: Mystic Studies | base deck: Temple of Goju
    Jungle Oasis: A Van Gogh, B King Rex, B Ghost | Tortuga`);
  t.play('Mystic Studies').pick('yes').endTurn();
  t.expect('vp: A 0, B 2 | A discard in any order: Mystic Studies, Van Gogh');
});

scene('Van Gogh: if he leaves play otherwise, what is stored is discarded', (table) => {
  const t = table(`shows: Van Gogh 3, R16.3 | decks: 9 Howl | A: Mystic Studies, Beam Up, Time Loop
    Tortuga: A Van Gogh | Jungle Oasis: B Ghost`);
  t.play('Time Loop').pick().pick('yes').play('Beam Up').pick('Van Gogh');
  t.expect('A: Mystic Studies, Van Gogh | A discard: Time Loop, Beam Up');
});

scene('Van Gogh: somebody else’s card is shuffled into its owner’s deck', (table) => {
  const t = table(
    `shows: Van Gogh 2, R9.4 | decks: 5 Howl | A: B Mystic Studies | Tortuga: A Van Gogh | Jungle Oasis`,
  );
  t.play('Mystic Studies').pick('yes');
  t.expect('Tortuga: A Van Gogh [A(B) stored Mystic Studies]');
  t.endTurn().endTurn();
  t.expect('B deck: 4 cards | A deck: 1 cards');
});

// K.C. Smith

scene('K.C. Smith: an extra action as a minion, an extra minion as an action', (table) => {
  const t =
    table(`shows: K.C. Smith 1 2, R10.23 | decks: 9 Howl | A: 2 K.C. Smith, Mystic Studies, Ghost, Captain Ahab
    Tortuga | Jungle Oasis`);
  t.play('K.C. Smith as minion', 'Tortuga');
  t.expect('plays left: action, action using K.C. Smith');
  t.play('K.C. Smith as action');
  t.expect('plays left: action using K.C. Smith, minion using K.C. Smith | A discard: K.C. Smith');
  t.play('Captain Ahab', 'Jungle Oasis').play('Mystic Studies');
  t.expect('Tortuga: A K.C. Smith | power: K.C. Smith 3');
});

// June

scene('June: a hero for another one, out of your hand', (table) => {
  const t = table(`shows: June 1, R10.80 | decks: 9 Howl | A: June, Warbot, Grave Digger, King Rex, Can-Do
    Tortuga: A Grave Digger +1 [A Upgrade, B Poison] | Jungle Oasis: B Warbot`);
  t.play('June', 'Jungle Oasis').pick('Grave Digger').offers('deck, hand').pick('hand');
  t.offers('Can-Do, Warbot').pick('Warbot');
  t.expect('A: Grave Digger, Grave Digger, King Rex, Can-Do');
  t.expect('Tortuga: A Warbot +1 [A Upgrade, B Poison] | power: Warbot 4');
});

scene('June: or out of your deck, which is shuffled; none there leaves him', (table) => {
  const t = table(`shows: June 2 3, R10.80 | A: 2 June, Summon | A deck: Howl, Enchantress, Hokusai
    Tortuga: A Grave Digger | Jungle Oasis`);
  t.play('Summon');
  t.play('June', 'Tortuga').pick('Grave Digger').pick();
  t.expect('Tortuga: A June, A Hokusai | A deck: 3 cards');
  t.play('June', 'Tortuga').pick('Hokusai');
  t.expect('Tortuga: A June, A June, A Grave Digger | A deck: 3 cards');
});

scene('June: you need not', (table) => {
  const t = table(
    `shows: June 1 | A: June, Warbot | A deck: Howl, Hokusai | Tortuga: A Grave Digger | Jungle Oasis`,
  );
  t.play('June', 'Tortuga').expect('picks: 0-1').pick();
  t.expect('question: play | Tortuga: A Grave Digger, A June | A deck: Howl, Hokusai');
});

scene('June: without one, a hero off the top of the deck', (table) => {
  const t = table(`shows: June 1 2, R9.14 | A: June, Warbot | A deck: Howl, Ghost, Warbot, Hokusai
    Tortuga: B Grave Digger, A King Rex | Jungle Oasis`);
  t.play('June', 'Tortuga').pick('yes');
  t.expect('A: 2 Warbot | A deck: 3 cards');
});

// Actions

scene('Breaking News: one of four, unseen, and the others back in your order', (table) => {
  const t =
    table(`shows: Breaking News 1 | A: Breaking News, Mystic Studies | A deck: Ghost, Howl, Warbot, Invader, Spirit
    Tortuga | Jungle Oasis`);
  t.play('Breaking News').expect('picks: 1').offers('Ghost, Howl, Invader, Warbot').pick('Warbot');
  t.pick('Ghost', 'Invader', 'Howl');
  t.expect('A: Mystic Studies, Warbot | A deck: Howl, Invader, Ghost, Spirit | B sees A: 2 ?');
  t.expect('plays left: minion, action using Breaking News');
});

scene('Breaking News: with fewer cards the discard pile is shuffled in', (table) => {
  const t = table(
    `shows: Breaking News 1, R2.1 | A: Time Loop, Breaking News | A deck: Ghost | Tortuga | Jungle Oasis`,
  );
  t.play('Time Loop').play('Breaking News').pick('Ghost');
  t.expect('A: Ghost | plays left: minion, action using Time Loop');
});

scene('Flip Kick: an extra action first, two more cards later', (table) => {
  const t = table(`shows: Flip Kick, R10.19 | A: 2 Flip Kick | A deck: 9 Howl | Tortuga | Jungle Oasis`);
  t.play('Flip Kick').expect('A: Flip Kick, Howl | plays left: minion, action using Flip Kick');
  t.play('Flip Kick').expect('A: 4 Howl | plays left: minion');
});

scene('Flip Kick: a fusion played as an action counts, one played as a minion does not', (table) => {
  const t = table(
    `shows: Flip Kick, K.C. Smith 1 | A: K.C. Smith, 2 Flip Kick | A deck: 9 Howl | Tortuga | Jungle Oasis`,
  );
  t.play('K.C. Smith as minion', 'Tortuga').play('Flip Kick');
  t.expect('A: Flip Kick, Howl | plays left: action using K.C. Smith, action using Flip Kick');
});

scene('Gecko Blimp: one of yours first, anybody later', (table) => {
  const t =
    table(`shows: Gecko Blimp 1 | A: 2 Gecko Blimp | Tortuga: A Ghost, B Invader | Jungle Oasis: B Warbot
    Ninja Dojo`);
  t.play('Gecko Blimp').pick('Ninja Dojo');
  t.expect('Ninja Dojo: A Ghost').play('Gecko Blimp').offers('Ghost, Invader, Warbot').pick('Invader');
  t.pick('Ninja Dojo').expect('Ninja Dojo: A Ghost, B Invader | plays left: minion');
});

scene('Gecko Blimp: the extra action does not depend on the move', (table) => {
  const t = table(`shows: Gecko Blimp 1 | A: Gecko Blimp, Howl | Tortuga: B Invader | Jungle Oasis`);
  t.play('Gecko Blimp').expect('plays left: minion, action using Gecko Blimp');
});

scene('Gecko Power: after two other actions, one of three, for whoever carries it', (table) => {
  const t = table(`shows: Gecko Power 1 | decks: 9 Howl | A: Gecko Power, 2 Mystic Studies, 2 Time Loop
    Tortuga: B Ghost | Jungle Oasis | Ninja Dojo`);
  t.play('Gecko Power').expect('cannot use: Gecko Power').endTurn().endTurn();
  t.play('Time Loop').expect('cannot use: Gecko Power').play('Mystic Studies');
  t.use('Gecko Power').offers('counter, move, strengthen').pick('move').pick('Ninja Dojo');
  t.expect('Ninja Dojo: B Ghost [A Gecko Power] | cannot use: Gecko Power').endTurn().endTurn();
  t.play('Time Loop').play('Mystic Studies').use('Gecko Power').pick('strengthen');
  t.expect('power: Ghost 4');
});

scene('Gecko Power: it does not count itself', (table) => {
  const t = table(`shows: Gecko Power 1 | A: Gecko Power, Mystic Studies, Time Loop | A deck: 9 Howl
    Tortuga: A Ghost | Jungle Oasis`);
  t.play('Time Loop').play('Gecko Power').expect('cannot use: Gecko Power').play('Mystic Studies');
  t.use('Gecko Power').pick('counter').expect('counters: Ghost 1');
});

scene('Gecko Power: two of the three parts with Spirit of the Forest', (table) => {
  const t = table(`shows: Gecko Power 2, R10.31 | A: Mystic Studies, Time Loop | A deck: 9 Howl
    Tortuga: A Ghost [A Gecko Power], A Spirit of the Forest | Jungle Oasis`);
  t.play('Time Loop').play('Mystic Studies');
  t.use('Gecko Power').offers('both parts, counter, move, strengthen').pick('both parts');
  t.offers('counter, move, strengthen').pick('strengthen').offers('counter, move').pick('counter');
  t.expect('question: play | power: Ghost 5 | cannot use: Gecko Power');
});

scene('Lasagna Party: a small minion at once, and an extra action if it is the first', (table) => {
  const t = table(
    `shows: Lasagna Party 1 | A: Lasagna Party, Captain Ahab, King Rex | Tortuga | Jungle Oasis`,
  );
  t.play('Lasagna Party').expect('picks: 0-1').offers('Captain Ahab').pick('Captain Ahab').pick('Tortuga');
  t.expect('Tortuga: A Captain Ahab | plays left: minion, action using Lasagna Party');
});

scene('Lasagna Party: later two counters on one minion at that base, whoever has it', (table) => {
  const t = table(`shows: Lasagna Party 1 2 | A: 2 Lasagna Party, Time Loop, 2 Captain Ahab
    Tortuga: B Ghost | Jungle Oasis: A Invader`);
  t.play('Time Loop').play('Lasagna Party').pick('Captain Ahab').pick('Tortuga');
  t.offers('Captain Ahab, Ghost').pick('Ghost');
  t.play('Lasagna Party').pick();
  t.expect('question: play | Tortuga: B Ghost +2, A Captain Ahab');
});

scene('Now You Know: Bullying: one of yours moves', (table) => {
  const t = table(
    `shows: Now You Know: Bullying | A: Now You Know: Bullying | Tortuga: A Ghost, B Invader | Jungle Oasis`,
  );
  t.play('Now You Know: Bullying').expect('Jungle Oasis: A Ghost');
});

scene('Now You Know: Bullying: one comes back from a base that you have not won', (table) => {
  const t =
    table(`shows: Now You Know: Bullying 1 | decks: 6 Howl | A: Now You Know: Bullying | base deck: Temple of Goju
    Jungle Oasis: B King Rex, A Ghost, A(B) Invader [A Make Contact] | Tortuga`);
  t.endTurn().pick('Now You Know: Bullying').offers('Ghost, Invader').pick('Invader');
  t.expect('B: Invader | A discard in any order: Ghost, Make Contact, Now You Know: Bullying');
});

scene('Now You Know: Bullying: tied winners have won', (table) => {
  const t =
    table(`shows: Now You Know: Bullying 1 | decks: 6 Howl | A: Now You Know: Bullying | base deck: Temple of Goju
    Jungle Oasis: B King Rex, A King Rex | Tortuga`);
  t.endTurn();
  t.expect('turn: B | vp: A 2, B 2');
});

scene("The Master's Teachings: two counters, then an extra action, or more power", (table) => {
  const t = table(`shows: The Master's Teachings 1 | A: 2 The Master's Teachings | decks: 9 Howl
    Tortuga: A Ghost, B Invader, A Warbot | Jungle Oasis`);
  t.play("The Master's Teachings").expect('picks: 1').offers('Ghost, Warbot').pick('Ghost');
  t.expect("plays left: minion, action using The Master's Teachings | power: Ghost 4");
  t.play("The Master's Teachings").pick('Warbot').pick('yes');
  t.expect('power: Warbot 8 | counters: Warbot 2');
  t.endTurn();
  t.expect('power: Warbot 6');
});

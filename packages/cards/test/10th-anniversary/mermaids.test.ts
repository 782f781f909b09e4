import { scene } from '../kit/scene.ts';

// Mermaid Queen

scene('Mermaid Queen: a minion here, whoever has it, or one of another player from elsewhere', (table) => {
  const t = table(`shows: Mermaid Queen 1 | A: Mermaid Queen
    Tortuga: A Ghost, B King Rex | Jungle Oasis: B Invader, A Grave Digger`);
  t.play('Mermaid Queen', 'Tortuga');
  t.expect('picks: 1 | power: Mermaid Queen 5');
  t.offers('Ghost, King Rex, Mermaid Queen, Invader').pick('Mermaid Queen');
  t.expect('Tortuga: A Ghost, B King Rex, A Mermaid Queen | Jungle Oasis: B Invader, A Grave Digger');
});

scene('Mermaid Queen: what counts at her base decides, after the move', (table) => {
  const t = table(`shows: Mermaid Queen 2 | A: Mermaid Queen
    Tortuga: A Becalmed Shores | Jungle Oasis: B Grave Digger, B King Rex`);
  t.play('Mermaid Queen', 'Tortuga').pick('Grave Digger');
  t.expect('Tortuga: A Becalmed Shores, A Mermaid Queen, A(B) Grave Digger | power: Grave Digger 4');
});

scene('Mermaid Queen: a minion that is too strong here only moves', (table) => {
  const t = table(`shows: Mermaid Queen 2 | A: Mermaid Queen
    Tortuga: B Full Moon | Jungle Oasis: B Invader`);
  t.play('Mermaid Queen', 'Tortuga').pick('Invader');
  t.expect('Tortuga: B Full Moon, A Mermaid Queen, B Invader | power: Invader 4');
});

scene('Mermaid Queen: whoever cannot be moved here is not taken over either', (table) => {
  const t = table(`shows: Mermaid Queen 3 | A: Mermaid Queen
    Tortuga | Jungle Oasis: B Ghost [B Incorporeal]`);
  t.play('Mermaid Queen', 'Tortuga').pick('Ghost');
  t.expect('Jungle Oasis: B Ghost [B Incorporeal] | Tortuga: A Mermaid Queen');
});

scene('Mermaid Queen: the minion scores for you, and leaves to its owner', (table) => {
  const t = table(`shows: Mermaid Queen 4 | decks: 6 Howl | A: Mermaid Queen | base deck: Temple of Goju
    Jungle Oasis: B Invader, A Grave Digger | Tortuga`);
  t.play('Mermaid Queen', 'Jungle Oasis').pick('Invader');
  t.expect('total at Jungle Oasis: A 12, B 0');
  t.endTurn();
  t.expect('vp: A 2, B 0 | B discard: Invader');
});

scene('Mermaid Queen: control ends with the turn', (table) => {
  const t = table(
    `shows: Mermaid Queen 4 | decks: 6 Howl | A: Mermaid Queen | Tortuga: B Ghost | Jungle Oasis`,
  );
  t.play('Mermaid Queen', 'Tortuga').pick('Ghost');
  t.expect('Tortuga: A(B) Ghost, A Mermaid Queen');
  t.endTurn();
  t.expect('Tortuga: B Ghost, A Mermaid Queen');
});

// Temptress

scene('Temptress: +2 once, whoever brings minions of others, on any turn', (table) => {
  const t = table(`shows: Temptress 1 | decks: 6 Howl | A: 2 Invasion, Time Loop | B: Dinghy
    Tortuga: A Temptress, A Ghost | Jungle Oasis: B Neophyte, B Invader, A Walker | Ninja Dojo: B Spirit`);
  t.play('Time Loop');
  t.play('Invasion').pick('Walker').pick('Tortuga');
  t.expect('power: Temptress 4');
  t.play('Invasion').pick('Neophyte').pick('Tortuga');
  t.expect('power: Temptress 6');
  t.endTurn();
  t.expect('power: Temptress 4');
  t.play('Dinghy').pick('Spirit', 'Invader').pick('Tortuga').pick('Tortuga');
  t.expect('power: Temptress 6');
});

scene('Temptress: the minion may have come before her, and be gone', (table) => {
  const t = table(`shows: Temptress 2, R10.19 | A: Temptress, 2 Invasion, Time Loop
    Tortuga | Jungle Oasis: B Neophyte`);
  t.play('Time Loop');
  t.play('Invasion').play('Invasion');
  t.play('Temptress', 'Tortuga');
  t.expect('power: Temptress 6 | Tortuga: A Temptress');
});

scene('Temptress: a minion that was yours as it moved does not count', (table) => {
  const t = table(`shows: Temptress 2 | A: Invasion | Tortuga: A Temptress
    Jungle Oasis: A(B) Neophyte [A Make Contact]`);
  t.play('Invasion').pick('Neophyte');
  t.expect('power: Temptress 4 | Jungle Oasis: nothing');
});

scene('Temptress: she keeps the bonus elsewhere, and gets no second one', (table) => {
  const t = table(`shows: Temptress 3 | decks: 6 Howl | A: 3 Invasion, 2 Time Loop
    Tortuga: A Temptress | Jungle Oasis: B Neophyte, B Invader | Ninja Dojo`);
  t.play('Time Loop').play('Time Loop');
  t.play('Invasion').pick('Neophyte').pick('Tortuga');
  t.play('Invasion').pick('Temptress').pick('Ninja Dojo');
  t.expect('power: Temptress 6');
  t.play('Invasion').pick('Invader').pick('Ninja Dojo');
  t.expect('power: Temptress 6');
  t.endTurn();
  t.expect('power: Temptress 4');
});

// Charmer

scene('Charmer: she may go, and then bring a small minion along from anywhere else', (table) => {
  const t = table(`shows: Charmer 1 | A: Charmer | Tortuga: A Charmer, B Ghost
    Jungle Oasis: B Invader, B Grave Digger [A Sleep Spores], B King Rex, A Walker | Ninja Dojo: B Spirit`);
  t.expect('power: Charmer 3');
  t.use('Charmer').expect('picks: 0-1');
  t.offers('Jungle Oasis, Ninja Dojo').pick('Ninja Dojo');
  t.expect('picks: 0-1');
  t.offers('Ghost, Grave Digger, Invader').pick('Ghost');
  t.expect('Ninja Dojo: B Spirit, A Charmer, B Ghost | cannot use: Charmer');
});

scene('Charmer: each step can be left out', (table) => {
  const t = table(
    `shows: Charmer 1 | decks: 6 Howl | Tortuga: A 2 Charmer | Jungle Oasis: B Ghost, B Invader`,
  );
  t.use('Charmer').pick().pick('Ghost');
  t.expect('Tortuga: A Charmer, A Charmer, B Ghost');
});

scene('Charmer: kept from moving, she lures to where she is', (table) => {
  const t = table(`shows: Charmer 2 | printing: current
    Tortuga: A Charmer | Jungle Oasis: B Ghost, B Hideout`);
  t.use('Charmer').pick('Ghost');
  t.expect('Tortuga: A Charmer, B Ghost');
});

// Siren

scene('Siren: the power stays and counts for the breakpoint, the totals go by less', (table) => {
  const t = table(`shows: Siren 1, R10.34 | from: score bases | decks: 6 Howl | base deck: Temple of Goju
    Jungle Oasis: A Siren, A Siren, B Ghost, B Ghost, B Ghost, B Ghost | Tortuga`);
  // 4 + 8 reach 12; each Ghost counts nothing.
  t.expect('vp: A 2, B 0');
});

scene('Siren: several add up, for each minion down to 0, and leave your own alone', (table) => {
  const t = table(`shows: Siren 2, R10.34 | Tortuga: A Siren, A Siren, A Siren, B Ghost, B King Rex, A Walker
    Jungle Oasis: B Invader`);
  t.expect('power: Siren 2, Ghost 2, King Rex 7');
  t.expect('total at Tortuga: A 8, B 4 | total at Jungle Oasis: A 0, B 3');
  t.expect('parts of B at Tortuga: Ghost +2, Siren -1, Siren -1, King Rex +7, Siren -1, Siren -1, Siren -1');
});

scene('Siren: what is not affected by others counts in full', (table) => {
  const t = table(
    `shows: Siren, R10.34 | Tortuga: A Siren, B Invader [B Incorporeal], B Ghost | Jungle Oasis`,
  );
  t.expect('total at Tortuga: A 2, B 4');
});

scene('Siren beside a pinned minion takes nothing more off', (table) => {
  const t = table(`shows: Siren, R10.34 | Tortuga: A Siren, B King Rex [A Pin], B Ghost | Jungle Oasis`);
  t.expect('total at Tortuga: A 2, B 1 | parts of B at Tortuga: King Rex +7, Pin -7, Ghost +2, Siren -1');
});

// Becalmed Shores

scene('Becalmed Shores: needs no minion, and can be transferred once a turn', (table) => {
  const t = table(`shows: Becalmed Shores 1 | A: Becalmed Shores
    Tortuga: B Ghost, A Walker | Jungle Oasis: B Invader | Ninja Dojo`);
  t.play('Becalmed Shores', 'Tortuga');
  t.expect('power: Ghost 1, Walker 2, Invader 3');
  t.use('Becalmed Shores').offers('Jungle Oasis, Ninja Dojo').pick('Jungle Oasis');
  t.expect('power: Ghost 2, Invader 2 | cannot use: Becalmed Shores');
});

// Captive Audience

scene('Captive Audience: minions that you do not own, whoever has them', (table) => {
  const t = table(`shows: Captive Audience 1 | decks: 6 Howl | A: Captive Audience
    Tortuga: A(B) Invader [A Make Contact], A Walker, B King Rex, B(A) Grave Digger [B Make Contact] | Jungle Oasis: B Ghost`);
  t.play('Captive Audience').pick('Tortuga');
  t.offers('Invader, Walker').pick('Invader');
  t.expect('power: Invader 5, Walker 2');
  t.endTurn();
  t.expect('power: Invader 3');
});

scene('Captive Audience: the number is fixed', (table) => {
  const t = table(`shows: Captive Audience 2 | A: Captive Audience, Invasion
    Tortuga: A Walker, B King Rex | Jungle Oasis: B Ghost`);
  t.play('Captive Audience').pick('Tortuga');
  t.play('Invasion').pick('Ghost');
  t.expect('power: Walker 3');
});

scene('Captive Audience: without a minion of yours there, the extra action remains', (table) => {
  const t = table(
    `shows: Captive Audience 2 | A: Captive Audience, Howl | Tortuga: A Walker | Jungle Oasis: B Ghost`,
  );
  t.play('Captive Audience').pick('Jungle Oasis');
  t.expect('plays left: minion, action using Captive Audience | power: Walker 2');
});

// Charmed

scene('Charmed: any small minion, moved or not; it stays out of the total wherever it goes', (table) => {
  const t = table(`shows: Charmed 1 | decks: 6 Howl | A: Charmed, Invasion
    Tortuga: A Walker, B Ghost, B King Rex | Jungle Oasis: A Ghost | Ninja Dojo`);
  t.play('Charmed').expect('picks: 1');
  t.offers('Walker, 2 Ghost').pick('Ghost @ Tortuga');
  t.offers('Jungle Oasis').pick();
  t.expect('total at Tortuga: A 2, B 7 | power: Ghost @ Tortuga 2');
  t.play('Invasion').pick('Ghost @ Tortuga').pick('Ninja Dojo');
  t.expect('total at Ninja Dojo: A 0, B 0');
  t.endTurn();
  t.expect('total at Ninja Dojo: A 0, B 2');
});

scene('Charmed: it counts for the breakpoint and takes a place', (table) => {
  const t = table(`shows: Charmed 2, R10.34 | decks: 6 Howl | A: Charmed | base deck: Jungle Oasis
    Antarctic Base: A King Rex, A King Rex, A King Rex | Tortuga: B Invader`);
  t.play('Charmed').pick('Antarctic Base');
  t.expect('total at Antarctic Base: A 21, B 0');
  t.endTurn();
  t.expect('vp: A 5, B 3');
});

// Desert Island

scene('Desert Island: no minion counts, so all who have one tie for the first place', (table) => {
  const t = table(`shows: Desert Island 1, R5.4 | players: 3 | from: score bases | decks: 6 Howl
    base deck: Jungle Oasis | Antarctic Base: A King Rex, A King Rex, A King Rex, B Invader, A Desert Island | Tortuga: C Ghost`);
  t.expect('vp: A 5, B 5, C 0');
});

scene('Desert Island: other power still counts, and the card goes as your turn starts', (table) => {
  const t = table(`shows: Desert Island 2 | decks: 6 Howl
    Tortuga: A King Rex, B Ghost, A Desert Island, B Aggromotive | Jungle Oasis`);
  t.expect('total at Tortuga: A 0, B 5');
  t.endTurn().endTurn();
  t.expect('A discard: Desert Island | total at Tortuga: A 7, B 7');
});

// Shipwreck Cove

scene('Shipwreck Cove: after scoring it may go to another base, not to the next one', (table) => {
  const t = table(`shows: Shipwreck Cove 1 | from: score bases | decks: 6 Howl | base deck: Temple of Goju
    Jungle Oasis: A King Rex, B Grave Digger, A Shipwreck Cove | Tortuga: A Ghost | Ninja Dojo`);
  t.expect('asked: A | picks: 0-1 | power: King Rex 8, Grave Digger 4');
  t.offers('Ninja Dojo, Tortuga').pick('Tortuga');
  t.expect('Tortuga: A Ghost, A Shipwreck Cove | power: Ghost 3 | vp: A 2, B 0');
});

// Siren Song

scene('Siren Song: one minion of each other player, all to the same base of yours', (table) => {
  const t = table(`shows: Siren Song 1 | players: 3 | A: Siren Song
    Tortuga: B Ghost, B Invader, C Spirit, A Walker | Jungle Oasis: A Ghost | Ninja Dojo: A Neophyte | Temple of Goju`);
  t.play('Siren Song').pick('Tortuga');
  t.expect('picks: 1').offers('Ghost, Invader').pick('Invader');
  t.offers('Jungle Oasis, Ninja Dojo').pick('Ninja Dojo');
  t.expect('Tortuga: B Ghost, A Walker | Ninja Dojo: A Neophyte, B Invader, C Spirit');
});

scene('Siren Song: a minion that cannot be moved is no choice', (table) => {
  const t = table(`shows: Siren Song 1, R10.20 | A: Siren Song
    Tortuga: B Ghost [B Incorporeal], B Invader | Jungle Oasis: A Ghost`);
  t.play('Siren Song').pick('Tortuga');
  t.expect('Jungle Oasis: A Ghost, B Invader');
});

scene('Siren Song: nothing moves without a minion of yours at another base', (table) => {
  const t = table(
    `shows: Siren Song 2 | A: Siren Song | Tortuga: B Ghost, A Walker | Jungle Oasis: B Invader`,
  );
  t.play('Siren Song').pick('Tortuga');
  t.expect('Tortuga: B Ghost, A Walker | Jungle Oasis: B Invader');
});

// Toll Bay

scene('Toll Bay: a card for each minion of the others, wherever you are', (table) => {
  const t = table(`shows: Toll Bay 1 | players: 3 | A: Toll Bay | A deck: 6 Howl
    Tortuga: B Ghost, B Invader, C Spirit | Jungle Oasis: A Ghost`);
  t.play('Toll Bay').pick('Tortuga');
  t.expect('A: 3 Howl');
});

// Ultimate Song

scene('Ultimate Song: clockwise from you, the others choose a small minion; power is printed', (table) => {
  const t =
    table(`shows: Ultimate Song 1 | players: 3 | turn: B | B: Ultimate Song, King Rex, Howl | B deck: 6 Howl
    A: Ghost, Grave Digger | C: Ghost, Invader, King Rex | Tortuga: B Walker, B Full Moon | Jungle Oasis: A King Rex`);
  t.play('Ultimate Song');
  t.expect('asked: C').offers('Ghost, Invader').pick('Invader');
  t.expect('Tortuga: B Walker, B Full Moon, C Invader, A Ghost | A: Grave Digger');
});

scene('Ultimate Song: who can play none there shows the whole hand', (table) => {
  const t = table(`shows: Ultimate Song 2 | A: Ultimate Song | B: Ghost, Howl, King Rex
    Tsar's Palace: A King Rex | Tortuga: B Spirit`);
  t.play('Ultimate Song');
  t.expect("Tsar's Palace: A King Rex | A sees B: Ghost, Howl, King Rex | question: play");
});

scene('Ultimate Song: abilities are cancelled as the minion is played, to the end of the turn', (table) => {
  const t = table(
    `shows: Ultimate Song 3, R10.48 | decks: 6 Howl | A: Ultimate Song, Walker | B: Zapbot | Tortuga: A Ghost | Jungle Oasis`,
  );
  t.play('Ultimate Song');
  t.expect('question: play | Tortuga: A Ghost, B Zapbot');
});

scene('Ultimate Song: the silence ends with the turn', (table) => {
  const t = table(
    `shows: Ultimate Song 3, R10.48 | decks: 6 Howl | A: Ultimate Song | B: War Raptor | Tortuga: A Ghost | Jungle Oasis`,
  );
  t.play('Ultimate Song');
  t.expect('power: War Raptor 2');
  t.endTurn();
  t.expect('power: War Raptor 3');
});

scene('Ultimate Song: the silence holds whoever has the minion', (table) => {
  const t = table(`shows: Ultimate Song 3 | A: Ultimate Song, Mermaid Queen | B: War Raptor
    Tortuga: A Ghost | Jungle Oasis`);
  t.play('Ultimate Song');
  t.play('Mermaid Queen', 'Tortuga', 'Ultimate Song').pick('War Raptor');
  t.expect('Tortuga: A Ghost, A(B) War Raptor, A Mermaid Queen | power: War Raptor 2');
});

scene('Ultimate Song: an extra minion there and an extra action, each if you like', (table) => {
  const t = table(
    `shows: Ultimate Song 4 | A: Ultimate Song, King Rex, Grave Digger, Invasion | B: Howl | Tortuga: A Ghost | Jungle Oasis`,
  );
  t.play('Ultimate Song');
  t.expect('plays left: minion, minion using Ultimate Song, action using Ultimate Song');
  t.play('King Rex', 'Jungle Oasis');
  t.play('Grave Digger', 'Tortuga');
  t.expect('Tortuga: A Ghost, A Grave Digger | plays left: action using Ultimate Song');
});

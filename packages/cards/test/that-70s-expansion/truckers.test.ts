import { scene } from '../kit/scene.ts';

scene('"El Bandido" takes control of an action on the base, not of one on a minion', (table) => {
  const t = table(`shows: "El Bandido" 1 2 | A: "El Bandido"
    Tortuga: B Convoy, B Ghost [B Upgrade], B Armored Truck | Jungle Oasis: B Full Moon`);
  t.play('"El Bandido"', 'Tortuga');
  t.expect('picks: 0-1 | purpose: control').offers('Convoy, Armored Truck').pick('Convoy');
  t.expect('controller: Convoy A | owner: Convoy B | total at Tortuga: A 6, B 4');
});

scene('"El Bandido": what was taken is discarded to its owner, and may be left alone', (table) => {
  const t = table(`shows: "El Bandido" 2, R9.4 | A: 2 "El Bandido", Summon | base deck: Antarctic Base
    Jungle Oasis: B Convoy, A King Rex | Tortuga: B Convoy`);
  t.play('Summon').play('"El Bandido"', 'Tortuga').pick();
  t.play('"El Bandido"', 'Jungle Oasis').pick('Convoy').endTurn();
  t.expect('controller: Convoy B | vp: A 2, B 0 | B discard: Convoy');
});

scene('"El Bandido": an extra action that is played on a base, at once or later', (table) => {
  const t = table(`shows: "El Bandido" 3, R3.5 | A: Full Moon, Upgrade, Mystic Studies
    Tortuga: A "El Bandido", B Convoy | Jungle Oasis`);
  t.play('Upgrade', '"El Bandido"').use('"El Bandido"').pick('extra action');
  t.expect('can play: Full Moon | cannot play: Mystic Studies');
  t.play('Full Moon', 'Jungle Oasis');
  t.expect('Jungle Oasis: A Full Moon');
});

scene('"El Bandido": anyone’s action from its base to another, under the same controller', (table) => {
  const t = table(`shows: "El Bandido" 3, R10.24 | Tortuga: A "El Bandido", B Convoy
    Jungle Oasis: B Ghost [B Upgrade]`);
  t.use('"El Bandido"').pick('transfer');
  t.expect('Tortuga: A "El Bandido" | Jungle Oasis: B Ghost [B Upgrade], B Convoy | controller: Convoy B');
});

scene('"Rubber Chicken" counts the actions on its base that you control, whoever owns them', (table) => {
  const t = table(`shows: "Rubber Chicken" 1
    Tortuga: A "Rubber Chicken" [A Upgrade], A Full Moon, A(B) Convoy, B Convoy | Jungle Oasis: A Full Moon`);
  t.expect('parts of "Rubber Chicken": "Rubber Chicken" +4, "Rubber Chicken" +2, Upgrade +2, Full Moon +1');
});

scene('"Skinny Minnie" takes an action along from the base she leaves', (table) => {
  const t = table(`shows: "Skinny Minnie" 1 2
    Tortuga: A "Skinny Minnie", B Convoy, A Full Moon, B Ghost [B Upgrade] | Jungle Oasis: B Armored Truck`);
  t.use('"Skinny Minnie"');
  t.expect('picks: 1 | purpose: transfer').offers('Convoy, Full Moon').pick('Convoy');
  t.expect(
    'Jungle Oasis: B Armored Truck, A "Skinny Minnie", B Convoy | Tortuga: A Full Moon, B Ghost [B Upgrade]',
  );
});

scene('"Skinny Minnie" stays where no action is on the base itself', (table) => {
  const t = table(`shows: "Skinny Minnie" 1
    Tortuga: A "Skinny Minnie" [A Upgrade] | Jungle Oasis: A Full Moon`);
  t.expect('cannot use: "Skinny Minnie"');
});

scene('"Skinny Minnie": if she cannot move, nothing is transferred', (table) => {
  const t = table(`shows: "Skinny Minnie" 2 | Tortuga: A "Skinny Minnie" [A Steam Queen], A Full Moon
    Jungle Oasis: B Ghost`);
  t.use('"Skinny Minnie"');
  t.expect('Jungle Oasis: B Ghost, A "Skinny Minnie" [A Steam Queen], A Full Moon');
});

scene('"Good Buddy" draws where you have an action on the base', (table) => {
  const t = table(`shows: "Good Buddy" 1 | A: 2 "Good Buddy", Summon | A deck: Ghost, Spirit
    Tortuga: A Ghost [A Upgrade], B Full Moon | Jungle Oasis: A(B) Convoy`);
  t.play('Summon').play('"Good Buddy"', 'Tortuga');
  t.expect('A: "Good Buddy"').play('"Good Buddy"', 'Jungle Oasis');
  t.expect('A: Ghost');
});

scene('Armored Truck: other players’ cards neither destroy nor move your minions there', (table) => {
  const t = table(`shows: Armored Truck 1 | turn: B | B: Seeing Stars, Beam Up, Time Loop
    Tortuga: A Armored Truck, A Ghost, B Invader | Jungle Oasis`);
  t.play('Time Loop').play('Seeing Stars').pick('A Ghost');
  t.expect('Tortuga: A Armored Truck, A Ghost, B Invader');
  t.play('Beam Up').pick('Ghost');
  t.expect('Tortuga: A Armored Truck, B Invader | A: Ghost');
});

scene('Armored Truck: what counts is whose card it is, so your own cards do both', (table) => {
  const t = table(`shows: Armored Truck 1 | A: Seeing Stars, Dinghy, Time Loop
    Tortuga: A Armored Truck, A Ghost, A Invader | Jungle Oasis`);
  t.play('Time Loop').play('Seeing Stars').pick('Ghost').play('Dinghy').pick('Invader');
  t.expect('Tortuga: A Armored Truck | Jungle Oasis: A Invader');
});

scene('Armored Truck: bases belong to nobody', (table) => {
  const t = table(`shows: Armored Truck 1, R9.3 | turn: B | B: Ghost
    The Dohyo: A Armored Truck, A Invader | Tortuga`);
  t.play('Ghost', 'The Dohyo').pick('Invader');
  t.expect('The Dohyo: A Armored Truck, B Ghost | Tortuga: A Invader');
});

scene('Cab-over Pete takes another card of yours along: a minion by moving', (table) => {
  const t = table(`shows: Cab-over Pete 1 2
    Tortuga: A Cab-over Pete, A Ghost [A Upgrade], A Full Moon, B Invader [A Upgrade], B Convoy
    Jungle Oasis`);
  t.use('Cab-over Pete');
  t.expect('picks: 1').offers('Ghost, Full Moon').pick('Ghost');
  t.expect('Jungle Oasis: A Cab-over Pete, A Ghost [A Upgrade]');
});

scene('Cab-over Pete: an action on the base by being transferred, and it is the only one', (table) => {
  const t = table(`shows: Cab-over Pete 1 2 | Tortuga: A Cab-over Pete, A Full Moon, B Ghost
    Jungle Oasis`);
  t.use('Cab-over Pete');
  t.expect('Jungle Oasis: A Cab-over Pete, A Full Moon | Tortuga: B Ghost');
});

scene('Cab-over Pete: alone, where you have nothing else', (table) => {
  const t = table(`shows: Cab-over Pete 1 | Tortuga: A Cab-over Pete, B Ghost | Jungle Oasis`);
  t.use('Cab-over Pete');
  t.expect('Jungle Oasis: A Cab-over Pete | Tortuga: B Ghost | cannot use: Cab-over Pete');
});

scene('Cab-over Pete: a buried card or a titan of yours may be the one', (table) => {
  const t = table(`shows: Cab-over Pete 2, R7.2, R11.5
    Tortuga: A Cab-over Pete, A buried Mummy, A Major Ursa | Jungle Oasis`);
  t.use('Cab-over Pete');
  t.offers('Mummy, Major Ursa').pick('Mummy');
  t.expect('Jungle Oasis: A Cab-over Pete, A buried Mummy | Tortuga: A Major Ursa');
});

scene('Convoy: two on one base count each other', (table) => {
  const t = table(`shows: Convoy 1 2 | A: Convoy | Tortuga: A Convoy, B Ghost [A Upgrade]
    Jungle Oasis`);
  t.expect('total at Tortuga: A 1, B 4');
  t.play('Convoy', 'Tortuga');
  t.expect('total at Tortuga: A 4, B 4');
});

scene('Convoy needs no minion, and counts towards the breakpoint', (table) => {
  const t = table(`shows: Convoy 2, R10.13 | A: Convoy | from: play cards | base deck: Antarctic Base
    Jungle Oasis: A Convoy, B King Rex, B Ghost | Tortuga`);
  t.play('Convoy', 'Jungle Oasis').endTurn();
  t.expect('vp: A 0, B 2');
});

scene('Dekotora takes up to three of your minions along, together', (table) => {
  const t = table(`shows: Dekotora 1 | Tortuga: A Dekotora, A Ghost, A Invader, A Spirit, A Warbot, B Ghost
    Jungle Oasis`);
  t.use('Dekotora');
  t.expect('picks: 0-3').offers('Ghost, Invader, Spirit, Warbot').pick('Ghost', 'Spirit', 'Warbot');
  t.expect('Jungle Oasis: A Dekotora, A Ghost, A Spirit, A Warbot | Tortuga: A Invader, B Ghost');
});

scene('Dekotora: none is allowed', (table) => {
  const t = table(`shows: Dekotora 1 | Tortuga: A Dekotora, A Ghost | Jungle Oasis`);
  t.use('Dekotora').pick();
  t.expect('Jungle Oasis: A Dekotora | Tortuga: A Ghost');
});

scene(
  "Fixin' to Fix It plays an action out of the discard pile, of the kind that goes on a base",
  (table) => {
    const t = table(`shows: Fixin' to Fix It 1 | A: Fixin' to Fix It
    A discard: Convoy, Upgrade, Mystic Studies, Ghost, Full Moon | Tortuga: B Ghost | Jungle Oasis`);
    t.play("Fixin' to Fix It");
    t.expect('picks: 0-1').offers('Convoy, Full Moon').pick('Convoy');
    t.pick('Jungle Oasis');
    t.expect(
      "Jungle Oasis: A Convoy | A discard: Upgrade, Mystic Studies, Ghost, Full Moon, Fixin' to Fix It",
    );
  },
);

scene("Fixin' to Fix It: at once or not at all, and on a base that its text allows", (table) => {
  const t = table(`shows: Fixin' to Fix It 1, R3.5 | A: Fixin' to Fix It | A discard: Convoy
    Tortuga: B Ghost | Jungle Oasis`);
  t.play("Fixin' to Fix It").pick();
  t.expect("plays left: minion | question: play | A discard: Convoy, Fixin' to Fix It");
  t.leave();
});

scene('High-Speed Chase takes a minion along, which gets +3 power for the turn', (table) => {
  const t = table(`shows: High-Speed Chase 1 2
    Tortuga: A High-Speed Chase, A Ghost, A Invader, B Spirit | Jungle Oasis`);
  t.use('High-Speed Chase');
  t.expect('picks: 1').offers('Ghost, Invader').pick('Ghost');
  t.expect('Jungle Oasis: A High-Speed Chase, A Ghost | power: Ghost 5, Invader 3');
  t.endTurn();
  t.expect('power: Ghost 2');
});

scene('High-Speed Chase: alone, where no minion of yours can come', (table) => {
  const t = table(`shows: High-Speed Chase 2 | Tortuga: A High-Speed Chase, B Ghost | Jungle Oasis`);
  t.use('High-Speed Chase');
  t.expect('Jungle Oasis: A High-Speed Chase | power: Ghost 2');
});

scene('Hotwire: transferred, or taken, or both; not an action on a minion', (table) => {
  const t = table(`shows: Hotwire 1 2 | A: Hotwire
    Tortuga: B Convoy, B Ghost [B Upgrade], A Full Moon | Jungle Oasis`);
  t.play('Hotwire');
  t.offers('Convoy, Full Moon').pick('Convoy').pick('transfer and control');
  t.expect('Jungle Oasis: A(B) Convoy | total at Jungle Oasis: A 1, B 0');
});

scene('Hotwire: taken where it is, with a talent that may be used this turn', (table) => {
  const t = table(`shows: Hotwire 2 | A: Hotwire | Tortuga: B Dekotora | Jungle Oasis`);
  t.play('Hotwire').pick('control');
  t.expect('Tortuga: A(B) Dekotora').use('Dekotora');
  t.expect('Jungle Oasis: A(B) Dekotora');
});

scene('Hotwire: your own action can only be transferred, and its used talent stays used', (table) => {
  const t = table(`shows: Hotwire 2, R10.11 | A: Hotwire | Tortuga: A Dekotora | Jungle Oasis`);
  t.use('Dekotora').play('Hotwire');
  t.expect('Tortuga: A Dekotora | cannot use: Dekotora');
});

scene('Hotwire (current) may play an action off the top of the deck instead', (table) => {
  const t = table(`shows: Hotwire 1 | printing: current | A: Hotwire
    A deck: Ghost, Mystic Studies, Convoy, Spirit | Tortuga: B Full Moon | Jungle Oasis`);
  t.play('Hotwire').pick('off the top').pick('Jungle Oasis');
  t.expect('Jungle Oasis: A Convoy | A deck: 3 cards');
});

scene('Rally: before a base scores, +2 for each action that you have on it', (table) => {
  const t = table(`shows: Rally 1 2 | A: Rally | base deck: Antarctic Base
    Jungle Oasis: A King Rex [A Upgrade], A Ghost, A Armored Truck, B Convoy, A Convoy | Tortuga`);
  t.endTurn().pick('Rally').pick('Ghost');
  t.expect('vp: A 2, B 0');
});

scene('Rally: the amount is fixed as it resolves', (table) => {
  const t = table(`shows: Rally 2 | printing: current | A: Rally, Full Moon, Time Loop
    Tortuga: A Invader, B Convoy, B Ghost [B Upgrade] | Jungle Oasis`);
  t.play('Time Loop').play('Rally');
  t.expect('power: Invader 4').play('Full Moon', 'Tortuga');
  t.expect('parts of Invader: Invader +3, Full Moon +1, Rally +1');
});

scene('Rally (current) counts every player’s actions on the base, twice as a Special', (table) => {
  const t = table(`shows: Rally 1 | printing: current | A: Rally | base deck: Antarctic Base
    Jungle Oasis: A King Rex, A Ghost, A Armored Truck, B Armored Truck, B King Rex | Tortuga`);
  t.endTurn().pick('Rally').pick('Ghost');
  t.expect('vp: A 2, B 0');
});

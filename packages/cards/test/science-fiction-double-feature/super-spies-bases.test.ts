import { scene } from '../kit/scene.ts';

scene("ISI's Swingin' Pad: the winner may sort three cards", (table) => {
  const t =
    table(`shows: ISI's Swingin' Pad 1 | from: score bases | A deck: Ghost, Howl, Spirit, Warbot | B deck: 4 Howl | base deck: Workshop
    ISI's Swingin' Pad: A King Rex +14 | Tortuga`);
  t.pick('no');
  t.expect('A: Ghost, Howl');
});

scene("ISI's Swingin' Pad, current printing: as many as the printed power of the first minion", (table) => {
  const t =
    table(`shows: ISI's Swingin' Pad 1 | printing: current | A: War Raptor | B deck: Ghost, Howl, Spirit
    ISI's Swingin' Pad | Tortuga`);
  t.play('War Raptor', "ISI's Swingin' Pad").pick('B');
  t.offers('Ghost, Howl');
  t.leave();
});

scene('Secret Volcano Headquarters: minions off the tops of all decks, which count', (table) => {
  const t =
    table(`shows: Secret Volcano Headquarters 1 | from: score bases | A deck: King Rex, 4 Howl | B deck: Upgrade, 4 Howl | base deck: Workshop
    Secret Volcano Headquarters: B King Rex +7, A Warbot | Tortuga`);
  t.expect('A discard in any order: Warbot, King Rex | B discard: King Rex | vp: A 3, B 4');
});

scene('Secret Volcano Headquarters, current printing: only for those who are there', (table) => {
  const t =
    table(`shows: Secret Volcano Headquarters 1 | printing: current | from: score bases | A deck: King Rex, 4 Howl | B deck: Warbot, 4 Howl | base deck: Workshop
    Secret Volcano Headquarters: B King Rex +11 | Tortuga`);
  t.expect('A: King Rex, Howl | B discard in any order: King Rex, Warbot');
});

import { scene } from '../kit/scene.ts';

/** R10.20: what can be chosen although nothing would come of it is marked. */

for (const printing of ['original', 'current'] as const) {
  scene(`Seeing Stars marks The Locals behind In Plain Sight as out of reach (${printing})`, (table) => {
    const t = table(`shows: Seeing Stars, R10.20 | printing: ${printing} | A: Seeing Stars
      Tortuga: B The Locals, B In Plain Sight | Workshop: B Ghost`);
    t.play('Seeing Stars');
    t.offers('The Locals, Ghost');
    t.expect('idle: The Locals');
    t.pick('The Locals');
    t.expect('Tortuga: B The Locals, B In Plain Sight');
  });
}

scene('Shanghai asks nothing where no minion can be moved', (table) => {
  const t = table(`shows: Shanghai, R10.20 | A: Shanghai
    Tortuga: B Ghost [B Incorporeal] | Workshop | Jungle Oasis`);
  t.play('Shanghai');
  t.expect('question: play | Tortuga: B Ghost [B Incorporeal]');
});

scene('Shanghai with several minions that cannot be moved marks them, and asks for no base', (table) => {
  const t = table(`shows: Shanghai, R10.20 | A: Shanghai
    Tortuga: B Ghost [B Incorporeal], B Spirit [B Incorporeal] | Workshop | Jungle Oasis`);
  t.play('Shanghai');
  t.offers('Ghost, Spirit');
  t.expect('idle: Ghost, Spirit');
  t.pick('Ghost');
  t.expect('question: play');
});

scene('Shanghai leaves out what cannot be moved where something can be', (table) => {
  const t = table(`shows: Shanghai, R10.20 | A: Shanghai
    Tortuga: B Ghost [B Incorporeal], B Spirit | Workshop | Jungle Oasis`);
  t.play('Shanghai');
  t.offers('Workshop, Jungle Oasis').pick('Workshop');
  t.expect('Workshop: B Spirit');
});

scene('Broadside marks no player, though nothing can be destroyed at the base', (table) => {
  const t = table(`shows: Broadside, R10.20 | players: 3 | A: Broadside
    Tortuga: A Ghost [A Incorporeal], B Ghost [B Incorporeal], C Spirit [C Incorporeal]`);
  t.play('Broadside');
  t.expect('question: choose | idle: nothing');
  t.pick('B');
  t.expect(
    'question: play | Tortuga: A Ghost [A Incorporeal], B Ghost [B Incorporeal], C Spirit [C Incorporeal]',
  );
});

import { scene } from '../kit/scene.ts';

/** R10.20: what a text makes compulsory must be done if any choice can do it. */

scene('a minion that cannot be moved is no choice when another one can be moved', (table) => {
  const t = table("shows: R10.20 | A: Shanghai | Tortuga: B Mo'ai, B Ghost, B Spectre | Jungle Oasis");
  t.play('Shanghai');
  t.offers('Ghost, Spectre').pick('Ghost');
  t.expect('Jungle Oasis: B Ghost');
});

scene('with one minion that can be moved there is nothing to choose; with none, nothing happens', (table) => {
  const t = table("shows: R10.20 | A: Shanghai, Zapbot | Tortuga: B Mo'ai, B Ghost | Jungle Oasis");
  t.play('Shanghai');
  t.expect('question: play | Jungle Oasis: B Ghost');
});

scene(
  'a base barred to the minion is no choice, nor is a minion that could go to barred bases only',
  (table) => {
    const t = table(`shows: R10.20 | players: 3 | A: Shanghai
      Tortuga: C Ghost, B Spectre | Jungle Oasis: B Mo'ai`);
    // Only a minion of B may be moved to where B has a Mo'ai.
    t.play('Shanghai');
    t.expect("Jungle Oasis: B Mo'ai, B Spectre");
  },
);

scene('all together go where one of them at least can go (You’re Pretty Much Borscht)', (table) => {
  const t = table(`shows: R10.20 | players: 3 | A: You're Pretty Much Borscht
    Tortuga: A Ghost, C Spectre | Jungle Oasis: B Mo'ai | Tar Pits | Ninja Dojo`);
  t.play("You're Pretty Much Borscht");
  t.offers('Tar Pits, Ninja Dojo').pick('Ninja Dojo');
  t.expect('Ninja Dojo: C Spectre');
});

scene('counters go on a minion that can take them (Pot of Beans)', (table) => {
  const t = table(`shows: Pot of Beans, R10.20 | A: Pot of Beans
    Tortuga: A Ghost, B Spectre [B Incorporeal]`);
  t.play('Pot of Beans');
  t.expect('Tortuga: A Ghost +2, B Spectre [B Incorporeal] | B: Pot of Beans');
});

scene(
  'without anybody who can take them they are chosen for, and nothing happens (Pot of Beans)',
  (table) => {
    const t = table(`shows: R10.20 | A: Pot of Beans
      Tortuga: B Ghost [B Incorporeal], B Spectre [B Incorporeal]`);
    t.play('Pot of Beans').pick('Ghost').pick('Ghost');
    t.expect('Tortuga: B Ghost [B Incorporeal], B Spectre [B Incorporeal]');
  },
);

scene('of several bases the minion goes to one that is open to it', (table) => {
  const t = table(`shows: R10.20 | players: 3 | A: Shanghai
    Tortuga: C Ghost | Jungle Oasis: B Mo'ai | Tar Pits | Ninja Dojo`);
  t.play('Shanghai');
  t.offers('Tar Pits, Ninja Dojo').pick('Tar Pits');
  t.expect('Tar Pits: C Ghost');
});

scene('a base where nobody can be driven away is no choice either (You’re Screwed)', (table) => {
  const t = table(`shows: You're Screwed, R10.20 | A: You're Screwed
    Tortuga: A Ghost, B Mo'ai | Jungle Oasis: A Ghost | Tar Pits: A Ghost, B Spectre`);
  t.play("You're Screwed");
  t.offers('Tortuga, Jungle Oasis').pick('Jungle Oasis');
  t.expect('Jungle Oasis: A Ghost, B Spectre');
});

scene('a minion must be returned if one can be (Beam Up)', (table) => {
  const t = table('shows: R10.20 | A: Beam Up | Tortuga: B Ghost [B Incorporeal], B Spectre');
  t.play('Beam Up');
  t.expect('Tortuga: B Ghost [B Incorporeal] | B: Spectre');
});

scene('a protected minion is still a choice for a destruction, which may come to nothing', (table) => {
  const t = table('shows: R10.20 | A: Cannon | Tortuga: B Ghost [B Incorporeal], B Hansel');
  t.play('Cannon');
  t.offers('Ghost, Hansel').pick('Ghost');
  t.expect('Tortuga: B Ghost [B Incorporeal], B Hansel');
});

scene(
  'a talent that moves one of your minions to a base without any takes one that can go there (Maui)',
  (table) => {
    const t = table(`shows: R10.20
      Tortuga: A Maui, A Ghost, B Entangled, B Sprout | Jungle Oasis: A Spectre | Tar Pits`);
    t.use('Maui');
    t.expect('Tar Pits: A Spectre');
  },
);

scene('It Belongs in a Museum swaps two that can change places', (table) => {
  const t = table(`shows: It Belongs in a Museum, R10.20 | A: It Belongs in a Museum
    Tortuga: A Ghost, B Entangled, B Sprout | Jungle Oasis: A Spectre | Tar Pits: A Spirit`);
  t.play('It Belongs in a Museum');
  t.offers('Spectre, Spirit').pick('Spectre');
  t.expect('Tar Pits: A Spectre | Jungle Oasis: A Spirit');
});

scene(
  'each of your minions moves where it can; one that cannot move asks nobody (X Never Marks the Spot)',
  (table) => {
    const t = table(`shows: X Never Marks the Spot, R10.20 | A: X Never Marks the Spot
      Tortuga: A Ghost | Jungle Oasis: B Mo'ai | Tar Pits`);
    t.play('X Never Marks the Spot');
    t.expect('Tar Pits: A Ghost');
  },
);

scene('a minion must be placed if one can be (Disintegrator)', (table) => {
  const t = table(`shows: Disintegrator, R10.20 | A: Disintegrator
    Tortuga: B Spirit [B Incorporeal], B Ghost, A Mummy | Jungle Oasis`);
  t.play('Disintegrator');
  t.offers('Ghost, Mummy').pick('Ghost');
  t.expect('B deck: Ghost');
});

scene('a minion must be shuffled in if one can be (Toad)', (table) => {
  const t = table(`shows: Toad, R10.20 | A: Toad
    Tortuga: B King Rex [B Incorporeal], B Ghost | Jungle Oasis`);
  t.play('Toad', 'Tortuga').pick('B');
  t.expect('B deck: Ghost | Tortuga: B King Rex [B Incorporeal], B(A) Toad');
});

scene('a card must be taken if one can be (Ransack)', (table) => {
  const t = table(`shows: Ransack, R10.20 | players: 3 | A: Ransack
    Tortuga: B Steam Queen, B Sleep Spores, C Zeppelin | Jungle Oasis`);
  t.play('Ransack');
  t.expect('A: Zeppelin | Tortuga: B Steam Queen, B Sleep Spores');
});

scene('the minion to compare with is one that has a weaker neighbour (Natural Selection)', (table) => {
  const t = table(`shows: Natural Selection, R10.20 | A: Natural Selection
    Tortuga: A King Rex | Jungle Oasis: A Spirit, B Ghost, A Scout | Tar Pits`);
  t.play('Natural Selection');
  t.offers('Spirit, Scout').pick('Spirit');
  t.expect('B discard: Ghost');
});

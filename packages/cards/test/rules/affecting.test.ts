import { EDITIONS, type Edition } from '@smashup/engine';
import { expect } from 'vitest';
import { scene, type Scene } from '../kit/scene.ts';

/** R9.2: what a minion that is not affected by other players' cards is safe from, in each edition of the rulebook. */

interface Attempt {
  /** The card that tries it. */
  readonly card: string;
  readonly from: Edition;
  /** Where the card goes, or what is answered. */
  readonly play: (t: Scene) => void;
}

const attempts: Readonly<Record<string, Attempt>> = {
  moved: { card: 'Shanghai', from: 'awesome-level-9000', play: (t) => t.play('Shanghai') },
  returned: { card: 'Crop Circles', from: 'awesome-level-9000', play: atTortuga('Crop Circles') },
  destroyed: { card: 'Seeing Stars', from: 'awesome-level-9000', play: (t) => t.play('Seeing Stars') },
  'given an action': { card: 'Ancient Curse', from: 'awesome-level-9000', play: onIt('Ancient Curse') },
  'given to another player': { card: 'Make Contact', from: 'awesome-level-9000', play: onIt('Make Contact') },
  placed: { card: 'Disintegrator', from: 'what-were-we-thinking', play: (t) => t.play('Disintegrator') },
  strengthened: { card: 'Augmentation', from: 'what-were-we-thinking', play: (t) => t.play('Augmentation') },
  'weakened for a turn': {
    card: 'Plague of Locusts',
    from: 'what-were-we-thinking',
    play: atTortuga('Plague of Locusts'),
  },
  'weakened by what stays there': {
    card: 'Sleep Spores',
    from: 'what-were-we-thinking',
    play: (t) => t.play('Sleep Spores', 'Tortuga'),
  },
  'shuffled in': {
    card: 'Dr Livingstone, I Presume?',
    from: 'oops',
    play: (t) => t.play('Dr Livingstone, I Presume?'),
  },
};

function atTortuga(card: string): Attempt['play'] {
  return (t) => {
    t.play(card);
    t.pick('Tortuga');
  };
}

function onIt(card: string): Attempt['play'] {
  return (t) => t.play(card, 'Scout');
}

for (const edition of EDITIONS) {
  for (const [how, { card, from, play }] of Object.entries(attempts)) {
    const isSafe = EDITIONS.indexOf(edition) >= EDITIONS.indexOf(from);
    scene(`${edition}: a protected minion is ${isSafe ? 'not ' : ''}${how} (${card})`, (table) => {
      const t = table(`shows: R9.2, R10.16 | edition: ${edition} | A: ${card}
        Tortuga: B Scout [B Incorporeal] | Jungle Oasis`);
      play(t);
      t.expect('question: play');
      const isAsItWas = t.at('Tortuga')[0] === 'B Scout [B Incorporeal]' && t.power('Scout') === 3;
      expect(isAsItWas).toBe(isSafe);
    });
  }
}

for (const [how, { card, play }] of Object.entries(attempts)) {
  scene(`protection from other players’ actions: not ${how} (${card})`, (table) => {
    const t = table(`shows: R9.2 | A: ${card} | Tortuga: B Scout, B Wildlife Preserve | Jungle Oasis`);
    play(t);
    t.expect('question: play');
    expect(t.at('Tortuga').slice(0, 2)).toEqual(['B Scout', 'B Wildlife Preserve']);
    t.expect('power: Scout 3');
  });
}

for (const card of ['Ninja Master', 'Collector', 'Bear Cavalry']) {
  scene(
    `protection from all cards stops an ability of a minion, protection from actions does not (${card})`,
    (table) => {
      const t = table(`shows: R9.2 | A: ${card}, ${card}, Summon
        Tortuga: B Scout [B Incorporeal] | The Mothership: B Scout, B Wildlife Preserve`);
      t.play('Summon');
      t.play(card, 'Tortuga');
      answerWithScout(t);
      t.expect(`Tortuga: B Scout [B Incorporeal], A ${card}`);
      t.play(card, 'The Mothership');
      answerWithScout(t);
      t.expect(`The Mothership: B Wildlife Preserve, A ${card}`);
    },
  );
}

/** Nobody is asked where only a protected minion could be chosen, or one alone must be. */
function answerWithScout(t: Scene): void {
  if (t.question === 'choose') t.pick('Scout');
}

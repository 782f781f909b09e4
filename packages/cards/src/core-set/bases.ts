import {
  afterItScores,
  allTogether,
  aMinion,
  among,
  atLeast,
  atStartOfYourTurn,
  baseDeck,
  baseIsReplaced,
  bases,
  basesToReplaceIt,
  controller,
  current,
  first,
  handSize,
  here,
  insteadOfDestroying,
  insteadOfDiscardPile,
  isFirstInDangerHere,
  it,
  lessThan,
  minions,
  morePower,
  not,
  oneForEvery,
  ongoing,
  otherPlayers,
  owner,
  players,
  power,
  runnersUp,
  scoredTotal,
  there,
  whenever,
  whenItScores,
  winners,
  you,
  yourHand,
} from '@smashup/engine';
import { base } from './facts.ts';

/** Of each player's minions here, those with the most power. */
const strongestOfEachPlayer = minions.here.suchThat((one) =>
  not(minions.here.of(controller(one)).suchThat((other) => lessThan(power(one), power(other))).exist),
);

/** Nobody else holds as many cards as you. */
const holdsMostCards = not(otherPlayers.suchThat((player) => atLeast(handSize(player), handSize(you))).exist);

export const coreSetBases = [
  base(
    'The Homeworld',
    'After a minion is played here, its owner may play an extra minion of power 2 or less.',
    whenever(aMinion.isPlayed.here, (c) => c.extraMinion({ powerAtMost: 2 }), {
      players: owner(it),
    }),
    current(
      {
        text: 'Once per turn, after a player plays a minion here, that player may play an extra minion of power 2 or less.',
      },
      whenever(aMinion.isPlayed.here, (c) => c.extraMinion({ powerAtMost: 2 }), {
        limit: 'once per turn',
      }),
    ),
  ),

  base(
    'The Mothership',
    'After this base scores, the winner may return one of their minions of power 3 or less here to their hand.',
    afterItScores((c) => c.return(c.mayChoose(minions.here.yours.powerAtMost(3), 'return')), {
      players: winners,
    }),
  ),

  base('Jungle Oasis', ''),

  base(
    'Tar Pits',
    'A minion destroyed here goes to the bottom of its owner’s deck.',
    ongoing(insteadOfDiscardPile(minions.here, 'destroyed', 'deck bottom')),
    current(
      {
        text: 'The first time each turn that a minion would be destroyed here, place it on the bottom of its owner’s deck instead.',
      },
      insteadOfDestroying(
        minions.here.where(isFirstInDangerHere),
        (c) => c.place(it, 'deck bottom'),
        'once per turn',
      ),
    ),
  ),

  base(
    'Ninja Dojo',
    'After this base scores, the winner may destroy a minion.',
    afterItScores((c) => c.destroy(c.mayChoose(minions, 'destroy')), { players: winners }),
  ),

  base(
    'Temple of Goju',
    'After this base scores, each player’s strongest minion here goes to the bottom of its owner’s deck.',
    afterItScores((c) => c.place(strongestOfEachPlayer, 'deck bottom'), {
      players: allTogether,
    }),
  ),

  base(
    'The Grey Opal',
    'After this base scores, each player except the winner may move one of their minions here to another base.',
    afterItScores((c) => c.moveElsewhere(c.mayChoose(minions.here.yours, 'move')), {
      players: players.except(winners),
    }),
  ),

  base(
    'Tortuga',
    'After this base scores, the runner-up may move one of their minions to the base that replaces this one.',
    whenever(
      baseIsReplaced.here,
      (c) => c.move(c.mayChoose(minions.yours.at(bases.otherThan(there)), 'move'), there),
      {
        players: runnersUp,
      },
    ),
    current({
      text: 'After this base is replaced, the runner-up may move one of their minions from another base to the new base.',
    }),
  ),

  base(
    'Factory 436-1337',
    'When this base scores, the winner gains 1 VP for every 5 power they have here.',
    whenItScores((c) => c.gainVp(oneForEvery(5, scoredTotal(you))), { players: winners }),
  ),

  base('The Central Brain', 'Each minion here has +1 power.', ongoing(morePower(minions.here, 1))),

  base(
    'Cave of Shinies',
    'After a minion is destroyed here, its owner gains 1 VP.',
    whenever(aMinion.isDestroyed.here, (c) => c.gainVp(1), { players: owner(it) }),
    current(
      { text: 'After a minion is destroyed here, the player who owns it gains 1 VP, once per turn.' },
      whenever(aMinion.isDestroyed.here, (c) => c.gainVp(1), {
        players: owner(it),
        limit: 'once per turn',
      }),
    ),
  ),

  base(
    'Mushroom Kingdom',
    'At the start of each player’s turn, that player may move another player’s minion from another base to here.',
    atStartOfYourTurn((c) => c.move(c.mayChoose(minions.elsewhere.ofOthers, 'move'), here)),
    current(
      {
        text: 'At the start of each player’s turn, if they hold more cards than every other player, that player may move a minion to or from here.',
      },
      atStartOfYourTurn((c) => c.if(holdsMostCards, () => c.moveToOrFromHere(c.mayChoose(minions, 'move')))),
    ),
  ),

  base(
    'School of Wizardry',
    'After this base scores, the winner looks at the top three bases of the base deck, picks one to replace this base and puts the others back in any order.',
    afterItScores(
      (c) =>
        c.chooseNextBase(() => {
          const seen = c.lookAt(basesToReplaceIt(3), baseDeck);
          const next = c.choose(among(seen), 'base');
          c.replaceWith(next);
          c.putBack(c.order(among(seen).except(next), 'to the top'), 'top', baseDeck);
        }),
      { players: first(winners.list) },
    ),
  ),

  base(
    'The Great Library',
    'After this base scores, each player with a minion here may draw a card.',
    afterItScores((c) => c.eachPlayer(players.withMinionHere, () => c.may(() => c.draw(1))), {
      players: allTogether,
    }),
  ),

  base(
    'Evans City Cemetery',
    'After this base scores, the winner discards their hand and draws five cards.',
    afterItScores(
      (c) => {
        c.discard(yourHand);
        c.draw(5);
      },
      { players: winners },
    ),
  ),

  base(
    'Rhodes Plaza Mall',
    'When this base scores, each player gains 1 VP for each minion they have here.',
    whenItScores((c) => c.gainVp(minions.here.yours.count), { players }),
  ),
];

import {
  afterItScores,
  aMinionHere,
  base,
  cannotPlayHere,
  current,
  extraEachTurn,
  isFirstActionHere,
  isFirstOfOthersDestroyedHere,
  isMinionHere,
  isPrintedPowerAtMost,
  leadsThere,
  ongoing,
  playedActionHere,
  playedMinionHere,
  playsMinion,
  playsOnBase,
  there,
  whenever,
  whenReplaced,
  winners,
  yourDeck,
  yourDiscardPile,
  yourHand,
  type PlayTest,
} from '@smashup/engine';

const playsSmallMinion: PlayTest = (g, s, play) =>
  playsMinion(g, s, play) && isPrintedPowerAtMost(2)(g, s, play.card);

export const awesomeLevel9000Bases = [
  base(
    "Tsar's Palace",
    {
      faction: 'Bear Cavalry',
      breakpoint: 22,
      vp: [5, 3, 2],
      text: 'Minions of power 2 or less cannot be played here.',
    },
    ongoing(cannotPlayHere(playsSmallMinion)),
    current(
      {
        text: 'A player who does not have more power here than every other player cannot play minions of power 2 or less here.',
      },
      ongoing(
        cannotPlayHere((g, s, play) => playsSmallMinion(g, s, play) && !leadsThere(g, play.player, s.here)),
      ),
    ),
  ),

  base(
    'Field of Honor',
    {
      faction: 'Bear Cavalry',
      breakpoint: 18,
      vp: [3, 2, 1],
      text: 'When one or more minions are destroyed here, the player who destroyed them gains 1 VP.',
    },
    whenever('destroyed', (c) => c.gainVp(1), { when: isMinionHere, oncePerBatch: true }),
    current(
      {
        breakpoint: 16,
        vp: [3, 1, 1],
        text: 'The first time each turn that a player destroys another player’s minion here, they gain 1 VP.',
      },
      whenever('destroyed', (c) => c.gainVp(1), {
        when: isFirstOfOthersDestroyedHere,
      }),
    ),
  ),

  base(
    'Haunted House',
    {
      faction: 'Ghosts',
      breakpoint: 18,
      vp: [4, 3, 2],
      text: 'After a player plays a minion here, that player discards a card.',
    },
    whenever('played', (c) => c.discard(c.choose(yourHand, 'discard')), { when: playedMinionHere }),
  ),

  base(
    'The Dread Gazebo',
    { faction: 'Ghosts', breakpoint: 20, vp: [4, 2, 1], text: 'Actions cannot be played on this base.' },
    ongoing(cannotPlayHere(playsOnBase)),
  ),

  base(
    'Secret Grove',
    {
      faction: 'Killer Plants',
      breakpoint: 21,
      vp: [3, 2, 1],
      text: 'Once on each of their turns, a player may play an extra minion of power 2 or less here.',
    },
    ongoing(extraEachTurn(aMinionHere(2))),
  ),

  base(
    'The Greenhouse',
    {
      faction: 'Killer Plants',
      breakpoint: 24,
      vp: [4, 2, 1],
      text: 'After this base scores, the winner may search their deck for a minion and play it on the base that replaces this one.',
    },
    whenReplaced((c) => c.may(() => c.searchAndPlay(yourDeck.minions, there)), {
      players: winners,
    }),
    current({
      text: 'After this base is replaced, the winner may search their deck for a minion and play it on the new base.',
    }),
  ),

  base(
    "Inventor's Salon",
    {
      faction: 'Steampunks',
      breakpoint: 22,
      vp: [4, 2, 1],
      text: 'After this base scores, the winner may take an action from their discard pile into their hand.',
    },
    afterItScores((c) => c.toHand(c.mayChoose(yourDiscardPile.actions, 'take')), { players: winners }),
    current({ text: 'After this base scores, the winner may draw an action from their discard pile.' }),
  ),

  base(
    'Workshop',
    {
      faction: 'Steampunks',
      breakpoint: 20,
      vp: [4, 2, 1],
      text: 'After a player plays an action on this base, that player may play an extra action.',
    },
    whenever('played', (c) => c.extraAction(), { when: playedActionHere }),
    current(
      {
        text: 'After a player plays their first action on this base in a turn, that player may play an extra action.',
      },
      whenever('played', (c) => c.extraAction(), { when: isFirstActionHere }),
    ),
  ),
];

import {
  among,
  anAction,
  baseDeck,
  bases,
  beforeItScores,
  beforeScoring,
  buried,
  cannotPlay,
  current,
  equal,
  faction,
  handOf,
  here,
  lessThan,
  minions,
  not,
  ongoing,
  onlyAsSpecial,
  onPlay,
  otherPlayers,
  playInAnswerTo,
  players,
  plays,
  power,
  highest,
  reversed,
  scoringBase,
  times,
  whenever,
  whoDidIt,
  you,
  yourDeck,
  yourDiscardPile,
  yourHand,
  type CardId,
  type Seat,
  type Value,
  type Verbs,
} from '@smashup/engine';
import { inSet } from '../../in-set.ts';
import { set } from '../set.ts';
import { theirBases } from './bases.ts';
import { action, minion } from './facts.ts';
import { moonZeroThree } from './titan.ts';

/** The topmost cards of your deck go to its top and bottom as you like. */
function sift(c: Verbs, count: number): void {
  c.putBack(c.lookAt(count), 'either end');
}

/** You look at two cards from that end of your deck, and may bury one. */
function lookAndBury(c: Verbs, end: 'top' | 'bottom'): void {
  const two = c.lookAt(2, you, end);
  const hidden = c.mayChoose(among(two), 'bury');
  c.to(hidden, () => c.bury(hidden, c.choose(bases, 'bury')));
  const rest = among(two).except(hidden);
  c.putBack(c.order(rest, end === 'top' ? 'to the top' : 'to the bottom'), end);
}

/** One of those minions there is yours until the end of the turn. */
function takeOver(c: Verbs, most: number): void {
  c.giveControl(c.choose(minions.here.powerAtMost(most), 'control'), you, 'end of turn');
}

/** Two cards off that deck are revealed. Returns the minions, which are discarded. */
function unmask(c: Verbs, player: Value<Seat>): Value<readonly CardId[]> {
  const two = c.reveal(2, player);
  const gone = c.discard(among(two).minions, player);
  c.putBack(c.order(among(two).except(gone), 'to the top'), 'top', player);
  return gone;
}

/** That player discards a minion, or shows a hand without any. */
function ditch(c: Verbs, player: Value<Seat>): Value<readonly CardId[]> {
  c.if(not(handOf(player).minions.exist), () => c.revealHands(otherPlayers.amongThese(player)));
  return c.discard(c.choose(handOf(player).minions, 'discard', player), player);
}

const chum = (most: number) =>
  onPlay((c: Verbs) => c.destroy(c.choose(minions.here.powerAtMost(most), 'destroy')));

export const superSpies = inSet(
  set,
  faction(
    'Super Spies',
    'Look into decks, make others discard, and act just before a base scores.',
    [
      minion(
        'Secret Agent',
        'Ongoing: After another player plays an action, that player discards a card.',
        whenever(
          anAction.isPlayed.byOthers,
          (c) => c.as(whoDidIt, () => c.discard(c.choose(yourHand, 'discard'))),
          { witness: true },
        ),
      ),

      minion(
        'Mole',
        'Ongoing: Before this base scores, you may play an action from your hand.',
        beforeItScores((c) => c.mayPlay(yourHand.actions), { special: false }),
        current(
          {
            text: 'Special: Before this base scores, you may play an action from your hand as an extra action.',
          },
          beforeItScores((c) => c.mayPlay(yourHand.actions)),
        ),
      ),

      minion(
        'Operative',
        'Reveal the top card of each player’s deck. Put each of them on the top or the bottom of its deck.',
        onPlay((c) => c.revealTopOfEach(players).putBackAtEitherEnd()),
        current(
          {
            text: 'Look at the top two cards or the bottom two cards of your deck. You may bury one of them at any base. Put the rest back in any order.',
          },
          onPlay((c) =>
            c.oneOf({
              top: [() => lookAndBury(c, 'top')],
              bottom: [() => lookAndBury(c, 'bottom')],
            }),
          ),
        ),
      ),

      minion(
        'Spy',
        'Look at the top three cards of your deck. Put each of them on its top or bottom, in any order.',
        onPlay((c) => sift(c, 3)),
        current(
          {
            text: 'Look at the top three cards of a deck. If it is yours, put each of them on its top or bottom, in any order; otherwise put them back in the same order.',
          },
          onPlay((c) =>
            c.oneOf({
              'your deck': [() => sift(c, 3)],
              'another deck': [
                () => {
                  const whose = c.choose(otherPlayers, 'player');
                  c.putBack(reversed(c.lookAt(3, whose)), 'top', whose);
                },
              ],
              'base deck': [
                () => c.putBack(reversed(c.lookAt(3, baseDeck)), 'top', baseDeck),
                baseDeck.exist,
              ],
            }),
          ),
        ),
      ),

      action(
        'Discards Are Forever',
        'Each player reveals cards from the top of their deck until they reveal a minion, and discards all of them.',
        onPlay((c) =>
          c.forEach(players, (player) => c.discard(c.revealUntil(1, yourDeck.minions, player), player)),
        ),
        current(
          {
            text: 'Each other player discards a minion off the top of their deck; shuffle what else was revealed into it. You may put a minion from your discard pile on top of your deck if its power is not more than that of one of these minions.',
          },
          onPlay((c) => {
            const gone = c.collect(otherPlayers, (player) => {
              const seen = c.revealUntil(1, yourDeck.minions, player);
              const found = c.discard(among(seen).minions, player);
              c.shuffleBack(among(seen).except(found), player);
              return found;
            });
            c.to(gone, () => {
              const most = c.note(highest(gone, power));
              c.toDeck(c.mayChoose(yourDiscardPile.minions.powerAtMost(most), 'to the top'), 'deck top');
            });
          }),
        ),
      ),

      action(
        'For My Eyes Only',
        'Look at the top five cards of your deck. Put each of them on its top or bottom, in any order.',
        onPlay((c) => sift(c, 5)),
      ),

      action(
        'From Q With Love',
        'Draw three cards. Discard two cards.',
        onPlay((c) => {
          c.draw(3);
          c.discard(c.chooseExactly(2, yourHand, 'discard'));
        }),
        current(
          { text: 'Draw two cards. You may discard a card to play an extra minion or an extra action.' },
          onPlay((c) => {
            c.draw(2);
            c.to(c.discard(c.mayChoose(yourHand, 'discard')), () =>
              c.oneOf({
                'extra minion': [() => c.extraMinion()],
                'extra action': [() => c.extraAction()],
              }),
            );
          }),
        ),
      ),

      action(
        'Live and Let Chum',
        'Special: Before a base scores, destroy a minion of power 3 or less there.',
        onlyAsSpecial,
        playInAnswerTo(beforeScoring),
        chum(3),
        current(
          { text: 'Special: Before a base scores, destroy a minion of power 4 or less there.' },
          onlyAsSpecial,
          playInAnswerTo(beforeScoring),
          chum(4),
        ),
      ),

      action(
        'Mindraker',
        'Play on a base. Ongoing: While this base is being scored, other players cannot play actions.',
        ongoing(cannotPlay(plays.ofActions.byOthers, equal(scoringBase, here))),
        current(
          {
            text: 'Look at the hands of all other players and at any number of buried cards. Draw a card. Play an extra action.',
          },
          onPlay((c) => {
            c.forEach(otherPlayers, (player) => c.lookAtHand(player));
            c.lookAtBuried(c.chooseAny(buried, 'affect'));
            c.forEach(players, (player) =>
              c.forEach(bases.withAny(buried.of(player)), (base) =>
                c.as(player, () => c.may(() => c.mix(buried.yours.at(base)))),
              ),
            );
            c.draw(1);
            c.extraAction();
          }),
        ),
      ),

      action(
        'Permit to Kill',
        'Each other player reveals the top two cards of their deck and discards the minions among them. Put the others back on top in any order.',
        onPlay((c) => c.forEach(otherPlayers, (player) => unmask(c, player))),
        current(
          {
            text: 'Each other player reveals the top two cards of their deck and discards the minions among them. Put the others back on top in any order. Choose one of these players: for each minion that they discarded, place two +1 power counters on your minions.',
          },
          onPlay((c) => {
            const gone = c.collect(otherPlayers, (player) => unmask(c, player));
            const victim = c.choose(otherPlayers, 'player');
            c.shareCounters(times(2, among(gone).ownedBy(victim).count), minions.yours);
          }),
        ),
      ),

      action(
        'The Base Is Not Enough',
        'Special: Before a base scores, you control a minion of power 4 or less there until the end of the turn.',
        onlyAsSpecial,
        playInAnswerTo(beforeScoring),
        onPlay((c) => takeOver(c, 4)),
        current(
          {
            text: 'Special: Before a base scores, you control a minion of power 3 or less there until the end of the turn.',
          },
          onlyAsSpecial,
          playInAnswerTo(beforeScoring),
          onPlay((c) => takeOver(c, 3)),
        ),
      ),

      action(
        'The Spy Who Ditched Me',
        'Each other player discards a minion from their hand; a player who has none reveals their hand.',
        onPlay((c) => c.forEach(otherPlayers, (player) => ditch(c, player))),
        current(
          {
            text: 'Each other player discards a minion from their hand; a player who has none reveals their hand. Place a +1 power counter on each of your minions unless all of them have discarded a minion of power 3 or more.',
          },
          onPlay((c) => {
            const gone = c.collect(otherPlayers, (player) => ditch(c, player));
            const strong = among(gone).except(among(gone).powerBelow(3)).count;
            c.if(lessThan(strong, otherPlayers.count), () => c.placeCounters(minions.yours));
          }),
        ),
      ),
    ],
    moonZeroThree,
  ),
  theirBases,
);

import {
  aMinion,
  all,
  among,
  anAction,
  atStartOfYourTurn,
  baseOf,
  bases,
  byOthers,
  canGoTo,
  cannotBe,
  current,
  discardPilesOf,
  equal,
  faction,
  first,
  here,
  itsMinion,
  minions,
  morePower,
  not,
  onPlay,
  ongoing,
  onlyAsSpecial,
  otherPlayers,
  playOn,
  playWithTextOf,
  players,
  powerFor,
  talent,
  them,
  thisCard,
  vpAreAwarded,
  wentTo,
  whenever,
  youCouldPlay,
  yourHand,
  type Verbs,
} from '@smashup/engine';
import { inSet } from '../../in-set.ts';
import { set } from '../set.ts';
import { theirBases } from './bases.ts';
import { action, minion } from './facts.ts';

/** Before a base scores it can be followed, and whenever else it moves; once a base has scored it cannot. */
const aMinionLeaves = aMinion.other.moves.fromHere.where(not(vpAreAwarded));

/** Where those that have left went, as far as one of these could go there. */
const whereTheyWent = (follower: typeof minions): typeof bases =>
  bases
    .suchThat((goal) => among(them).suchThat((mover) => equal(wentTo(mover), goal)).exist)
    .suchThat((goal) => follower.where(canGoTo(goal)).exist);

const yoursElsewhere = minions.yours.elsewhere;

const bleat = (c: Verbs): unknown => c.until('end of turn', powerFor(c.noteAll(minions.here.yours), 1));

/** A card out of another hand is shown; for one of yours you play it, otherwise you do something else. */
function trade(c: Verbs, otherwise?: () => void): void {
  const partner = c.choose(otherPlayers, 'player');
  const shown = c.revealAtRandom(partner);
  const isOpen = among(shown).where(youCouldPlay()).exist;
  const price = c.mayChoose(yourHand.where(isOpen), 'give');
  c.to(c.handOver(price, partner), () => c.play(first(shown)), otherwise);
}

export const sheep = inSet(
  set,
  faction('Sheep', 'Follow every minion that moves, and borrow or copy the actions of others.', [
    minion(
      'Little Bo Peep',
      'Ongoing: Other players cannot move minions to or from here. Talent: Move one of your minions from another base to here.',
      ongoing(cannotBe(['move'], minions.here, byOthers)),
      ongoing(cannotBe(['move'], minions, byOthers, here)),
      talent((c) => c.move(c.choose(yoursElsewhere, 'move'), here)),
    ),

    minion(
      'Ram',
      'Talent: Move this minion to another base. If you do, you may return a minion of power 2 or less there to its owner’s hand.',
      talent((c) =>
        c.to(c.moveElsewhere(thisCard), () =>
          c.return(c.mayChoose(minions.at(baseOf(thisCard)).powerAtMost(2), 'return')),
        ),
      ),
    ),

    minion(
      'Black Sheep',
      'Ongoing: After another minion is played here, move this minion to another base.',
      whenever(aMinion.other.isPlayed.here, (c) => c.moveElsewhere(thisCard)),
    ),

    minion(
      'Flock',
      'Ongoing: After another minion moves from here to another base, move this minion there. Not after a base has scored.',
      whenever(aMinionLeaves, (c) =>
        c.if(minions.itself.here.exist, () =>
          c.move(thisCard, c.choose(whereTheyWent(minions.itself), 'move to')),
        ),
      ),
    ),

    action(
      'Counting Sheep',
      'Play on a base. Ongoing: After the power of another player’s minion has increased, each of your minions here has +1 power until the end of the turn.',
      whenever(aMinion.ofOthers.gainsPower, bleat, { oncePerBatch: true }),
      current(
        {
          text: 'Play on a base. Ongoing: Once per turn, after the power of another player’s minion has increased, each of your minions here has +1 power until the end of the turn.',
        },
        whenever(aMinion.ofOthers.gainsPower, bleat, { oncePerBatch: true, limit: 'once per turn' }),
      ),
    ),

    action(
      'Ewe Shall Pass',
      'Move one of your minions to another base. Draw a card. Play an extra action.',
      onPlay((c) => {
        c.moveElsewhere(c.choose(minions.yours, 'move'));
        c.draw(1);
        c.extraAction();
      }),
    ),

    action(
      'Hello, Dolly!',
      'Special: After another player plays an action, you may play this card. It has the abilities of that action.',
      onlyAsSpecial,
      playWithTextOf(anAction.isPlayed.byOthers),
    ),

    action(
      "In Sheep's Clothing",
      'Play on a minion. Ongoing: After another minion moves from here to another base, you may move this minion there to destroy this action. Not after a base has scored.',
      whenever(aMinionLeaves, (c) =>
        c.if(minions.host.here.exist, () =>
          c.to(c.move(itsMinion, c.mayChoose(whereTheyWent(minions.host), 'move to')), () =>
            c.destroy(thisCard),
          ),
        ),
      ),
    ),

    action(
      'On the Lamb',
      'Choose one of your minions, and another player. Move it and all of that player’s minions at its base to another base.',
      onPlay((c) => {
        const leader = c.choose(minions.yours, 'move');
        const rival = c.choose(otherPlayers, 'player');
        const followers = minions.at(baseOf(leader)).of(rival).list;
        c.moveToOne(all(leader, followers), bases.otherThan(baseOf(leader)));
      }),
    ),

    action(
      'Shearing',
      'Play on one of your minions. Draw a card. Ongoing: This minion has -2 power. At the start of your turn, return this action to its owner’s hand.',
      playOn(minions.yours),
      onPlay((c) => c.draw(1)),
      ongoing(morePower(minions.host, -2)),
      atStartOfYourTurn((c) => c.return(thisCard)),
      current(
        {
          text: 'Play on a minion. Draw a card. Ongoing: This minion has -2 power. At the start of your turn, return this action to its owner’s hand.',
        },
        onPlay((c) => c.draw(1)),
        ongoing(morePower(minions.host, -2)),
        atStartOfYourTurn((c) => c.return(thisCard)),
      ),
    ),

    action(
      'To Follow, or Not?',
      'Choose another player. You may play a random action from their discard pile as an extra action. Draw a card.',
      onPlay((c) => {
        const rival = c.choose(otherPlayers, 'player');
        const found = c.oneOfEach(
          players.amongThese(rival),
          (player) => discardPilesOf(players.amongThese(player)).actions,
          'at random',
        );
        c.mayPlay(among(found).actions);
        c.draw(1);
      }),
    ),

    action(
      'Wood for Sheep',
      'Choose another player, who reveals a random card from their hand. You may give that player a card from your hand to play the revealed card as an extra card.',
      onPlay((c) => trade(c)),
      current(
        {
          text: 'Choose another player, who reveals a random card from their hand. You may give that player a card from your hand to play the revealed card as an extra card. If you do not play it, play an extra action.',
        },
        onPlay((c) => trade(c, () => c.extraAction())),
      ),
    ),
  ]),
  theirBases,
);

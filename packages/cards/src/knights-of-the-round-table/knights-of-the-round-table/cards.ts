import {
  actions,
  aMinion,
  among,
  atLeast,
  bases,
  baseOf,
  beforeItScores,
  canGoTo,
  cannotBe,
  current,
  faction,
  handSize,
  here,
  insteadOfGoingToDiscardPile,
  itsMinion,
  mentions,
  minions,
  morePower,
  not,
  onPlay,
  ongoing,
  othersCards,
  playOn,
  power,
  talent,
  them,
  there,
  thisCard,
  whenever,
  whenItScores,
  you,
  yourDeck,
  yourDiscardPile,
  type Verbs,
} from '@smashup/engine';
import { inSet } from '../../in-set.ts';
import { set } from '../set.ts';
import { theirBases } from './bases.ts';
import { action, minion } from './facts.ts';

const yourActionsHere = actions.yours.onBases.here;

/** One or more of your minions have moved here, whoever moved them. */
const yoursMoveHere = aMinion.yours.moves.here;

/** One of your minions comes here from another base. */
const bringOneHere = (c: Verbs): ReturnType<Verbs['move']> =>
  c.move(c.chooseAble(minions.yours.elsewhere, canGoTo(here), 'move'), here);

const transferThis = (c: Verbs): ReturnType<Verbs['transfer']> =>
  c.transfer(thisCard, c.choose(bases.otherThan(baseOf(thisCard)), 'transfer'));

const transferOneOfYours = (c: Verbs): void =>
  c.to(c.mayChoose(yourActionsHere, 'transfer'), (quest) =>
    c.transfer(quest, c.choose(bases.otherThan(here), 'transfer')),
  );

/** King Arthur's sword: the minion that it is on may bear his name through another card. */
const swordOfTheKing = (c: Verbs): void => c.if(minions.host.named('King Arthur').exist, () => c.gainVp(1));

export const knightsOfTheRoundTable = inSet(
  set,
  faction(
    'Knights of the Round Table',
    'Seven strong heroes who ride from base to base for the rewards of quests lying there.',
    [
      minion(
        'King Arthur',
        'Talent: Move one of your minions from another base to here. If you do and you have an action on this base, place a +1 power counter on that minion.',
        talent((c) =>
          c.to(bringOneHere(c), (knight) => c.if(yourActionsHere.exist, () => c.placeCounters(knight))),
        ),
      ),

      minion(
        'Galahad',
        'Search your deck for an action that is played on a base and put it on top of your deck. Ongoing: Before this base scores, you may transfer one of your actions on it to another base.',
        onPlay((c) => c.toDeck(c.search(yourDeck.playedOn('base')), 'deck top')),
        beforeItScores(transferOneOfYours, { special: false }),
        current(
          {
            text: 'Search your deck for an action that is played on a base and put it on top of your deck. Special: Before this base scores, you may transfer one of your actions on it to another base.',
          },
          onPlay((c) => c.toDeck(c.search(yourDeck.playedOn('base')), 'deck top')),
          beforeItScores(transferOneOfYours),
        ),
      ),

      minion(
        'Gawain',
        'Ongoing: This minion has +1 power for each of your other minions here with power 4 or more.',
        ongoing(morePower(minions.itself, minions.here.yours.others.powerAtLeast(4).count)),
      ),

      minion(
        'Guinevere',
        'Ongoing: Other players’ cards cannot destroy your actions on bases. Talent: Move one of your other minions here to another base.',
        ongoing(cannotBe(['destroy'], actions.yours.onBases, othersCards)),
        talent((c) => c.moveElsewhere(c.choose(minions.here.yours.others, 'move'))),
      ),

      minion(
        'Lancelot',
        'Ongoing: After this minion moves to a base where you have an action on the base, place a +1 power counter on it.',
        whenever(thisCard.moves, (c) =>
          c.if(actions.yours.onBases.at(there).exist, () => c.placeCounters(thisCard)),
        ),
      ),

      minion(
        'Merlin',
        'Talent: Reveal the top card of your deck. If it is an action, put it into your hand or play it at once as an extra action; otherwise put it back.',
        talent((c) => {
          const top = c.reveal(1);
          c.to(
            among(top).actions.list,
            (spell) => c.takeOrPlay(spell, { as: 'action' }),
            () => c.putBack(top, 'top'),
          );
        }),
      ),

      minion(
        'Percival',
        'Talent: Move this minion to another base where you have an action on the base.',
        talent((c) => c.moveToOne(thisCard, bases.otherThan(here).withAny(actions.yours.onBases))),
      ),

      action(
        'A Questing',
        'Play on one of your minions. You may move that minion to another base. Ongoing: If it would go to the discard pile from play, put it on top of your deck instead.',
        playOn(minions.yours),
        onPlay((c) => c.moveElsewhere(c.mayChoose(minions.host, 'move'))),
        insteadOfGoingToDiscardPile(minions.host, (c) => c.place(itsMinion, 'deck top')),
      ),

      action(
        'Excalibur',
        'Play on one of your minions. Ongoing: This minion has +2 power and cannot be destroyed by other players’ cards. When this base scores, if this minion is King Arthur, you gain 1 VP.',
        mentions('King Arthur'),
        playOn(minions.yours),
        ongoing(morePower(minions.host, 2)),
        ongoing(cannotBe(['destroy'], minions.host, othersCards)),
        whenItScores(swordOfTheKing, { special: false }),
        current(
          {
            text: 'Play on a minion. Ongoing: This minion has +2 power and cannot be destroyed by other players’ cards. Special: When this base scores, if this minion is King Arthur, you gain 1 VP.',
          },
          mentions('King Arthur'),
          playOn(minions),
          ongoing(morePower(minions.host, 2)),
          ongoing(cannotBe(['destroy'], minions.host, othersCards)),
          whenItScores(swordOfTheKing),
        ),
      ),

      action(
        'Good Deed',
        'Play on a base. Draw a card. Ongoing: Once per turn for all your Good Deeds, after one of your minions moves here, you may transfer this action to another base and draw a card.',
        onPlay((c) => c.draw(1)),
        whenever(yoursMoveHere, (c) =>
          c.mayOncePerTurn(() => c.to(transferThis(c), () => c.draw(1)), 'once per turn for all copies'),
        ),
      ),

      action(
        "Merlin's Library",
        'Play on a base. Talent: Choose one: play an extra minion here; move one of your minions from another base to here; or transfer this action to another base.',
        talent((c) =>
          c.oneOf({
            'extra minion': [() => c.extraMinion({ at: here })],
            'move a minion': [() => bringOneHere(c)],
            'transfer it': [() => transferThis(c)],
          }),
        ),
      ),

      action(
        'Noble Steed',
        'Play on one of your minions. Talent: Move this minion to another base.',
        playOn(minions.yours),
        talent((c) => c.moveElsewhere(itsMinion)),
      ),

      action(
        'The Fisher King',
        'Play on a base. Ongoing: After one or more of your minions move here, draw a card. If you then have eight or more cards in hand, destroy this action to gain 1 VP.',
        whenever(
          yoursMoveHere,
          (c) => {
            c.draw(1);
            c.if(atLeast(handSize(you), 8), () => c.to(c.destroy(thisCard), () => c.gainVp(1)));
          },
          { oncePerBatch: true },
        ),
      ),

      action(
        'The Grail',
        'Play on a base without an action of yours on it. Ongoing: After one of your minions moves here, if you have three or more minions here with power 4 or more, put this card in the box to gain 2 VP.',
        playOn(bases.suchThat((goal) => not(actions.yours.onBases.at(goal).exist))),
        whenever(yoursMoveHere, (c) =>
          c.if(atLeast(minions.here.yours.powerAtLeast(4).count, 3), () =>
            c.to(c.place(thisCard, 'box'), () => c.gainVp(2)),
          ),
        ),
      ),

      action(
        'The Green Knight',
        'Play on a base. Ongoing: After one or more of your minions move here, place a +1 power counter on one of them. If it then has power 7 or more, destroy this action to gain 1 VP.',
        whenever(yoursMoveHere, (c) => {
          const knight = c.choose(minions.amongThese(them), 'counter');
          c.placeCounters(knight);
          c.if(atLeast(power(knight), 7), () => c.to(c.destroy(thisCard), () => c.gainVp(1)));
        }),
      ),

      action(
        'The Lady of the Lake',
        'Search your deck and/or discard pile for an action that is played on a minion. Put it into your hand, or play it at once as an extra action.',
        onPlay((c) =>
          c.takeOrPlay(c.searchDeckOrDiscardPile((pile) => pile.playedOn('minion'), 'mandatory')),
        ),
      ),

      action(
        'The Mists of Avalon',
        'Shuffle up to three minions from your discard pile into your deck.',
        onPlay((c) => c.toDeck(c.chooseUpTo(3, yourDiscardPile.minions, 'shuffle in'), 'deck shuffled')),
      ),

      action(
        'The Questing Beast',
        'Play on a base. Ongoing: After one or more of your minions move here, place a +1 power counter on one of them and transfer this action to another base.',
        whenever(yoursMoveHere, (c) => {
          c.placeCounters(c.choose(minions.amongThese(them), 'counter'));
          transferThis(c);
        }),
      ),
    ],
  ),
  theirBases,
);

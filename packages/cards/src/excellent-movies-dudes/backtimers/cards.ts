import {
  aCard,
  among,
  aStasisIsOver,
  atStartOfYourTurn,
  bases,
  equal,
  faction,
  inStasis,
  insteadOfAction,
  atLeast,
  minions,
  moreBreakpoint,
  onPlay,
  onPlayFromStasis,
  size,
  stasisCountersOn,
  storedUnder,
  talent,
  thisCard,
  times,
  whether,
  whileInStasis,
  yourDeck,
  yourDiscardPile,
  yourHand,
  type CardId,
  type Value,
  type Verbs,
} from '@smashup/engine';
import { inSet } from '../../in-set.ts';
import { set } from '../set.ts';
import { theirBases } from './bases.ts';
import { action, minion } from './facts.ts';

const fading = inStasis.yours.suchThat((card) => atLeast(stasisCountersOn(card), 1));

const addOne = (c: Verbs): void => c.addStasisCounters(c.choose(inStasis.yours, 'stasis counter'));

/** You may put one of these, on top of your deck, into stasis; the others go back there. */
function sendOneOf(c: Verbs, seen: Value<readonly CardId[]>): void {
  const sent = c.intoStasis(c.mayChoose(among(seen), 'stasis'), 2);
  c.putBack(c.order(among(seen).except(sent).list, 'to the top'), 'top');
}

/** What it brings from another time is played, or discarded with it. */
const playsWhatIsStored = onPlayFromStasis((c) => c.mayPlay(storedUnder(thisCard)));

export const backtimers = inSet(
  set,
  faction('Backtimers', 'Send cards into the future and play them later for free.', [
    minion(
      'Alex P. McGlide',
      'You may put a card from your hand into stasis with two stasis counters. Talent: If a card has lost its last stasis counter this turn, place a +1 power counter on one of your minions.',
      onPlay((c) => c.intoStasis(c.mayChoose(yourHand, 'stasis'), 2)),
      talent((c) => c.placeCounters(c.choose(minions.yours, 'counter')), { when: aStasisIsOver }),
    ),

    minion(
      'Zany Prof',
      'Ongoing: At the start of your turn, you may remove a stasis counter from one of your cards in stasis, or place one on it.',
      atStartOfYourTurn((c) =>
        c.to(c.mayChoose(inStasis.yours, 'stasis counter'), (card) =>
          c.oneOf({
            'remove a stasis counter': [
              () => c.removeStasisCounters(card),
              atLeast(stasisCountersOn(card), 1),
            ],
            'add a stasis counter': [() => c.addStasisCounters(card)],
          }),
        ),
      ),
    ),

    minion(
      'Lifelong Bully',
      'Choose one: place a stasis counter on one of your cards in stasis; or look at the top two cards of your deck, you may put one of them into stasis with two stasis counters, and put the rest back on top in any order.',
      onPlay((c) =>
        c.oneOf({
          'add a stasis counter': [() => addOne(c), inStasis.yours.exist],
          'look at your deck': [() => sendOneOf(c, c.lookAt(2))],
        }),
      ),
    ),

    minion(
      'Sidelined Girlfriend',
      'You may put this minion into stasis with one stasis counter. Special: After a stasis counter is removed from it, you may place a +1 power counter on one of your minions. When you play it from stasis, place a +1 power counter on it.',
      onPlay((c) => c.may(() => c.intoStasis(thisCard, 1))),
      whileInStasis(thisCard.losesStasisCounter, (c) =>
        c.placeCounters(c.mayChoose(minions.yours, 'counter')),
      ),
      onPlayFromStasis((c) => c.placeCounters(thisCard)),
    ),

    action(
      '99 MPH',
      'Put a card from your hand into stasis with two stasis counters. Draw a card.',
      onPlay((c) => {
        c.intoStasis(c.choose(yourHand, 'stasis'), 2);
        c.draw(1);
      }),
    ),

    action(
      'Back From the Future',
      'Reveal the top three cards of your deck. You may put one of them into stasis with two stasis counters. Put the rest back on top in any order.',
      onPlay((c) => sendOneOf(c, c.reveal(3))),
    ),

    action(
      'Disrupt the Space-Time Continuum',
      'Put a card from your hand into stasis with one stasis counter, or up to two with two stasis counters each.',
      onPlay((c) => {
        const sent = c.chooseUpTo(2, yourHand, 'stasis');
        c.intoStasis(sent, whether(equal(size(sent), 2), 2, 1));
      }),
    ),

    action(
      'Future Almanac?',
      'Put this card into stasis with three stasis counters. Special: After you remove a stasis counter from it, draw a card. When you play it from stasis, discard it.',
      onPlay((c) => c.intoStasis(thisCard, 3)),
      whileInStasis(thisCard.losesStasisCounter.byYou, (c) => c.draw(1)),
      onPlayFromStasis(() => {}),
    ),

    action(
      'Help From the Past',
      'Put this card into stasis with three stasis counters. Special: When it enters stasis, store a card from your discard pile under it. When you play it from stasis, you may play a card stored under it as an extra card; then discard it.',
      onPlay((c) => c.intoStasis(thisCard, 3)),
      whileInStasis(thisCard.entersStasis, (c) => c.store(c.choose(yourDiscardPile, 'store'), thisCard)),
      playsWhatIsStored,
    ),

    action(
      'Letter From Another Time',
      'Put this card into stasis with three stasis counters. Special: When it enters stasis, search your deck for a card and store it under this one. When you play it from stasis, you may play a card stored under it as an extra card; then discard it.',
      onPlay((c) => c.intoStasis(thisCard, 3)),
      whileInStasis(thisCard.entersStasis, (c) => c.store(c.search(yourDeck), thisCard)),
      playsWhatIsStored,
    ),

    action(
      'Lightning Strike',
      'Put this card into stasis with two stasis counters. Special: After you remove a stasis counter from another card, you may place it on this one. On your turn, you may use an action play to discard this card; the breakpoint of a base is then 1 lower for each stasis counter on it, up to 5, until the end of the turn. When you play it from stasis, discard it.',
      onPlay((c) => c.intoStasis(thisCard, 2)),
      whileInStasis(aCard.other.losesStasisCounter.byYou, (c) => c.may(() => c.addStasisCounters(thisCard))),
      insteadOfAction(
        (c) => {
          const might = c.note(stasisCountersOn(thisCard));
          c.to(c.place(thisCard, 'discard'), () =>
            c.until(
              'end of turn',
              moreBreakpoint(
                c.note(c.choose(bases, 'base')),
                c.note(times(-1, whether(atLeast(might, 5), 5, might))),
              ),
            ),
          );
        },
        { from: 'stasis' },
      ),
      onPlayFromStasis(() => {}),
    ),

    action(
      'Will Have to Do',
      'Choose one: place up to two +1 power counters on your minions; or remove up to two stasis counters from your cards in stasis.',
      onPlay((c) =>
        c.oneOf({
          counters: [() => c.repeat(2, () => c.placeCounters(c.mayChoose(minions.yours, 'counter')))],
          'remove a stasis counter': [
            () => c.repeat(2, () => c.removeStasisCounters(c.mayChoose(fading, 'stasis counter'))),
            fading.exist,
          ],
        }),
      ),
    ),
  ]),
  theirBases,
);

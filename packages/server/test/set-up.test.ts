import { describe, expect, it } from 'vitest';
import { onlineSetUp, type OnlineSetUp } from '../src/protocol/index.ts';
import { checkSetUp, gameConfig, readSetUp } from '../src/tables/set-up.ts';
import { seat, setUp } from './kit/client.ts';

describe('the set-up of a table', () => {
  const draft = (changes: Partial<OnlineSetUp>): OnlineSetUp =>
    setUp([seat.me, seat.open], { choice: 'draft', ...changes });
  const named = ['Aliens', 'Ghosts', 'Ninjas', 'Robots', 'Vikings', 'Wizards'];

  it('says who begins, which bases join, and how many factions are laid out', () => {
    const table = draft({ firstPlayer: 1, extraBaseSets: ['Core Set'], draftSize: 9, duplicates: true });
    expect(gameConfig(table, ['Ann', 'Bob'])).toMatchObject({
      firstPlayer: 1,
      extraBaseSets: ['Core Set'],
      draftSize: 9,
      duplicates: true,
    });
  });

  it('lays out what the edition says unless it says how many', () => {
    expect(gameConfig(draft({ pool: named }), []).draftSize).toBe(4);
    expect(gameConfig(draft({ pool: named, draftSize: 6 }), []).draftSize).toBe(6);
    expect(gameConfig(draft({ edition: 'awesome-level-9000' }), []).draftSize).toBe(8);
    expect(gameConfig(draft({ edition: 'awesome-level-9000', pool: named }), []).draftSize).toBe(6);
  });

  it('is refused with what to change', () => {
    const refused = (changes: Partial<OnlineSetUp>) => () => checkSetUp(draft(changes));
    expect(refused({ draftSize: 3 })).toThrow('Lay out more.');
    expect(refused({ pool: named, draftSize: 7 })).toThrow('Lay out fewer, or offer more.');
    expect(refused({ extraBaseSets: ['Nowhere'] })).toThrow('There is no set "Nowhere". Accepted: ');
    expect(refused({ firstPlayer: 2 })).toThrow('The first player must be a seat from 0 to 1, not 2.');
  });

  it('that was stored before these could be set is as it was', () => {
    const { draftSize, extraBaseSets, firstPlayer, ...before } = draft({ pool: named });
    expect([draftSize, extraBaseSets, firstPlayer]).toEqual([null, [], null]);
    expect(readSetUp(JSON.stringify(before))).toEqual(draft({ pool: named }));
    expect(onlineSetUp.safeParse({ ...before, firstPlayer: 4 }).success).toBe(false);
  });
});

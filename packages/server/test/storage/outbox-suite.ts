import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { MailboxRow, OutboxRow, Storage } from '../../src/storage/index.ts';

const letter = (person: string, changes: Partial<OutboxRow> = {}): OutboxRow => ({
  id: randomUUID(),
  channel: 'mail',
  event: 'turn',
  person,
  about: person,
  turn: 1,
  made_at: 10,
  due_at: 20,
  held_until: 0,
  attempts: 0,
  ...changes,
});

const mailbox = (person: string, changes: Partial<MailboxRow> = {}): MailboxRow => {
  const id = randomUUID();
  return {
    id,
    person,
    address: `${person}@example.org`,
    pace: 'day',
    until: 100,
    confirm_hash: `confirm-${id}`,
    stop_hash: `stop-${id}`,
    made_at: 10,
    mailed_at: null,
    refused_at: null,
    ...changes,
  };
};

/** For both engines: what waits to be sent, and where to. */
export function outboxSuite(
  open: () => { readonly storage: Storage; readonly someone: () => Promise<string> },
): void {
  describe('the outbox', () => {
    it('gives out what is due and what nobody holds, all or nothing, once', async () => {
      const { storage, someone } = open();
      const who = await someone();
      const [one, two] = [letter(who), letter(who, { due_at: 30, made_at: 11 })];
      for (const row of [one, two]) await storage.outbox.put(row);
      const due = async (now: number) =>
        (await storage.outbox.due('mail', now, 100)).filter(({ person }) => person === who);
      expect(await due(19)).toEqual([]);
      expect(await due(20)).toEqual([one]);
      expect(await storage.outbox.of('mail', who)).toEqual([one, two]);
      expect(await storage.outbox.of('webhook', who)).toEqual([]);
      const held = await Promise.all([1, 2].map(() => storage.outbox.hold([one.id, two.id], 40, 90)));
      expect(held.filter(Boolean)).toHaveLength(1);
      expect(await due(89)).toEqual([]);
      expect((await due(90)).map(({ attempts }) => attempts)).toEqual([1, 1]);
      await storage.outbox.putOff([one.id], 200);
      expect(await storage.outbox.hold([one.id, two.id], 41, 95)).toBe(false);
      expect((await due(200)).map(({ id }) => id)).toEqual([two.id, one.id]);
      await storage.outbox.drop([one.id, two.id]);
      expect(await storage.outbox.of('mail', who)).toEqual([]);
    });

    it('takes back what has not gone out, and says so only to who was told', async () => {
      const { storage, someone } = open();
      const who = await someone();
      const turn = {
        game: who,
        person: who,
        turn: 1,
        state: 'waiting',
        due_at: 5,
        sent_at: null,
        remind_at: null,
        reminded: 0,
        mailed: 0,
      } as const;
      const events = async (channel: OutboxRow['channel']) =>
        (await storage.outbox.of(channel, who)).map(({ event }) => event);
      const over = () => letter(who, { channel: 'webhook', event: 'over', made_at: 30 });
      await storage.notices.addTurn(turn);
      const first = [letter(who), letter(who, { channel: 'webhook' })];
      const told = await Promise.all([1, 2].map(() => storage.notices.tell(turn, 6, first)));
      expect(told.filter(Boolean)).toHaveLength(1);
      expect(await events('mail')).toEqual(['turn']);
      expect((await storage.notices.waitingFor(who)).map(({ state }) => state)).toEqual(['sent']);
      // Not sent yet: nothing remains.
      const back = await Promise.all([1, 2].map(() => storage.notices.takeBack(turn, 30, [over()])));
      expect(back.filter(Boolean)).toHaveLength(1);
      expect([await events('mail'), await events('webhook')]).toEqual([[], []]);
      expect(await storage.notices.waitingFor(who)).toEqual([]);
      // Told by webhook, and the mail is just being sent.
      await storage.notices.changeTurn(turn, 'over', { state: 'waiting' });
      const second = letter(who);
      await storage.notices.tell(turn, 40, [second]);
      await storage.outbox.hold([second.id], 41, 90);
      await storage.notices.takeBack(turn, 50, [over()]);
      expect([await events('mail'), await events('webhook')]).toEqual([['turn'], ['over']]);
    });

    it('remembers that a turn was mailed about', async () => {
      const { storage, someone } = open();
      const who = await someone();
      const box = mailbox(who);
      await storage.mailboxes.offer(box, null);
      const turn = {
        game: who,
        person: who,
        turn: 1,
        state: 'sent',
        due_at: 5,
        sent_at: 6,
        remind_at: null,
        reminded: 0,
        mailed: 0,
      } as const;
      await storage.notices.addTurn(turn);
      const row = letter(who);
      await storage.outbox.put(row);
      await storage.outbox.mailed([row], box.id, 70);
      expect(await storage.outbox.of('mail', who)).toEqual([]);
      expect(await storage.notices.turnsOf(who)).toEqual([{ ...turn, mailed: 1 }]);
      expect((await storage.mailboxes.byId(box.id))?.mailed_at).toBe(70);
    });
  });

  describe('mailboxes', () => {
    it('are confirmed once and in time, and take the place of the one before', async () => {
      const { storage, someone } = open();
      const who = await someone();
      const [first, second, third] = [mailbox(who), mailbox(who, { made_at: 11 }), mailbox(who)];
      await storage.mailboxes.offer(first, letter(who, { event: 'confirm', about: first.id }));
      expect(await storage.mailboxes.confirmedOf(who)).toBeUndefined();
      const confirm = (box: MailboxRow, at: number) => storage.mailboxes.confirm(box.confirm_hash ?? '', at);
      expect(await confirm(first, 100)).toBe(false);
      const both = await Promise.all([confirm(first, 99), confirm(first, 99)]);
      expect(both.filter(Boolean)).toHaveLength(1);
      expect((await storage.mailboxes.confirmedOf(who))?.id).toBe(first.id);
      await storage.mailboxes.offer(second, null);
      await storage.mailboxes.offer(third, null);
      expect((await storage.mailboxes.of(who)).map(({ id }) => id)).toEqual([first.id, third.id]);
      expect(await confirm(second, 50)).toBe(false);
      expect(await confirm(third, 50)).toBe(true);
      expect((await storage.mailboxes.of(who)).map(({ id }) => id)).toEqual([third.id]);
    });

    it('end with the key of any mail, and with everything else that is kept', async () => {
      const { storage, someone } = open();
      const [ann, bob] = [await someone(), await someone()];
      const boxes = [mailbox(ann, { until: null }), mailbox(bob, { until: null })] as const;
      for (const box of boxes) await storage.mailboxes.offer(box, letter(box.person));
      await storage.mailboxes.stop('another');
      await storage.mailboxes.stop(boxes[0].stop_hash);
      expect(await storage.mailboxes.of(ann)).toEqual([]);
      const kept = await storage.people.everything(bob);
      expect(kept?.mailboxes).toMatchObject([{ address: `${bob}@example.org`, pace: 'day' }]);
      expect(JSON.stringify(kept)).not.toContain(boxes[1].stop_hash);
      expect(kept?.outbox).toHaveLength(1);
      await storage.people.forget(bob);
      expect(await storage.mailboxes.of(bob)).toEqual([]);
      expect(await storage.outbox.of('mail', bob)).toEqual([]);
    });

    it('that refuse mail or were never confirmed get none', async () => {
      const { storage, someone } = open();
      const who = await someone();
      const box = mailbox(who, { until: null, made_at: 5 });
      await storage.mailboxes.offer(box, null);
      expect((await storage.mailboxes.confirmedOf(who))?.id).toBe(box.id);
      await storage.mailboxes.refused(box.id, 50);
      expect(await storage.mailboxes.confirmedOf(who)).toBeUndefined();
      await storage.mailboxes.offer(mailbox(who), null);
      await storage.mailboxes.dropLate(99);
      expect(await storage.mailboxes.of(who)).toHaveLength(2);
      await storage.mailboxes.dropLate(100);
      expect(await storage.mailboxes.of(who)).toHaveLength(1);
    });
  });
}

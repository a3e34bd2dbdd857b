import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { ImAccount, ImClient, ImConversation, ImDraft, ImEvent, ImMessage, ImState } from './im.ts';

/** A place at which a member signs in, whose line a test may cut. */
export interface ContractDevice {
  client: ImClient;
  cut: () => Promise<void> | void;
  mend: () => Promise<void> | void;
  end: () => Promise<void> | void;
}

/** A member of the service under test. */
export interface ContractMember {
  account: ImAccount;
  /** One more device of theirs, not signed in yet. */
  device: () => ContractDevice;
  /** Wants no more messages of another. */
  block: (other: string) => Promise<void> | void;
  /** Signs the member in elsewhere, which signs these devices out. */
  kick: () => Promise<void> | void;
}

/** A messaging service of any engine, with the members that a test needs. */
export interface ContractService {
  /** A new member who may write to everybody. */
  member: () => Promise<ContractMember> | ContractMember;
  /** Keeps the next message of a member, and loses the answer. */
  loseAnswer: (device: ContractDevice, member: ContractMember) => Promise<void> | void;
  stop: () => Promise<void> | void;
}

/** A device, with all events of its engine. */
interface Seat extends ContractDevice {
  received: ImEvent[];
  states: ImState[];
}

const words = (text: string): ImDraft => ({ type: 'text', text });
const textOf = ({ body }: ImMessage) => (body.type === 'text' ? body.text : body.type);
/** Waits for asynchronous work of an engine. */
const until = <Given>(look: () => Given | Promise<Given>) => expect.poll(look, { timeout: 50_000, interval: 50 });

/** Contract of the messaging client: the same tests for every engine. */
export function describeImClient(name: string, open: () => Promise<ContractService>): void {
  describe(name, { timeout: 60_000 }, () => {
    let service: ContractService;
    let seats: Seat[] = [];
    let named = 0;
    const newKey = () => `contract-key-${(named += 1)}-${Math.random().toString(36).slice(2, 10)}`;
    beforeAll(async () => {
      service = await open();
    }, 60_000);
    afterEach(async () => {
      for (const seat of seats) await seat.end();
      seats = [];
    });
    afterAll(() => service.stop());

    function take(member: ContractMember): Seat {
      const device = member.device();
      const seat: Seat = { ...device, received: [], states: [] };
      device.client.on((event) => seat.received.push(event));
      device.client.onStatus(({ state }) => seat.states.push(state));
      seats.push(seat);
      return seat;
    }
    async function sit(member: ContractMember): Promise<Seat> {
      const seat = take(member);
      seat.client.login(member.account);
      await until(() => seat.client.status().state).toBe('ready');
      return seat;
    }
    async function two() {
      const [one, other] = [await service.member(), await service.member()];
      const [here, there] = [await sit(one), await sit(other)];
      return { one, other, here, there, toOther: `C2C${other.account.id}`, toOne: `C2C${one.account.id}` };
    }
    const heard = (seat: Seat) => seat.received.flatMap((event) => (event.type === 'messages' ? event.list : []));
    const wasReceived = (seat: Seat, text: string) => until(() => heard(seat).map(textOf)).toContain(text);
    const said = async (seat: Seat, conversation: string) => (await seat.client.history(conversation)).list;

    test('a sign-in connects and is ready, a sign-out is idle, and the next is ready again', async () => {
      const member = await service.member();
      const seat = take(member);
      expect(seat.client.status().state).toBe('idle');
      seat.client.login(member.account);
      expect(seat.client.status().state).toBe('connecting');
      await until(() => seat.client.status().state).toBe('ready');
      await seat.client.logout();
      expect(seat.client.status().state).toBe('idle');
      seat.client.login(member.account);
      await until(() => seat.client.status().state).toBe('ready');
      expect(seat.states.filter((state) => state === 'kicked')).toEqual([]);
    });

    test('a signature that is not good is never ready, and whoever gave it is asked for another', async () => {
      const member = await service.member();
      const seat = take(member);
      let before: readonly ImState[] | undefined;
      seat.client.login({ ...member.account, sig: 'bad' }, () => {
        before = [...seat.states];
        seat.client.login(member.account);
      });
      await until(() => before).toBeDefined();
      expect(before).not.toContain('ready');
      await until(() => seat.client.status().state).toBe('ready');
    });

    test('words reach the other and one’s own other device, each with its writer, and are the same message everywhere', async () => {
      const { one, here, there, toOther, toOne } = await two();
      const second = await sit(one);
      const key = newKey();
      const sent = await here.client.send(toOther, key, words('看球吗'));
      expect(sent).toMatchObject({ key, conversation: toOther, flow: 'out', sender: { id: one.account.id }, body: { text: '看球吗' } });
      await wasReceived(there, '看球吗');
      await wasReceived(second, '看球吗');
      expect(heard(there).at(-1)).toMatchObject({
        conversation: toOne,
        flow: 'in',
        order: sent.order,
        at: sent.at,
        sender: { id: one.account.id },
      });
      expect(heard(second).find((message) => textOf(message) === '看球吗')).toMatchObject({ key, flow: 'out', order: sent.order });
      expect(await said(there, toOne)).toMatchObject([{ order: sent.order, flow: 'in' }]);
    });

    test('what is sent again under the same key is the same message', async () => {
      const { here, there, toOther, toOne } = await two();
      const key = newKey();
      const first = await here.client.send(toOther, key, words('一次'));
      const again = await here.client.send(toOther, key, words('一次'), { isRepeat: true });
      expect(again).toMatchObject({ key, order: first.order });
      await here.client.send(toOther, newKey(), words('完'));
      await wasReceived(there, '完');
      expect((await said(there, toOne)).map(textOf)).toEqual(['一次', '完']);
    });

    test('history comes in pages of fifteen, in one order for both', async () => {
      const { here, there, toOther, toOne } = await two();
      for (let index = 1; index <= 40; index += 1) await here.client.send(toOther, newKey(), words(String(index)));
      await wasReceived(there, '40');
      for (const [seat, id] of [
        [here, toOther],
        [there, toOne],
      ] as const) {
        const newest = await seat.client.history(id);
        const middle = await seat.client.history(id, newest.list[0]);
        const oldest = await seat.client.history(id, middle.list[0]);
        expect([newest, middle, oldest].map(({ list, hasOlder }) => [list.length, hasOlder])).toEqual([
          [15, true],
          [15, true],
          [10, false],
        ]);
        const all = [...oldest.list, ...middle.list, ...newest.list];
        expect(all.map(textOf)).toEqual(Array.from({ length: 40 }, (_, index) => String(index + 1)));
        expect(all.every(({ order }, index) => index === 0 || order > (all[index - 1]?.order ?? Infinity))).toBe(true);
      }
    });

    test('unread messages are counted until they are read, and their writer hears that they were', async () => {
      const { other, here, there, toOther, toOne } = await two();
      let last: ImMessage | undefined;
      for (const text of ['1', '2', '3']) last = await here.client.send(toOther, newKey(), words(text));
      const unreadAt =
        ({ client }: Pick<typeof there, 'client'>) =>
        async () => {
          const found: ImConversation[] = [];
          await client.conversations((part) => found.push(...part));
          return found.find(({ id }) => id === toOne)?.unread;
        };
      const unread = unreadAt(there);
      await until(unread).toBe(3);
      // Whoever signs in afterwards finds as many.
      await until(unreadAt(await sit(other))).toBe(3);
      const [newest] = (await said(there, toOne)).slice(-1);
      if (newest) await there.client.read(toOne, newest);
      await until(unread).toBe(0);
      await until(() =>
        here.received.flatMap((event) => (event.type === 'read' && event.conversation === toOther ? [event.order] : [])),
      ).toContain(last?.order);
    });

    test('the list has the other, the last words and the time; one with whom nobody spoke is there when asked for', async () => {
      const { other, here, toOther } = await two();
      expect(await here.client.conversation(toOther)).toMatchObject({
        id: toOther,
        kind: 'direct',
        last: null,
        unread: 0,
        peer: { id: other.account.id },
      });
      const sent = await here.client.send(toOther, newKey(), words('在吗'));
      const listed = async () => {
        const all: ImConversation[] = [];
        await here.client.conversations((part) => all.push(...part));
        return all.find(({ id }) => id === toOther);
      };
      await until(listed).toMatchObject({ unread: 0, at: sent.at, last: { order: sent.order, body: { text: '在吗' }, flow: 'out' } });
    });

    test('a conversation is pinned and muted, leaves the list, and comes back with the next words', async () => {
      const { here, there, toOther, toOne } = await two();
      await here.client.send(toOther, newKey(), words('早'));
      await wasReceived(there, '早');
      await there.client.setPinned(toOne, true);
      await there.client.setMuted(toOne, true);
      expect(await there.client.conversation(toOne)).toMatchObject({ isPinned: true, isMuted: true });
      await there.client.setMuted(toOne, false);
      await there.client.remove(toOne);
      const ids = async () => {
        const all: string[] = [];
        await there.client.conversations((part) => all.push(...part.map(({ id }) => id)));
        return all;
      };
      await until(ids).toEqual([]);
      expect(there.received).toContainEqual({ type: 'gone', conversation: toOne });
      await here.client.send(toOther, newKey(), words('回来'));
      await until(ids).toEqual([toOne]);
    });

    test('a message that is taken back is gone on both sides and keeps its place', async () => {
      const { here, there, toOther, toOne } = await two();
      const sent = await here.client.send(toOther, newKey(), words('说错了'));
      await wasReceived(there, '说错了');
      await here.client.recall(sent);
      for (const seat of [here, there])
        await until(
          () =>
            heard(seat)
              .filter(({ order }) => order === sent.order)
              .at(-1)?.body.type,
        ).toBe('recalled');
      await until(async () => (await said(there, toOne)).map(({ order, body }) => [order, body.type])).toEqual([[sent.order, 'recalled']]);
    });

    test('a card goes over as it is', async () => {
      const { here, there, toOther } = await two();
      const extension = JSON.stringify({ title: '直播间', id: '2', type: 'live' });
      await here.client.send(toOther, newKey(), { type: 'custom', data: 'card', description: '', extension });
      await until(() => heard(there).at(-1)?.body).toMatchObject({ type: 'custom', data: 'card' });
      const body = heard(there).at(-1)?.body;
      expect(body?.type === 'custom' && JSON.parse(body.extension)).toMatchObject({ title: '直播间', id: '2', type: 'live' });
    });

    test('whoever is kept out is refused, and nothing comes through', async () => {
      const { one, other, here, there, toOther } = await two();
      await other.block(one.account.id);
      await expect(here.client.send(toOther, newKey(), words('喂'))).rejects.toMatchObject({ name: 'ImError', kind: 'refused' });
      await there.client.send(`C2C${one.account.id}`, newKey(), words('不行')).catch(() => undefined);
      expect(heard(there).map(textOf)).not.toContain('喂');
    });

    test('a cut is offline, a mended line is ready, and what was said meanwhile is found', async () => {
      const { here, there, toOther, toOne } = await two();
      await here.client.send(toOther, newKey(), words('先'));
      await wasReceived(there, '先');
      await there.cut();
      await until(() => there.client.status().state).toBe('offline');
      await here.client.send(toOther, newKey(), words('断的时候'));
      await there.mend();
      await until(() => there.client.status().state).toBe('ready');
      await until(async () => (await said(there, toOne)).map(textOf)).toEqual(['先', '断的时候']);
      await until(
        () => there.received.some((event) => event.type === 'reset') || heard(there).some((message) => textOf(message) === '断的时候'),
      ).toBe(true);
    });

    test('an answer that is lost leaves the message once, whenever it is sent again', async () => {
      const { one, here, there, toOther, toOne } = await two();
      const key = newKey();
      await service.loseAnswer(here, one);
      const first = await here.client.send(toOther, key, words('丢了回音')).catch((error: unknown) => error);
      if (first instanceof Error) expect(first).toMatchObject({ kind: 'lost' });
      await until(() => here.client.status().state).toBe('ready');
      const again = await here.client.send(toOther, key, words('丢了回音'), { isRepeat: true });
      expect(again).toMatchObject({ key, flow: 'out' });
      await until(async () => (await said(there, toOne)).map(textOf)).toEqual(['丢了回音']);
      // From a page that was opened anew, which knows the key alone.
      const reopened = await sit(one);
      expect(await reopened.client.send(toOther, key, words('丢了回音'), { isRepeat: true })).toMatchObject({ order: again.order });
      expect((await said(there, toOne)).map(textOf)).toEqual(['丢了回音']);
    });

    test('whoever is signed in elsewhere is told so, stays out, and comes back by signing in', async () => {
      const { one, here, toOther } = await two();
      await one.kick();
      await until(() => here.client.status().state).toBe('kicked');
      await expect(here.client.send(toOther, newKey(), words('还在'))).rejects.toMatchObject({ name: 'ImError', kind: 'lost' });
      expect(here.client.status().state).toBe('kicked');
      here.client.login(one.account);
      await until(() => here.client.status().state).toBe('ready');
      await here.client.send(toOther, newKey(), words('回来了'));
    });
  });
}

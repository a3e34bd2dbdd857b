import type { GiftEvent } from '@pitchside/api/live/gifts';
import type { EntryEvent } from '@pitchside/api/money/noble';
import type { TopicEvent } from '@pitchside/api/realtime';
import type { StageArrival } from '@pitchside/ui/EffectStage';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fan } from '../../../platform/session/session.fixtures.ts';
import { session } from '../../../platform/session/session.store.ts';

const listeners = new Set<(event: TopicEvent) => void>();
vi.mock('../stage/room.store.ts', () => ({
  onRoomEvent: (listener: (event: TopicEvent) => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
}));
const { setGiftChoices } = await import('./choices.store.ts');
const { effects, effectSource, mostHeld, openEffects } = await import('./effects.store.ts');

let serial = 0;
function give({
  sender = 'a',
  price = 1,
  count = 1,
  art = 'clap',
  mark = null,
}: Partial<Record<'sender' | 'art', string>> & { price?: number; count?: number; mark?: GiftEvent['mark'] }) {
  const data: GiftEvent = {
    id: `g${(serial += 1)}`,
    room_id: '2',
    anchor_id: '9',
    gift: { id: art, name: art, art, src: null, price },
    mark,
    count,
    combo: 1,
    from: 'wallet',
    sender: { id: sender, user_nickname: sender, avatar: `seed of ${sender}`, level: 3, noble: null },
    at: 0,
  };
  listeners.forEach((emit) => emit({ type: 'gift', topic: 'room:2', epoch: 'e', seq: serial, data }));
}
const enter = (id: string, effect: EntryEvent['effect']) =>
  listeners.forEach((emit) =>
    emit({
      type: 'entry',
      topic: 'room:2',
      epoch: 'e',
      seq: (serial += 1),
      data: { room_id: '2', user: { id, user_nickname: id, avatar: id, level: 9, noble: 'captain' }, effect, at: serial },
    }),
  );
const heard: StageArrival[] = [];
const listen = () => effectSource((arrivals) => void heard.push(...arrivals));
const effectsHeard = () => heard.map((arrival) => (arrival.kind === 'gift' ? arrival.effect : undefined));

let leave: () => void;
beforeEach(() => {
  setGiftChoices({ effects: 'all' });
  session.user = fan;
  leave = openEffects();
});
afterEach(() => {
  leave();
  heard.splice(0);
});

test('a noble who comes in has a ribbon, but not at the rank that is told in words alone', () => {
  const deaf = listen();
  enter('a', 'words');
  expect(effects.awake).toBe(false);
  enter('b', 'ribbon');
  expect(heard).toMatchObject([{ kind: 'entry', member: { id: 'b', rank: 'captain' } }]);
  deaf();
});

test('the stage is wanted with the first gift, and hears what came before it was there', () => {
  expect(effects.awake).toBe(false);
  give({});
  give({ sender: 'b' });
  expect(effects.awake).toBe(true);
  const deaf = listen();
  give({ sender: fan.id });
  expect(heard.map(({ member, own }) => [member.id, member.avatarSeed, own ?? false])).toEqual([
    ['a', 'seed of a', false],
    ['b', 'seed of b', false],
    [fan.id, `seed of ${fan.id}`, true],
  ]);
  deaf();
});

test('what waits is bounded, the viewer’s own last to go, and ends with the visit', () => {
  give({ sender: fan.id });
  for (let gift = 0; gift < 3 * mostHeld; gift += 1) give({ sender: `m${gift}` });
  const deaf = listen();
  expect([heard.length, heard[0]?.own, heard.at(-1)?.member.id]).toEqual([mostHeld, true, `m${3 * mostHeld - 1}`]);
  deaf();
  heard.splice(0);
  give({});
  leave();
  expect([effects.awake, listeners.size]).toEqual([false, 0]);
  listen()();
  expect(heard).toEqual([]);
});

test('whoever wants no effects loads none', () => {
  setGiftChoices({ effects: 'off' });
  give({ price: 1_314, art: 'rocket', mark: 'full' });
  expect(effects.awake).toBe(false);
});

test('gifts for the whole picture have their scene, large orders as well, and one without a scene shows its card', () => {
  const deaf = listen();
  give({ art: 'rocket', price: 1_314, mark: 'full' });
  give({ art: 'crown', price: 6_666, mark: 'full' });
  give({ art: 'flare', price: 188, count: 5, mark: 'combo' });
  give({ art: 'flare', price: 188, count: 6, mark: 'combo' });
  give({ art: 'clap', price: 1, count: 9_999 });
  expect(effectsHeard()).toEqual(['rocket', 'crown', undefined, 'fireworks', undefined]);
  deaf();
});

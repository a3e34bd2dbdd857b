import type { WalletState } from '@pitchside/api/money/ledger';
import type { ControlFrameData, TopicHandlers } from '@pitchside/api/realtime';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { goLiveHref, isSpaceLink } from './memberLinks.ts';
import { portrait } from './portrait.ts';
import { fan } from './session.fixtures.ts';
import { followOtherTabs, forgetUser, keepUser, refreshUser, session } from './session.store.ts';
import { followWallet } from './followWallet.ts';
import { beginOrder, spendable, wallet } from './wallet.store.ts';

beforeEach(forgetUser);
afterEach(forgetUser);

/** Simulates a storage change made by another tab. */
const otherTab = (user: typeof fan | null) => {
  if (user) localStorage.setItem('userInfo', JSON.stringify(user));
  else localStorage.removeItem('userInfo');
  dispatchEvent(new StorageEvent('storage', { key: 'userInfo' }));
};

test('a user is kept for this browser, with the token in a cookie that the page alone reads', () => {
  keepUser(fan);
  expect(JSON.parse(localStorage.getItem('userInfo') ?? '')).toEqual(fan);
  expect(document.cookie).toContain(`token=${fan.token}`);
  refreshUser({ balance: 60, id: fan.id });
  expect(session.user).toEqual({ ...fan, balance: 60 });
  refreshUser({ balance: 1, id: 'somebody else' });
  expect(session.user?.balance).toBe(60);
});

test('other tabs follow a sign-in and a sign-out; fresh facts are no new sign-in, and their balance is not taken', () => {
  const onChange = vi.fn();
  const stop = followOtherTabs(onChange);
  otherTab(fan);
  expect(session.user).toEqual(fan);
  otherTab({ ...fan, balance: 60, level: 5 });
  expect(session.user).toEqual({ ...fan, level: 5 });
  expect(onChange).toHaveBeenCalledOnce();
  otherTab(null);
  expect(session.user).toBeNull();
  expect(onChange).toHaveBeenCalledTimes(2);
  stop();
  otherTab(fan);
  expect(session.user).toBeNull();
});

const state = (balance: number, at: number): WalletState => ({
  balance,
  given: 20,
  wallet: 1_000,
  income: 250,
  experience: 12.5,
  level: 4,
  exp_icon: '/icon',
  at,
});

/** The realtime line in the hands of a test. */
function line() {
  const topics = new Map<string, TopicHandlers>();
  const subscribed = new Set<(frame: ControlFrameData<'subscribed'>) => void>();
  return {
    topics,
    confirm: (topic: string) => subscribed.forEach((hear) => hear({ topic, epoch: 'e', seq: 0 })),
    emit: (topic: string, data: WalletState) => topics.get(topic)?.onEvent({ type: 'wallet', topic, epoch: 'e', seq: 1, data }),
    face: {
      subscribe: (topic: string, handlers: TopicHandlers) => {
        topics.set(topic, handlers);
        return () => void topics.delete(topic);
      },
      on: (_: string, listener: (data: never) => void) => {
        const hear = listener as (frame: ControlFrameData<'subscribed'>) => void;
        subscribed.add(hear);
        return () => void subscribed.delete(hear);
      },
    },
  };
}

test('the wallet of whoever is signed in is followed, and nobody else’s', async () => {
  const { topics, emit, confirm, face } = line();
  const refetch = vi.fn();
  const stop = followWallet(refetch, face);
  expect(topics.size).toBe(0);
  keepUser(fan);
  await vi.waitFor(() => expect([...topics.keys()]).toEqual(['user:7']));
  confirm('user:7');
  confirm('user:7');
  expect(refetch).toHaveBeenCalledOnce();
  emit('user:7', state(60, 2));
  expect({ ...wallet }).toEqual({ given: 20, wallet: 1_000, income: 250, experience: 12.5, reserved: 0 });
  expect(session.user).toMatchObject({ balance: 60, level: 4, exp_icon: '/icon' });
  topics.get('user:7')?.onReset({ epoch: 'f', seq: 0 });
  expect(refetch).toHaveBeenCalledTimes(2);
  beginOrder(30);
  expect(spendable()).toBe(30);
  keepUser({ ...fan, id: '8', token: 'another' });
  await vi.waitFor(() => expect([...topics.keys()]).toEqual(['user:8']));
  expect([wallet.given, spendable()]).toEqual([null, fan.balance]);
  forgetUser();
  await vi.waitFor(() => expect(topics.size).toBe(0));
  stop();
});

test('the same member signed in anew follows anew, because the server ended the topic with the sign-in', async () => {
  const { topics, face } = line();
  keepUser(fan);
  const stop = followWallet(vi.fn(), face);
  const first = topics.get('user:7');
  keepUser({ ...fan, token: 'newer' });
  await vi.waitFor(() => expect(topics.get('user:7')).not.toBe(first));
  stop();
  expect(topics.size).toBe(0);
});

test('anchors go live in their centre, members apply first', () => {
  expect(goLiveHref({ is_anchor: 1 })).toBe('/member?type=9');
  expect(goLiveHref({ is_anchor: 0 })).toBe('/member?type=7');
});

test.each([
  ['/member', '?type=18', true],
  ['/Member', '?tab=a&type=18', true],
  ['/member', '?type=1', false],
  ['/persona', '?type=18', false],
])('%s%s leads to my space: %s', (pathname, search, leads) => {
  expect(isSpaceLink({ pathname, search })).toBe(leads);
});

test.each([
  ['https://img.site/a.webp', 'https://img.site/a.webp'],
  ['/uploads/a.webp', '/uploads/a.webp'],
  ['zhou', undefined],
  ['//evil.example/a.png', undefined],
  ['javascript:alert(1)', undefined],
])('the avatar %s is the picture %s', (avatar, avatarUrl) => {
  expect(portrait(avatar).avatarUrl).toBe(avatarUrl);
});

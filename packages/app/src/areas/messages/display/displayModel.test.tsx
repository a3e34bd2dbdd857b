import { formatOf } from '@pitchside/ui/format';
import { expect, test, vi } from 'vitest';
import type { ImBody, ImMessage } from '../client/im.ts';
import { bubbleOf, createBubbles } from './bubble.presenter.ts';
import { cardHref } from './cardLinks.ts';
import { displayOf } from './displayModel.ts';

const evening = Date.UTC(2026, 10, 21, 12);
let serial = 0;
const said = (flow: 'in' | 'out', at: number, body: ImBody | string = '好球'): ImMessage => {
  serial += 1;
  return {
    key: `k${serial}`,
    id: `m${serial}`,
    conversation: 'C2C2',
    order: serial,
    sender: { id: flow === 'in' ? '2' : '1', name: '阿飞', avatar: 'fei' },
    flow,
    at,
    body: typeof body === 'string' ? { type: 'text', text: body } : body,
    isRead: false,
  };
};
const custom = (data: string, extension: string, description = ''): ImBody => ({ type: 'custom', data, description, extension });

test('isMy is true for what comes in, as the specification has it, and what comes in stands at the start', () => {
  const [incoming, outgoing] = [said('in', evening), said('out', evening)];
  expect([displayOf(incoming, undefined).isMy, displayOf(outgoing, undefined).isMy]).toEqual([true, false]);
  expect([bubbleOf(incoming, undefined, true).side, bubbleOf(outgoing, undefined, true).side]).toEqual(['other', 'own']);
});

test('the time shows above the first, and 120 seconds after the one before; an older page in front takes it from what was the first', () => {
  const [first, second, third] = [said('in', evening), said('in', evening + 119_999), said('in', evening + 239_999)];
  expect([displayOf(first, undefined), displayOf(second, first), displayOf(third, second)].map(({ isShowTime }) => isShowTime)).toEqual([
    true,
    false,
    true,
  ]);
  const toBubbles = createBubbles(true);
  const nothing = () => undefined;
  const alone = toBubbles([second, third], nothing);
  const whole = toBubbles([first, second, third], nothing);
  expect([alone.map(({ timed }) => timed), whole.map(({ timed }) => timed)]).toEqual([
    [true, true],
    [true, false, true],
  ]);
  // Only what has changed is made anew.
  expect(whole[2]).toBe(alone[1]);
});

test('a picture has half its width, a file its name', () => {
  const image: ImBody = { type: 'image', url: '/a.png', thumbUrl: '/t.png', width: 544, height: 306, size: 1 };
  expect(displayOf(said('in', evening, image), undefined)).toMatchObject({ type: 'image', url: '/a.png', width: 272 });
  const file: ImBody = { type: 'file', url: '/b.pdf', name: '战报.pdf', size: 10 };
  expect(displayOf(said('in', evening, file), undefined)).toMatchObject({ type: 'file', url: '/b.pdf', text: '战报.pdf' });
});

test('a custom message that says words is plain text; one with an extension is a card that leads to its page', () => {
  expect(displayOf(said('in', evening, custom('words', '', '一句话')), undefined)).toMatchObject({
    type: 'text',
    text: '一句话',
    card: null,
  });
  const extension = JSON.stringify({ title: '让球方案', imageUrl: '/p.png', id: 7, type: 'plan', price: '28' });
  const { type, card } = displayOf(said('in', evening, custom('plan', extension)), undefined);
  expect([type, card]).toEqual(['custom', { title: '让球方案', imageUrl: '/p.png', id: '7', type: 'plan', price: 28 }]);
  expect(cardHref(card ?? {})).toBe('/specialist-detail?id=7');
  expect([
    cardHref({ type: 'live', id: '2' }),
    cardHref({ type: 'match', id: 'basketball.9' }),
    cardHref({ type: 'match', id: '9' }),
    cardHref({ type: 'toString', id: '9' }),
    cardHref({ type: 'live' }),
  ]).toEqual(['/live?id=2', '/score-detail?id=9&sport=basketball', '/score-detail?id=9', undefined, undefined]);
});

test('a broken extension is a plain card and is told to the console alone; an address that runs is none', () => {
  const quietly = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { type, card } = displayOf(said('in', evening, custom('plan', '{"title":', '一张卡')), undefined);
  expect([type, card, quietly.mock.calls.length]).toEqual(['custom', { title: '一张卡' }, 1]);
  quietly.mockRestore();
  const bad = JSON.stringify({ title: 'x', imageUrl: 'javascript:alert(1)' });
  expect(displayOf(said('in', evening, custom('plan', bad)), undefined).card).toEqual({ title: 'x' });
});

test('times stand in words by the ladder of the specification, in each language', () => {
  const kinds = [30_000, 3_600_000, 24 * 3_600_000, 48 * 3_600_000, 100 * 3_600_000, 400 * 3_600_000].map((ago) =>
    (['zh', 'en', 'vi'] as const).map((locale) => formatOf(locale, 'Asia/Shanghai').chatTime(evening - ago, evening).kind),
  );
  expect(kinds).toEqual(['justNow', 'today', 'yesterday', 'dayBefore', 'week', 'date'].map((kind) => [kind, kind, kind]));
});

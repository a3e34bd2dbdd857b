import { describe, expect, test, vi } from 'vitest';
import { listen, opened, start } from './testingClient.ts';

describe('greeting', () => {
  test('registers, then names company and kind, then subscribes from where each topic stands', () => {
    const { realtime, latest } = start({ hello: () => ({ lang: 'vi', token: 'secret' }), companyId: '3', classifyType: 1 });
    listen(realtime, 'rooms');
    listen(realtime, 'match:7', { epoch: 'e', seq: 4 });
    realtime.connect();
    expect(latest().sent).toEqual([]);
    latest().open();
    expect(latest().sent).toEqual([
      { type: 'register', data: { info: 'web', by_topic: true, patches: true, deflate: true, lang: 'vi', token: 'secret' } },
      { type: 'toggle', data: { company_id: '3' } },
      { type: 'classify', data: { classify_type: 1 } },
      { type: 'subscribe', data: { topic: 'rooms' } },
      { type: 'subscribe', data: { topic: 'match:7', epoch: 'e', seq: 4 } },
    ]);
    expect(latest().url).toBe('wss://site/ws');
  });

  test('a later choice of company and kind is kept for the next connection', () => {
    const { realtime, latest, clock } = opened();
    expect(realtime.send({ type: 'toggle', data: { company_id: '9' } })).toBe(true);
    latest().cut();
    expect(realtime.send({ type: 'classify', data: { classify_type: 1 } })).toBe(false);
    clock.advance(2_000);
    latest().open();
    expect(latest().sent.slice(1, 3)).toEqual([
      { type: 'toggle', data: { company_id: '9' } },
      { type: 'classify', data: { classify_type: 1 } },
    ]);
  });

  test('registers again with the token of the moment', () => {
    const session: { token?: string } = {};
    const { realtime, latest } = opened({ hello: () => ({ lang: 'zh', ...session }) });
    session.token = 'new';
    realtime.register();
    expect(latest().sent).toEqual([
      { type: 'register', data: { info: 'web', by_topic: true, patches: true, deflate: true, lang: 'zh', token: 'new' } },
    ]);
  });
});

describe('frames outside topics', () => {
  test('are told apart from events of the same name by their place in a topic', () => {
    const { realtime, latest } = opened();
    const onKickout = vi.fn();
    realtime.on('liveKickout', onKickout);
    const { heard } = listen(realtime, 'user:5', { epoch: 'e', seq: 0 });
    latest().say({ code: 200, type: 'subscribed', data: { topic: 'user:5', epoch: 'e', seq: 0 } });
    latest().say({ code: 100, type: 'liveKickout', topic: 'user:5', epoch: 'e', seq: 1, data: { room_id: '7', reason: '' } });
    latest().say({ code: 100, type: 'liveKickout', data: { room_id: '8' } });
    expect(heard).toEqual(['e:1']);
    expect(onKickout.mock.calls).toEqual([[{ room_id: '8' }]]);
  });

  test('are told to those who listen to their type', () => {
    const { realtime, latest } = opened();
    const onOnline = vi.fn();
    const onSignedOut = vi.fn();
    realtime.on('online', onOnline);
    const stop = realtime.on('signed_out', onSignedOut);
    latest().say({ code: 100, type: 'online', data: { topic: 'room:1', total: 12 } });
    latest().say({ code: 100, type: 'signed_out', data: { code: 50012 } });
    stop();
    latest().say({ code: 100, type: 'signed_out', data: { code: 50012 } });
    expect(onOnline.mock.calls).toEqual([[{ topic: 'room:1', total: 12 }]]);
    expect(onSignedOut.mock.calls).toEqual([[{ code: 50012 }]]);
  });

  test.each([
    '',
    'null',
    '[]',
    '1',
    '{"code":100}',
    '{"code":100,"type":"constructor","data":{}}',
    '{"code":100,"type":"online","data":{"topic":1}}',
    '{"code":7,"type":"online","data":{"topic":"a","total":1}}',
    new ArrayBuffer(4),
  ])('%o is ignored', (frame) => {
    const onError = vi.fn();
    const { realtime, latest } = opened({ onError });
    const onOnline = vi.fn();
    realtime.on('online', onOnline);
    latest().say(frame);
    expect([onOnline.mock.calls.length, onError.mock.calls.length, realtime.status.state]).toEqual([0, 0, 'open']);
  });
});

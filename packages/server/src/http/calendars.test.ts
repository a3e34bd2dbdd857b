import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { installCalendars } from './calendars.ts';

test('an address that read too much is told when it may come again, and is written nothing', async () => {
  const app = Fastify();
  const written: unknown[] = [];
  const write = async (...asked: unknown[]) => (written.push(asked), { text: 'BEGIN:VCALENDAR', isPrivate: false });
  let isAllowed = true;
  installCalendars(app, { write }, async () => (isAllowed ? { allowed: true } : { allowed: false, retryAfter: 7 }));
  const get = (url: string) => app.inject({ method: 'GET', url });
  expect((await get('/calendars/team/a1.ics?lang=vi&results=0')).headers).toMatchObject({
    'cache-control': 'public, max-age=900',
    'content-language': 'vi',
    'content-type': 'text/calendar; charset=utf-8',
  });
  expect(written).toEqual([
    [
      { kind: 'team', id: 'a1' },
      { language: 'vi', withResults: false },
    ],
  ]);
  isAllowed = false;
  const refused = await get('/calendars/team/a1.ics');
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '7']);
  expect(written).toHaveLength(1);
  await app.close();
});

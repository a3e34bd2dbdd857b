import { codes } from '@pitchside/api/contract';
import { expect, test } from 'vitest';
import type { TokenState } from '../../../../platform/rights.ts';
import { createGlance } from './glance.ts';

/** A token reader that records its calls, and a frozen clock. */
function world() {
  const asked: (string | undefined)[] = [];
  let [answer, now]: [TokenState | Error, number] = [{ state: 'stale', code: codes.tokenUnknown }, 1];
  const read = async (token: string | undefined): Promise<TokenState> => {
    asked.push(token);
    if (answer instanceof Error) throw answer;
    return token === undefined ? { state: 'none' } : answer;
  };
  const glance = createGlance(
    read,
    (token) => token.startsWith('token'),
    () => now,
  );
  return { asked, glance, says: (next: TokenState | Error) => void (answer = next), pass: (ms: number) => void (now += ms) };
}
const member: TokenState = { state: 'member', member: { id: 1, sessionId: 2, nickname: 'a', isAnchor: false, role: 'member' } };

test('whoever calls often is looked up once a second, also when all calls come at once', async () => {
  const { asked, glance, says, pass } = world();
  says(member);
  expect(await Promise.all([glance('token a'), glance('token a'), glance('token b')])).toEqual([member, member, member]);
  expect(asked).toEqual(['token a', 'token b']);
  pass(1_000);
  expect(await glance('token a')).toEqual(member);
  says({ state: 'stale', code: codes.tokenReplaced });
  pass(1);
  expect(await glance('token a')).toEqual({ state: 'stale', code: codes.tokenReplaced });
  expect(asked).toEqual(['token a', 'token b', 'token a']);
});

test('nothing is remembered of visitors, of what cannot be a token, nor of a database that is away', async () => {
  const { asked, glance, says } = world();
  expect([await glance(undefined), await glance(undefined)]).toEqual([{ state: 'none' }, { state: 'none' }]);
  await glance('made up');
  await glance('made up');
  says(new Error('away'));
  await expect(glance('token a')).rejects.toThrow('away');
  says(member);
  expect(await glance('token a')).toEqual(member);
  expect(asked).toEqual([undefined, undefined, 'made up', 'made up', 'token a', 'token a']);
});

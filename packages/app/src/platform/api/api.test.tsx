import { getUserInfo, signOut } from '@pitchside/api/member/account';
import { activate } from '@pitchside/locales';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { subscribeKey } from 'valtio/utils';
import { closeLogin, openLogin, openLoginFor, overlays, takeResume } from '../overlays/overlays.store.ts';
import { fan } from '../session/session.fixtures.ts';
import { forgetUser, keepUser, session } from '../session/session.store.ts';
import { leaveSite } from '../session/signOut.ts';
import { say } from '../toasts/say.ts';
import { api, stayVisitor } from './api.ts';

vi.mock('../toasts/say.ts', () => ({ say: vi.fn(), onFirstToast: vi.fn() }));

/** Lets every call be answered so, and writes down its token. */
function answering(code: number, msg = '', data: unknown = null) {
  const tokens: (string | null)[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    tokens.push(request.headers.get('token'));
    return Response.json({ code, msg, data });
  });
  return tokens;
}
const burst = (times: number) => Promise.allSettled(Array.from({ length: times }, () => api.call(getUserInfo, {})));

beforeAll(() => activate('zh', Promise.resolve({})));
beforeEach(() => {
  vi.mocked(say).mockClear();
  keepUser(fan);
  closeLogin();
  overlays.relogin = false;
});
afterEach(() => {
  forgetUser();
  vi.unstubAllGlobals();
});

test('twenty parallel 700s are one toast and one dialog, and the user is forgotten', async () => {
  answering(700, 'sign in');
  let opened = 0;
  const stop = subscribeKey(overlays, 'login', (open) => void (opened += open ? 1 : 0), true);
  await burst(20);
  stop();
  expect(say).toHaveBeenCalledExactlyOnceWith('error', '请登录后操作');
  expect(opened).toBe(1);
  expect(overlays.login).toBe(true);
  expect(session.user).toBeNull();
  expect(localStorage.getItem('userInfo')).toBeNull();
  expect(document.cookie).not.toContain(fan.token);
});

test('stale tokens ask once whether to sign in again; who stays is a visitor', async () => {
  answering(50012, 'elsewhere');
  await burst(20);
  expect(overlays.relogin).toBe(true);
  expect(say).not.toHaveBeenCalled();
  expect(session.user?.token).toBe(fan.token);
  stayVisitor();
  expect(overlays.relogin).toBe(false);
  expect(session.user).toBeNull();
  await burst(3);
  expect(overlays.relogin).toBe(false);
});

test('a refusal shows the server’s words, a lost line is silent', async () => {
  answering(1, '余额不足');
  await burst(1);
  expect(say).toHaveBeenCalledExactlyOnceWith('error', '余额不足');
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('lost')));
  await Promise.allSettled([api.call(signOut, {})]);
  expect(say).toHaveBeenCalledOnce();
});

test('signing out forgets the user at once and still tells the server with the token', async () => {
  const tokens = answering(0, '', {});
  leaveSite();
  expect(session.user).toBeNull();
  expect(localStorage.getItem('userInfo')).toBeNull();
  expect(document.cookie).not.toContain(fan.token);
  await vi.waitFor(() => expect(tokens).toEqual([fan.token]));
});

test('the act that asked for a sign-in is handed over once, and given up with the dialog', () => {
  const act = () => '/member?type=7';
  openLoginFor({ after: act });
  openLogin();
  expect(takeResume()).toBe(act);
  expect(takeResume()).toBeUndefined();
  closeLogin();
  openLoginFor({ after: act });
  closeLogin();
  expect(takeResume()).toBeUndefined();
});

test('registering opens the form of that mode, signing in the QR face', () => {
  openLoginFor({ way: 'regiter' });
  expect(overlays.loginWay).toBe('regiter');
  closeLogin();
  openLogin();
  expect(overlays.loginWay).toBeNull();
});

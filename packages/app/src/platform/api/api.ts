import { msg } from '@lingui/core/macro';
import {
  ApiError,
  codes,
  createApi,
  createFailureGate,
  type Api,
  type Call,
  type CallInput,
  type CallOptions,
  type FailureReaction,
} from '@pitchside/api';
import { proveFactor } from '@pitchside/api/member/account';
import { i18n } from '@pitchside/locales';
import { askFactor } from '../overlays/factor.store.ts';
import { openLogin, overlays } from '../overlays/overlays.store.ts';
import { forgetUser, sessionToken } from '../session/session.store.ts';
import { throughGuard } from '../guard/visibleMatches.ts';
import { whenSeen } from '../guard/spoiler.store.ts';
import { measured } from '../line/measure.ts';
import { readTextNow, tabKeys, writeText } from '../storage/storage.ts';
import { origin } from '../host/host.ts';
import { say } from '../toasts/say.ts';
import { isKnown, isPutToPage, settled } from './answers.ts';
import { answerOf, fetchOrTake, takeAnswer } from './first.ts';
import { language } from './language.ts';

const gate = createFailureGate({ now: () => performance.now() });
const signInFirst = msg`请登录后操作`;

/** Effects of a failed call on the page (specification section 8). */
const reactions: Record<FailureReaction, (words: string) => void> = {
  toast: (words) => say('error', words || 'Error'),
  signIn: () => {
    forgetUser();
    say('error', i18n._(signInFirst));
    openLogin();
  },
  staleToken: () => void (overlays.relogin = true),
  silent: () => undefined,
};

/** Asks the server as `api` does, past the spoiler guard: for `platform/prefetch` alone. */
export const client: Api = measured(
  createApi({
    baseUrl: `${origin}/api`,
    token: sessionToken,
    lang: () => language,
    fetch: fetchOrTake,
    onFailure: (error) => reactions[gate.admit(error)](error.message),
  }),
);

/** Lookup for prefetched answers; `platform/prefetch` sets it on first use. */
export const early: {
  take?: <C extends Call>(call: C, input: CallInput<C>, options?: CallOptions) => ReturnType<Api['call']> | undefined;
} = {};

/** The answer, once the viewer's own picture of a match has reached this moment; what came with the page stands already. */
export const whenSeenOf = <Value>(matchId: string, answer: Promise<Value>): Promise<Value> =>
  isKnown(answer) ? answer : answer.then((value) => whenSeen(matchId, value));

/** Every call of the site goes through here, and every match of its answer through the spoiler guard. */
export const api: Api = {
  call(...question) {
    const [call, input] = question;
    if (isPutToPage()) return settled(answerOf(call, input, throughGuard));
    return ask(...question);
  },
};

/** Asks the server; where a sensitive act waits for the second factor, asks the person for a code first. */
const askProven: Api['call'] = async (...question) => {
  try {
    return await client.call(...question);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== codes.factorNeeded) throw error;
    const proven = await askFactor((code) => client.call(proveFactor, { code }, { quiet: true }));
    if (!proven) throw error;
    return client.call(...question);
  }
};

const ask: Api['call'] = async (...question) => {
  const [call, input] = question;
  const embedded = takeAnswer(call, input, sessionToken() !== undefined);
  if (embedded && 'error' in embedded) throw embedded.error;
  return throughGuard((embedded ? embedded.value : await (early.take?.(...question) ?? askProven(...question))) as never);
};

/** The person chose to stay after their session had ended elsewhere. */
export function stayVisitor(): void {
  overlays.relogin = false;
  gate.promptClosed();
  forgetUser();
}

/** The person chose to sign in again: the token goes and the page starts over, with the login open. */
export function signInAgain(): void {
  forgetUser();
  writeText(tabKeys.relogin, 'yes');
  location.reload();
}

/** Whether this page started over because the person chose to sign in again; true once. */
export function takeRelogin(): boolean {
  const asked = readTextNow(tabKeys.relogin) !== null;
  writeText(tabKeys.relogin, null);
  return asked;
}

import * as z from 'zod/mini';
import { trustScripts, type TrustedPage } from '../../../platform/trusted/trusted.ts';
import type { CaptchaProof } from './useSlideCaptcha.ts';

/** The service's own script; nothing else of theirs is asked for by us. */
const script = 'https://turing.captcha.qcloud.com/TJCaptcha.js';
/** Hosts from which the service may load code of its own. */
const hosts = ['turing.captcha.qcloud.com', 'turing.captcha.gtimg.com'];

/** Schema of the service's answer: `ret` 0 is solved, 2 closed. Source: its documentation. */
const answer = z.object({ ret: z.int(), ticket: z.optional(z.nullable(z.string())), randstr: z.optional(z.nullable(z.string())) });

/** A ticket that the service's script makes up when its servers cannot be reached; ours refuses it. */
const madeUp = /^(trerror_|terror_)/;

interface TencentCaptcha {
  show(): void;
}
type TencentCaptchaClass = new (
  appId: string,
  callback: (result: unknown) => void,
  options: { userLanguage: string; needFeedBack: boolean },
) => TencentCaptcha;

/** The part of the page that this needs; a test gives its own. */
export interface CaptchaPage extends TrustedPage {
  /** Puts a script on the page; `done` hears whether it came. */
  addScript(address: string, done: (arrived: boolean) => void): void;
  /** The service's class, once its script is there. */
  captcha(): TencentCaptchaClass | undefined;
}

interface CaptchaGlobals {
  TencentCaptcha?: TencentCaptchaClass;
  trustedTypes?: NonNullable<CaptchaPage['trustedTypes']>;
}
const globals = globalThis as typeof globalThis & CaptchaGlobals;

const ownPage: CaptchaPage = {
  addScript(address, done) {
    const element = document.createElement('script');
    element.src = address;
    element.onload = () => done(true);
    element.onerror = () => done(false);
    document.head.append(element);
  },
  captcha: () => globals.TencentCaptcha,
  ...(globals.trustedTypes && { trustedTypes: globals.trustedTypes }),
};

/** Whether code may come from an address, which may be one of the service's own pages. */
export function isServiceScript(address: string): boolean {
  const { protocol, host } = new URL(address, script);
  return protocol === 'https:' && hosts.includes(host);
}

let loading: Promise<TencentCaptchaClass> | undefined;

function load(page: CaptchaPage): Promise<TencentCaptchaClass> {
  return new Promise((resolve, reject) => {
    page.addScript(trustScripts(isServiceScript, page)(script), (arrived) => {
      const found = arrived ? page.captcha() : undefined;
      if (found) resolve(found);
      else reject(new CaptchaUnavailable());
    });
  });
}

/** The service's script did not come, or could not reach its own servers. */
export class CaptchaUnavailable extends Error {
  override name = 'CaptchaUnavailable';
}

/**
 * Opens Tencent's captcha, loading its code on first use. Returns the proof, or null when the person closed it.
 * @throws CaptchaUnavailable when the code or its answer is unusable
 */
export async function askTencentCaptcha(appId: string, language: string, page: CaptchaPage = ownPage): Promise<CaptchaProof | null> {
  loading ??= load(page);
  const Captcha = await loading.catch((error: unknown) => {
    // The next try loads it again.
    loading = undefined;
    throw error;
  });
  const result = await new Promise<unknown>((resolve) =>
    new Captcha(appId, resolve, { userLanguage: language, needFeedBack: false }).show(),
  );
  const read = answer.safeParse(result);
  if (!read.success) throw new CaptchaUnavailable();
  const { ret, ticket, randstr } = read.data;
  if (ret === 2) return null;
  if (ret !== 0 || !ticket || !randstr || madeUp.test(ticket)) throw new CaptchaUnavailable();
  return { ticket, randstr };
}

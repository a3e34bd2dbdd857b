import { beforeEach, expect, test, vi } from 'vitest';
import type { CaptchaPage } from './tencentCaptcha.ts';

let tencent: typeof import('./tencentCaptcha.ts');
beforeEach(async () => {
  vi.resetModules();
  tencent = await import('./tencentCaptcha.ts');
});

/** A page on which the service's script arrives, or does not, and answers. */
function page(result: unknown, arrives = true) {
  const scripts: unknown[] = [];
  const asked: { appId: string; language: string }[] = [];
  const policies: string[] = [];
  class Captcha {
    readonly #callback: (result: unknown) => void;
    constructor(appId: string, callback: (result: unknown) => void, { userLanguage }: { userLanguage: string }) {
      this.#callback = callback;
      asked.push({ appId, language: userLanguage });
    }
    show() {
      this.#callback(result);
    }
  }
  const at: CaptchaPage = {
    addScript: (address, done) => {
      scripts.push(address);
      queueMicrotask(() => done(arrives));
    },
    captcha: () => (arrives ? Captcha : undefined),
    trustedTypes: {
      createPolicy: (name, rules) => {
        policies.push(name);
        return { createScriptURL: (address) => ({ trusted: rules.createScriptURL(address) }) };
      },
    },
  };
  return { at, scripts, asked, policies };
}

test('the script comes once, through the one policy of the page, and the proof is handed over', async () => {
  const { at, scripts, asked, policies } = page({ ret: 0, ticket: 't03abc', randstr: '@x1' });
  expect(await tencent.askTencentCaptcha('190012345', 'zh-cn', at)).toEqual({ ticket: 't03abc', randstr: '@x1' });
  expect(await tencent.askTencentCaptcha('190012345', 'vi', at)).toEqual({ ticket: 't03abc', randstr: '@x1' });
  expect(scripts).toEqual([{ trusted: 'https://turing.captcha.qcloud.com/TJCaptcha.js' }]);
  expect(policies).toEqual(['default']);
  expect(asked).toEqual([
    { appId: '190012345', language: 'zh-cn' },
    { appId: '190012345', language: 'vi' },
  ]);
});

test('a captcha that the person closed proves nothing and is no failure', async () => {
  const { at } = page({ ret: 2, ticket: null, randstr: null });
  expect(await tencent.askTencentCaptcha('1', 'en', at)).toBeNull();
});

test.each([{ ret: 0, ticket: 'trerror_1001_1_1', randstr: '@x' }, { ret: 0, ticket: '', randstr: '@x' }, { ret: 1 }, 'nonsense', null])(
  '%j is no proof',
  async (result) => {
    const { at } = page(result);
    await expect(tencent.askTencentCaptcha('1', 'en', at)).rejects.toBeInstanceOf(tencent.CaptchaUnavailable);
  },
);

test('a script that does not come is tried again the next time', async () => {
  const broken = page({}, false);
  await expect(tencent.askTencentCaptcha('1', 'en', broken.at)).rejects.toBeInstanceOf(tencent.CaptchaUnavailable);
  const whole = page({ ret: 0, ticket: 't', randstr: 'r' });
  expect(await tencent.askTencentCaptcha('1', 'en', whole.at)).toEqual({ ticket: 't', randstr: 'r' });
});

test.each(['https://turing.captcha.qcloud.com/tdc.js', 'https://turing.captcha.gtimg.com/1/tcaptcha-frame.js', '/cap_union_new_show'])(
  'code may come from %s',
  (address) => {
    expect(tencent.isServiceScript(address)).toBe(true);
  },
);

test.each([
  'http://turing.captcha.qcloud.com/a.js',
  'https://turing.captcha.qcloud.com.evil.example/a.js',
  'https://evil.example/turing.captcha.qcloud.com',
  'data:text/javascript,alert(1)',
  'blob:https://turing.captcha.qcloud.com/1',
  '//evil.example/a.js',
])('code may not come from %s', (address) => {
  expect(tencent.isServiceScript(address)).toBe(false);
});

import { useLingui } from '@lingui/react/macro';
import type { SystemConfig } from '@pitchside/api/desk/system';
import type { SlideCaptchaProps } from '@pitchside/ui/SlideCaptcha';
import { language } from '../../../platform/api/language.ts';
import { logQuietly } from '../../../platform/log/log.ts';
import { say } from '../../../platform/toasts/say.ts';
import { askTencentCaptcha, CaptchaUnavailable } from './tencentCaptcha.ts';
import { useSlideCaptcha, type CaptchaAction, type CaptchaProof } from './useSlideCaptcha.ts';

export type { CaptchaProof };

/** Languages by the names that Tencent's captcha has for them. */
const tencentLanguages = { zh: 'zh-cn', en: 'en', vi: 'vi' } as const;

interface Captcha {
  /** Our own puzzle while it is asked. */
  props: SlideCaptchaProps | undefined;
  /** The proof; null when the person closed it or it could not be asked, undefined where none is needed. */
  ask(action: CaptchaAction): Promise<CaptchaProof | null | undefined>;
  /** Takes the question back. */
  cancel(): void;
}

/** Opens the captcha that the site uses: our own puzzle, Tencent's, or none. */
export function useCaptcha(config: Pick<SystemConfig, 'captcha' | 'captcha_app_id'> | null): Captcha {
  const { t } = useLingui();
  const slide = useSlideCaptcha();

  async function askTencent(appId: string): Promise<CaptchaProof | null> {
    try {
      return await askTencentCaptcha(appId, tencentLanguages[language]);
    } catch (error) {
      if (!(error instanceof CaptchaUnavailable)) throw error;
      logQuietly('the captcha could not be asked');
      say('error', t`安全验证没能打开，请检查网络后再试`);
      return null;
    }
  }

  return {
    props: slide.props,
    cancel: slide.cancel,
    async ask(action) {
      if (config?.captcha === 'off') return undefined;
      return config?.captcha === 'tencent' && config.captcha_app_id !== null ? askTencent(config.captcha_app_id) : slide.ask(action);
    },
  };
}

import type { SystemConfig } from '@pitchside/api/settings';
import type { SlideCaptchaProps } from '@pitchside/ui/SlideCaptcha';
import { useSlideCaptcha, type CaptchaAction, type CaptchaProof } from './useSlideCaptcha.ts';

export type { CaptchaProof };

/** Asks whatever captcha the site uses: `proof` is null when the person closed it, undefined where none is asked. */
export function useCaptcha(config: Pick<SystemConfig, 'captcha'> | null): { props: SlideCaptchaProps | undefined; ask(action: CaptchaAction): Promise<CaptchaProof | null | undefined>; cancel(): void } {
  const slide = useSlideCaptcha();
  return {
    props: slide.props,
    ask: async (action) => (config?.captcha === 'off' ? undefined : slide.ask(action)),
    cancel: slide.cancel,
  };
}

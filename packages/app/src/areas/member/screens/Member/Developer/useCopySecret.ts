import { useLingui } from '@lingui/react/macro';
import { say } from '../../../../../platform/toasts/say.ts';

/** Copies a secret, and says whether the browser let it. */
export function useCopySecret(): (secret: string) => void {
  const { t } = useLingui();
  return (secret) =>
    void navigator.clipboard.writeText(secret).then(
      () => say('success', t`已复制`),
      () => say('error', t`没能复制，请选中文字自己复制`),
    );
}

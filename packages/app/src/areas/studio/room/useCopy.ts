import { useLingui } from '@lingui/react/macro';
import { say } from '../../../platform/toasts/say.ts';

/** Copies a text and says whether that worked. */
export function useCopy(): (text: string) => Promise<void> {
  const { t } = useLingui();
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      say('success', t`已复制`);
    } catch {
      // Browsers refuse the clipboard without a secure origin or the person's leave.
      say('warning', t`没能复制，请手动选择`);
    }
  };
}

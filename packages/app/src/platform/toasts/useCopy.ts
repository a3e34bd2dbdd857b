import { useLingui } from '@lingui/react/macro';
import { say } from './say.ts';

/** Words of the two toasts, where "copied" and "select it yourself" are not clear enough. */
interface CopyMessages {
  copied?: string;
  refused?: string;
}

/** Copies a text and says whether that worked. The promise is true if the text is on the clipboard. */
export type Copy = (text: string, messages?: CopyMessages) => Promise<boolean>;

/** Copies texts. Browsers refuse the clipboard without a secure origin (they have none then) or the person's leave. */
export function useCopy(): Copy {
  const { t } = useLingui();
  return async (text, { copied = t`已复制`, refused = t`没能复制，请选中后复制` } = {}) => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      say('error', refused);
      return false;
    }
    say('success', copied);
    return true;
  };
}

/** Copies the address of a page, which also stands in the browser's bar. */
export function useCopyLink(): (address: string) => Promise<boolean> {
  const { t } = useLingui();
  const copy = useCopy();
  return (address) => copy(address, { copied: t`链接已复制`, refused: t`没能复制，请从地址栏复制` });
}

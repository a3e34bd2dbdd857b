import { useLingui } from '@lingui/react/macro';
import { Button } from '@pitchside/ui/Button';
import { Share2 } from 'lucide-react';
import { say } from '../../../platform/toasts/say.ts';

/** Hands this page on: its address, copied. */
export function CopyLink() {
  const { t } = useLingui();
  // A browser may refuse the clipboard; the address then stands in its own bar.
  const copy = () =>
    void navigator.clipboard.writeText(location.href).then(
      () => say('success', t`链接已复制`),
      () => say('error', t`没能复制，请从地址栏复制`),
    );
  return (
    <Button tone="outline" size="s" icon={<Share2 size={16} aria-hidden />} onClick={copy}>
      {t({ id: 'detail.share', message: '分享' })}
    </Button>
  );
}

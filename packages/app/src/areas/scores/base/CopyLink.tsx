import { useLingui } from '@lingui/react/macro';
import { Button } from '@pitchside/ui/Button';
import { Share2 } from 'lucide-react';
import { useCopyLink } from '../../../platform/toasts/useCopy.ts';

/** Hands this page on: its address, copied. */
export function CopyLink() {
  const { t } = useLingui();
  const copy = useCopyLink();
  return (
    <Button tone="outline" size="s" icon={<Share2 size={16} aria-hidden />} onClick={() => void copy(location.href)}>
      {t({ id: 'detail.share', message: '分享' })}
    </Button>
  );
}

import { useLingui } from '@lingui/react/macro';
import { cutRoom, reasonLength } from '@pitchside/api/live/moderation';
import { Button } from '@pitchside/ui/Button';
import { ConfirmDialog } from '@pitchside/ui/ConfirmDialog';
import { Input } from '@pitchside/ui/Input';
import { useState } from 'react';
import { api } from '../../../platform/api/api.ts';
import { say } from '../../../platform/toasts/say.ts';

/** An operator’s way to end the broadcast of a room, with the reason that its anchor reads. */
export default function CutRoom({ roomId, anchor }: { roomId: string; anchor: string }) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  const why = reason.trim();
  async function cut(): Promise<void> {
    setAsked(true);
    if (why === '') throw new Error('no reason');
    await api.call(cutRoom, { id: roomId, reason: why }, { idempotencyKey: crypto.randomUUID() });
    setOpen(false);
    setReason('');
    say('success', t`已关闭 ${anchor} 的直播`);
  }
  return (
    <>
      <Button tone="critical" onClick={() => setOpen(true)}>{t`关闭直播`}</Button>
      <ConfirmDialog
        open={open}
        tone="destructive"
        title={t`关闭 ${anchor} 的直播？`}
        description={t`画面立即断开，观众看到直播结束；主播会看到事由，可以重新开播。`}
        confirm={t`关闭直播`}
        onConfirm={cut}
        onCancel={() => setOpen(false)}
        describeError={() => (why === '' ? t`请写明事由` : t`没能关闭，请重试`)}
      >
        <Input
          label={t`事由`}
          value={reason}
          onValueChange={setReason}
          maxLength={reasonLength}
          counter
          {...(isAsked && why === '' && { error: t`请写明事由` })}
        />
      </ConfirmDialog>
    </>
  );
}

import { useLingui } from '@lingui/react/macro';
import { renewPushUrl } from '@pitchside/api/live/studio';
import { ConfirmDialog } from '@pitchside/ui/ConfirmDialog';
import { api } from '../../../../platform/api/api.ts';
import { say } from '../../../../platform/toasts/say.ts';

interface RenewKeyProps {
  roomId: string;
  isLive: boolean;
  open: boolean;
  /** Closed, by another key or without. */
  onClose: (isRenewed: boolean) => void;
}

/** Another key for the room, once the person has agreed. */
export function RenewKey({ roomId, isLive, open, onClose }: RenewKeyProps) {
  const { t } = useLingui();
  async function renew(): Promise<void> {
    await api.call(renewPushUrl, { id: roomId });
    say('success', t`密钥已更换，推流软件里也要换`);
    onClose(true);
  }
  return (
    <ConfirmDialog
      open={open}
      tone="destructive"
      title={t`换一个新密钥？`}
      description={isLive ? t`旧密钥立即失效，正在播的画面会断开。` : t`旧密钥立即失效，推流软件里要换成新的。`}
      confirm={t`更换`}
      onConfirm={renew}
      onCancel={() => onClose(false)}
    />
  );
}

import { useLingui } from '@lingui/react/macro';
import type { CallData } from '@pitchside/api/contract';
import type { referralCentre } from '@pitchside/api/money/referrals';
import { Button } from '@pitchside/ui/Button';
import { Card } from '@pitchside/ui/Card';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { FormField } from '@pitchside/ui/FormField';
import { useFormat } from '@pitchside/ui/format';
import { Input } from '@pitchside/ui/Input';
import { InvitePoster } from '@pitchside/ui/InvitePoster';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { Text } from '@pitchside/ui/Text';
import { useSnapshot } from 'valtio';
import { session } from '../../../../platform/session/session.store.ts';
import { siteName } from '../../../../platform/system/names.ts';
import { say } from '../../../../platform/toasts/say.ts';
import { useCopy } from '../../../../platform/toasts/useCopy.ts';
import { CommissionSums } from './CommissionSums.tsx';
import { Column, Copy, Invite, Waiting } from './Referral.layout.ts';

interface InviteCardProps {
  /** Undefined while it is on its way. */
  centre: CallData<typeof referralCentre> | undefined;
  isFailed: boolean;
  onRetry: () => void;
  onTransferred: () => void;
}

/** Invite code and link to copy, a poster to save, and the rewards. */
export function InviteCard({ centre, isFailed, onRetry, onTransferred }: InviteCardProps) {
  const { t } = useLingui();
  const copy = useCopy();
  const { integer } = useFormat();
  const { user } = useSnapshot(session);
  if (!centre)
    return (
      <Card title={t`邀请好友`}>
        <Waiting>{isFailed ? <ErrorState title={t`邀请码没能送到`} onRetry={onRetry} /> : <Skeleton shape="block" height={420} />}</Waiting>
      </Card>
    );
  const { code, path, shares, hold_days: holdDays, sums, invited } = centre;
  const link = new URL(path, location.origin).href;
  const percent = (share: number | undefined) => `${(share ?? 0) / 100}%`;
  const [first, second] = [percent(shares[0]), percent(shares[1])];
  const days = integer(holdDays);
  return (
    <Card title={t`邀请好友`} hint={shares.length === 0 ? t`现在没有佣金` : t`好友充值，你得 ${first}`}>
      <Invite>
        <Column>
          <Copy>
            <FormField label={t`邀请码`}>
              <Input readOnly value={code} onValueChange={() => undefined} />
            </FormField>
            <Button tone="soft" onClick={() => void copy(code, { copied: t`邀请码已复制` })}>{t`复制邀请码`}</Button>
          </Copy>
          <Copy>
            <FormField label={t`邀请链接`}>
              <Input readOnly value={link} onValueChange={() => undefined} />
            </FormField>
            <Button tone="soft" onClick={() => void copy(link, { copied: t`链接已复制` })}>{t`复制链接`}</Button>
          </Copy>
          <CommissionSums sums={sums} invited={invited} onTransferred={onTransferred} />
          <Text size="s" tone="quiet">
            {t`好友用邀请码注册，之后每次充值都算；佣金等 ${days} 天后可转入消费钱包，充值退了佣金也退。`}
            {shares.length > 1 && ` ${t`好友再邀请的人充值，你得 ${second}。`}`}
          </Text>
        </Column>
        <InvitePoster
          site={siteName}
          nickname={user?.user_nickname ?? ''}
          code={code}
          link={link}
          onError={() => say('error', t`海报没能保存，请截图`)}
        />
      </Invite>
    </Card>
  );
}

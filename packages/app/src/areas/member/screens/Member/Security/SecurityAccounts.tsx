import { useLingui } from '@lingui/react/macro';
import { paymentChannels, unbindPayout, type MemberInfo } from '@pitchside/api/member/profile';
import { Button } from '@pitchside/ui/Button';
import { ConfirmDialog } from '@pitchside/ui/ConfirmDialog';
import { useFormat } from '@pitchside/ui/format';
import { Input } from '@pitchside/ui/Input';
import { SafetyList, type SafetyItem } from '@pitchside/ui/SafetyList';
import { StateMark } from '@pitchside/ui/StateMark';
import { KeyRound, Landmark, Lock, QrCode, Smartphone, Wallet } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { api } from '../../../../../platform/api/api.ts';
import { say } from '../../../../../platform/toasts/say.ts';
import { BindDialog, type BindKind } from './BindDialog.tsx';
import { LoginPasswordDialog, PaymentDialog } from './PasswordDialogs.tsx';
import { loadSessions, refreshSecurity, security } from './security.store.ts';
import { useChannelNames } from './useChannelNames.ts';

type Open = { dialog: 'payment' } | { dialog: 'login' } | { dialog: 'bind'; kind: BindKind } | { dialog: 'unbind'; kind: BindKind };

/** Number, passwords and accounts, each with its act. */
export function SecurityAccounts({ info }: { info: MemberInfo }) {
  const { t } = useLingui();
  const format = useFormat();
  const { facts } = useSnapshot(security);
  const [open, setOpen] = useState<Open>();
  const channels = useChannelNames();
  if (!facts) return null;
  const { payment, card, alipay, verified } = facts;
  const close = () => setOpen(undefined);
  const button = (words: string, next: Open, name: string) => (
    <Button size="s" tone="outline" aria-label={`${words} ${name}`} onClick={() => setOpen(next)}>
      {words}
    </Button>
  );
  const bind = (kind: BindKind) => (verified.state === 'success' ? setOpen({ dialog: 'bind', kind }) : say('warning', t`请先完成实名认证`));
  const account = (kind: BindKind, name: string, icon: ReactNode, shown: string | undefined, holder: string | undefined): SafetyItem => ({
    id: kind,
    icon,
    name,
    value: shown ?? <StateMark size="s" state="none">{t`还没有绑定`}</StateMark>,
    ...(holder && { note: t`户名 ${holder}` }),
    acts: shown ? (
      <>
        {button(t`更换`, { dialog: 'bind', kind }, name)}
        {button(t`解绑`, { dialog: 'unbind', kind }, name)}
      </>
    ) : (
      <Button size="s" tone="soft" aria-label={`${t`绑定`} ${name}`} onClick={() => bind(kind)}>{t`绑定`}</Button>
    ),
  });
  const changed = payment.changed_at === null ? '' : format.date(payment.changed_at);
  const channelName = paymentChannels.find((one) => one === info.payment_channel?.channel);
  const items: SafetyItem[] = [
    { id: 'mobile', icon: <Smartphone size={20} aria-hidden />, name: t`手机号`, value: info.mobile },
    {
      id: 'login',
      icon: <KeyRound size={20} aria-hidden />,
      name: t`登录密码`,
      value: <StateMark size="s" state="good">{t`已设置`}</StateMark>,
      acts: button(t`修改`, { dialog: 'login' }, t`登录密码`),
    },
    {
      id: 'payment',
      icon: <Lock size={20} aria-hidden />,
      name: t`支付密码`,
      value:
        payment.locked_until !== null ? (
          <StateMark size="s" state="bad">{t`已锁定`}</StateMark>
        ) : payment.is_set ? (
          <StateMark size="s" state="good">{t`已设置`}</StateMark>
        ) : (
          <StateMark size="s" state="none">{t`还没有设置`}</StateMark>
        ),
      note: payment.is_set ? t`${changed} 改过` : t`提现、转账、绑定账户时要用`,
      acts: button(payment.is_set ? t`修改` : t`去设置`, { dialog: 'payment' }, t`支付密码`),
    },
    account('bank', t`银行卡`, <Landmark size={20} aria-hidden />, card ? `${card.bank} ${card.last_four}` : undefined, card?.holder),
    account('alipay', t`支付宝`, <Wallet size={20} aria-hidden />, alipay?.account, alipay?.holder),
    account(
      'channel',
      t`收款渠道账号`,
      <QrCode size={20} aria-hidden />,
      info.payment_channel
        ? `${channelName ? channels[channelName] : info.payment_channel.channel} ${info.payment_channel.account}`
        : undefined,
      undefined,
    ),
  ];
  return (
    <div>
      <SafetyList label={t`账号安全`} items={items} />
      {open?.dialog === 'payment' && <PaymentDialog isSet={payment.is_set} onClose={close} />}
      {open?.dialog === 'login' && <LoginPasswordDialog onClose={close} onDone={() => void loadSessions()} />}
      {open?.dialog === 'bind' && (
        <BindDialog kind={open.kind} holder={verified.real_name ?? ''} needsPassword={payment.is_set} onClose={close} />
      )}
      {open?.dialog === 'unbind' && <Unbind kind={open.kind} needsPassword={payment.is_set} onClose={close} />}
    </div>
  );
}

function Unbind({ kind, needsPassword, onClose }: { kind: BindKind; needsPassword: boolean; onClose: () => void }) {
  const { t } = useLingui();
  const [password, setPassword] = useState('');
  async function unbind(): Promise<void> {
    await api.call(unbindPayout, { kind, ...(needsPassword && { payment_password: password }) }, { idempotencyKey: crypto.randomUUID() });
    onClose();
    await refreshSecurity();
  }
  return (
    <ConfirmDialog
      open
      tone="destructive"
      title={t`解绑这个账户？`}
      description={t`解绑后不能再提现到这里，可以随时重新绑定。`}
      confirm={t`解绑`}
      onConfirm={unbind}
      onCancel={onClose}
      describeError={(reason) => (reason instanceof Error && reason.message) || t`没能解绑，请重试`}
    >
      {needsPassword && (
        <Input
          type="password"
          label={t`支付密码`}
          value={password}
          onValueChange={setPassword}
          maxLength={20}
          inputMode="numeric"
          autoComplete="off"
        />
      )}
    </ConfirmDialog>
  );
}

import { useLingui } from '@lingui/react/macro';
import { bankOfCard, bindAliPay, bindBankCard, bindChannel, paymentChannels } from '@pitchside/api/member/profile';
import { Dialog, DialogActions } from '@pitchside/ui/Dialog';
import { FormField } from '@pitchside/ui/FormField';
import { Input } from '@pitchside/ui/Input';
import { Select } from '@pitchside/ui/Select';
import { useState } from 'react';
import { api } from '../../../../../platform/api/api.ts';
import { useResource } from '../../../../../platform/resource/useResource.ts';
import { Form } from './Security.layout.ts';
import { useAct } from './useAct.ts';
import { useChannelNames } from './useChannelNames.ts';

export type BindKind = 'bank' | 'alipay' | 'channel';
type Channel = (typeof paymentChannels)[number];

/** The bank that a card number names; null when it is not known, undefined while nobody can say. */
function useBank(number: string): string | null | undefined {
  const bin = number.slice(0, 6);
  const { value, state } = useResource(bin.length < 6 ? null : bin, (signal) => api.call(bankOfCard, { bin }, { signal }));
  // The field for the name stands in when nobody answers.
  return state === 'failed' ? null : value?.bank;
}

/** Binds a card, an Alipay account or an account of another channel, in the verified name. */
export function BindDialog({
  kind,
  holder,
  needsPassword,
  onClose,
}: {
  kind: BindKind;
  holder: string;
  needsPassword: boolean;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const [name, setName] = useState('');
  const [account, setAccount] = useState('');
  const [bank, setBank] = useState('');
  const [channel, setChannel] = useState<Channel>('wechat');
  const [password, setPassword] = useState('');
  const channels = useChannelNames();
  const found = useBank(kind === 'bank' ? account : '');
  const titles: Record<BindKind, string> = { bank: t`绑定银行卡`, alipay: t`绑定支付宝`, channel: t`绑定收款渠道账号` };
  const payment = needsPassword ? { payment_password: password } : {};
  const ready =
    name.trim().length > 1 &&
    (kind === 'bank' ? /^\d{12,19}$/.test(account) : account.length >= 5) &&
    (kind !== 'bank' || typeof found === 'string' || bank.trim().length > 1) &&
    (!needsPassword || password !== '');

  const { run, working, error } = useAct((idempotencyKey) => {
    if (kind === 'bank')
      return api.call(bindBankCard, { card_number: account, real_name: name, ...(bank && { bank }), ...payment }, { idempotencyKey });
    if (kind === 'alipay') return api.call(bindAliPay, { account, real_name: name, ...payment }, { idempotencyKey });
    return api.call(bindChannel, { channel, account, real_name: name, ...payment }, { idempotencyKey });
  }, onClose);

  return (
    <Dialog
      open
      size="s"
      keepOnOutsidePress
      title={titles[kind]}
      onClose={onClose}
      footer={<DialogActions confirm={t`绑定`} onConfirm={() => void run()} onCancel={onClose} loading={working} disabled={!ready} />}
    >
      <Form
        autoComplete="off"
        onSubmit={(event) => {
          event.preventDefault();
          if (ready) void run();
        }}
      >
        <Input label={t`开户名`} hint={t`须与实名 ${holder} 一致`} value={name} onValueChange={setName} maxLength={30} />
        {kind === 'bank' && (
          <Input
            label={t`卡号`}
            hint={typeof found === 'string' ? found : t`12 到 19 位数字`}
            value={account}
            onValueChange={setAccount}
            only="digits"
            maxLength={19}
            numeric
            inputMode="numeric"
          />
        )}
        {kind === 'bank' && found === null && <Input label={t`开户银行`} value={bank} onValueChange={setBank} maxLength={40} />}
        {kind === 'channel' && (
          <FormField label={t`收款渠道`}>
            <Select
              options={paymentChannels.map((value) => ({ value, label: channels[value] }))}
              value={channel}
              onValueChange={setChannel}
            />
          </FormField>
        )}
        {kind !== 'bank' && (
          <Input
            label={kind === 'alipay' ? t`支付宝账号` : t`收款账号`}
            hint={t`手机号或邮箱`}
            value={account}
            onValueChange={(text) => setAccount(text.trim())}
            maxLength={80}
          />
        )}
        {needsPassword && (
          <Input
            type="password"
            label={t`支付密码`}
            value={password}
            onValueChange={setPassword}
            only="digits"
            maxLength={20}
            inputMode="numeric"
            autoComplete="off"
          />
        )}
        <p role="alert">{error}</p>
        <button type="submit" hidden />
      </Form>
    </Dialog>
  );
}

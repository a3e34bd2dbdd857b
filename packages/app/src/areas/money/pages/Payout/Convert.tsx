import { useLingui } from '@lingui/react/macro';
import { ApiError } from '@pitchside/api';
import { conversionBalance, type PayoutStanding } from '@pitchside/api/money/payouts';
import { AmountField } from '@pitchside/ui/AmountField';
import { BalanceShift } from '@pitchside/ui/BalanceShift';
import { Button } from '@pitchside/ui/Button';
import { ButtonLink } from '@pitchside/ui/ButtonLink';
import { Card } from '@pitchside/ui/Card';
import { ConfirmDialog } from '@pitchside/ui/ConfirmDialog';
import { Hurdle } from '@pitchside/ui/Hurdle';
import { Input } from '@pitchside/ui/Input';
import { Text } from '@pitchside/ui/Text';
import { LockKeyhole } from 'lucide-react';
import { useRef, useState } from 'react';
import { api } from '../../../../platform/api/api.ts';
import { useYuan } from '../../../../platform/yuan/useYuan.ts';
import { say } from '../../../../platform/toasts/say.ts';
import { Fields, Form } from '../../payout/Payout.layout.ts';

/** Income into the consumption wallet: for good, so it is asked twice, by a tick and by the payment password. */
export function Convert({ standing, onDone }: { standing: PayoutStanding; onDone: () => void }) {
  const { t } = useLingui();
  const yuan = useYuan();
  const { available, wallet, has_password } = standing;
  const [amount, setAmount] = useState<number | null>(null);
  const [open, setOpen] = useState(false);
  const [password, setPassword] = useState('');
  const key = useRef('');

  const wanted = amount ?? 0;
  const refused = wanted > available ? t`超过可转入的收益` : undefined;
  const [sum, haveIncome, haveWallet] = [yuan(wanted), yuan(available), yuan(wallet)];
  const ready = wanted > 0 && !refused;

  const ask = () => {
    key.current = crypto.randomUUID();
    setPassword('');
    setOpen(true);
  };
  async function convert(): Promise<void> {
    if (password.length < 6) throw new Error(t`请输入支付密码`);
    await api.call(conversionBalance, { amount: wanted, password }, { idempotencyKey: key.current });
    setOpen(false);
    setAmount(null);
    say('success', t`已转入 ${sum}`);
    onDone();
  }

  if (!has_password)
    return (
      <Hurdle
        icon={<LockKeyhole size={20} />}
        title={t`还没有设置支付密码`}
        act={<ButtonLink size="s" tone="soft" href="/member?type=3">{t`去设置`}</ButtonLink>}
      >
        {t`至少 6 位数字，两次输入一致`}
      </Hurdle>
    );
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        if (ready) ask();
      }}
    >
      <Fields>
        <BalanceShift
          from={{ name: t`收益（转入后）`, amount: yuan(Math.max(0, available - wanted)), note: t`现在 ${haveIncome}` }}
          to={{ name: t`消费钱包（转入后）`, amount: yuan(wallet + (refused ? 0 : wanted)), note: t`现在 ${haveWallet}` }}
        />
        <AmountField label={t`转入金额`} value={amount} onValueChange={setAmount} all={available} {...(refused && { error: refused })} />
        <Card as="div" tone="critical" padding="small">
          <Text as="p" size="s">
            <strong>{t`转入后不能提现，也不能转回收益。`}</strong> {t`消费钱包里的钱只能在场边使用。`}
          </Text>
        </Card>
        <Button size="l" tone="outline" stretch type="submit" disabled={!ready}>
          {t`转入 ${sum}`}
        </Button>
      </Fields>
      <ConfirmDialog
        open={open}
        size="m"
        tone="destructive"
        onCancel={() => setOpen(false)}
        onConfirm={convert}
        title={t`确认转入消费钱包？`}
        description={t`这一步不能撤回。这 ${sum} 以后不能提现到银行卡或支付宝，客服也无法退回。`}
        confirm={t`确认转入，不再提现`}
        consent={t`我知道转入后不能提现`}
        describeError={(reason) => (reason instanceof ApiError || reason instanceof Error ? reason.message : '') || t`没有成功，请稍后再试`}
      >
        <Fields>
          <BalanceShift from={{ name: t`从 收益`, amount: `−${sum}` }} to={{ name: t`到 消费钱包`, amount: `+${sum}` }} />
          <Input
            label={t`支付密码`}
            type="password"
            value={password}
            onValueChange={setPassword}
            only="digits"
            maxLength={32}
            inputMode="numeric"
            autoComplete="off"
            icon={<LockKeyhole size={16} aria-hidden />}
          />
        </Fields>
      </ConfirmDialog>
    </Form>
  );
}

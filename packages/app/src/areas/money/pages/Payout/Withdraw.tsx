import { useLingui } from '@lingui/react/macro';
import { ApiError } from '@pitchside/api';
import { applyForWithdrawal, payoutAccountKinds, type Payout, type PayoutStanding } from '@pitchside/api/money/payouts';
import { AmountField } from '@pitchside/ui/AmountField';
import { Button } from '@pitchside/ui/Button';
import { Card, CardFoot } from '@pitchside/ui/Card';
import { Facts } from '@pitchside/ui/Facts';
import { FormField } from '@pitchside/ui/FormField';
import { Hurdle } from '@pitchside/ui/Hurdle';
import { Input } from '@pitchside/ui/Input';
import { Link } from '@pitchside/ui/Link';
import { PayoutAccounts } from '@pitchside/ui/PayoutAccounts';
import { LockKeyhole } from 'lucide-react';
import { useRef, useState, type FormEvent } from 'react';
import { api } from '../../../../platform/api/api.ts';
import { useYuan } from '../../../../platform/yuan/useYuan.ts';
import { Fields, Form } from '../../payout/Payout.layout.ts';
import { useObstacle } from './useObstacle.tsx';
import { useArrival } from './useArrival.ts';
import { WithdrawDone } from './WithdrawDone.tsx';

/** Withdrawal form: amount, account, and the fee in advance. */
export function Withdraw({ standing, onDone }: { standing: PayoutStanding; onDone: () => void }) {
  const { t } = useLingui();
  const yuan = useYuan();
  const obstacle = useObstacle(standing);
  const { available, held, paid_this_year } = standing;
  // Kept here, because what is left afterwards may be too little for another form.
  const [done, setDone] = useState<Payout>();
  const take = (payout: Payout) => {
    setDone(payout);
    onDone();
  };
  return (
    <>
      <Card as="div" tone="inset" padding="small">
        <Facts
          look="figures"
          facts={[
            { id: 'available', label: t`可提现`, value: yuan(available) },
            { id: 'held', label: t`审核中`, value: yuan(held) },
            { id: 'paid', label: t`今年已到账`, value: yuan(paid_this_year) },
          ]}
        />
      </Card>
      {obstacle ? <Hurdle {...obstacle} /> : <WithdrawForm standing={standing} onDone={take} />}
      {done && <WithdrawDone payout={done} onClose={() => setDone(undefined)} />}
    </>
  );
}

function WithdrawForm({ standing, onDone }: { standing: PayoutStanding; onDone: (payout: Payout) => void }) {
  const { t } = useLingui();
  const yuan = useYuan();
  const arrival = useArrival();
  const { available, rules, accounts, due_at } = standing;
  const [amount, setAmount] = useState<number | null>(null);
  const [account, setAccount] = useState<string | null>(accounts[0]?.kind ?? null);
  const [password, setPassword] = useState('');
  const [working, setWorking] = useState(false);
  const [error, setError] = useState<string>();
  const intent = useRef<{ of: string; key: string }>(undefined);

  const [least, most] = [yuan(rules.minimum), yuan(Math.min(rules.maximum, available))];
  const refused =
    amount === null
      ? undefined
      : amount < rules.minimum
        ? t`最低 ${least}`
        : amount > Math.min(rules.maximum, available)
          ? t`这次最多可提 ${most}`
          : undefined;
  const fee = amount === null || refused ? 0 : Math.floor((amount * rules.fee_rate) / 10_000);
  const net = amount === null || refused ? 0 : amount - fee;
  const percent = rules.fee_rate / 100;
  const kind = payoutAccountKinds.find((one) => one === account);
  const ready = amount !== null && refused === undefined && kind !== undefined && password.length >= 6;

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!ready || working || amount === null || !kind) return;
    const of = `${amount} ${kind}`;
    if (intent.current?.of !== of) intent.current = { of, key: crypto.randomUUID() };
    setWorking(true);
    setError(undefined);
    try {
      const payout = await api.call(applyForWithdrawal, { amount, account: kind, password }, { idempotencyKey: intent.current.key });
      intent.current = undefined;
      setAmount(null);
      onDone(payout);
    } catch (failure) {
      setError(failure instanceof ApiError && failure.message ? failure.message : t`没有成功，请稍后再试`);
    } finally {
      setPassword('');
      setWorking(false);
    }
  }

  return (
    <Form onSubmit={(event) => void submit(event)}>
      <Fields>
        <AmountField
          label={t`提现金额`}
          value={amount}
          onValueChange={setAmount}
          all={Math.min(available, rules.maximum)}
          quick={[100, 500, 1_000]}
          hint={t`最低 ${least}，这次最多可提 ${most}`}
          {...(refused && { error: refused })}
          disabled={working}
        />
        <FormField label={t`到账账户`}>
          <PayoutAccounts
            label={t`到账账户`}
            value={account}
            onValueChange={setAccount}
            accounts={accounts.map(({ kind: id, name, tail }) => ({
              id,
              brand: id,
              name,
              detail: id === 'bank' ? t`储蓄卡 ${tail}` : tail,
            }))}
            {...(accounts.length < payoutAccountKinds.length && { bindHref: '/member?type=3' })}
          />
        </FormField>
        <FormField
          label={t`支付密码`}
          aside={<Link alone href="/member?type=3">{t`忘记支付密码`}</Link>}
          reserveMessage
          hint={t`至少 6 位数字`}
          {...(error && { error })}
        >
          <Input
            type="password"
            size="l"
            icon={<LockKeyhole size={16} aria-hidden />}
            value={password}
            onValueChange={setPassword}
            only="digits"
            maxLength={32}
            inputMode="numeric"
            autoComplete="off"
            readOnly={working}
          />
        </FormField>
      </Fields>
      <CardFoot
        acts={
          <Button size="l" type="submit" loading={working} disabled={!ready}>
            {t`申请提现`}
          </Button>
        }
      >
        <Facts
          look="row"
          size="s"
          facts={[
            { id: 'fee', label: t`手续费 ${percent}%`, value: yuan(fee) },
            { id: 'net', label: t`实际到账`, value: yuan(net), main: true },
            { id: 'due', label: t`预计到账`, value: arrival(due_at) },
          ]}
        />
      </CardFoot>
    </Form>
  );
}

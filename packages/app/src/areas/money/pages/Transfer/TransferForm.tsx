import { useLingui } from '@lingui/react/macro';
import { ApiError } from '@pitchside/api';
import { getTransferPeer, transfer, transferNoteLength, type PayoutStanding, type TransferPeer } from '@pitchside/api/money/payouts';
import { AmountField } from '@pitchside/ui/AmountField';
import { Avatar } from '@pitchside/ui/Avatar';
import { Button } from '@pitchside/ui/Button';
import { ButtonLink } from '@pitchside/ui/ButtonLink';
import { CardFoot } from '@pitchside/ui/Card';
import { ConfirmDialog } from '@pitchside/ui/ConfirmDialog';
import { Facts } from '@pitchside/ui/Facts';
import { Hurdle } from '@pitchside/ui/Hurdle';
import { Input } from '@pitchside/ui/Input';
import { LockKeyhole } from 'lucide-react';
import { useRef, useState, type FormEvent } from 'react';
import { useSnapshot } from 'valtio';
import { api } from '../../../../platform/api/api.ts';
import { useYuan } from '../../../../platform/yuan/useYuan.ts';
import { session } from '../../../../platform/session/session.store.ts';
import { say } from '../../../../platform/toasts/say.ts';
import { Fields, Form } from '../../payout/Payout.layout.ts';
import { Peer } from '../../records/Records.layout.ts';

/** Transfer form: receiver, amount and note; the receiver is shown for confirmation first. */
export function TransferForm({ standing, onDone }: { standing: PayoutStanding; onDone: () => void }) {
  const { t } = useLingui();
  const yuan = useYuan();
  const { user: me } = useSnapshot(session);
  const { wallet, rules, has_password } = standing;
  const [user, setUser] = useState('');
  const [amount, setAmount] = useState<number | null>(null);
  const [note, setNote] = useState('');
  const [password, setPassword] = useState('');
  const [peer, setPeer] = useState<TransferPeer>();
  const [looking, setLooking] = useState(false);
  const [unknown, setUnknown] = useState<string>();
  const key = useRef('');

  const all = Math.min(wallet, rules.transfer_maximum);
  const [have, most] = [yuan(wallet), yuan(rules.transfer_maximum)];
  const refused = amount !== null && amount > all ? (amount > wallet ? t`消费钱包余额不足` : t`单笔最高 ${most}`) : undefined;
  const ready = user !== '' && amount !== null && amount > 0 && !refused;
  const sum = yuan(amount ?? 0);
  const name = peer?.user_nickname ?? '';

  async function look(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!ready || looking) return;
    if (user === me?.id) return setUnknown(t`不能转给自己`);
    setLooking(true);
    setUnknown(undefined);
    try {
      setPeer(await api.call(getTransferPeer, { user }));
      key.current = crypto.randomUUID();
      setPassword('');
    } catch (failure) {
      setUnknown(failure instanceof ApiError && failure.message ? failure.message : t`没有成功，请稍后再试`);
    } finally {
      setLooking(false);
    }
  }
  async function send(): Promise<void> {
    if (!peer || amount === null) return;
    if (password.length < 6) throw new Error(t`请输入支付密码`);
    await api.call(transfer, { user: peer.id, amount, note, password }, { idempotencyKey: key.current });
    setPeer(undefined);
    setAmount(null);
    setNote('');
    say('success', t`已转给 ${name} ${sum}`);
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
    <Form onSubmit={(event) => void look(event)}>
      <Fields>
        <Input
          label={t`对方 ID`}
          value={user}
          onValueChange={setUser}
          only="digits"
          maxLength={15}
          inputMode="numeric"
          numeric
          size="l"
          hint={t`在对方主页的名字下面`}
          reserveMessage
          {...(unknown && { error: unknown })}
        />
        <AmountField
          label={t`转账金额`}
          value={amount}
          onValueChange={setAmount}
          all={all}
          quick={[10, 50, 100]}
          hint={t`消费钱包 ${have}，单笔最高 ${most}`}
          {...(refused && { error: refused })}
        />
        <Input label={t`备注（选填）`} value={note} onValueChange={setNote} maxLength={transferNoteLength} counter />
      </Fields>
      <CardFoot
        acts={
          <Button size="l" type="submit" loading={looking} disabled={!ready}>
            {t`下一步`}
          </Button>
        }
      >
        <Facts look="row" size="l" facts={[{ id: 'sum', label: t`转出`, value: sum }]} />
      </CardFoot>
      <ConfirmDialog
        open={peer !== undefined}
        size="m"
        onCancel={() => setPeer(undefined)}
        onConfirm={send}
        title={t`转给 ${name} ${sum}？`}
        description={t`转账立即到账，转错了要请对方转回。`}
        confirm={t`确认转账`}
        describeError={(reason) => (reason instanceof Error ? reason.message : '') || t`没有成功，请稍后再试`}
      >
        <Fields>
          {peer && (
            <Peer>
              <Avatar seed={peer.avatar} size={32} /> {name} ID {peer.id}
            </Peer>
          )}
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

import { useLingui } from '@lingui/react/macro';
import { ApiError } from '@pitchside/api';
import { transferCommission } from '@pitchside/api/money/referrals';
import { Button } from '@pitchside/ui/Button';
import { Card } from '@pitchside/ui/Card';
import { Facts } from '@pitchside/ui/Facts';
import { useFormat } from '@pitchside/ui/format';
import { useState } from 'react';
import { api } from '../../../../platform/api/api.ts';
import { say } from '../../../../platform/toasts/say.ts';
import { useYuan } from '../../../../platform/yuan/useYuan.ts';

interface CommissionSumsProps {
  /** Fen. */
  sums: { held: number; due: number; paid: number };
  invited: number;
  onTransferred: () => void;
}

/** Number of invited members and sums of commission: held, due and paid; with the button that moves the due sum into the wallet. */
export function CommissionSums({ sums: { held, due, paid }, invited, onTransferred }: CommissionSumsProps) {
  const { t } = useLingui();
  const { integer } = useFormat();
  const yuan = useYuan();
  const [busy, setBusy] = useState(false);
  const [key, setKey] = useState<string>(() => crypto.randomUUID());

  async function move(): Promise<void> {
    setBusy(true);
    try {
      const { amount } = await api.call(transferCommission, {}, { idempotencyKey: key });
      const moved = yuan(amount);
      say('success', t`${moved} 已转入消费钱包`);
    } catch (error) {
      // The call has shown the reason; a lost one is retried under the same key.
      if (!(error instanceof ApiError)) throw error;
      if (error.failure !== 'answer') return;
    } finally {
      setBusy(false);
    }
    setKey(crypto.randomUUID());
    onTransferred();
  }

  return (
    <Card
      tone="inset"
      as="div"
      acts={
        <Button disabled={due <= 0} loading={busy} onClick={() => void move()}>
          {t`转入钱包`}
        </Button>
      }
    >
      <Facts
        look="figures"
        facts={[
          { id: 'due', label: t`可转入`, value: yuan(due), main: true },
          { id: 'held', label: t`等待中`, value: yuan(held) },
          { id: 'paid', label: t`已转入`, value: yuan(paid) },
          { id: 'invited', label: t`已邀请`, value: integer(invited) },
        ]}
      />
    </Card>
  );
}

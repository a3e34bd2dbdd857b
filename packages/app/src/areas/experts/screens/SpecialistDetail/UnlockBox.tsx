import { useLingui } from '@lingui/react/macro';
import { ApiError } from '@pitchside/api';
import { unlockPlan, type PlanWhole } from '@pitchside/api/experts/plans';
import { Button } from '@pitchside/ui/Button';
import { Card } from '@pitchside/ui/Card';
import { Facts } from '@pitchside/ui/Facts';
import { PriceTag } from '@pitchside/ui/PriceTag';
import { isSecondPress } from '@pitchside/ui/press';
import { LockOpen } from 'lucide-react';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { api } from '../../../../platform/api/api.ts';
import { openLoginFor } from '../../../../platform/overlays/overlays.store.ts';
import { session } from '../../../../platform/session/session.store.ts';
import { charge, useSpendable } from '../../../../platform/session/wallet.store.ts';
import { say } from '../../../../platform/toasts/say.ts';
import { openRecharge } from '../../../money/recharge.store.ts';

/** Price of the plan, and the balance before and after. A member with too few diamonds is led to the recharge page and back. */
export function UnlockBox({ plan: { id, price }, onChange }: { plan: Pick<PlanWhole, 'id' | 'price'>; onChange: () => void }) {
  const { t } = useLingui();
  const { user } = useSnapshot(session);
  const balance = useSpendable();
  const [busy, setBusy] = useState(false);
  // One name over all tries, so that an answer that was lost does not pay twice.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const missing = user ? price - balance : 0;

  async function unlock(): Promise<void> {
    setBusy(true);
    try {
      const { paid } = await charge(() => api.call(unlockPlan, { id, price }, { idempotencyKey: key }));
      say('success', paid > 0 ? t`已解锁，祝好运` : t`已解锁`);
      onChange();
    } catch (error) {
      if (error instanceof ApiError && error.failure === 'answer') {
        setKey(crypto.randomUUID());
        onChange();
      }
    } finally {
      setBusy(false);
    }
  }
  const press = () => {
    if (!user) return openLoginFor({ after: onChange });
    if (missing > 0) return openRecharge(missing);
    void unlock();
  };

  return (
    <Card tone="outline" stacked aria-label={t`解锁方案`}>
      <Facts
        look="lines"
        facts={[
          { id: 'price', label: t`方案价格`, value: <PriceTag amount={price} /> },
          ...(user
            ? [
                { id: 'balance', label: t`我的余额`, value: <PriceTag sum amount={balance} /> },
                {
                  id: 'left',
                  label: t`解锁后剩余`,
                  value:
                    missing > 0 ? (
                      <PriceTag sum amount={balance} tone="insufficient" missing={missing} />
                    ) : (
                      <PriceTag sum amount={-missing} />
                    ),
                },
              ]
            : []),
        ]}
      />
      <Button
        size="l"
        stretch
        icon={<LockOpen size={18} aria-hidden />}
        loading={busy}
        onClick={(event) => isSecondPress(event) || press()}
      >
        {!user ? t`登录后解锁` : missing > 0 ? t`余额不足，去充值` : t`解锁这份方案`}
      </Button>
    </Card>
  );
}

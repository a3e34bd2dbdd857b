import { useLingui } from '@lingui/react/macro';
import { ApiError } from '@pitchside/api';
import {
  adminExchangeAddress,
  adminShip,
  mallLimits,
  refusalReasons,
  type DeskExchange,
  type PostalAddress,
} from '@pitchside/api/money/mall';
import { Button } from '@pitchside/ui/Button';
import { Card, CardFoot } from '@pitchside/ui/Card';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { Facts } from '@pitchside/ui/Facts';
import { FormField } from '@pitchside/ui/FormField';
import { Input } from '@pitchside/ui/Input';
import { useState } from 'react';
import { api } from '../../../../../platform/api/api.ts';
import { say } from '../../../../../platform/toasts/say.ts';
import { Blocks, Line } from '../Admin.layout.ts';
import { useRefusals } from './useRefusals.ts';

interface ShipFormProps {
  /** The one that is open; undefined while none is. */
  exchange: DeskExchange | undefined;
  onDecided: () => void;
}

/**
 * Ships an exchange with carrier and tracking number, or refunds the diamonds with a reason. The address only opens on request, which is
 * logged.
 */
export function ShipFormWired({ exchange, onDecided }: ShipFormProps) {
  const { t } = useLingui();
  const [address, setAddress] = useState<PostalAddress>();
  const [carrier, setCarrier] = useState('');
  const [tracking, setTracking] = useState('');
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState<'look' | 'ship' | 'refuse'>();
  const refusals = useRefusals();
  if (!exchange)
    return (
      <Card title={t`发货处理`}>
        <EmptyState title={t`选一张单子`} drawing={null}>{t`点单号打开它。`}</EmptyState>
      </Card>
    );
  const { no, goods, count, member, state, to } = exchange;

  async function run(act: 'look' | 'ship' | 'refuse', work: () => Promise<void>): Promise<void> {
    setBusy(act);
    try {
      await work();
    } catch (error) {
      // The call has shown the reason.
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setBusy(undefined);
    }
  }
  const decide = (act: 'ship' | 'refuse') =>
    run(act, async () => {
      const why = reason.trim();
      const usual = refusalReasons.find((each) => refusals[each] === why);
      await api.call(adminShip, { no, act, carrier: carrier.trim(), tracking: tracking.trim(), reason: usual ?? why });
      say('success', act === 'ship' ? t`已发货` : t`已退还黄钻`);
      onDecided();
    });

  return (
    <Card title={t`发货处理`} hint={no}>
      <Blocks>
        <Facts
          facts={[
            { id: 'goods', label: t`物品`, value: `${goods.name} ×${count}` },
            { id: 'member', label: t`会员`, value: `${member.user_nickname} ID ${member.id}` },
            { id: 'to', label: t`收件人`, value: address ? `${address.name} ${address.phone}` : (to ?? '–') },
            ...(address ? [{ id: 'address', label: t`收货地址`, value: address.address }] : []),
          ]}
        />
        {!address && to !== null && (
          <Button
            tone="soft"
            size="s"
            loading={busy === 'look'}
            onClick={() => void run('look', async () => setAddress(await api.call(adminExchangeAddress, { no })))}
          >
            {t`查看地址（会记录）`}
          </Button>
        )}
        {state === 'awaiting' && (
          <>
            <FormField label={t`快递公司`}>
              <Input value={carrier} onValueChange={setCarrier} maxLength={mallLimits.carrier} />
            </FormField>
            <FormField label={t`运单号`}>
              <Input value={tracking} onValueChange={setTracking} maxLength={mallLimits.tracking} />
            </FormField>
            <Line>
              {refusalReasons.map((each) => (
                <Button key={each} size="s" tone="soft" onClick={() => setReason(refusals[each])}>
                  {refusals[each]}
                </Button>
              ))}
            </Line>
            <FormField label={t`退还原因`} optional hint={t`会员会看到；上面几条会用会员的语言说`}>
              <Input value={reason} onValueChange={setReason} maxLength={200} />
            </FormField>
          </>
        )}
      </Blocks>
      {state === 'awaiting' && (
        <CardFoot
          acts={
            <>
              <Button tone="critical" disabled={reason.trim() === ''} loading={busy === 'refuse'} onClick={() => void decide('refuse')}>
                {t`退还黄钻`}
              </Button>
              <Button
                disabled={carrier.trim() === '' || tracking.trim() === ''}
                loading={busy === 'ship'}
                onClick={() => void decide('ship')}
              >
                {t({ id: 'goods.ship', message: '发货' })}
              </Button>
            </>
          }
        />
      )}
    </Card>
  );
}

import { useLingui } from '@lingui/react/macro';
import { ApiError } from '@pitchside/api';
import { exchangeGoods, type Exchange, type Goods } from '@pitchside/api/money/mall';
import { Button } from '@pitchside/ui/Button';
import { Dialog } from '@pitchside/ui/Dialog';
import { Facts } from '@pitchside/ui/Facts';
import { PriceTag } from '@pitchside/ui/PriceTag';
import { useState } from 'react';
import { api } from '../../../../platform/api/api.ts';
import { isWithin } from '../../../../platform/numbers/isWithin.ts';
import { WholeNumberField } from '../../../../platform/numbers/WholeNumberField.tsx';
import { useRequestKey } from '../../../../platform/sending/useRequestKey.ts';
import { charge, useSpendable } from '../../../../platform/session/wallet.store.ts';
import { openRecharge } from '../../recharge.store.ts';
import { AddressFields, isWhole, useAddress } from './AddressFields.tsx';
import { Fields } from './Mall.layout.ts';
import { ButtonLink } from '@pitchside/ui/ButtonLink';
import { GoodsPicture } from '@pitchside/ui/GoodsPicture';

/** Confirmation of an exchange: an item in the backpack, or one that will be sent. */
function ExchangeDone({ exchange: { goods, no, total, to }, onClose }: { exchange: Exchange; onClose: () => void }) {
  const { t } = useLingui();
  const balance = useSpendable();
  const { name, kind, art, src } = goods;
  const isPhysical = kind === 'physical';
  return (
    <Dialog
      open
      onClose={onClose}
      title={isPhysical ? t`兑换成功，等待发货` : t`${name}已放进背包`}
      description={isPhysical ? t`发货后会通知你，进度在兑换记录里看` : t`进直播间就能送出`}
      footer={
        <>
          <Button tone="outline" onClick={onClose}>{t`继续逛`}</Button>
          {!isPhysical && <ButtonLink href="/member?type=13">{t`去背包看看`}</ButtonLink>}
        </>
      }
    >
      <Fields>
        <GoodsPicture art={art} {...(src !== null && { src })} size="field" />
        <Facts
          facts={[
            { id: 'no', label: t`单号`, value: no },
            ...(to === null ? [] : [{ id: 'to', label: t`收件人`, value: to }]),
            { id: 'total', label: t`用去`, value: <PriceTag sum amount={total} /> },
            { id: 'left', label: t`余额`, value: <PriceTag sum amount={balance} /> },
          ]}
        />
      </Fields>
    </Dialog>
  );
}

interface ExchangeDialogProps {
  goods: Goods;
  onClose: () => void;
  onExchanged: () => void;
  /** The price or the stock is no more what is shown. */
  onMoved: () => void;
}

/** Most of one thing in one exchange, as the server has it. */
const mostAtOnce = 99;

/** One more look at what is exchanged, how many and where it goes; then what became of it. */
export function ExchangeDialog({ goods, onClose, onExchanged, onMoved }: ExchangeDialogProps) {
  const { t } = useLingui();
  const balance = useSpendable();
  const isPhysical = goods.kind === 'physical';
  const [count, setCount] = useState<number | null>(1);
  const [address, setAddress] = useAddress(isPhysical);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const keyed = useRequestKey();
  const [done, setDone] = useState<Exchange>();
  const { name, id, price, left, most } = goods;
  const mostNow = Math.max(1, Math.min(mostAtOnce, left ?? mostAtOnce, most ?? mostAtOnce));
  const total = price * (isWithin(count, 1, mostNow) ? count : 1);
  const missing = Math.max(0, total - balance);
  if (done) return <ExchangeDone exchange={done} onClose={onClose} />;

  async function send(): Promise<void> {
    setTried(true);
    if (!isWithin(count, 1, mostNow) || (isPhysical && !isWhole(address))) return;
    setBusy(true);
    try {
      const wanted = { id, count, price, ...(isPhysical && address) };
      const answer = await charge(() => keyed((idempotencyKey) => api.call(exchangeGoods, wanted, { idempotencyKey })));
      setDone(answer.exchange);
      onExchanged();
    } catch (error) {
      // The call has shown the reason; the member may correct the form.
      if (!(error instanceof ApiError)) throw error;
      if (error.failure === 'answer') onMoved();
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t`兑换 ${name}`}
      description={isPhysical ? t`黄钻马上扣；发不出去会原路退回` : t`换到就在背包里，黄钻花掉后不退`}
      footer={
        <>
          <Button tone="outline" onClick={onClose}>{t`再想想`}</Button>
          {missing > 0 ? (
            <Button tone="diamond" onClick={() => openRecharge(missing)}>{t`去充值`}</Button>
          ) : (
            <Button loading={busy} onClick={() => void send()}>{t`确认兑换`}</Button>
          )}
        </>
      }
    >
      <Fields>
        <WholeNumberField
          label={t`数量`}
          reserveMessage
          {...(count === null && { error: t`必填` })}
          value={count}
          onValueChange={setCount}
          least={1}
          most={mostNow}
        />
        {isPhysical && <AddressFields value={address} onValueChange={setAddress} isTried={tried} />}
        <Facts
          facts={[
            { id: 'price', label: t`单价`, value: <PriceTag amount={price} /> },
            ...(isPhysical ? [{ id: 'post', label: t`运费`, value: t`包邮` }] : []),
            { id: 'total', label: t`合计`, value: <PriceTag sum amount={total} size="l" /> },
            missing > 0
              ? { id: 'missing', label: t`还差`, value: <PriceTag sum amount={missing} /> }
              : { id: 'left', label: t`换后余`, value: <PriceTag sum amount={balance - total} /> },
          ]}
        />
      </Fields>
    </Dialog>
  );
}

import { useLingui } from '@lingui/react/macro';
import type { Exchange } from '@pitchside/api/money/mall';
import { Button } from '@pitchside/ui/Button';
import { ButtonLink } from '@pitchside/ui/ButtonLink';
import { Dialog } from '@pitchside/ui/Dialog';
import { Facts } from '@pitchside/ui/Facts';
import { GoodsPicture } from '@pitchside/ui/GoodsPicture';
import { PriceTag } from '@pitchside/ui/PriceTag';
import { useSnapshot } from 'valtio';
import { session } from '../../../../platform/session/session.store.ts';
import { Fields } from './Mall.layout.ts';

/** Confirmation of an exchange: an item in the backpack, or one that will be sent. */
export function ExchangeDone({ exchange: { goods, no, total, to }, onClose }: { exchange: Exchange; onClose: () => void }) {
  const { t } = useLingui();
  const { user } = useSnapshot(session);
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
            { id: 'left', label: t`余额`, value: <PriceTag sum amount={user?.balance ?? 0} /> },
          ]}
        />
      </Fields>
    </Dialog>
  );
}

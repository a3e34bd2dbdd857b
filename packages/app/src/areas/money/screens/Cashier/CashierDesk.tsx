import { useLingui } from '@lingui/react/macro';
import type { CashierView } from '@pitchside/api/money/orders';
import { Avatar } from '@pitchside/ui/Avatar';
import { CashierTicket } from '@pitchside/ui/CashierTicket';
import { useFormat } from '@pitchside/ui/format';
import { IconButton } from '@pitchside/ui/IconButton';
import { Link } from '@pitchside/ui/Link';
import { PayBrand } from '@pitchside/ui/PayBrand';
import { useMoment } from '../../../../platform/days/useMoment.ts';
import { Copy } from 'lucide-react';
import { useYuan } from '../../../../platform/yuan/useYuan.ts';
import { siteName } from '../../../../platform/system/names.ts';
import { useCopy } from '../../../../platform/toasts/useCopy.ts';
import { useBrandNames } from '../../recharge/useBrandNames.ts';

/** The order as it lies on the desk; `ahead` is how far this machine's clock is ahead of the server's, in ms. */
export function CashierDesk({
  view: { order, payer, qr, is_sandbox },
  ahead,
  onEnd,
}: {
  view: CashierView;
  ahead: number;
  onEnd: () => void;
}) {
  const { t } = useLingui();
  const { integer } = useFormat();
  const moment = useMoment();
  const yuan = useYuan();
  const brands = useBrandNames();
  const name = brands[order.brand];
  const [diamonds, bonus] = [integer(order.diamonds), integer(order.bonus)];
  const at = moment(order.created_at);

  const copy = useCopy();

  return (
    <CashierTicket
      title={t`${diamonds} 黄钻`}
      subtitle={order.bonus > 0 ? t`另赠 ${bonus}，付款后立即到账` : t`付款后立即到账`}
      price={yuan(order.price)}
      facts={[
        {
          name: t`订单号`,
          value: (
            <>
              {order.no}{' '}
              <IconButton size="s" label={t`复制订单号`} icon={<Copy size={14} aria-hidden />} onClick={() => void copy(order.no)} />
            </>
          ),
        },
        { name: t`收款方`, value: is_sandbox ? t`${siteName}（沙盒商户 S-0001）` : siteName },
        {
          name: t`支付方式`,
          value: (
            <>
              <PayBrand brand={order.brand} size={20} /> {name}
            </>
          ),
        },
        {
          name: t`付款账号`,
          value: (
            <>
              <Avatar seed={payer.avatar} size={24} /> {payer.user_nickname} ID {payer.id}
            </>
          ),
        },
        { name: t`下单时间`, value: at },
      ]}
      foot={
        <>
          <span>{t`未满 18 周岁请勿充值`}</span>
          <Link href="/member?type=1&isRecharge=true">{t`换一种支付方式`}</Link>
        </>
      }
      channel={{ brand: order.brand, name }}
      code={new URL(qr, location.origin).href}
      {...(is_sandbox && { stamp: t`样张` })}
      from={order.created_at + ahead}
      to={order.expires_at + ahead}
      onEnd={onEnd}
    />
  );
}

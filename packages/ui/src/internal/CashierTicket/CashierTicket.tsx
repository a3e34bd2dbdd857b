import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Countdown } from '../../feedback/Countdown/index.ts';
import { useNow } from '../../format/index.ts';
import { PayBrand, type PayBrandName } from '../../money/PayBrand/index.ts';
import { Gem } from '../../format/PriceTag/index.ts';
import { QrCode } from '../../feedback/QrCode/index.ts';
import { GemPile } from '../../money/SignInStrip/index.ts';
import * as css from './CashierTicket.css.ts';

export interface CashierTicketProps {
  /** Goods of the order: 黄钻 19,800. */
  title: ReactNode;
  /** 另赠 1,200，付款后立即到账. */
  subtitle: ReactNode;
  /** Price to pay, in parts: sign and figures, as `Intl` orders them. */
  price: string;
  /** Number, payee, payer and so on, line by line. */
  facts: readonly { name: string; value: ReactNode }[];
  /** A line below the facts, with a link. */
  foot?: ReactNode;
  channel: { brand: PayBrandName; name: string };
  /** Content of the code. */
  code: string;
  /** A word across the code's corner where it is none: 样张. */
  stamp?: string;
  /** Creation and expiry of the order, ms UTC. */
  from: number;
  to: number;
  onEnd?: () => void;
}

/** The order on the cashier's desk: its facts on the left, the code to scan with its remaining time on the right. */
export function CashierTicket({ title, subtitle, price, facts, foot, channel, code, stamp, from, to, onEnd }: CashierTicketProps) {
  const { t } = useLingui();
  const now = useNow(1_000);
  const share = Math.min(1, Math.max(0, (to - now) / (to - from)));
  const { name } = channel;
  const scan = t`用${name}扫码`;
  return (
    <section className={css.ticket}>
      <div className={css.sides}>
        <div className={css.order}>
          <div className={css.goods}>
            <span className={css.pile}>
              <GemPile count={5} size={36} />
            </span>
            <div>
              <h1 className={css.title}>
                <Gem size={16} /> {title}
              </h1>
              <p className={css.faint}>{subtitle}</p>
            </div>
          </div>
          <div>
            <span className={css.faint}>{t`应付金额`}</span>
            <div className={css.price}>{price}</div>
          </div>
          <dl className={css.facts}>
            {facts.map((fact) => (
              <div key={fact.name} className={css.fact}>
                <dt className={css.factName}>{fact.name}</dt>
                <dd className={css.factValue}>{fact.value}</dd>
              </div>
            ))}
          </dl>
          {foot && <div className={css.foot}>{foot}</div>}
        </div>
        <div className={css.desk}>
          <span className={css.scan}>
            <PayBrand brand={channel.brand} /> {scan}
          </span>
          <div className={css.code}>
            <QrCode value={code} label={scan} labelHidden size={216} />
            {stamp && <span className={css.stamp}>{stamp}</span>}
          </div>
          <div className={css.time}>
            <span className={css.timeLine}>
              <span className={css.faint}>{t`剩余时间`}</span>
              <Countdown to={to} label={t`订单关闭`} size="l" onEnd={onEnd} />
            </span>
            <span className={css.track} aria-hidden="true">
              <span className={css.left} style={{ transform: `scaleX(${share})` }} />
            </span>
            <span className={css.faint}>{t`到点订单自动关闭，不会扣款`}</span>
          </div>
        </div>
      </div>
    </section>
  );
}

import { forwardRef, type ReactNode } from 'react';
import { PayBrand, type PayBrandName } from '../PayBrand/index.ts';
import { PriceTag } from '../../format/PriceTag/index.ts';
import * as css from './OrderList.css.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';

/** Meanings of an order's status. */
export const orderTones = ['waiting', 'good', 'over', 'bad'] as const;

/** One order. */
export interface OrderEntry {
  id: string;
  brand: PayBrandName;
  diamonds: number;
  /** Channel and time. */
  about: string;
  /** Formatted for display. */
  price: string;
  /** 待支付 04:32, 已到账. */
  status: ReactNode;
  tone: (typeof orderTones)[number];
  /** Buttons of an order that waits. */
  acts?: ReactNode;
}

export interface OrderListProps extends RootProps {
  orders: readonly OrderEntry[];
  /** Names the list. */
  label: string;
}

/** A list of orders, with the actions on those that are pending. */
export const OrderList = forwardRef<HTMLUListElement, OrderListProps>(function OrderList({ orders, label, ...root }, ref) {
  return (
    <ul className={css.list} aria-label={label} ref={ref} {...rootOf(root)}>
      {orders.map(({ id, brand, diamonds, about, price, status, tone, acts }) => (
        <li key={id} className={css.row}>
          <PayBrand brand={brand} size={32} />
          <div className={css.what}>
            <PriceTag amount={diamonds} />
            <span className={css.about}>{about}</span>
          </div>
          <div className={css.end}>
            <span className={css.price}>{price}</span>
            <span className={css.status[tone]}>
              <span className={css.dot} aria-hidden="true" />
              {status}
            </span>
          </div>
          {acts && <div className={css.acts}>{acts}</div>}
        </li>
      ))}
    </ul>
  );
});

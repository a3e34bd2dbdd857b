import { useLingui } from '@lingui/react';
import { CreditCard, Landmark, Wallet } from 'lucide-react';
import { forwardRef, type ReactNode } from 'react';
import { brand as brandStyle, brands } from './PayBrand.css.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';

/** Ways to pay and banks whose sign is drawn. */
export const payBrands = ['wechat', 'alipay', 'unionpay', 'card', 'stripe', 'wallet', 'bank'] as const;
export type PayBrandName = (typeof payBrands)[number];

/** Brands are known by a character where Chinese is read, and by a letter elsewhere. */
const signs: Record<Exclude<PayBrandName, 'card' | 'wallet' | 'bank'>, { zh: string; other: string }> = {
  wechat: { zh: '微', other: 'W' },
  alipay: { zh: '支', other: 'A' },
  unionpay: { zh: '云', other: 'U' },
  stripe: { zh: 'S', other: 'S' },
};

export interface PayBrandProps extends RootProps {
  brand: PayBrandName;
  /** Width and height in px; default 24. */
  size?: 20 | 24 | 32;
}

/** The logo of a payment channel. It stands before its name and is hidden from screen readers. */
export const PayBrand = forwardRef<HTMLSpanElement, PayBrandProps>(function PayBrand({ brand, size = 24, ...root }, ref) {
  const { i18n } = useLingui();
  const drawn = Math.round(size * 0.6);
  const signOf = (): ReactNode => {
    if (brand === 'card') return <CreditCard size={drawn} />;
    if (brand === 'wallet') return <Wallet size={drawn} />;
    if (brand === 'bank') return <Landmark size={drawn} />;
    return signs[brand][i18n.locale.startsWith('zh') ? 'zh' : 'other'];
  };
  return (
    <span className={`${brandStyle[size]} ${brands[brand]}`} aria-hidden="true" ref={ref} {...rootOf(root)}>
      {signOf()}
    </span>
  );
});

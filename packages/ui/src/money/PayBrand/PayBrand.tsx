import { brand as brandStyle, brands } from './PayBrand.css.ts';

/** Ways to pay and banks whose sign is drawn. */
export const payBrands = ['wechat', 'alipay', 'unionpay', 'card', 'stripe', 'wallet', 'bank'] as const;
export type PayBrandName = (typeof payBrands)[number];

const signs: Record<PayBrandName, string> = {
  wechat: '微',
  alipay: '支',
  unionpay: '云',
  card: '卡',
  stripe: 'S',
  wallet: '场',
  bank: '银',
};

export interface PayBrandProps {
  brand: PayBrandName;
  /** Width and height in px; default 24. */
  size?: 20 | 24 | 32;
}

/** The sign of a way to pay. It stands before its name and says nothing aloud. */
export function PayBrand({ brand, size = 24 }: PayBrandProps) {
  return (
    <span className={`${brandStyle[size]} ${brands[brand]}`} lang="zh" aria-hidden="true">
      {signs[brand]}
    </span>
  );
}

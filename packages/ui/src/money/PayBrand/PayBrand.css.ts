import { styleVariants } from '@vanilla-extract/css';
import { paint } from '../../theme/paint.css.ts';
import { vars } from '../../theme/theme.css.ts';

const box = (side: number, text: string) => ({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: `${side}px`,
  height: `${side}px`,
  borderRadius: vars.radius.chip,
  color: 'white',
  fontSize: text,
  fontWeight: vars.weight.strong,
  lineHeight: 1,
});

export const brand = styleVariants({ 20: box(20, '12px'), 24: box(24, '13px'), 32: box(32, '16px') });

/** Colours of the brands themselves, dark enough for white signs; they are the same by day and by night. */
export const brands = styleVariants({
  wechat: { background: paint.brandWechat },
  alipay: { background: paint.brandAlipay },
  unionpay: { background: paint.brandUnionpay },
  card: { background: paint.brandCard },
  stripe: { background: paint.brandStripe },
  wallet: { background: vars.color.frame },
  bank: { background: paint.brandBank },
});

import { styleVariants } from '@vanilla-extract/css';
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
  wechat: { background: '#07803f' },
  alipay: { background: '#0b6ad6' },
  unionpay: { background: '#c0272d' },
  card: { background: '#334b6b' },
  stripe: { background: '#5b51d8' },
  wallet: { background: vars.color.frame },
  bank: { background: '#b4232f' },
});

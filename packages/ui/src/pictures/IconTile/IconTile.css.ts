import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, radius } = vars;

const tile = style({ flex: 'none', display: 'grid', placeItems: 'center', background: color.surface3, color: color.ink2 });

export const look = styleVariants({
  s: [tile, { width: '28px', height: '28px', borderRadius: radius.chip }],
  m: [tile, { width: '36px', height: '36px', borderRadius: radius.card }],
  l: [tile, { width: '40px', height: '40px', borderRadius: radius.card }],
});

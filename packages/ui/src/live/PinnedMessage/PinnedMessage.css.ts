import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, space, text, weight } = vars;

export const place = style({ position: 'relative', flex: 'none' });
export const frame = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.x2,
  padding: `${space.x1} ${space.x2} ${space.x1} ${space.x4}`,
  borderBottom: `1px solid ${color.line}`,
  background: color.brandSoft,
  color: color.ink1,
  fontSize: text.s,
  lineHeight: '20px',
});
export const icon = style({ flex: 'none', marginTop: '6px', color: color.brand });
export const words = style({
  flex: 1,
  minWidth: 0,
  maxHeight: '108px',
  margin: 0,
  paddingBlock: '4px',
  overflowY: 'auto',
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-folded]': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  },
});
export const name = style({ color: color.brand, fontWeight: weight.medium });
export const acts = style({ display: 'flex', flex: 'none' });

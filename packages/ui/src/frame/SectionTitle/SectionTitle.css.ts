import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, text } = vars;
const chalk = '56px';
const arc = '14px';

export const line = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-end',
  gap: '14px',
  minWidth: 0,
  minHeight: '34px',
  padding: '0 20px 9px 0',
  marginBottom: '14px',
  '::after': {
    content: '',
    position: 'absolute',
    left: 0,
    right: arc,
    bottom: 0,
    height: '2px',
    background: `linear-gradient(90deg, ${color.chalkLine} 0 ${chalk}, ${color.line} ${chalk})`,
  },
  '::before': {
    content: '',
    position: 'absolute',
    right: 0,
    bottom: 0,
    width: arc,
    height: arc,
    borderRight: `2px solid ${color.line}`,
    borderBottom: `2px solid ${color.line}`,
    borderBottomRightRadius: arc,
  },
});

export const heading = style({
  fontSize: text.xl,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const note = style({
  fontSize: text.s,
  color: color.ink3,
  // The name gives way last.
  flexShrink: 999,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
/** Tabs sit on the chalk line without making it lower. */
export const tabsPlace = style({ display: 'flex', flexShrink: 999, minWidth: 0, marginBlock: '-6px -9px' });
globalStyle(`${tabsPlace} > *`, { minWidth: 0 });
// A small button is a little higher than the text; the line stays as low as its neighbours.
export const aside = style({ display: 'flex', alignItems: 'center', gap: '16px', marginLeft: 'auto', marginTop: '-4px', flex: 'none' });

export const more = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2px',
  borderRadius: vars.radius.chip,
  fontSize: text.s,
  color: color.ink3,
  whiteSpace: 'nowrap',
  transition: `color ${vars.motion.press}`,
  ':hover': { color: color.brand },
  ':active': { color: color.brandHover },
});

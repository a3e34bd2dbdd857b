import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, font, text, weight } = vars;

export const table = style({
  width: '100%',
  tableLayout: 'fixed',
  borderRadius: vars.radius.chip,
  background: color.surface2,
  fontSize: text.s,
});
const headBase = style({
  height: '30px',
  padding: '0 10px',
  color: color.ink3,
  fontSize: text.xs,
  fontWeight: weight.normal,
  lineHeight: '18px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const head = styleVariants({ start: [headBase, { textAlign: 'start' }], end: [headBase, { textAlign: 'end' }] });
export const market = style({
  padding: '0 0 0 10px',
  borderTop: `1px solid ${color.line}`,
  color: color.ink2,
  fontSize: text.xs,
  fontWeight: weight.normal,
  lineHeight: '18px',
  textAlign: 'start',
  overflowWrap: 'anywhere',
});
export const cell = style({
  height: '42px',
  padding: '4px 0',
  borderTop: `1px solid ${color.line}`,
  textAlign: 'center',
  selectors: { [`${market} ~ &:last-child`]: { paddingInlineEnd: '10px' } },
});
export const company = style({
  maxWidth: '100%',
  minHeight: '24px',
  padding: '0 6px',
  marginInlineEnd: '-6px',
  borderRadius: vars.radius.chip,
  color: color.brand,
  cursor: 'pointer',
  selectors: { '&:hover': { background: color.surface3 }, '&:active': { translate: '0 1px' } },
});
export const moves = style({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: '10px',
  fontFamily: font.number,
  fontSize: '15px',
  fontWeight: weight.strong,
  lineHeight: '18px',
});

const arrow = {
  content: '',
  display: 'inline-block',
  width: '7px',
  height: '6px',
  marginInlineEnd: '3px',
  verticalAlign: 'middle',
} as const;
export const moved = styleVariants({
  up: { color: color.oddsUp, '::before': { ...arrow, background: color.oddsUp, clipPath: 'polygon(50% 0, 100% 100%, 0 100%)' } },
  down: { color: color.oddsDown, '::before': { ...arrow, background: color.oddsDown, clipPath: 'polygon(0 0, 100% 0, 50% 100%)' } },
});

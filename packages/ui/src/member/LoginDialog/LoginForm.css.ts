import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, space } = vars;

export const form = style({ display: 'grid', justifyItems: 'start', marginTop: space.x4 });

export const fieldSlot = style({ width: '100%' });

/** A line reserved for the server's refusal of the whole form. */
export const refusalText = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '4px',
  width: '100%',
  minHeight: '18px',
  margin: '2px 0',
  fontSize: vars.text.xs,
  lineHeight: '18px',
  color: color.live,
});

/** Icons keep to the first line of a long message. */
export const refusalIcon = style({ flex: 'none', marginTop: '3px' });

/** Remember me on the left, the forgot-password link on the right. */
export const asideRow = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x3,
  width: '100%',
  minHeight: '24px',
  marginBottom: space.x3,
});

export const asideAct = style({
  flex: 'none',
  minHeight: '24px',
  color: color.brand,
  fontSize: vars.text.s,
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
  selectors: { '&:hover': { textDecoration: 'underline' }, '&:active': { color: color.brandHover } },
});

export const agreement = style({ width: '100%', marginTop: space.x3 });

export const agreementLink = style({
  color: color.brand,
  fontWeight: vars.weight.medium,
  selectors: { '&:hover': { textDecoration: 'underline' }, '&:active': { color: color.brandHover } },
});

export const optional = style({ flex: 'none', fontSize: vars.text.xs, color: color.ink3 });

export const helpText = style({
  marginTop: space.x3,
  fontSize: vars.text.xs,
  lineHeight: 1.6,
  color: color.ink3,
  overflowWrap: 'anywhere',
});

export const smsAct = style({
  flex: 'none',
  display: 'grid',
  justifyItems: 'center',
  alignItems: 'center',
  minHeight: '28px',
  paddingLeft: space.x3,
  borderLeft: `1px solid ${color.lineStrong}`,
  color: color.brand,
  fontSize: vars.text.s,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:hover:not(:disabled)': { textDecoration: 'underline' },
    '&:active:not(:disabled)': { color: color.brandHover },
    '&:disabled': { color: color.ink3, cursor: 'not-allowed' },
  },
});

const stacked = style({ gridArea: '1 / 1', fontVariantNumeric: 'tabular-nums' });
export const smsWords = styleVariants({ shown: [stacked], room: [stacked, { visibility: 'hidden' }] });

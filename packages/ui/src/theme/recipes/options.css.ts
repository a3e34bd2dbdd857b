import { style } from '@vanilla-extract/css';
import { vars } from '../theme.css.ts';

const { color, space, text } = vars;

export const layer = style({ zIndex: vars.layer.popover });

/** The floating list of options under a select, a combobox or a country code. */
export const list = style({
  minWidth: 'var(--anchor-width)',
  maxWidth: 'var(--available-width)',
  maxHeight: 'min(320px, var(--available-height))',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  padding: '6px',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  background: color.surface1,
  color: color.ink1,
  boxShadow: vars.shadow.float,
  outline: 'none',
  transition: `opacity ${vars.motion.press}`,
  selectors: { '&[data-starting-style], &[data-ending-style]': { opacity: 0 } },
});

export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  minHeight: '36px',
  padding: `4px ${space.x3}`,
  borderRadius: '6px',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-highlighted]': { background: color.surface3 },
    '&[data-selected]': { background: color.brandSoft, color: color.brand, fontWeight: vars.weight.strong },
    '&[data-selected][data-highlighted]': { boxShadow: `inset 0 0 0 1px ${color.brand}` },
    '&[data-disabled]': { cursor: 'not-allowed', color: color.ink3 },
  },
});

export const optionIcon = style({ flex: 'none', display: 'inline-flex' });

export const optionWords = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

export const optionNote = style({ flex: 'none', fontSize: text.xs, fontWeight: vars.weight.normal, color: color.ink3 });

export const optionTick = style({ flex: 'none', display: 'grid', placeItems: 'center', width: '16px', height: '16px' });

export const groupLabel = style({
  padding: `6px ${space.x3} 2px`,
  fontSize: text.xs,
  lineHeight: '18px',
  color: color.ink3,
  selectors: { '[role="group"] + [role="group"] > &': { marginTop: '6px', paddingTop: '10px', borderTop: `1px solid ${color.line}` } },
});

export const nothing = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space.x2,
  padding: `${space.x5} ${space.x4}`,
  textAlign: 'center',
  fontSize: text.s,
  color: color.ink3,
  selectors: { '&:empty': { display: 'none' } },
});

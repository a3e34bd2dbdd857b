import { style } from '@vanilla-extract/css';
import { vars } from '../theme.css.ts';

const { color, space, text } = vars;

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space.x3,
  width: '100%',
});

export const control = style({
  display: 'flex',
  alignItems: 'center',
  height: '28px',
  padding: '0 8px',
  cursor: 'pointer',
  touchAction: 'none',
  selectors: { '[data-disabled] > &': { cursor: 'not-allowed', opacity: 0.55 } },
});

export const track = style({ position: 'relative', width: '100%', height: '4px', borderRadius: '2px', background: color.lineStrong });

export const fill = style({ borderRadius: '2px', background: color.brand });

export const thumb = style({
  width: '16px',
  height: '16px',
  borderRadius: vars.radius.round,
  border: `3px solid ${color.brand}`,
  background: color.surface1,
  cursor: 'grab',
  transition: `border-color ${vars.motion.press}, box-shadow ${vars.motion.press}`,
  selectors: {
    '&:hover:not([data-disabled])': { borderColor: color.brandHover, boxShadow: `0 0 0 6px ${color.brandSoft}` },
    '&[data-dragging]': { cursor: 'grabbing', boxShadow: `0 0 0 8px ${color.brandSoft}` },
    '&:focus-within:has(:focus-visible)': { outline: `2px solid ${color.brand}`, outlineOffset: '2px' },
    '&[data-disabled]': { borderColor: color.ink3, cursor: 'not-allowed' },
  },
});

/** As wide as the longest of its values, so that the track keeps its length while it is dragged. */
export const value = style({
  display: 'grid',
  justifyItems: 'end',
  minWidth: '40px',
  fontFamily: vars.font.number,
  fontSize: text.l,
  fontWeight: vars.weight.strong,
  lineHeight: '20px',
  whiteSpace: 'nowrap',
});

export const widest = style({ gridArea: '1 / 1', visibility: 'hidden' });

export const shown = style({ gridArea: '1 / 1' });

export const scale = style({
  position: 'relative',
  gridColumn: 1,
  height: '18px',
  margin: '0 8px',
  fontSize: text.xs,
  lineHeight: '18px',
  color: color.ink3,
});

export const mark = style({
  position: 'absolute',
  left: 'var(--at)',
  translate: '-50% 0',
  whiteSpace: 'nowrap',
  selectors: { '&:first-child': { translate: '-8px 0' }, '&:last-child': { translate: 'calc(-100% + 8px) 0' } },
});

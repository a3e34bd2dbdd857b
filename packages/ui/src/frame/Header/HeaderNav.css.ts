import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { frame } from '../../theme/recipes/frame.css.ts';

const { color, motion } = vars;

/** As wide as all tabs (the ruler sees to that), and shrinking when the header has less. */
export const nav = style({ position: 'relative', flex: '0 1 auto', minWidth: 0, height: '100%' });

export const ruler = style({ display: 'flex', height: 0, visibility: 'hidden', overflow: 'hidden' });

/** Tabs without room wrap out of sight until the row is measured, as in a page drawn by a server; they would lie on the search box. */
export const list = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'flex-start',
  overflow: 'hidden',
});

export const item = style({ display: 'flex', height: '100%' });

export const tab = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: '4px',
  height: '100%',
  padding: '0 14px',
  fontSize: '15px',
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
  color: color.onFrameMuted,
  cursor: 'pointer',
  transition: `color ${motion.press}`,
  '@container': { [frame.snug]: { padding: '0 12px' }, [frame.compact]: { padding: '0 10px' } },
  selectors: {
    '&:hover, &[data-popup-open], &[data-current]': { color: color.onFrame },
    '&:active': { color: color.onFrameMuted },
    '&:focus-visible': { outlineOffset: '-6px', borderRadius: vars.radius.card },
    '&[data-current]::after': {
      content: '',
      position: 'absolute',
      insetInline: '13px',
      bottom: 0,
      height: '3px',
      borderRadius: '3px 3px 0 0',
      background: color.chalkCell,
    },
  },
});

export const chevron = style({ transition: `rotate ${motion.press}`, selectors: { '[data-popup-open] > &': { rotate: '180deg' } } });

export const positioner = style({ zIndex: vars.layer.popover });

export const popup = style({
  minWidth: '148px',
  maxHeight: 'calc(100vh - 80px)',
  overflowY: 'auto',
  padding: '6px',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  background: color.surface1,
  color: color.ink1,
  boxShadow: vars.shadow.float,
  transition: `opacity ${motion.press} ${motion.ease}, translate ${motion.press} ${motion.ease}`,
  selectors: { '&[data-starting-style], &[data-ending-style]': { opacity: 0, translate: '0 -4px' } },
});

export const entry = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '36px',
  padding: '4px 12px',
  borderRadius: '6px',
  whiteSpace: 'nowrap',
  transition: `background-color ${motion.press}`,
  selectors: {
    '&:hover': { background: color.surface3 },
    '&:active': { background: color.brandSoft },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[aria-current]': { background: color.brandSoft, color: color.brand, fontWeight: vars.weight.strong },
  },
});

export const under = style({ paddingInlineStart: vars.space.x4 });

globalStyle(`${under} ${entry}:not([aria-current])`, { color: color.ink2 });

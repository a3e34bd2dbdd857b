import { style, styleVariants } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/theme.css.ts';

const { color, motion, radius, space } = vars;
const gone = '&[data-starting-style], &[data-ending-style]';
const column = { insetBlock: 0, height: '100%', maxWidth: 'calc(100vw - 48px)' };

export const drawer = recipe({
  base: {
    position: 'fixed',
    display: 'flex',
    flexDirection: 'column-reverse',
    background: color.surface1,
    color: color.ink1,
    boxShadow: vars.shadow.float,
    outline: 'none',
    overflow: 'hidden',
    transition: `translate ${motion.panel} ${motion.ease}`,
  },
  variants: {
    side: {
      end: {
        ...column,
        insetInlineEnd: 0,
        borderRadius: `${radius.card} 0 0 ${radius.card}`,
        selectors: { [gone]: { translate: '100% 0' } },
      },
      start: {
        ...column,
        insetInlineStart: 0,
        borderRadius: `0 ${radius.card} ${radius.card} 0`,
        selectors: { [gone]: { translate: '-100% 0' } },
      },
      bottom: {
        insetInline: 0,
        bottom: 0,
        width: '100%',
        borderRadius: `${radius.card} ${radius.card} 0 0`,
        selectors: { [gone]: { translate: '0 100%' } },
      },
    },
    size: { s: {}, m: {}, l: {} },
  },
  compoundVariants: [
    { variants: { side: 'end', size: 's' }, style: { width: '320px' } },
    { variants: { side: 'end', size: 'm' }, style: { width: '420px' } },
    { variants: { side: 'end', size: 'l' }, style: { width: '560px' } },
    { variants: { side: 'start', size: 's' }, style: { width: '320px' } },
    { variants: { side: 'start', size: 'm' }, style: { width: '420px' } },
    { variants: { side: 'start', size: 'l' }, style: { width: '560px' } },
    { variants: { side: 'bottom', size: 's' }, style: { height: '40vh' } },
    { variants: { side: 'bottom', size: 'm' }, style: { height: '60vh' } },
    { variants: { side: 'bottom', size: 'l' }, style: { height: '85vh' } },
  ],
});

export const content = style({ flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column' });

export const scroller = style({ position: 'relative', flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column' });

const viewport = style({ flex: 1, minHeight: 0, selectors: { '&:focus-visible': { outlineOffset: '-2px' } } });
export const body = styleVariants({ none: [viewport], m: [viewport, { padding: space.x5 }] });

export const head = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.x2,
  padding: `${space.x4} ${space.x4} ${space.x3} ${space.x5}`,
  borderBottom: `1px solid ${color.line}`,
});

export const words = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

export const description = style({ color: color.ink2, fontSize: vars.text.s });

export const foot = style({
  flex: 'none',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: space.x2,
  padding: `${space.x3} ${space.x5}`,
  borderTop: `1px solid ${color.line}`,
  background: color.surface1,
});

import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { frame, frameContainer } from '../../theme/recipes/frame.css.ts';

const { color, space, motion } = vars;

export const header = style({
  position: 'sticky',
  top: 0,
  zIndex: vars.layer.header,
  height: '60px',
  containerType: 'inline-size',
  containerName: frameContainer,
  color: color.onFrame,
  background: color.frame,
  transition: `translate ${motion.panel} ${motion.ease}`,
  selectors: {
    // The header stays while keyboard focus is in it or one of its panels is open.
    '&[data-hidden]:not(:has(:focus-visible, [data-popup-open]))': { translate: '0 -100%' },
  },
});

globalStyle(`${header} :focus-visible`, { outlineColor: color.onFrame });

export const inner = style({
  display: 'flex',
  alignItems: 'center',
  gap: '28px',
  maxWidth: '1488px',
  height: '100%',
  margin: '0 auto',
  padding: `0 ${space.x6}`,
  selectors: { [`${header}[data-wide] > &`]: { maxWidth: '1808px' } },
  '@container': { [frame.snug]: { gap: space.x4 }, [frame.tight]: { gap: space.x2, padding: `0 ${space.x3}` } },
});

/** Shrinks before the tabs do, but never so far that its placeholder is cut in any language; then the last tabs are hidden. */
export const search = style({
  flex: '0 1000 220px',
  minWidth: '208px',
  '@container': {
    [frame.snug]: { minWidth: '180px' },
    [frame.compact]: { flexBasis: '180px' },
    [frame.small]: { minWidth: '124px' },
    [frame.tight]: { minWidth: '92px' },
  },
});

export const actions = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: space.x2,
  marginInlineStart: 'auto',
  '@container': { [frame.compact]: { gap: '4px' }, [frame.tight]: { gap: 0 } },
});

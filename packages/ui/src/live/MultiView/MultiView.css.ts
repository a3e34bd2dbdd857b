import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, space } = vars;

/** Height above and below the pictures, so that all of them are visible at once. */
const around = '232px';

/** Layouts with one large picture and a column of small ones have this aspect ratio; as wide as the window, and no higher. */
const bounded = (ratio: string) => ({ maxWidth: `max(880px, calc((100vh - ${around}) * ${ratio}))` });

export const grid = style({
  display: 'grid',
  gap: '6px',
  width: '100%',
  marginInline: 'auto',
  color: color.ink1,
  selectors: {
    '&[data-layout="pair"]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '&[data-layout="quad"]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', ...bounded('1.7778') },
    '&[data-layout="trio"]': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)', ...bounded('2.667') },
    '&[data-layout="duo"], &[data-layout="focus"]': { gridTemplateColumns: 'minmax(0, 3.06fr) minmax(0, 1fr)', ...bounded('2.36') },
  },
  '@media': { '(max-width: 719px)': { selectors: { '&&': { gridTemplateColumns: 'minmax(0, 1fr)' } } } },
});

const beside = `${grid}:is([data-layout='duo'], [data-layout='trio'], [data-layout='focus'])`;
const wide = '(min-width: 720px)';
/** The large one says how high all of them are. The pictures keep their places in the document, for one that is moved there stops. */
globalStyle(`${beside} > *`, { '@media': { [wide]: { gridColumn: '2', minHeight: 0, aspectRatio: 'auto' } } });
globalStyle(`${beside} > [data-large]`, { '@media': { [wide]: { gridColumn: '1', gridRow: '1 / span 3', aspectRatio: '16 / 9' } } });
globalStyle(`${grid}[data-layout='trio'] > [data-large]`, { '@media': { [wide]: { gridRow: '1 / span 2' } } });
globalStyle(`${grid}:is([data-layout='duo'], [data-layout='focus'])`, {
  '@media': { [wide]: { gridTemplateRows: 'repeat(3, minmax(0, 1fr))' } },
});
globalStyle(`${grid}[data-layout='trio']`, { '@media': { [wide]: { gridTemplateRows: 'repeat(2, minmax(0, 1fr))' } } });

export const addCell = style({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space.x2,
  minHeight: '96px',
  border: `1px dashed ${color.lineStrong}`,
  borderRadius: '6px',
  background: color.surface1,
  color: color.ink2,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.press}, color ${vars.motion.press}`,
  selectors: {
    '&:hover': { background: color.surface3, color: color.ink1 },
    '&:active': { translate: '0 1px' },
    '[data-layout="pair"] > &, [data-layout="quad"] > &': { aspectRatio: '16 / 9' },
    '[data-layout="duo"] > &:nth-child(n + 3)': { gridRow: '2 / span 2' },
  },
});
export const addMark = style({ justifySelf: 'center', color: color.brand });

import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, space } = vars;
const wide = { maxWidth: '1488px', margin: '0 auto' };

export const band = style({ background: color.frame });
export const stage = style({
  ...wide,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 180px 368px',
  gap: space.x3,
  padding: `${space.x4} ${space.x6} ${space.x6}`,
  '@media': { '(max-width: 1240px)': { gridTemplateColumns: 'minmax(0, 1fr) 168px' } },
});
export const rail = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.x3,
  minWidth: 0,
  color: color.ink1,
  '@media': { '(max-width: 1240px)': { gridColumn: '1 / -1' } },
});
export const lines = style({ flex: 1, minHeight: 0, '@media': { '(min-width: 1241px)': { containerType: 'size' } } });
export const body = style({ ...wide, display: 'grid', gap: space.x8, padding: `${space.x6} ${space.x6} ${space.x10}` });
export const liveAndRank = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 368px',
  gap: space.x6,
  '@media': { '(max-width: 1240px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const block = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  alignContent: 'start',
  gap: space.x4,
  '@media': { '(max-width: 1399px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: space.x4,
  '@media': { '(max-width: 1240px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const mark = style({ display: 'inline-flex', alignItems: 'center', gap: '5px' });

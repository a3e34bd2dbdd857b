import { style } from '@vanilla-extract/css';
import { faded, paint } from '../../theme/paint.css.ts';
import { vars } from '../../theme/theme.css.ts';

const { color, space, text } = vars;

/** A stage so small that only the actions fit. */
const small = '(max-width: 480px)';

/** Over the poster; the bar of controls stays free. */
export const curtain = style({
  display: 'grid',
  minHeight: '100%',
  padding: `${space.x4} ${space.x6} 60px`,
  background: faded(paint.coal13, 0.82),
  color: color.ink1,
  '@container': { [small]: { padding: `${space.x2} ${space.x4} 48px` } },
});
export const middle = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: space.x4,
  minWidth: 0,
  textAlign: 'center',
  '@container': { [small]: { gap: space.x2 } },
});
export const title = style({ fontSize: text.xxl, lineHeight: 1.3, '@container': { '(max-width: 620px)': { fontSize: text.xl } } });
export const when = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space.x2,
  maxWidth: '100%',
  color: color.ink2,
  '@container': { [small]: { gap: 0 } },
});
export const note = style({
  display: 'flex',
  gap: space.x2,
  maxWidth: '560px',
  padding: `${space.x2} ${space.x4}`,
  borderRadius: vars.radius.card,
  background: faded(paint.white, 0.08),
  color: color.ink2,
  textAlign: 'start',
  '@container': { [small]: { display: 'none' } },
});
export const noteTexts = style({ minWidth: 0, overflowWrap: 'anywhere' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space.x3 });
export const below = style({ width: 'min(100%, 860px)', '@container': { '(max-width: 620px)': { display: 'none' } } });

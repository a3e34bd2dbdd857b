import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, space, text, weight } = vars;
const narrow = '(max-width: 719px)';
/** Under this width names and crests need the whole strip. */
const stacked = '(max-width: 959px)';

export const frame = style({ overflow: 'hidden', borderRadius: vars.radius.card });
export const inside = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x3,
  padding: `${space.x2} ${space.x5} ${space.x4}`,
  '@container': { [narrow]: { padding: `${space.x2} ${space.x3} ${space.x3}` } },
});

export const top = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x4,
  minHeight: '40px',
  '@container': { [narrow]: { flexWrap: 'wrap', gap: '4px 16px' } },
});
export const title = style({ flex: 'none', color: color.onFrame, fontSize: text.l, fontWeight: weight.strong, lineHeight: '24px' });
/** One line: facts that do not fit are left out, ground and weather first. */
export const facts = style({ display: 'flex', flex: 1, minWidth: 0, height: '24px', overflow: 'hidden' });
export const until = style({ display: 'flex', flex: 'none', alignItems: 'center', gap: space.x3, minHeight: '32px' });
export const left = style({ display: 'inline-flex', alignItems: 'baseline', gap: '6px', color: color.onFrameMuted, fontSize: text.s });
export const clock = style({ color: color.onFrame });

export const sidesRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 60%) minmax(0, 1fr)',
  alignItems: 'center',
  gap: space.x4,
  '@container': { [stacked]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space.x3 } },
});
const wing = style({
  display: 'grid',
  gap: '4px',
  minWidth: 0,
  color: color.onFrameMuted,
  fontSize: text.s,
  '@container': { [stacked]: { gridRow: 2 } },
});
export const wings = styleVariants({ home: [wing], away: [wing, { justifyItems: 'end', textAlign: 'end' }] });
const cut = style({ maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const name = style([
  cut,
  {
    color: color.onFrame,
    fontSize: text.l,
    fontWeight: weight.strong,
    lineHeight: '24px',
    selectors: { 'a&:hover': { textDecoration: 'underline' } },
  },
]);
/** Reserves its line until the standings are known. */
export const note = style([cut, { minHeight: '20px', lineHeight: '20px' }]);
export const form = style({ display: 'flex', alignItems: 'center', minHeight: '22px' });
export const bug = style({
  display: 'block',
  borderRadius: vars.radius.chip,
  selectors: { '&:hover': { filter: 'brightness(1.08)' } },
  '@container': { [stacked]: { gridColumn: '1 / -1' } },
});

const lower = style({ display: 'grid', alignItems: 'start', gap: `${space.x3} ${space.x5}` });
/** Fans and companies side by side; fans alone where no company has an opinion. */
export const says = styleVariants({
  both: [
    lower,
    {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      // Three markets under their heads, also where one of them is not offered.
      minHeight: '162px',
      '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
    },
  ],
  fans: [lower, { gridTemplateColumns: 'minmax(0, 1fr)' }],
});
export const fans = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.x4 });
export const foot = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  minHeight: '32px',
  color: color.onFrameMuted,
  fontSize: text.s,
  lineHeight: '20px',
});
export const ways = style({ display: 'flex', flex: 'none', alignItems: 'center', gap: space.x4, marginInlineStart: 'auto' });

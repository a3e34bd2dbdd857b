import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { container, narrow } from './StreamFigures.css.ts';

const { color, radius, space, text, weight } = vars;

export const frame = style({
  containerName: container,
  containerType: 'inline-size',
});
/** As high as the usual figures in every state, so that the content below does not move when a stream arrives. */
export const place = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space.x3,
  minHeight: '218px',
  '@container': { [narrow]: { minHeight: '392px' } },
});
export const waiting = style([place, { alignContent: 'stretch' }]);
/** Shown where the height allows. */
export const drawing = style({ display: 'none', '@container': { [narrow]: { display: 'block' } } });

const plate = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  gap: space.x2,
  minHeight: '28px',
  margin: 0,
  padding: `0 ${space.x3}`,
  borderRadius: radius.chip,
  fontSize: text.s,
  fontWeight: weight.medium,
  lineHeight: 1.45,
});
export const level = styleVariants({
  waiting: [plate, { background: color.surface3, color: color.ink2 }],
  good: [plate, { background: color.successSoft, color: color.success }],
  weak: [plate, { background: color.warningSoft, color: color.warning }],
  broken: [plate, { background: color.liveSoft, color: color.live }],
});

/** A second encoder stands by. */
export const standby = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space.x2}`,
  margin: 0,
  color: color.success,
  fontSize: text.s,
  lineHeight: 1.45,
});
export const standbyHint = style({ minWidth: 0, color: color.ink2 });

export const facts = style({ display: 'flex', flexWrap: 'wrap', gap: `${space.x2} ${space.x6}`, margin: 0 });
export const fact = style({ display: 'flex', gap: space.x2, minWidth: 0, fontSize: text.s, lineHeight: 1.45 });
export const name = style({ flex: 'none', color: color.ink3 });
export const figure = style({ margin: 0, color: color.ink1, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' });

export const advice = style({ display: 'grid', gap: space.x2, margin: 0, padding: 0, listStyle: 'none' });
const line = style({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: space.x3,
  padding: `${space.x3} ${space.x4}`,
  border: '1px solid',
  borderRadius: radius.card,
  color: color.ink1,
  fontSize: text.m,
  lineHeight: 1.45,
});
export const fault = styleVariants({
  weak: [line, { borderColor: color.warning, background: color.warningSoft }],
  broken: [line, { borderColor: color.live, background: color.liveSoft }],
});
export const icon = styleVariants({ weak: { color: color.warning }, broken: { color: color.live } });
export const what = style({ margin: 0, fontWeight: weight.strong });
export const todo = style({ margin: 0, color: color.ink2, fontSize: text.s });

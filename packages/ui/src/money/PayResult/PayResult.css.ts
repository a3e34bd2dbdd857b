import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, space, text } = vars;

const tones = { success: color.success, failed: color.live, canceled: color.ink3, timeout: color.warning, confirming: color.info };
const base = style({
  display: 'grid',
  gap: space.x3,
  alignContent: 'start',
  minWidth: 0,
  padding: space.x5,
  border: `1px solid ${color.line}`,
  borderTopWidth: '3px',
  borderRadius: vars.radius.card,
  background: color.surface1,
});
export const card = styleVariants(tones, (tone) => [base, { borderTopColor: tone }]);
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x3,
  margin: 0,
  fontSize: text.xxl,
  fontWeight: vars.weight.strong,
  lineHeight: 1.45,
});

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
const mark = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '44px',
  height: '44px',
  borderRadius: vars.radius.round,
  color: color.onBrand,
});
export const sign = styleVariants(tones, (tone, kind) => [
  mark,
  { background: tone },
  ...(kind === 'confirming'
    ? [style({ animation: `${turn} 1.6s linear infinite`, '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } } })]
    : []),
]);

export const words = style({ margin: 0, lineHeight: 1.6, color: color.ink2, minHeight: '44px' });
export const facts = style({ display: 'grid', gap: space.x1, margin: 0 });
export const fact = style({ display: 'flex', justifyContent: 'space-between', gap: space.x3, lineHeight: 1.6 });
export const factName = style({ color: color.ink2 });
export const factValue = style({ margin: 0, fontWeight: vars.weight.medium, textAlign: 'end' });
export const acts = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: space.x2,
  marginTop: space.x2,
});

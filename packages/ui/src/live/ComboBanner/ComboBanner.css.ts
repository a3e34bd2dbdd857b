import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { paint } from '../../theme/paint.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { comboTiers, type ComboTier } from './comboTier.data.ts';

const enter = keyframes({ from: { opacity: 0, translate: '-40px 0' } });

export const tier = styleVariants(
  Object.fromEntries(comboTiers.map(({ name, plate, numeral }) => [name, { plate, numeral }])) as Record<
    ComboTier,
    { plate: string; numeral: string }
  >,
  ({ plate, numeral }) => ({ vars: { '--plate': plate, '--numeral': numeral } }),
);

export const banner = style({
  display: 'grid',
  gridTemplateColumns: '34px minmax(48px, auto) 44px auto',
  alignItems: 'center',
  gap: '10px',
  position: 'relative',
  isolation: 'isolate',
  width: 'max-content',
  maxWidth: '100%',
  height: '44px',
  padding: '0 16px 0 13px',
  color: vars.color.onFrame,
  animation: `${enter} ${vars.motion.panel} ${vars.motion.ease}`,
  '::before': {
    content: '',
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    borderRadius: '4px',
    borderLeft: `6px solid var(--noble, ${paint.plainNoble})`,
    background: 'var(--plate)',
    transform: `skewX(${vars.skew})`,
  },
});

export const who = style({
  display: 'grid',
  minWidth: 0,
  maxWidth: '150px',
  fontSize: vars.text.xs,
  lineHeight: '18px',
  color: vars.color.onFrameMuted,
});
const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
export const name = style({ ...cut, fontSize: vars.text.s, lineHeight: '19px', fontWeight: vars.weight.medium, color: vars.color.onFrame });
export const what = style(cut);

export const art = style({ position: 'relative', marginTop: '-10px' });

export const times = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: '2px',
  minWidth: '58px',
  color: 'var(--numeral)',
  fontFamily: vars.font.number,
  fontWeight: vars.weight.strong,
  fontStyle: 'italic',
  fontSize: '30px',
  lineHeight: '36px',
  letterSpacing: '-0.01em',
  transformOrigin: '20% 60%',
});
export const by = style({ fontSize: '18px' });

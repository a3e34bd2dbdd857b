import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, space } = vars;

export const anchor = style({ position: 'sticky', top: 'var(--banner-top)', zIndex: vars.layer.sticky, height: 0 });

const slide = keyframes({ from: { opacity: 0, translate: '0 -8px' } });

const base = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  minHeight: '40px',
  padding: `6px ${space.x6}`,
  borderBottom: `1px solid ${color.line}`,
  boxShadow: vars.shadow.float,
  fontSize: vars.text.s,
  fontWeight: vars.weight.medium,
  animation: `${slide} ${vars.motion.panel} ${vars.motion.ease}`,
});

export const bar = styleVariants({
  info: [base, { background: color.infoSoft, color: color.info }],
  warning: [base, { background: color.warningSoft, color: color.warning }],
});

export const iconSlot = style({ flex: 'none' });

export const words = style({ flex: 1, minWidth: 0 });

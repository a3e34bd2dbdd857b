import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color } = vars;

export const frame = style({ position: 'relative', display: 'inline-block', flex: 'none' });

const portrait = style({ width: '100%', height: '100%', borderRadius: vars.radius.round, objectFit: 'cover', overflow: 'hidden' });
export const face = styleVariants({ plain: [portrait], ringed: [portrait, { padding: '3px' }] });

export const ring = style({ position: 'absolute', inset: 0, border: `2px solid ${color.live}`, borderRadius: vars.radius.round });

export const tag = style({
  position: 'absolute',
  left: '50%',
  bottom: '-5px',
  translate: '-50% 0',
  padding: '0 5px',
  borderRadius: vars.radius.chip,
  background: color.live,
  color: color.onLive,
  fontSize: '11px',
  lineHeight: '16px',
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
});

export const dot = style({
  position: 'absolute',
  right: '-1px',
  bottom: '-1px',
  width: '10px',
  height: '10px',
  borderRadius: vars.radius.round,
  border: `2px solid ${color.surface1}`,
  background: color.live,
});

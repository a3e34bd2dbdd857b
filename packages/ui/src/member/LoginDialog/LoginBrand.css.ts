import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, space } = vars;

export const brand = style({
  flex: 'none',
  display: 'flex',
  flexDirection: 'column',
  width: '352px',
  background: color.frame,
  color: color.onFrame,
  '@container': { '(max-width: 640px)': { display: 'none' } },
});

export const picture = style({ position: 'relative', flex: 'none', height: '216px', background: color.pitch });

export const pitchLines = style({ width: '100%', height: '100%', fill: 'none', stroke: color.onFrame, strokeWidth: 2, opacity: 0.5 });

export const scorebug = style({ position: 'absolute', left: space.x6, right: space.x6, bottom: '-18px', display: 'flex' });

export const words = style({ flex: 1, display: 'flex', flexDirection: 'column', gap: '14px', padding: `36px ${space.x6} ${space.x5}` });

export const title = style({ fontSize: vars.text.xxl, lineHeight: 1.25, fontWeight: vars.weight.strong });

export const benefits = style({ display: 'grid', gap: '4px' });

export const benefit = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '10px',
  padding: '4px 0',
  lineHeight: '20px',
  color: color.onFrameMuted,
});

export const crowd = style({ marginTop: 'auto', display: 'flex' });

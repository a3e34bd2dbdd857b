import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, radius, space, text, weight } = vars;

export const panel = style({ display: 'grid', gap: space.x3, width: '320px', maxWidth: '100%', fontSize: text.m, color: color.ink1 });

export const title = style({ fontSize: text.m, fontWeight: weight.strong });

export const words = style({ fontSize: text.s, lineHeight: 1.6, color: color.ink2 });

export const address = style({
  padding: space.x2,
  border: `1px solid ${color.line}`,
  borderRadius: radius.chip,
  fontSize: text.xs,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
  userSelect: 'all',
});

export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: space.x2 });

import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, text } = vars;

const mark = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  '::before': { content: '', flex: 'none', width: '7px', height: '7px', borderRadius: vars.radius.round, background: 'currentColor' },
});

export const state = styleVariants(
  { good: color.success, fair: color.warning, waiting: color.info, bad: color.live, none: color.ink3 },
  (ink) => [mark, { color: ink }],
);

export const small = style({ fontSize: text.s, lineHeight: 1.45 });

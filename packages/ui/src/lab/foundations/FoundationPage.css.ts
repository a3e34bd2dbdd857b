import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, space, text } = vars;

export const page = style({
  maxWidth: '1200px',
  margin: '0 auto',
  padding: `${space.x8} ${space.x6} ${space.x12}`,
  display: 'grid',
  gap: space.x8,
});
export const head = style({ display: 'grid', gap: space.x2 });
export const title = style({ fontSize: text.title, lineHeight: '36px' });
export const lead = style({ fontSize: text.l, lineHeight: 1.6, color: color.ink2, maxWidth: '68ch' });
export const block = style({ display: 'grid', gap: space.x4 });

/** Columns of equal width that wrap when they get narrower than their name says. */
export const grid = styleVariants({ narrow: '132px', card: '180px', wide: '260px', half: '420px' }, (width) => ({
  display: 'grid',
  gap: space.x3,
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${width}), 1fr))`,
}));

export const card = style({
  display: 'grid',
  gridTemplateRows: '1fr auto',
  minWidth: 0,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  background: color.surface1,
  overflow: 'hidden',
});
export const stage = style({ display: 'grid', placeItems: 'center', minHeight: '96px', padding: space.x4, minWidth: 0 });
export const caption = style({
  display: 'grid',
  gap: '2px',
  padding: `${space.x2} ${space.x3}`,
  borderTop: `1px solid ${color.line}`,
  fontSize: text.xs,
  lineHeight: 1.5,
  color: color.ink2,
});
export const captionTitle = style({ fontSize: text.s, fontWeight: vars.weight.strong, color: color.ink1, overflowWrap: 'anywhere' });

export const verdict = styleVariants({
  right: { borderTop: `2px solid ${color.success}` },
  wrong: { borderTop: `2px solid ${color.live}` },
});
export const verdictWord = styleVariants({
  right: { display: 'inline-flex', gap: space.x1, alignItems: 'center', fontWeight: vars.weight.strong, color: color.success },
  wrong: { display: 'inline-flex', gap: space.x1, alignItems: 'center', fontWeight: vars.weight.strong, color: color.live },
});

export const rows = style({ display: 'grid' });
export const row = style({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr) minmax(0, 280px)',
  gap: space.x4,
  alignItems: 'baseline',
  padding: `${space.x2} 0`,
  borderTop: `1px solid ${color.line}`,
});
export const figure = style({ fontFamily: vars.font.number, fontWeight: vars.weight.strong, color: color.ink1 });
export const note = style({ fontSize: text.s, lineHeight: 1.5, color: color.ink2 });
export const end = style({ textAlign: 'end' });
export const code = style({ fontFamily: 'ui-monospace, monospace', fontSize: text.xs, color: color.ink2 });

export const table = style({ width: '100%', fontSize: text.s });
export const headCell = style({
  padding: `${space.x2} ${space.x3}`,
  textAlign: 'start',
  fontWeight: vars.weight.medium,
  color: color.ink2,
  borderBottom: `1px solid ${color.line}`,
});
export const cell = style({ padding: `${space.x2} ${space.x3}`, borderBottom: `1px solid ${color.line}`, verticalAlign: 'top' });

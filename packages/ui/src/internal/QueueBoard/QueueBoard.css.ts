import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, font, radius, space, text, weight } = vars;

/** As many columns as fit. */
export const board = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(184px, 1fr))',
  gap: space.x2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const place = style({ display: 'grid', minWidth: 0 });

export const queue = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"name value" "note value"',
  alignItems: 'center',
  gap: `0 ${space.x3}`,
  padding: `${space.x3} ${space.x4}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface1,
  color: color.ink1,
  ':hover': { background: color.surface2, borderColor: color.lineStrong },
});

export const empty = style([queue, { background: color.surface2, color: color.ink2 }]);

export const name = style({ gridArea: 'name', fontWeight: weight.medium, lineHeight: '20px', overflowWrap: 'anywhere' });

export const value = style({ gridArea: 'value', font: `${weight.strong} ${text.title}/32px ${font.number}`, whiteSpace: 'nowrap' });

export const note = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x1,
  gridArea: 'note',
  color: color.ink3,
  fontSize: text.s,
  lineHeight: '20px',
});

export const lateNote = style([note, { color: color.live, fontWeight: weight.medium }]);

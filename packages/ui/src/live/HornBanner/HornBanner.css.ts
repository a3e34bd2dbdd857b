import { createContainer, style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, space, text, weight } = vars;
const container = createContainer('horn');
const narrow = `${container} (max-width: 539px)`;

export const banner = style({
  containerName: container,
  containerType: 'inline-size',
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  minHeight: '40px',
  paddingInlineEnd: space.x2,
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  background: color.warningSoft,
  color: color.ink1,
});

export const plate = style({
  flex: 'none',
  alignSelf: 'stretch',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  padding: `0 ${space.x3}`,
  color: color.warning,
  fontWeight: weight.strong,
});
export const plateWords = style({ '@container': { [narrow]: { display: 'none' } } });
export const face = style({ flex: 'none', display: 'inline-flex' });
export const said = style({ flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const name = style({ color: color.ink2 });
export const more = style({ flex: 'none', color: color.ink2, fontSize: text.s, '@container': { [narrow]: { display: 'none' } } });
export const link = style({
  flex: 'none',
  padding: `2px ${space.x3}`,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: '6px',
  fontSize: text.s,
  selectors: { '&:hover': { color: color.brand, borderColor: color.brand } },
});

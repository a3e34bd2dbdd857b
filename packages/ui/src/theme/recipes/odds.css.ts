import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme.css.ts';

const { color, font, text, weight } = vars;

/** Two lines: the live price over the opening one. Changes are in attributes, so that a price can change without a render. */
export const box = style({ display: 'block', contain: 'layout style', textAlign: 'center', fontFamily: font.number, whiteSpace: 'nowrap' });

const arrow = { content: '', position: 'absolute', left: 'calc(100% + 2px)', top: '6px', width: '7px', height: '6px' } as const;
// The corners of the arrow are cut by its own shape: a clip comes and goes with each change,
// and makes the browser composite all layers of the page again.
const up = { ...arrow, background: color.oddsUp, cornerShape: 'bevel', borderRadius: '50% 50% 0 0 / 100% 100% 0 0' } as const;
const down = { ...arrow, background: color.oddsDown, cornerShape: 'bevel', borderRadius: '0 0 50% 50% / 0 0 100% 100%' } as const;
const clipped = { borderRadius: 0 } as const;

/** Colour of a price that flashes: on a tint of itself it would be too faint to read. */
const onTint = (ink: string) => `color-mix(in oklab, ${ink} 80%, ${color.ink1})`;

export const now = style({
  position: 'relative',
  display: 'inline-block',
  minWidth: '1em',
  padding: '0 2px',
  margin: '0 -2px',
  borderRadius: '3px',
  fontWeight: weight.strong,
  fontSize: '15px',
  lineHeight: '18px',
  verticalAlign: 'top',
  color: color.ink1,
  selectors: {
    '&[data-move="up"]': { color: color.oddsUp },
    '&[data-move="down"]': { color: color.oddsDown },
    '&[data-move="up"]::after': up,
    '&[data-move="down"]::after': down,
    '&[data-flash][data-move="up"]': { background: `color-mix(in oklab, ${color.oddsUp} 12%, transparent)` },
    '&[data-flash][data-move="down"]': { background: `color-mix(in oklab, ${color.oddsDown} 12%, transparent)` },
    '&[data-flash][data-move="up"]:not([data-sign], [data-over])': { color: onTint(color.oddsUp) },
    '&[data-flash][data-move="down"]:not([data-sign], [data-over])': { color: onTint(color.oddsDown) },
    '&[data-flash][data-sign="minus"]': { color: onTint(color.live) },
    // With a sign of its own a price is red for being negative, and only the arrow shows the direction of the change.
    '&[data-sign]': { color: color.ink1 },
    '&[data-sign="minus"]': { color: color.live },
    '&[data-won]': { background: color.surface3, boxShadow: `inset 0 0 0 1px ${color.lineStrong}` },
    '&[data-over]': { color: color.ink2 },
  },
  '@supports': {
    'not (corner-shape: bevel)': {
      selectors: {
        '&[data-move="up"]::after': { ...clipped, clipPath: 'polygon(50% 0, 100% 100%, 0 100%)' },
        '&[data-move="down"]::after': { ...clipped, clipPath: 'polygon(0 0, 100% 0, 50% 100%)' },
      },
    },
  },
});

export const before = style({ display: 'block', fontWeight: weight.medium, fontSize: text.s, lineHeight: '16px', color: color.ink3 });
/** A line in words is set in the text font. */
export const words = style({ fontFamily: font.text, fontSize: text.s, fontWeight: weight.medium });
export const wordsBefore = style({ fontFamily: font.text, fontSize: text.xs, fontWeight: weight.normal });

export const lock = style({ display: 'grid', placeItems: 'center', height: '18px', color: color.ink3 });
globalStyle(`${lock} > svg`, { display: 'block' });

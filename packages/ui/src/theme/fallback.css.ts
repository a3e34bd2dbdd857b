import { globalFontFace } from '@vanilla-extract/css';

const plain = ['Arial', 'ArialMT', 'Helvetica', 'Liberation Sans', 'Arimo'];
const bold = ['Arial Bold', 'Arial-BoldMT', 'Helvetica Bold', 'Liberation Sans Bold', 'Arimo Bold'];

/** Latin letters, digits and signs of keyboards alone: whatever else ours do not hold belongs to the families behind. */
const letters = 'U+20-7E, U+C0-24F, U+1E00-1EFF';
/** Both of our families reach 1.0 em above and 0.2 em below the baseline. */
const heights = { above: 1, below: 0.2 };
const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

/** A system font scaled to the width of ours over the texts of the site, and to the same height on the line. */
const standIn = (weight: number, names: readonly string[], width: number) => ({
  src: names.map((name) => `local('${name}')`).join(', '),
  fontWeight: weight,
  unicodeRange: letters,
  sizeAdjust: percent(width),
  ascentOverride: percent(heights.above / width),
  descentOverride: percent(heights.below / width),
  lineGapOverride: '0%',
});

// Named in `tokensFixed.ts` after the families that they replace.
globalFontFace('Barlow Stand-in', [standIn(400, plain, 0.949), standIn(500, plain, 0.958), standIn(600, bold, 0.903)]);
globalFontFace('Barlow Condensed Stand-in', [standIn(600, bold, 0.73)]);

/** Every scene is drawn on this field, 16:9. */
export const field = { width: 480, height: 270 } as const;

/** A coordinate with one decimal: enough for a picture, and a third of the text. */
export const px = (value: number): string => String(Math.round(value * 10) / 10);

const colorPattern = /^(#[0-9a-f]{3,8}|[a-z]+|(?:oklch|oklab|rgba?|hsla?|lch|lab|color)\([\w\s.,%/+-]+\))$/i;

/** Checks a colour from outside; returns the fallback if it is not a CSS colour. */
export const paint = (color: string | undefined, fallback: string): string =>
  color !== undefined && colorPattern.test(color.trim()) ? color.trim() : fallback;

/** A whole SVG picture from its inner markup. */
export const svg = (body: string, viewBox = `0 0 ${field.width} ${field.height}`): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" preserveAspectRatio="xMidYMid slice">${body}</svg>`;

/** Signs that an address may not hold, as it writes them. */
const signs = [...['%', '#', '\n', '<', '>', ' ', '{', '}'].map((sign) => [sign, encodeURIComponent(sign)] as const), ['"', "'"] as const];

/** The picture as an address for `<img src>`. In an image no script runs and nothing is fetched. */
export const svgUrl = (markup: string): string =>
  `data:image/svg+xml,${signs.reduce((text, [sign, written]) => text.replaceAll(sign, written), markup)}`;

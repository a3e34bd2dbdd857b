import sharp from 'sharp';

/** Size of the puzzle's picture and piece, px. */
export const captchaSize = { width: 320, height: 180, piece: 52 };

/** A number in [0, 1). */
export type Random = () => number;

const { width, height, piece } = captchaSize;
const between = (random: Random, low: number, high: number) => Math.round(low + random() * (high - low));

/** Outline of the piece: a ball with a notch, so that it is not a plain shape. */
const outline = (x: number, y: number) => `M${x + 26} ${y + 1}a25 25 0 1 1 -17 43a9 9 0 0 0 -4 -14a25 25 0 0 1 21 -29z`;

function player(random: Random, kit: string): string {
  const x = between(random, 10, width - 10);
  const y = between(random, 58, height - 18);
  const k = 0.6 + (y / height) * 0.7;
  return `<g transform="translate(${x} ${y}) scale(${k.toFixed(2)})"><ellipse cy="15" rx="8" ry="2.4" fill="#06231799"/><path d="M-4 -4h8v9h-8z" fill="${kit}"/><circle cy="-8" r="3.6" fill="#c98a5e"/><path d="M-2.5 5l-1.5 9M2.5 5l2 9" stroke="#1c2a24" stroke-width="2.4"/></g>`;
}

function scene(random: Random): string {
  const hue = between(random, 0, 359);
  const stripes = Array.from({ length: 8 }, (_, index) => `<path d="M${index * 40} 46h20v${height}h-20z" fill="#ffffff0d"/>`).join('');
  const crowd = Array.from(
    { length: 150 },
    () =>
      `<circle cx="${between(random, 0, width)}" cy="${between(random, 0, 34)}" r="1.8" fill="hsl(${between(random, 0, 359)} 45% ${between(random, 35, 75)}%)"/>`,
  ).join('');
  const players = Array.from({ length: 16 }, (_, index) =>
    player(random, index % 2 ? `hsl(${hue} 70% 55%)` : `hsl(${(hue + 160) % 360} 70% 60%)`),
  ).join('');
  const cx = between(random, 90, 230);
  return `<rect width="${width}" height="${height}" fill="#0d5a34"/>${stripes}<rect width="${width}" height="40" fill="#07231b"/>${crowd}<rect y="38" width="${width}" height="9" fill="hsl(${(hue + 60) % 360} 50% 35%)"/><g fill="none" stroke="#e9f3ea" stroke-opacity=".7" stroke-width="2"><path d="M${cx} 47L${cx - 26} ${height}"/><ellipse cx="${cx - 12}" cy="112" rx="50" ry="24"/><path d="M-4 66h52l20 76H-4M${width + 4} 66h-52l-20 76h80"/></g>${players}`;
}

const svg = (inner: string) => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${inner}</svg>`);

export interface CaptchaPicture {
  /** Target position of the piece, px from the left. */
  x: number;
  /** Vertical position of the piece, px from the top. */
  y: number;
  /** `data:` URLs of the picture with its hole and of the piece. */
  background: string;
  piece: string;
}

/** Draws a puzzle: a match scene with a hole, and the matching piece. */
export async function drawCaptcha(random: Random): Promise<CaptchaPicture> {
  const [x, y] = [between(random, 96, width - piece - 14), between(random, 48, height - piece - 8)];
  const picture = await sharp(svg(scene(random)))
    .png()
    .toBuffer();
  const cut = await sharp(picture)
    .ensureAlpha()
    .composite([{ input: svg(`<path d="${outline(x, y)}" fill="#fff"/>`), blend: 'dest-in' }])
    .png()
    .toBuffer();
  const rim = await sharp(svg(`<path d="${outline(x, y)}" fill="none" stroke="#fff" stroke-width="2"/>`))
    .png()
    .toBuffer();
  const [moved, holed] = await Promise.all([
    sharp(
      await sharp(cut)
        .composite([{ input: rim }])
        .png()
        .toBuffer(),
    )
      .extract({ left: x, top: y, width: piece, height: piece })
      .webp({ quality: 86 })
      .toBuffer(),
    sharp(picture)
      .composite([
        {
          input: svg(
            `<path d="${outline(x, y)}" fill="#04150f" fill-opacity=".66" stroke="#fff" stroke-opacity=".85" stroke-width="1.5"/>`,
          ),
        },
      ])
      .webp({ quality: 80 })
      .toBuffer(),
  ]);
  const address = (webp: Buffer) => `data:image/webp;base64,${webp.toString('base64')}`;
  return { x, y, background: address(holed), piece: address(moved) };
}

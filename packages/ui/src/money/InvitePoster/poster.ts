import { codePath } from '../../feedback/QrCode/codePath.ts';

/** Width and height of a poster in px. */
export const posterField = { width: 600, height: 840 } as const;

/** Texts of a poster. */
export interface PosterWords {
  /** Name of the site. */
  site: string;
  /** Two short lines at the most, the first larger. */
  title: string;
  line: string;
  /** Name of the inviter. */
  from: string;
  /** Label of the invite code, and the code. */
  codeLabel: string;
  code: string;
  /** Absolute address in the QR code. */
  link: string;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
const faces = 'system-ui, sans-serif';
const qrSide = 300;

/** A size at which a text of a language with wide letters still fits into a width. */
export function sizeFor(text: string, width: number, most: number): number {
  const ems = [...text].reduce((sum, letter) => sum + (/[\u2E80-\u9FFF\uFF00-\uFFEF]/.test(letter) ? 1 : 0.56), 0);
  return Math.max(14, Math.min(most, Math.floor(width / Math.max(1, ems))));
}

const line = (text: string, y: number, most: number, fill: string, weight = 400): string =>
  `<text x="300" y="${y}" text-anchor="middle" font-family="${faces}" font-size="${sizeFor(text, 500, most)}" font-weight="${weight}" fill="${fill}">${escaped(text)}</text>`;

/** A poster as the markup of a whole SVG picture: the pitch by night, the texts, and a QR code. */
export function posterMarkup({ site, title, line: second, from, codeLabel, code, link }: PosterWords): string {
  const { width, height } = posterField;
  const { path, side } = codePath(link, false);
  const left = (width - qrSide) / 2;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="#0d2a20"/>`,
    `<path d="M0 0h${width}L0 ${height}z" fill="#123a2b"/>`,
    `<g fill="none" stroke="#fff" stroke-opacity="0.14" stroke-width="4"><path d="M30 30h540v780H30zM30 420h540"/><circle cx="300" cy="420" r="110"/><path d="M170 30v90h260V30M170 810v-90h260v90"/></g>`,
    line(site, 92, 34, '#f2b632', 800),
    line(title, 158, 44, '#fff', 800),
    line(second, 206, 26, '#d7e4dc'),
    `<rect x="${left - 20}" y="246" width="${qrSide + 40}" height="${qrSide + 40}" rx="16" fill="#fff"/>`,
    `<svg x="${left}" y="266" width="${qrSide}" height="${qrSide}" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges"><path d="${path}" fill="#0d1a14"/></svg>`,
    line(codeLabel, 650, 24, '#d7e4dc'),
    line(code, 702, 46, '#f2b632', 800),
    line(from, 768, 24, '#fff'),
    '</svg>',
  ].join('');
}

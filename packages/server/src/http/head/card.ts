import satori from 'satori';
import sharp from 'sharp';
import { fontsFor, readable } from './cardFonts.ts';
import { cardSize } from './headMarkup.ts';
import type { Card, CardSide } from './pageHead.types.ts';

/** Colours of the picture that members save of a match, for a page's picture to look the same. */
const ink = {
  ground: '#003926',
  stripe: '#04402c',
  line: '#ffffff1f',
  dark: '#002a1b',
  chalk: '#ffffff',
  muted: '#cbd5cd',
  cell: '#f6f9f4',
  onCell: '#0d1c16',
};
const { width, height } = cardSize;
const middle = width / 2;

/** An element as satori takes it. */
interface Box {
  type: string;
  key: null;
  props: { style: Record<string, string | number>; children?: string | Box[] };
}
const box = (style: Record<string, string | number>, children?: string | Box[]): Box => ({
  type: 'div',
  key: null,
  props: { style: { display: 'flex', ...style }, ...(children !== undefined && { children }) },
});
/** A text of at most some lines, cut with an ellipsis. */
const lines = (text: string, most: number, style: Record<string, string | number>): Box =>
  box({ display: 'block', lineClamp: most, overflow: 'hidden', wordBreak: 'break-word', lineHeight: 1.45, ...style }, text);
const at = (left: number, top: number, wide: number, tall: number) => ({ position: 'absolute', left, top, width: wide, height: tall });

/** Colours of teams come from feeds: anything but a plain colour is drawn in chalk. */
const paint = (color: string): string => (/^(#[\da-f]{3,8}|oklch\([\d.%\s/-]+\))$/i.test(color) ? color : ink.chalk);

/** Two Latin initials, or the first Han character. */
function initialsOf(name: string): string {
  const han = /\p{Script=Han}/u.exec(name);
  if (han) return han[0];
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  return (words.length > 1 ? words.map(([first]) => first).join('') : (words[0] ?? '')).slice(0, 2).toUpperCase();
}

/** Turf with chalk lines. */
const ground = [
  `<rect width="${width}" height="${height}" fill="${ink.ground}"/>`,
  ...[0, 2, 4].map((stripe) => `<rect x="${stripe * 200}" width="200" height="${height}" fill="${ink.stripe}"/>`),
  `<path d="M0 470H${width}M${middle + 190} 470a190 190 0 1 0-380 0a190 190 0 1 0 380 0M300-10v116h600V-10" fill="none" stroke="${ink.line}" stroke-width="3"/>`,
].join('');

const shield = 'M4 3h24v14c0 7-5 10-12 13C9 27 4 24 4 17z';
/** A shield in the colours of a side. */
const shieldOf = ({ colors }: CardSide, x: number): string =>
  `<g transform="translate(${x} 120) scale(5)"><path d="${shield}" fill="${paint(colors[0])}"/><path d="M16 3h12v14c0 7-5 10-12 13z" fill="${paint(colors[1])}"/><path d="${shield}" fill="none" stroke="${ink.chalk}" stroke-width="1"/><circle cx="16" cy="15.500" r="7.500" fill="${ink.dark}"/></g>`;

/** The strip of the broadcast: a slanted cell of chalk between both colours. */
const strip = (home: CardSide, away: CardSide): string =>
  [
    `<rect x="100" y="400" width="${width - 200}" height="130" fill="${ink.dark}"/>`,
    ...[
      [home, 112],
      [away, width - 142],
    ].map(([side, x]) => `<path d="M${Number(x) + 14} 400h28l-20 130h-28z" fill="${paint((side as CardSide).colors[0])}"/>`),
    `<path d="M${middle - 140} 400h300l-20 130h-300z" fill="${ink.cell}"/>`,
  ].join('');

type Families = Pick<Awaited<ReturnType<typeof fontsFor>>, 'text' | 'numbers'>;

/** Shapes of a match, and its texts over them. */
function drawMatch({ home, away, headline, state, score }: Extract<Card, { kind: 'match' }>, site: string, { numbers }: Families) {
  const centred = { justifyContent: 'center', alignItems: 'center', textAlign: 'center' } as const;
  const sides = [
    { side: home, x: 270 },
    { side: away, x: width - 270 },
  ];
  return {
    shapes: ground + sides.map(({ side, x }) => shieldOf(side, x - 80)).join('') + strip(home, away),
    texts: [
      lines(headline, 1, { ...at(60, 34, width - 120, 58), fontSize: 36, textAlign: 'center' }),
      ...sides.flatMap(({ side, x }) => [
        box({ ...at(x - 60, 158, 120, 80), ...centred, fontFamily: numbers, fontSize: 40, fontWeight: 600 }, initialsOf(side.short)),
        lines(side.name, 1, {
          ...at(x - 250, 296, 500, 80),
          fontSize: [...side.name].length > 18 ? 36 : 46,
          fontWeight: 600,
          textAlign: 'center',
        }),
      ]),
      box(
        { ...at(middle - 150, 400, 300, 130), ...centred, fontFamily: numbers, fontSize: 100, fontWeight: 600, color: ink.onCell },
        score,
      ),
      box({ ...at(middle - 110, 160, 220, 80), ...centred, fontSize: 34, color: ink.muted }, state),
      lines(site, 1, { ...at(60, 556, width - 120, 52), fontSize: 30, fontWeight: 600, textAlign: 'center', color: ink.muted }),
    ],
  };
}

/** A page of text: what it belongs to, its title, whose it is. */
function drawText({ label, title, by }: Extract<Card, { kind: 'text' }>, site: string) {
  const size = [...title].length > 60 ? 54 : 68;
  return {
    // The chalk line ends in a corner arc, as under the titles of the site.
    shapes: `${ground}<path d="M80 520H1060a60 60 0 0 1 60 60" fill="none" stroke="${ink.chalk}" stroke-width="4"/>`,
    texts: [
      box({ ...at(80, 64, width - 160, 60) }, [
        lines(label, 1, {
          backgroundColor: ink.cell,
          color: ink.onCell,
          fontSize: 30,
          fontWeight: 600,
          padding: '4px 20px',
          borderRadius: 8,
          maxWidth: 1_000,
        }),
      ]),
      lines(title, 3, { ...at(80, 150, width - 160, 300), fontSize: size, fontWeight: 600, lineHeight: 1.3 }),
      lines(by, 1, { ...at(80, 448, width - 160, 60), fontSize: 34, color: ink.muted }),
      lines(site, 1, { ...at(80, 540, 900, 60), fontSize: 34, fontWeight: 600 }),
    ],
  };
}

/** A card without letters that no font has. */
async function readableCard(card: Card): Promise<Card> {
  if (card.kind === 'text')
    return { kind: 'text', label: await readable(card.label), title: await readable(card.title), by: await readable(card.by) };
  const side = async ({ name, short, colors }: CardSide) => ({ name: await readable(name), short: await readable(short), colors });
  const { headline, state, score, home, away } = card;
  return { kind: 'match', headline: await readable(headline), state, score, home: await side(home), away: await side(away) };
}

/** Every text of a card. */
const textOf = (card: Card): string =>
  card.kind === 'match'
    ? [card.headline, card.state, card.score, card.home.name, card.home.short, card.away.name, card.away.short].join('')
    : [card.label, card.title, card.by].join('');

/** Draws a card as PNG, 1200 x 630 px; letters are drawn as paths, so that no font of the machine matters. */
export async function drawCard(card: Card, site: string): Promise<Buffer> {
  const shown = await readableCard(card);
  const { fonts, ...families } = await fontsFor(`${textOf(shown)}${site}…`);
  const { shapes, texts } = shown.kind === 'match' ? drawMatch(shown, site, families) : drawText(shown, site);
  const page = box({ width, height, position: 'relative', color: ink.chalk, fontFamily: families.text, fontWeight: 500 }, texts);
  const letters = await satori(page, { width, height, fonts });
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes}${letters}</svg>`;
  return sharp(Buffer.from(drawing)).png({ compressionLevel: 9, palette: true, quality: 90 }).toBuffer();
}

import { sides, type Side, type Team } from '../Crest/team.ts';
import { codePath } from '../../feedback/QrCode/codePath.ts';
import { crestArt, initialsOf } from '../../pictures/crest.ts';
import { paint } from '../../pictures/svg.ts';
import { colors, cssColor } from '../../theme/tokens.data.ts';

/** Width and height of the picture in px. */
export const sharePicture = { width: 720, height: 1000 } as const;

/** All texts of the picture, formatted for display. */
export interface ShareWords {
  /** 英超 第 29 轮. */
  headline: string;
  /** 67 分钟, 全场结束, 3/14 20:30 开赛. */
  state: string;
  /** 2 - 1, or VS before the match. */
  score: string;
  /** Scorers of each side, a line each: 哈兰德 12' 67'. */
  deeds: Record<Side, readonly string[]>;
  /** 扫码看比分. */
  invitation: string;
  /** Under the invitation: the site's name. */
  site: string;
}

interface Picture {
  home: Team;
  away: Team;
  words: ShareWords;
  /** Content of the QR code. */
  url: string;
}

const { frameRaised, frame, onFrame, onFrameMuted, chalkCell, onChalkCell } = colors.night;
const ink = {
  ground: cssColor(frameRaised),
  dark: cssColor(frame),
  chalk: cssColor(onFrame),
  muted: cssColor(onFrameMuted),
  cell: cssColor(chalkCell),
  onCell: cssColor(onChalkCell),
};
const { width, height } = sharePicture;
const middle = width / 2;
const face = {
  text: "'Barlow', 'PingFang SC', 'HarmonyOS Sans SC', 'Microsoft YaHei', 'Noto Sans CJK SC', 'Noto Sans SC', 'Noto Sans SC Variable', sans-serif",
  number:
    "'Barlow Condensed', 'Barlow', 'PingFang SC', 'HarmonyOS Sans SC', 'Microsoft YaHei', 'Noto Sans CJK SC', 'Noto Sans SC', 'Noto Sans SC Variable', sans-serif",
};

/** Loads the fonts of all texts: a canvas does not wait for them by itself. */
export async function loadFaces({ home, away, words }: Omit<Picture, 'url'>): Promise<void> {
  const text = [
    home.name,
    away.name,
    initialsOf(home.shortName),
    initialsOf(away.shortName),
    words.headline,
    words.state,
    words.score,
    words.invitation,
    words.site,
    ...words.deeds.home,
    ...words.deeds.away,
  ].join('');
  // A face that does not come is drawn in the next one of the list.
  await Promise.allSettled([
    ...([400, 500, 600] as const).map((weight) => document.fonts.load(`${weight} 20px ${face.text}`, text)),
    document.fonts.load(`600 20px ${face.number}`, text),
  ]);
}

interface Line {
  text: string;
  x: number;
  y: number;
  size: number;
  color: string;
  weight?: 400 | 500 | 600;
  align?: CanvasTextAlign;
  isNumber?: boolean;
  /** Available width, px; a longer text is set smaller, at last cut. */
  room: number;
}

/** Draws one line; a text that does not fit is set smaller down to two thirds, then cut with an ellipsis. */
function write(
  context: CanvasRenderingContext2D,
  { text, x, y, size, color, weight = 400, align = 'center', isNumber = false, room }: Line,
): void {
  context.fillStyle = color;
  context.textAlign = align;
  context.textBaseline = 'middle';
  let fitted = size;
  const set = () => void (context.font = `${weight} ${fitted}px ${isNumber ? face.number : face.text}`);
  set();
  while (context.measureText(text).width > room && fitted > size * 0.66) {
    fitted -= 1;
    set();
  }
  let shown = text;
  while (shown.length > 1 && context.measureText(shown).width > room) shown = `${shown.slice(0, -2).trimEnd()}…`;
  context.fillText(shown, x, y);
}

/** Draws on a field of its own, moved and scaled onto the picture. */
function place(context: CanvasRenderingContext2D, x: number, y: number, scale: number, draw: () => void): void {
  context.save();
  context.translate(x, y);
  context.scale(scale, scale);
  draw();
  context.restore();
}

function drawGround(context: CanvasRenderingContext2D): void {
  context.fillStyle = ink.ground;
  context.fillRect(0, 0, width, height);
  context.fillStyle = 'oklch(0.305 0.052 166)';
  for (let stripe = 0; stripe < 6; stripe += 2) context.fillRect(stripe * 120, 0, 120, height);
  context.strokeStyle = 'oklch(0.97 0.01 140 / 0.12)';
  context.lineWidth = 3;
  context.stroke(new Path2D(`M0 400H${width}M${middle + 130} 400a130 130 0 1 0-260 0a130 130 0 1 0 260 0M180-10v120h360V-10`));
}

/** Draws the generated crest of a team: a feed's picture is cross-origin and would taint the canvas. */
function drawCrest(context: CanvasRenderingContext2D, team: Team, x: number, y: number): void {
  const art = crestArt(team.id, team.colors);
  const outline = new Path2D(art.shape);
  place(context, x, y, 4.4, () => {
    context.save();
    context.clip(outline);
    context.fillStyle = art.ground;
    context.fillRect(0, 0, 32, 32);
    context.fillStyle = art.charge;
    context.fill(new Path2D(art.pattern));
    context.restore();
    context.strokeStyle = ink.chalk;
    context.lineWidth = 1;
    context.stroke(outline);
    context.lineJoin = 'round';
    context.strokeStyle = 'oklch(0.2 0.02 168 / 0.7)';
    context.font = `600 9px ${face.number}`;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.lineWidth = 2.4;
    const initials = initialsOf(team.shortName);
    context.strokeText(initials, 16, 16.6);
    context.fillStyle = ink.chalk;
    context.fillText(initials, 16, 16.6);
  });
}

/** The strip of the broadcast: a slanted cell of chalk between both colours. */
function drawScore(context: CanvasRenderingContext2D, { home, away, words }: Picture): void {
  const top = 430;
  context.fillStyle = ink.dark;
  context.fillRect(64, top, width - 128, 120);
  for (const [side, team] of [
    ['home', home],
    ['away', away],
  ] as const) {
    const x = side === 'home' ? 64 : width - 64 - 30;
    context.fillStyle = paint(team.colors[0], ink.chalk);
    context.fill(new Path2D(`M${x + 12} ${top}h24l-18 120h-24z`));
  }
  context.fillStyle = ink.cell;
  context.fill(new Path2D(`M${middle - 114} ${top}h252l-24 120h-252z`));
  write(context, { text: words.score, x: middle, y: top + 62, size: 92, color: ink.onCell, weight: 600, isNumber: true, room: 210 });
}

function drawFoot(context: CanvasRenderingContext2D, { words, url }: Picture): void {
  const top = height - 224;
  context.fillStyle = ink.cell;
  context.fillRect(0, top, width, 224);
  const code = codePath(url, false);
  const scale = 184 / code.side;
  context.fillStyle = 'white';
  context.fillRect(40, top + 20, 184, 184);
  context.fillStyle = 'black';
  place(context, 40, top + 20, scale, () => context.fill(new Path2D(code.path)));
  write(context, { text: words.site, x: 256, y: top + 84, size: 40, color: ink.onCell, weight: 600, align: 'left', room: width - 296 });
  write(context, {
    text: words.invitation,
    x: 256,
    y: top + 136,
    size: 27,
    color: 'oklch(0.42 0.018 165)',
    align: 'left',
    room: width - 296,
  });
}

/** Draws a match as a picture to share: both crests, the score, the scorers, and a code that leads to its page. */
export function drawShareCard(canvas: HTMLCanvasElement, picture: Picture): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  canvas.width = width;
  canvas.height = height;
  const { home, away, words } = picture;
  const teams = { home, away };
  drawGround(context);
  write(context, { text: words.headline, x: middle, y: 70, size: 30, color: ink.chalk, weight: 500, room: width - 96 });
  write(context, { text: words.state, x: middle, y: 118, size: 27, color: ink.muted, room: width - 96 });
  for (const side of sides) {
    const x = side === 'home' ? 188 : width - 188;
    drawCrest(context, teams[side], x - 70, 178);
    write(context, { text: teams[side].name, x, y: 372, size: 38, color: ink.chalk, weight: 600, room: 310 });
  }
  drawScore(context, picture);
  for (const side of sides) {
    words.deeds[side].slice(0, 4).forEach((text, index) =>
      write(context, {
        text,
        x: side === 'home' ? middle - 30 : middle + 30,
        y: 590 + index * 44,
        size: 27,
        color: ink.muted,
        align: side === 'home' ? 'right' : 'left',
        room: middle - 90,
      }),
    );
  }
  drawFoot(context, picture);
}

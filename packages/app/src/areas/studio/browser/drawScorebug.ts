/** A score as it stands in a picture. */
export interface DrawnScore {
  home: { name: string; color: string };
  away: { name: string; color: string };
  /** 2 - 1; or the time of the kick-off before. */
  score: string;
  /** 67'; empty while no clock runs. */
  clock: string;
}

/** Part of a canvas that the drawing uses. */
type ScoreCanvas = Pick<
  OffscreenCanvasRenderingContext2D,
  'save' | 'restore' | 'scale' | 'fillRect' | 'fillText' | 'font' | 'textBaseline' | 'textAlign' | 'fillStyle'
> & { measureText(text: string): { width: number } };

/** Measures at a width of 1,280. */
const at = { width: 1_280, left: 32, top: 28, height: 44, stripe: 8, pad: 14, size: 24, name: 220 };
const colors = { ground: '#10201a', ink: '#f5f7f4', score: '#d7f25a', onScore: '#10201a' };

/** Draws a score into the corner of a picture. @param width of the picture */
export function drawScorebug(context: ScoreCanvas, { home, away, score, clock }: DrawnScore, width: number): void {
  const scale = width / at.width;
  context.save();
  context.scale(scale, scale);
  context.font = `600 ${at.size}px "Barlow Condensed", "Noto Sans SC", "PingFang SC", "Microsoft YaHei", sans-serif`;
  context.textBaseline = 'middle';
  context.textAlign = 'center';
  let left = at.left;
  const box = (wide: number, color: string) => {
    context.fillStyle = color;
    context.fillRect(left, at.top, wide, at.height);
    left += wide;
  };
  const cell = (text: string, ground: string, ink: string, most = Infinity) => {
    const inner = Math.min(context.measureText(text).width, most);
    const wide = inner + at.pad * 2;
    const middle = left + wide / 2;
    box(wide, ground);
    context.fillStyle = ink;
    context.fillText(text, middle, at.top + at.height / 2 + 1, inner);
  };
  box(at.stripe, home.color);
  cell(home.name, colors.ground, colors.ink, at.name);
  cell(score, colors.score, colors.onScore);
  cell(away.name, colors.ground, colors.ink, at.name);
  box(at.stripe, away.color);
  if (clock !== '') cell(clock, colors.ground, colors.score);
  context.restore();
}

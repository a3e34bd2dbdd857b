const under = 'oklch(0.36 0.05 20)';

const roof = (x: number, y: number, wide: number, tiles: string) =>
  `<path d="M${x - wide / 2 - 16} ${y}q14-2 22-22h${wide - 12}q8 20 22 22l-12 10H${x - wide / 2 - 4}z" fill="${tiles}"/><path d="M${x - wide / 2} ${y + 8}h${wide}v26h${-wide}z" fill="${under}"/>`;

function hall(x: number, tiles: string): string {
  const doors = [-44, -14, 14, 44].map((at) => `<path d="M${x + at - 5} 182h10v24h-10z" fill="oklch(0.66 0.12 55)"/>`);
  return [
    `<path d="M${x - 92} 236v-26h184v26z" fill="oklch(0.4 0.03 30)"/>`,
    roof(x, 172, 148, tiles) + roof(x, 134, 112, tiles) + roof(x, 98, 76, tiles),
    `<path d="M${x} 52l7 24h-14z" fill="${tiles}"/>`,
    ...doors,
  ].join('');
}

const lantern = ([x, y]: readonly [number, number]) =>
  `<path d="M${x} ${y - 22}v10" stroke="oklch(0.7 0.06 50)" stroke-width="1.5"/><ellipse cx="${x}" cy="${y}" rx="11" ry="13" fill="oklch(0.62 0.19 30)"/><path d="M${x - 6} ${y - 12}h12M${x - 6} ${y + 12}h12" stroke="oklch(0.75 0.1 60)" stroke-width="3"/><path d="M${x} ${y + 13}v9" stroke="oklch(0.62 0.19 30)" stroke-width="2"/>`;

const lanterns = [
  [252, 96],
  [284, 132],
  [322, 84],
  [640, 90],
  [676, 128],
  [712, 78],
] as const;

/** Palaces on either bank of a river before mountains at sunset, a bridge, lanterns. */
export function kogPlace(): string {
  return [
    '<path d="M0 0h960v240H0z" fill="oklch(0.25 0.045 15)"/><circle cx="480" cy="70" r="54" fill="oklch(0.6 0.13 35)"/>',
    '<path d="M0 150L90 84l70 44 96-86 92 88 96-60 88 74 94-92 110 84 92-72 90 60 142-74v190H0z" fill="oklch(0.3 0.05 8)"/><path d="M0 186l120-56 110 44 130-62 120 70 140-66 120 58 110-50 110 62v54H0z" fill="oklch(0.26 0.045 2)"/>',
    '<path d="M0 196h960v44H0z" fill="oklch(0.34 0.05 225)"/><path d="M360 216q120-60 240 0v10q-120-56-240 0z" fill="oklch(0.5 0.06 40)"/><path d="M380 212v-14M420 198v-14M460 190v-14M500 190v-14M540 198v-14M580 212v-14" stroke="oklch(0.5 0.06 40)" stroke-width="4"/>',
    hall(120, 'oklch(0.52 0.1 245)') + hall(840, 'oklch(0.5 0.17 22)'),
    ...lanterns.map(lantern),
  ].join('');
}

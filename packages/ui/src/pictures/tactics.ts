import type { Colors } from './football.ts';
import { between, seeded } from './seed.ts';
import { px } from './svg.ts';

const formation = [
  [58, 135],
  [120, 66],
  [110, 112],
  [110, 160],
  [120, 206],
  [188, 92],
  [178, 140],
  [190, 188],
  [272, 74],
  [290, 138],
  [268, 200],
] as const;

function run(x: number, y: number, toX: number, toY: number, dashed: boolean): string {
  const angle = Math.atan2(toY - y + 16, toX - x);
  const head = (turn: number) => `M${px(toX)} ${px(toY)}l${px(-12 * Math.cos(angle + turn))} ${px(-12 * Math.sin(angle + turn))}`;
  return `<path d="M${px(x + 12)} ${px(y)}Q${px((x + toX) / 2)} ${px(y - 34)} ${px(toX)} ${px(toY)}"${dashed ? ' stroke-dasharray="8 6"' : ''}/><path d="${head(-0.5)}${head(0.5)}"/>`;
}

/** A tactics board in chalk: one side as counters in its colour, the other as crosses, and runs between them. */
export function tacticsScene(seed: string, home: Colors): string {
  const chance = seeded(`tactics ${seed}`);
  const counters = formation.map(([x, y]) => [x + chance() * 22 - 11, y + chance() * 22 - 11] as const);
  const crosses = Array.from({ length: 7 }, () => [300 + chance() * 130, 50 + chance() * 170] as const);
  const runs = [8, 9, 10, 6].map((index, order) => {
    const [x, y] = counters[index] ?? [200, 135];
    return run(x, y, Math.min(436, x + 70 + chance() * 70), Math.min(232, Math.max(44, y + (chance() - 0.5) * 110)), order % 2 === 1);
  });
  return [
    `<path d="M0 0h480v270H0z" fill="oklch(0.31 0.05 ${between(chance, 155, 185)})"/><g fill="none" stroke="oklch(0.95 0.02 140 / 0.5)" stroke-width="2.5"><path d="M24 20h432v230H24zM240 20v230M24 80h62v110H24M456 80h-62v110h62M24 108h26v54H24M456 108h-26v54h26"/><circle cx="240" cy="135" r="40"/></g>`,
    `<path d="${crosses.map(([x, y]) => `M${px(x - 8)} ${px(y - 8)}l16 16m0-16l-16 16`).join('')}" stroke="oklch(0.97 0.01 140)" stroke-width="4" stroke-linecap="round"/>`,
    `<g stroke="#fff" stroke-width="2" fill="${home[0]}">${counters.map(([x, y]) => `<circle cx="${px(x)}" cy="${px(y)}" r="10"/>`).join('')}</g>`,
    `<g fill="none" stroke="oklch(0.93 0.1 100)" stroke-width="3" stroke-linecap="round">${runs.join('')}</g>`,
  ].join('');
}

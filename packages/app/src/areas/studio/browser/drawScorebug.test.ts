import { expect, test, vi } from 'vitest';
import { drawScorebug } from './drawScorebug.ts';

test('names, score and clock are drawn, each within a width that a canvas takes', () => {
  const context = {
    font: '',
    textBaseline: 'middle' as const,
    textAlign: 'center' as const,
    fillStyle: '',
    save: vi.fn(),
    restore: vi.fn(),
    scale: vi.fn(),
    fillRect: vi.fn(),
    fillText: vi.fn(),
    measureText: (text: string) => ({ width: text.length * 12 }),
  };
  const [home, away] = [
    { name: 'Gamba U21', color: '#00f' },
    { name: 'A very long name of a club indeed', color: '#f80' },
  ];
  drawScorebug(context, { home, away, score: '2 - 1', clock: "67'" }, 640);
  expect(context.scale).toHaveBeenCalledWith(0.5, 0.5);
  expect(context.fillText.mock.calls.map(([text]) => text as string)).toEqual([home.name, '2 - 1', away.name, "67'"]);
  // A canvas leaves out a text whose width is not finite.
  for (const [, , , width] of context.fillText.mock.calls) expect(width).toBeLessThanOrEqual(220);
});

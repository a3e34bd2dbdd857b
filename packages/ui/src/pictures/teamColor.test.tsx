import { expect, test } from 'vitest';
import { inkOn, markOf, stripeOf } from './teamColor.ts';

/** Relative luminance of a colour as the browser paints it. Source: WCAG 2.2. */
function luminance(color: string): number {
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  if (!context) throw new Error('there is no canvas');
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(ground: string): number {
  const element = document.createElement('i');
  element.style.background = ground;
  element.style.color = inkOn(ground);
  document.body.append(element);
  const { backgroundColor, color } = getComputedStyle(element);
  const [lighter = 0, darker = 0] = [luminance(backgroundColor), luminance(color)].toSorted((one, other) => other - one);
  element.remove();
  return (lighter + 0.05) / (darker + 0.05);
}

test('words read on every team colour: numbers on shirts, digits of who scored, marks by day and by night', () => {
  const faint: string[] = [];
  for (let hue = 0; hue < 360; hue += 15)
    for (let lightness = 30; lightness <= 90; lightness += 3)
      for (const saturation of [0, 50, 100]) {
        const kit = `hsl(${hue} ${saturation}% ${lightness}%)`;
        for (const ground of [stripeOf(kit), markOf(kit, 'day'), markOf(kit, 'night')])
          if (contrast(ground) < 4.5) faint.push(`${kit} ${contrast(ground).toFixed(2)}`);
      }
  expect(faint).toEqual([]);
});

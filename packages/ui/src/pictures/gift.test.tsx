import { expect, test } from 'vitest';
import { giftField, giftKinds, giftMarkup, giftShapes, giftUrl } from './index.ts';
import { svg } from './svg.ts';

test.each(giftKinds)('%s is a well-formed picture that stays on its field', (kind) => {
  const markup = svg(giftMarkup(kind), `0 0 ${giftField} ${giftField}`);
  const document = new DOMParser().parseFromString(markup, 'image/svg+xml');
  expect(document.querySelector('parsererror')).toBeNull();
  const drawn = window.document.createElement('div');
  drawn.innerHTML = markup;
  window.document.body.append(drawn);
  for (const path of drawn.querySelectorAll('path')) {
    const { x, y, width, height } = path.getBBox();
    expect([x >= 0, y >= 0, x + width <= giftField, y + height <= giftField, width * height > 1]).toEqual([true, true, true, true, true]);
  }
  drawn.remove();
});

test('no two gifts look alike, and each decodes from its address', async () => {
  expect(new Set(giftKinds.map(giftMarkup)).size).toBe(giftKinds.length);
  for (const kind of giftKinds) {
    const picture = new Image();
    picture.src = giftUrl(kind);
    await picture.decode();
    expect(giftShapes[kind].length).toBeGreaterThan(1);
  }
});

import { MessagePanel } from '@pitchside/ui/MessagePanel';
import { UiProvider } from '@pitchside/ui/UiProvider';
import { activate, i18n } from '@pitchside/locales';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Corner } from './panel.layout.ts';

beforeAll(() => activate('zh', Promise.resolve({})));

/** Space that the small picture reserves in each corner of the window, in the variables of `RoomMini`. */
const claims: Record<string, Record<string, string>> = {
  'bottom-right': { '--page-floor': '316px', '--aside-height': '316px', '--aside-beside': '416px' },
  'bottom-left': { '--page-floor': '316px', '--aside-height': '316px' },
  'top-right': { '--aside-height': '316px', '--aside-beside': '416px' },
  'top-left': { '--aside-height': '316px' },
};
const { style } = document.documentElement;
afterEach(() => {
  for (const claim of ['--page-floor', '--aside-height', '--aside-beside']) style.removeProperty(claim);
});

/** Rectangle of that picture: 400 by 290 px, 16 px from the sides, 76 px from the top. */
function pictureIn(corner: string, width: number, height: number) {
  const left = corner.endsWith('left') ? 16 : width - 416;
  const top = corner.startsWith('top') ? 76 : height - 306;
  return { left, top, right: left + 400, bottom: top + 290 };
}

async function open(width: number, height: number): Promise<DOMRect> {
  await page.viewport(width, height);
  const screen = await render(
    <UiProvider i18n={i18n}>
      <Corner $open>
        <MessagePanel open conversations={<p>会话在此</p>} />
      </Corner>
    </UiProvider>,
  );
  return screen.getByRole('dialog', { name: '私信' }).element().getBoundingClientRect();
}

test.each([
  [1440, 900],
  [1280, 720],
  [992, 600],
])('the open panel stays under the header, at %i by %i', async (width, height) => {
  const box = await open(width, height);
  expect(box.top).toBeGreaterThanOrEqual(64);
  expect(box.bottom).toBeLessThanOrEqual(height);
  expect(box.left).toBeGreaterThanOrEqual(0);
});

test.each(
  ['bottom-right', 'bottom-left', 'top-right', 'top-left'].flatMap((corner) => [992, 1280, 1440].map((width) => [corner, width] as const)),
)('the open panel and a small picture in the corner %s leave each other free at %i px', async (corner, width) => {
  for (const [name, value] of Object.entries(claims[corner] ?? {})) style.setProperty(name, value);
  const box = await open(width, 800);
  const picture = pictureIn(corner, width, 800);
  const isApart = box.right <= picture.left || box.left >= picture.right || box.bottom <= picture.top || box.top >= picture.bottom;
  expect([isApart, box.top >= 64, box.left >= 0, box.height >= 300]).toEqual([true, true, true, true]);
});

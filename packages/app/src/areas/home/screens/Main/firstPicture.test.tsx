import type { Room } from '@pitchside/api/live/live';
import { HeroPlayerSkeleton } from '@pitchside/ui/HeroPlayer';
import '@pitchside/ui/reset';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { showFirstPicture } from './firstPicture.ts';
import { PlayerPlace, StageGrid } from './Stage.layout.ts';

const rooms: Pick<Room, 'id' | 'category' | 'cover' | 'heat' | 'match'>[] = [
  { id: '7', category: 'football', heat: 10, match: null, cover: '' },
  { id: '8', category: 'talk', heat: 90, match: null, cover: '' },
];
let root: HTMLElement;
beforeEach(() => {
  root = Object.assign(document.createElement('div'), { id: 'root' });
  document.body.replaceChildren(root);
});
afterEach(() => document.body.replaceChildren());

/** A page with an answer about rooms. */
function tell(list: unknown): void {
  const block = Object.assign(document.createElement('script'), { type: 'application/json', id: 'first-answers' });
  block.textContent = JSON.stringify({
    lang: 'zh',
    answers: { 'live_streaming/getLiveList?page=1&limit=16&sort=hot': { code: 0, data: { list } } },
  });
  document.body.append(block);
}
const placeOf = (element: Element | null) => {
  const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
  return [left, top, width, height].map(Math.round);
};

test.each([[1100], [1280], [1440], [1920]])('at %d the picture stands where the player of the stage will have it', async (width) => {
  await page.viewport(width, 900);
  tell(rooms);
  showFirstPicture();
  const place = placeOf(root.querySelector('img'));
  root.replaceChildren();
  const screen = await render(
    <div style={{ minHeight: '110vh', paddingTop: 60 }}>
      <StageGrid $rooms>
        <PlayerPlace data-testid="player">
          <HeroPlayerSkeleton />
        </PlayerPlace>
        <span />
        <span />
      </StageGrid>
    </div>,
    { container: root },
  );
  const picture = screen.getByTestId('player').element().querySelector('[aria-hidden] > div');
  expect(place[2]).toBeGreaterThan(400);
  expect(placeOf(picture)).toEqual(place);
});

test('it is of the hottest room: its own picture, or the one drawn for it', async () => {
  await page.viewport(1280, 900);
  tell(rooms);
  showFirstPicture();
  const drawn = root.querySelector('img')?.src;
  expect(drawn).toMatch(/^data:image\/svg/);
  document.body.replaceChildren(root);
  root.replaceChildren();
  tell([rooms[0], { ...rooms[1], cover: '/u/eight.webp' }]);
  showFirstPicture();
  expect(root.querySelector('img')?.getAttribute('src')).toBe('/u/eight.webp');
});

test.each<[string, () => void | Promise<void>]>([
  ['nothing came with the page', () => undefined],
  ['nobody is on', () => tell([])],
  ['the app stands already', () => (tell(rooms), root.append('here'))],
  ['the window has room for one column', async () => (tell(rooms), await page.viewport(991, 800))],
])('there is none where %s', async (_, prepare) => {
  await page.viewport(1280, 900);
  await prepare();
  showFirstPicture();
  expect(root.querySelector('img')).toBeNull();
});

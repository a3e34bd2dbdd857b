import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { matches } from '../Scorebug/Scorebug.fixtures.ts';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { ShareCard } from './ShareCard.tsx';

const shown = <ShareCard {...matches.live} league="英超" url="https://pitchside.example/score-detail?id=m1" siteName="场边" />;
const pixels = () => (page.getByRole('img').element() as HTMLCanvasElement).toDataURL();

test('the picture tells the match to a reader and is saved as a file named after both sides', async () => {
  await renderPart(shown);
  await expect.element(page.getByRole('img', { name: /曼城 2 比 1 阿森纳/ })).toBeVisible();
  const saved = vi.fn();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved(this.download, this.href.startsWith('blob:'));
  });
  await userEvent.click(page.getByRole('button', { name: '保存图片' }));
  await expect.poll(() => saved.mock.calls).toEqual([['曼城-阿森纳.png', true]]);
  vi.restoreAllMocks();
});

test('it is drawn anew when the score changes', async () => {
  const { rerender } = await renderPart(shown);
  const blank = Object.assign(document.createElement('canvas'), { width: 720, height: 1000 }).toDataURL();
  await expect.poll(pixels).not.toBe(blank);
  const before = pixels();
  await rerender(
    <ShareCard
      {...matches.live}
      score={{ home: 3, away: 1 }}
      league="英超"
      url="https://pitchside.example/score-detail?id=m1"
      siteName="场边"
    />,
  );
  await expect.poll(pixels).not.toBe(before);
});

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

test('whoever shares without the score hands on neither the score nor the address that names it', async () => {
  const copied = vi.fn();
  const [url, hiddenUrl] = ['https://pitchside.example/score-detail?id=m1', 'https://pitchside.example/score-detail?id=m1&score=0'];
  await renderPart(
    <ShareCard
      {...matches.live}
      status={{ ...matches.live.status, kickoffAt: 1_773_500_000_000 }}
      league="英超"
      url={url}
      hiddenUrl={hiddenUrl}
      siteName="场边"
      onCopy={copied}
    />,
  );
  await expect.element(page.getByRole('img', { name: /2 比 1/ })).toBeVisible();
  const before = pixels();
  await userEvent.click(page.getByRole('checkbox', { name: '不透露比分' }));
  await expect.element(page.getByRole('img', { name: /2 比 1/ })).not.toBeInTheDocument();
  await expect.poll(pixels).not.toBe(before);
  await userEvent.click(page.getByRole('button', { name: '复制链接' }));
  await userEvent.click(page.getByRole('checkbox', { name: '不透露比分' }));
  await userEvent.click(page.getByRole('button', { name: '复制链接' }));
  expect(copied.mock.calls).toEqual([[hiddenUrl], [url]]);
});

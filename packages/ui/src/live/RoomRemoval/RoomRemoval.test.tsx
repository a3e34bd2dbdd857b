import { expect, test, vi } from 'vitest';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { removal } from './RoomRemoval.fixtures.ts';
import { RoomRemoval } from './RoomRemoval.tsx';

test('says by whom and why, until when it holds, and is put away', async () => {
  const onPutAway = vi.fn();
  const screen = await renderPart(<RoomRemoval {...removal} onPutAway={onPutAway} />);
  const said = screen.getByRole('status');
  await expect.element(said.getByText(`你被移出了「${removal.anchor}」的直播间`)).toBeVisible();
  await expect.element(said.getByText(/^房管在 .+ 移出了你 · 原因：屡次带单$/)).toBeVisible();
  await expect.element(said.getByText(/主播或房管解除后你才能再进/)).toBeVisible();
  await screen.getByRole('button', { name: '知道了' }).click();
  expect(onPutAway).toHaveBeenCalledOnce();
});

test('a removal without a reason says so, and one that was lifted asks for nothing', async () => {
  const screen = await renderPart(<RoomRemoval {...removal} by="anchor" reason="" onPutAway={() => undefined} />);
  await expect.element(screen.getByText(/没有写明原因/)).toBeVisible();
  await screen.rerender(<RoomRemoval {...removal} lifted onPutAway={() => undefined} />);
  await expect.element(screen.getByText(/又可以进/)).toBeVisible();
  await expect.element(screen.getByText(/解除后/)).not.toBeInTheDocument();
});

import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { PostComposer } from './PostComposer.tsx';

function Composer({ onPublish, pending = false }: { onPublish: () => Promise<boolean>; pending?: boolean }) {
  const [value, setValue] = useState('');
  return (
    <PostComposer
      circles={[{ id: '1', name: '曼城圈' }]}
      circle={value === '' ? null : '1'}
      onCircleChange={() => undefined}
      value={value}
      onValueChange={setValue}
      pending={pending}
      onPublish={onPublish}
    />
  );
}

test('what is missing is named, and a double press publishes once', async () => {
  let end = (_taken: boolean) => {};
  const publish = vi.fn(() => new Promise<boolean>((resolve) => (end = resolve)));
  const screen = await renderPart(<Composer onPublish={publish} />);
  const button = screen.getByRole('button', { name: '发布' });
  await button.click();
  await expect.element(screen.getByRole('status').filter({ hasText: '还缺' })).toHaveTextContent('还缺：圈子、内容');
  expect(publish).not.toHaveBeenCalled();
  await screen.getByRole('textbox', { name: '写帖子' }).fill('今晚的阵型');
  const element = button.element() as HTMLButtonElement;
  element.click();
  element.click();
  await vi.waitFor(() => expect(publish).toHaveBeenCalledTimes(1));
  end(false);
  await expect.element(button).toBeEnabled();
  await expect.element(screen.getByRole('textbox', { name: '写帖子' })).toHaveValue('今晚的阵型');
});

test('from beginnings alone it keeps what is written, tells it when it is published, and empties once it is taken', async () => {
  const publish = vi.fn(() => true);
  const screen = await renderPart(
    <PostComposer circles={[{ id: '1', name: '曼城圈' }]} defaultCircle="1" defaultValue="今晚" onPublish={publish} />,
  );
  const words = screen.getByRole('textbox', { name: '写帖子' });
  await words.fill(' 今晚的阵型 ');
  await screen.getByRole('button', { name: '发布' }).click();
  expect(publish).toHaveBeenCalledExactlyOnceWith({ circle: '1', text: '今晚的阵型', isVideo: false });
  await expect.element(words).toHaveValue('');
});

test('a post with a video needs its video and its cover, and offers no pictures', async () => {
  const publish = vi.fn();
  const screen = await renderPart(
    <PostComposer
      circles={[{ id: '1', name: '曼城圈' }]}
      circle="1"
      onCircleChange={() => undefined}
      value="进球瞬间"
      onValueChange={() => undefined}
      pictures={<span />}
      video={<span />}
      isVideo
      onPublish={publish}
    />,
  );
  await screen.getByRole('button', { name: '发布' }).click();
  await expect.element(screen.getByRole('status').filter({ hasText: '还缺' })).toHaveTextContent('还缺：视频、封面');
  expect(screen.getByRole('button', { name: '图片' }).query()).toBeNull();
  expect(publish).not.toHaveBeenCalled();
});

test('it waits for pictures that are on their way', async () => {
  const screen = await renderPart(<Composer pending onPublish={() => Promise.resolve(true)} />);
  await expect.element(screen.getByRole('button', { name: '发布' })).toBeDisabled();
});

const choosing = (onChoose: (id: string) => void) => (
  <PostComposer
    circles={[
      { id: '1', name: '曼城圈' },
      { id: '2', name: '海港前滩' },
    ]}
    onCircleChange={onChoose}
    onPublish={() => true}
  />
);

test('its circle is chosen by a hand', async () => {
  const choose = vi.fn();
  const screen = await renderPart(choosing(choose));
  await screen.getByRole('combobox', { name: '圈子' }).click();
  await screen.getByRole('option', { name: '海港前滩' }).click();
  expect(choose.mock.calls).toEqual([['2']]);
  await expect.element(screen.getByRole('combobox', { name: '圈子' })).toHaveTextContent('海港前滩');
});

test('its circle is chosen by keys, and the focus stays where it was', async () => {
  const choose = vi.fn();
  const screen = await renderPart(choosing(choose));
  await screen.getByRole('textbox', { name: '写帖子' }).click();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('option', { name: '曼城圈' })).toBeVisible();
  await expect.element(screen.getByRole('option', { name: '曼城圈' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(choose.mock.calls).toEqual([['1']]);
  await expect.element(screen.getByRole('combobox', { name: '圈子' })).toHaveFocus();
});

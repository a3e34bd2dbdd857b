import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { coming, held, pictureRules, pictures } from './Uploader.fixtures.ts';
import { Uploader, type UploaderProps } from './Uploader.tsx';
import type { UploadItem } from './upload.ts';

const spies = () => ({ onAdd: vi.fn(), onCancel: vi.fn(), onRetry: vi.fn(), onRemove: vi.fn() });

function Kept({ start, ...props }: Partial<UploaderProps> & { start: readonly UploadItem[] }) {
  const [items, setItems] = useState(start);
  const without = (id: string) => setItems(items.filter((item) => item.id !== id));
  return (
    <Uploader
      label="配图"
      {...pictureRules}
      onAdd={vi.fn()}
      onCancel={without}
      onRemove={without}
      onRetry={(id) => setItems(items.map((item) => (item.id === id ? { ...item, state: 'done' } : item)))}
      {...props}
      items={items}
    />
  );
}

const file = (name: string, type: string, size = 8) => new File([new Uint8Array(size)], name, { type });

function dropOn(target: Element, files: readonly File[]) {
  const dataTransfer = new DataTransfer();
  for (const each of files) dataTransfer.items.add(each);
  for (const type of ['dragenter', 'dragover', 'drop'])
    target.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
}

test('chosen files that keep to the rules are handed over', async () => {
  const acts = spies();
  const screen = await renderPart(<Uploader label="配图" items={[]} {...pictureRules} {...acts} />);
  await expect
    .element(screen.getByRole('button', { name: '拖进来或点选' }))
    .toHaveAccessibleDescription(/^PNG, JPEG，单个不超过 5\sMB，最多 4 个文件$/);
  const picker = screen.container.querySelector<HTMLInputElement>('input[type="file"]');
  await userEvent.upload(picker ?? document.body, [file('a.png', 'image/png'), file('b.jpg', 'image/jpeg')]);
  expect(acts.onAdd.mock.calls.map(([files]) => (files as File[]).map(({ name }) => name))).toEqual([['a.png', 'b.jpg']]);
});

test('dropped files are checked one by one, and each refusal has its reason', async () => {
  const acts = spies();
  const screen = await renderPart(<Uploader label="配图" items={pictures} {...pictureRules} {...acts} />);
  dropOn(screen.getByRole('group', { name: '配图' }).element(), [
    file('a.gif', 'image/gif'),
    file('b.png', 'image/png', 6 * 1024 * 1024),
    file('c.png', 'image/png'),
    file('d.png', 'image/png'),
  ]);
  await expect.element(screen.getByText('a.gif：不支持 GIF，可用 PNG, JPEG')).toBeVisible();
  await expect.element(screen.getByText(/^b\.png：6\sMB，超过 5\sMB$/)).toBeVisible();
  await expect.element(screen.getByText('d.png：最多 4 个文件')).toBeVisible();
  expect(acts.onAdd).toHaveBeenCalledOnce();
  expect((acts.onAdd.mock.calls[0]?.[0] as File[] | undefined)?.map(({ name }) => name)).toEqual(['c.png']);
});

test.each(['tiles', 'rows'] as const)(
  'in the look %s each file has the acts of its state, and the focus goes on when it leaves',
  async (look) => {
    const screen = await renderPart(<Kept start={pictures} look={look} />);
    await expect.element(screen.getByRole('progressbar', { name: '赛前.jpg 的上传进度' })).toHaveAttribute('aria-valuenow', '42');
    (screen.getByRole('button', { name: '移除 北看台.jpg' }).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('status')).toHaveTextContent('北看台.jpg 已移除');
    await expect.element(screen.getByRole('button', { name: '取消上传 赛前.jpg' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.getByRole('button', { name: '重试 围巾.png' }).click();
    await expect.element(screen.getByRole('status')).toHaveTextContent('围巾.png 上传完成');
    await expect.element(screen.getByRole('button', { name: '移除 围巾.png' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('button', { name: '拖进来或点选' })).toHaveFocus();
  },
);

test('a full list takes no more until one leaves', async () => {
  const full = [...pictures, { id: 'd', name: '看台.png', size: 8, state: 'done' as const }];
  const screen = await renderPart(<Kept start={full} />);
  await expect.element(screen.getByRole('button', { name: '拖进来或点选' })).not.toBeInTheDocument();
  await screen.getByRole('button', { name: '移除 看台.png' }).click();
  await expect.element(screen.getByRole('button', { name: '拖进来或点选' })).toBeVisible();
});

test('a file on its way can be held and go on, and the focus stays with the act', async () => {
  function Holding() {
    const [items, setItems] = useState(held);
    const turn = (id: string, state: UploadItem['state']) => setItems(items.map((item) => (item.id === id ? { ...item, state } : item)));
    return (
      <Uploader
        label="视频"
        look="rows"
        items={items}
        {...spies()}
        onPause={(id) => turn(id, 'paused')}
        onResume={(id) => turn(id, 'uploading')}
      />
    );
  }
  const screen = await renderPart(<Holding />);
  await expect.element(screen.getByText(/^网络断了，恢复后从 74% 继续/)).toBeVisible();
  (screen.getByRole('button', { name: '暂停上传 德比集锦.mp4' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('status')).toHaveTextContent('德比集锦.mp4 已暂停');
  await expect.element(screen.getByText(/^已暂停，到 31%/)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: '继续上传 德比集锦.mp4' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('button', { name: '暂停上传 德比集锦.mp4' })).toHaveFocus();
  await expect.element(screen.getByRole('button', { name: '取消上传 更衣室.mp4' })).toBeVisible();
});

test('a video that has arrived says how far its other coding is, and can be taken away', async () => {
  const acts = spies();
  const screen = await renderPart(<Uploader label="视频" look="rows" items={coming} accept={['video/mp4', '.mkv']} {...acts} />);
  await expect.element(screen.getByText(/^已上传，转码 38%/)).toBeVisible();
  await expect.element(screen.getByRole('progressbar', { name: '德比集锦.mkv 的转码进度' })).toHaveAttribute('aria-valuenow', '38');
  await expect.element(screen.getByRole('button', { name: '拖进来或点选' })).toHaveAccessibleDescription('MP4, MKV');
  await screen.getByRole('button', { name: '移除 德比集锦.mkv' }).click();
  expect(acts.onRemove).toHaveBeenCalledExactlyOnceWith('a');
});

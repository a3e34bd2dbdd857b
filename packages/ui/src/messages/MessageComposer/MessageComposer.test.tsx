import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { attachmentLimits } from './attachments.ts';
import { MessageComposer, type MessageComposerProps } from './MessageComposer.tsx';

function Writing({ start = '', ...props }: Partial<MessageComposerProps> & { start?: string }) {
  const [value, setValue] = useState(start);
  return <MessageComposer onSend={() => true} {...props} value={value} onValueChange={setValue} />;
}
const field = '消息内容';

test('Enter sends the trimmed words and empties the field, Shift+Enter breaks the line', async () => {
  const onSend = vi.fn(() => true);
  const screen = await renderPart(<Writing onSend={onSend} />);
  const box = screen.getByRole('textbox', { name: field });
  await userEvent.type(box, ' 好球{Shift>}{Enter}{/Shift}再来');
  expect(onSend).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onSend).toHaveBeenCalledWith('好球\n再来');
  await expect.element(box).toHaveValue('');
  await userEvent.keyboard('{Enter}');
  expect(onSend).toHaveBeenCalledOnce();
});

test('Enter of an input method never sends', async () => {
  const onSend = vi.fn(() => true);
  const screen = await renderPart(<Writing onSend={onSend} start="hao" />);
  const box = screen.getByRole('textbox', { name: field }).element();
  box.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, isComposing: true }));
  box.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true, cancelable: true }));
  expect(onSend).not.toHaveBeenCalled();
  box.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  expect(onSend).toHaveBeenCalledWith('hao');
});

test('what was refused, or broke on the way, stays in the field and says so', async () => {
  const onSend = vi
    .fn<() => Promise<boolean>>()
    .mockResolvedValueOnce(false)
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(true);
  const screen = await renderPart(<Writing onSend={onSend} start="首发出来喊我" />);
  const box = screen.getByRole('textbox', { name: field });
  await screen.getByRole('button', { name: '发送', exact: true }).click();
  await expect.element(screen.getByText('没能发出，内容还在')).toBeVisible();
  await expect.element(box).toHaveValue('首发出来喊我');
  await screen.getByRole('button', { name: '发送', exact: true }).click();
  await expect.poll(() => onSend.mock.calls.length).toBe(2);
  await expect.element(box).toHaveValue('首发出来喊我');
  await screen.getByRole('button', { name: '发送', exact: true }).click();
  await expect.element(box).toHaveValue('');
});

test('an emoji goes in at the caret and is shown drawn', async () => {
  const onEmojiUsed = vi.fn();
  const screen = await renderPart(
    <div style={{ paddingTop: 380 }}>
      <Writing start="好球啊" onEmojiUsed={onEmojiUsed} />
    </div>,
  );
  const box = screen.getByRole('textbox', { name: field });
  (box.element() as HTMLTextAreaElement).setSelectionRange(2, 2);
  await screen.getByRole('button', { name: '表情' }).click();
  await screen.getByRole('button', { name: '捂脸' }).click();
  await expect.element(box).toHaveValue('好球[捂脸]啊');
  expect((box.element() as HTMLTextAreaElement).selectionStart).toBe(6);
  expect(onEmojiUsed).toHaveBeenCalledWith('facepalm');
  expect(screen.container.querySelector('img[alt="[捂脸]"]')).not.toBeNull();
});

const fileOf = (name: string, type: string, size = 10) => {
  const file = new File(['x'], name, { type });
  Object.defineProperty(file, 'size', { value: size });
  return file;
};
const pasted = (...files: File[]) => {
  const data = new DataTransfer();
  const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true });
  Object.defineProperty(event, 'clipboardData', { value: Object.assign(data, {}) });
  Object.defineProperty(data, 'files', { value: files });
  return event;
};

test('pasted pictures and files are taken within their limits, too large ones named', async () => {
  const [onImages, onFiles] = [vi.fn(), vi.fn()];
  const screen = await renderPart(<Writing onImages={onImages} onFiles={onFiles} />);
  const box = screen.getByRole('textbox', { name: field }).element();
  const [picture, sheet, heavy] = [
    fileOf('a.png', 'image/png'),
    fileOf('b.xlsx', 'application/vnd.ms-excel'),
    fileOf('c.jpg', 'image/jpeg', attachmentLimits.image + 1),
  ];
  box.dispatchEvent(pasted(picture, sheet, heavy));
  expect(onImages).toHaveBeenCalledWith([picture]);
  expect(onFiles).toHaveBeenCalledWith([sheet]);
  await expect.element(screen.getByText(/c\.jpg 超过 20/)).toBeVisible();
});

test('too long a text is counted and held back', async () => {
  const onSend = vi.fn(() => true);
  const screen = await renderPart(<Writing onSend={onSend} start={'球'.repeat(2001)} />);
  await expect.element(screen.getByText('2001/2000')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: '发送', exact: true })).toBeDisabled();
});

test('each reason not to send is said; without a connection one writes on', async () => {
  const onSignIn = vi.fn();
  const onSend = vi.fn(() => true);
  const screen = await renderPart(<Writing state={{ status: 'offline' }} onSend={onSend} start="草稿" />);
  await expect.element(screen.getByText('网络断开，草稿已保留')).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: field }), '{End}！{Enter}');
  expect(onSend).not.toHaveBeenCalled();
  await expect.element(screen.getByRole('textbox', { name: field })).toHaveValue('草稿！');
  await screen.rerender(<Writing state={{ status: 'connecting' }} />);
  await expect.element(screen.getByText('正在连接，稍后就能发送')).toBeVisible();
  await screen.rerender(<Writing state={{ status: 'blocked' }} />);
  await expect.element(screen.getByText('对方不接收你的消息')).toBeVisible();
  await screen.rerender(<Writing state={{ status: 'signedOut' }} onSignIn={onSignIn} />);
  await screen.getByRole('button', { name: '登录' }).click();
  await screen.rerender(<Writing state={{ status: 'elsewhere' }} onSignIn={onSignIn} />);
  await expect.element(screen.getByText('私信已在别的设备上打开')).toBeVisible();
  await screen.getByRole('button', { name: '在这里继续' }).click();
  expect(onSignIn).toHaveBeenCalledTimes(2);
});

test('attachments on their way are shown, stopped and tried again', async () => {
  const [onCancelUpload, onRetryUpload] = [vi.fn(), vi.fn()];
  const uploads = [
    { id: 'a', name: 'a.pdf', size: 5e6, progress: 0.5 },
    { id: 'b', name: 'b.pdf', size: 5e6, progress: 0, failed: true },
  ];
  const screen = await renderPart(<Writing uploads={uploads} onCancelUpload={onCancelUpload} onRetryUpload={onRetryUpload} />);
  await expect.element(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');
  await screen.getByRole('button', { name: '移除 a.pdf' }).click();
  await screen.getByRole('button', { name: '重新发送 b.pdf' }).click();
  expect([onCancelUpload.mock.calls, onRetryUpload.mock.calls]).toEqual([[['a']], [['b']]]);
});

import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { Textarea } from './Textarea.tsx';

function Notice({ start = '', max }: { start?: string; max: number }) {
  const [value, setValue] = useState(start);
  return <Textarea label="公告" value={value} onValueChange={setValue} maxLength={max} />;
}

test('takes no more code points than the limit, and an emoji counts one', async () => {
  const screen = await renderPart(<Notice max={4} />);
  const area = screen.getByRole('textbox', { name: '公告' });
  await area.fill('进球🔥⚽啦');
  await expect.element(area).toHaveValue('进球🔥⚽');
  await expect.element(screen.getByText('4/4')).toBeVisible();
});

test('what stands after the caret is not pushed out', async () => {
  const screen = await renderPart(<Notice start="上半场" max={3} />);
  const area = screen.getByRole('textbox').element() as HTMLTextAreaElement;
  area.focus();
  area.setSelectionRange(1, 1);
  await userEvent.keyboard('x');
  expect([area.value, area.selectionStart]).toEqual(['上半场', 1]);
});

test('the room left is said near the end and not before', async () => {
  const screen = await renderPart(<Notice max={30} />);
  const area = screen.getByRole('textbox');
  const status = screen.getByRole('status');
  await area.fill('九个字九个字九个字');
  await expect.element(status).toBeEmptyDOMElement();
  await area.fill('一'.repeat(22));
  await expect.element(status).toHaveTextContent('剩余不超过 10 个字');
  await area.fill('一'.repeat(30));
  await expect.element(status).toHaveTextContent('已到字数上限');
});

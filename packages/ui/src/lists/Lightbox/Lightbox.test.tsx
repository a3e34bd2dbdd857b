import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { evening } from './Lightbox.fixtures.ts';
import { Lightbox } from './Lightbox.tsx';

function Album() {
  const [index, setIndex] = useState<number | null>(null);
  return (
    <>
      <button type="button" onClick={() => setIndex(0)}>
        看图
      </button>
      <Lightbox pictures={evening.slice(0, 3)} index={index} onIndexChange={setIndex} onClose={() => setIndex(null)} />
    </>
  );
}

async function opened() {
  const screen = await renderPart(<Album />);
  await screen.getByRole('button', { name: '看图' }).click();
  await expect.element(screen.getByRole('dialog', { name: '图片' })).toBeVisible();
  return screen;
}

test('arrow keys turn, Home and End jump, and the place is told', async () => {
  const screen = await opened();
  const place = screen.getByRole('status');
  await expect.element(place).toHaveTextContent('第 1 张，共 3 张');
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(place).toHaveTextContent('第 2 张，共 3 张');
  await expect.element(screen.getByRole('img', { name: '门将侧扑' })).toBeVisible();
  await userEvent.keyboard('{End}');
  await expect.element(place).toHaveTextContent('第 3 张，共 3 张');
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(place).toHaveTextContent('第 3 张，共 3 张');
  await userEvent.keyboard('{Home}');
  await expect.element(place).toHaveTextContent('第 1 张，共 3 张');
});

test('keys zoom, and another picture starts unzoomed', async () => {
  const screen = await opened();
  const zoom = () => (screen.getByRole('img', { name: /./ }).element() as HTMLElement).style.getPropertyValue('--zoom');
  await userEvent.keyboard('+');
  expect(zoom()).toBe('2');
  await userEvent.keyboard('0');
  expect(zoom()).toBe('1');
  await userEvent.keyboard('+{ArrowRight}');
  expect(zoom()).toBe('1');
});

test('a press on the picture zooms, and the focus returns after Escape', async () => {
  const screen = await opened();
  await screen.getByRole('img', { name: '十一号在边路带球' }).click();
  await expect.element(screen.getByRole('button', { name: '缩小' })).toBeEnabled();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: '看图' })).toHaveFocus();
});

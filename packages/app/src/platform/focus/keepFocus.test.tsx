import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepFocus } from './keepFocus.ts';

let end = () => {};
beforeEach(() => {
  document.body.innerHTML =
    '<main><section><ul><li><button id="a">删除甲</button></li><li><button id="b">删除乙</button></li></ul></section></main><div id="layer"><button id="yes">确定</button></div>';
  end = keepFocus();
});
afterEach(() => end());

const find = (id: string) => document.getElementById(id) as HTMLElement;
const remove = (id: string) => find(id).remove();
const focusedId = () => document.activeElement?.id;

test('when a row goes with the button that was pressed, the focus goes to the next of the list', async () => {
  find('a').focus();
  find('a').closest('li')?.remove();
  await expect.poll(focusedId).toBe('b');
});

test('when a dialog goes, and its opener with it, the focus goes to where that stood', async () => {
  find('a').focus();
  find('yes').focus();
  find('a').closest('li')?.remove();
  remove('layer');
  await expect.poll(focusedId).toBe('b');
});

test('when a dialog goes that gave nothing back, its opener has the focus', async () => {
  find('b').focus();
  find('yes').focus();
  remove('layer');
  await expect.poll(focusedId).toBe('b');
});

test('who left the controls, and who is on another page, is left alone', async () => {
  find('a').focus();
  find('a').blur();
  remove('layer');
  find('b').focus();
  document.querySelector('main')?.remove();
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.activeElement).toBe(document.body);
});

import { expect, test } from 'vitest';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { createChatLog } from '../ChatList/index.ts';
import { OverlayChat } from './index.ts';

const row = (id: string) => ({ kind: 'message', id, memberId: 'm1', nickname: '阿飞', level: 3, words: `球进了 ${id}` }) as const;

test('the newest rows stand, one that is taken down goes at once, and each goes after its time', async () => {
  const log = createChatLog();
  const screen = await renderPart(<OverlayChat log={log} most={2} lasts={1_500} />);
  const shown = () => [...screen.container.querySelectorAll('[data-row]')].map((element) => element.getAttribute('data-row'));
  log.push([row('1'), row('2'), row('3')]);
  await expect.poll(shown).toEqual(['2', '3']);
  log.remove(['3']);
  await expect.poll(shown).toEqual(['1', '2']);
  await expect.poll(shown, { timeout: 5_000 }).toEqual([]);
  log.push(row('4'));
  await expect.poll(shown).toEqual(['4']);
  await expect.poll(shown, { timeout: 5_000 }).toEqual([]);
});

test('without a time rows stay, and nobody can press a name', async () => {
  const log = createChatLog();
  log.push(row('1'));
  const screen = await renderPart(<OverlayChat log={log} />);
  await expect.poll(() => screen.container.textContent).toContain('阿飞：球进了 1');
  expect(screen.container.querySelector('button')).toBeNull();
});

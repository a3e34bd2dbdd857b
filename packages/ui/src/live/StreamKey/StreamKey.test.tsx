import { expect, test, vi } from 'vitest';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { streamKey } from './StreamKey.fixtures.ts';
import { StreamKey } from './StreamKey.tsx';

test('the key is hidden until it is asked for, and copied whole all the same', async () => {
  const onCopy = vi.fn();
  const screen = await renderPart(<StreamKey {...streamKey} onCopy={onCopy} />);
  const field = screen.getByRole('textbox', { name: '串流密钥' });
  await expect.element(field).not.toHaveValue(streamKey.streamKey);
  await screen.getByRole('button', { name: '复制串流密钥' }).click();
  expect(onCopy).toHaveBeenLastCalledWith('key', streamKey.streamKey);
  await screen.getByRole('button', { name: '显示密钥' }).click();
  await expect.element(field).toHaveValue(streamKey.streamKey);
  await screen.getByRole('button', { name: '复制服务器地址' }).click();
  expect(onCopy).toHaveBeenLastCalledWith('server', streamKey.server);
});

test('what takes the key takes it by WHIP too, where the server does', async () => {
  const onCopy = vi.fn();
  const whip = { url: 'https://pitchside.example/whip/12', token: 'a-token' };
  const screen = await renderPart(<StreamKey {...streamKey} whip={whip} onCopy={onCopy} />);
  await screen.getByRole('button', { name: '复制 WHIP 地址' }).click();
  expect(onCopy).toHaveBeenLastCalledWith('whip', whip.url);
  await screen.getByRole('button', { name: '复制令牌' }).click();
  expect(onCopy).toHaveBeenLastCalledWith('token', whip.token);
  await screen.rerender(<StreamKey {...streamKey} onCopy={onCopy} />);
  await expect.element(screen.getByRole('textbox', { name: 'WHIP 地址' })).not.toBeInTheDocument();
});

import { expect, test, vi } from 'vitest';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { newSecret } from './SecretOnce.fixtures.ts';
import { SecretOnce } from './SecretOnce.tsx';

test('the secret stands there whole and is copied by a button that names it', async () => {
  const onCopy = vi.fn();
  const screen = await renderPart(<SecretOnce {...newSecret} onCopy={onCopy} />);
  await expect.element(screen.getByRole('textbox', { name: newSecret.label })).toHaveValue(newSecret.secret);
  await screen.getByRole('button', { name: `复制${newSecret.label}` }).click();
  expect(onCopy).toHaveBeenCalledWith(newSecret.secret);
});

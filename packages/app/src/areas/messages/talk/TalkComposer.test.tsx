import { UiProvider } from '@pitchside/ui/UiProvider';
import { proxy } from 'valtio';
import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { ImStatus } from '../client/im.ts';
import { clearDrafts, drafts } from './drafts.store.ts';
import { TalkComposer } from './TalkComposer.tsx';

const conversation = { id: 'C2C2', peer: { id: '2', name: '', avatar: '', isAnchor: false }, isBlocked: false };

beforeEach(clearDrafts);

async function written() {
  const send = vi.fn();
  const state = proxy<{ status: ImStatus }>({ status: { state: 'ready', attempt: 0 } });
  const screen = await render(
    <UiProvider>
      <TalkComposer messenger={{ state, send }} conversation={conversation} />
    </UiProvider>,
  );
  const field = screen.getByRole('textbox');
  await userEvent.click(field);
  return { send, field };
}

test('letters go in where the caret stands, also in the middle of what is written', async () => {
  const { field } = await written();
  await userEvent.keyboard('hello');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  await userEvent.keyboard('123');
  await expect.element(field).toHaveValue('he123llo');
  expect(drafts.of['C2C2']).toBe('he123llo');
});

test('what is sent is all that was typed', async () => {
  const { send, field } = await written();
  await userEvent.keyboard('goal{Enter}');
  expect(send).toHaveBeenCalledExactlyOnceWith('C2C2', { type: 'text', text: 'goal' });
  await expect.element(field).toHaveValue('');
});

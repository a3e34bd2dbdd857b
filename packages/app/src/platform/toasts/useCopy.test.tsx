import { UiProvider } from '@pitchside/ui/UiProvider';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { say } from './say.ts';
import { useCopy } from './useCopy.ts';

vi.mock(import('./say.ts'), { spy: true });

afterEach(() => vi.restoreAllMocks());

function CopyButton({ onEnd }: { onEnd: (isCopied: boolean) => void }) {
  const copy = useCopy();
  return (
    <button type="button" onClick={() => void copy('Arsenal 2–1').then(onEnd)}>
      copy
    </button>
  );
}

async function press(clipboard: unknown) {
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(clipboard as Clipboard);
  const onEnd = vi.fn<(isCopied: boolean) => void>();
  const screen = await render(
    <UiProvider locale="zh">
      <CopyButton onEnd={onEnd} />
    </UiProvider>,
  );
  await screen.getByRole('button').click();
  await expect.poll(() => onEnd.mock.calls).toHaveLength(1);
  return { isCopied: onEnd.mock.calls[0]?.[0], tone: vi.mocked(say).mock.lastCall?.[0] };
}

test('a copied text is said', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  expect(await press({ writeText })).toEqual({ isCopied: true, tone: 'success' });
  expect(writeText).toHaveBeenCalledWith('Arsenal 2–1');
});

test('a refusal is said', async () => {
  expect(await press({ writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) })).toEqual({
    isCopied: false,
    tone: 'error',
  });
});

test('a page without a secure origin, which has no clipboard, says so', async () => {
  expect(await press(undefined)).toEqual({ isCopied: false, tone: 'error' });
});

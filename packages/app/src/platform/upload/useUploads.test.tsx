import { activate } from '@pitchside/locales';
import { loadUiMessages } from '@pitchside/ui/locales';
import { UiProvider } from '@pitchside/ui/UiProvider';
import { Uploader } from '@pitchside/ui/Uploader';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { storage } from './storage.store.ts';
import { useUploads } from './useUploads.ts';

vi.mock('./parts.ts', async (real) => ({ ...(await real<typeof import('./parts.ts')>()), uploadInParts: () => new Promise(() => {}) }));
afterEach(() => void (storage.rules = {}));

function Video() {
  const { uploader } = useUploads('video', 1);
  return <Uploader label="视频" look="rows" {...uploader} />;
}

test.each([
  ['day.mp4', 'video/mp4'],
  ['day.avi', 'video/x-msvideo'],
])('%s is sent where the storage has not told its rules yet', async (name, type) => {
  const i18n = await activate('zh', loadUiMessages('zh'));
  const page = await render(<Video />, { wrapper: ({ children }) => <UiProvider i18n={i18n}>{children}</UiProvider> });
  const input = page.container.querySelector('input[type="file"]');
  if (!(input instanceof HTMLInputElement)) throw new Error('nothing takes a file');
  const files = new DataTransfer();
  files.items.add(new File(['film'], name, { type }));
  input.files = files.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
  await expect.element(page.getByRole('progressbar', { name: `${name} 的上传进度` })).toBeVisible();
});

import '../../theme/reset/index.ts';
import { beforeAll, beforeEach, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';

// All files of a run share a page: the remains of a file are removed before the next.
beforeAll(async () => {
  await cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  await page.viewport(1280, 800);
});
// The automatic cleanup that the library registers works for the first file alone.
beforeEach(() => cleanup());

import { ApiError } from '@pitchside/api';
import { beginUpload, getQiniuToken, uploadState, type UploadProgress } from '@pitchside/api/content/uploads';
import { beforeEach, expect, test, vi } from 'vitest';
import { FileGone, uploadInParts, type PartsOptions } from './parts.ts';

const partSize = 4;
const key = 'a-key-of-twenty-letters';
/** A server that holds what came, and a line that may break. */
const site = vi.hoisted(() => ({
  held: 0,
  size: 0,
  sent: [] as number[],
  begun: 0,
  cuts: [] as number[],
  refusal: undefined as Error | undefined,
}));
const progress = (): UploadProgress => ({
  key,
  offset: site.held,
  size: site.size,
  part_size: partSize,
  part_url: `/upload/${key}`,
  file: site.held === site.size ? { key, path: `/u/${key}.mp4`, size: site.size } : null,
  processing: null,
});
vi.mock('../api/api.ts', () => ({
  api: {
    call: async (call: unknown, input: { size?: number }) => {
      if (call === getQiniuToken) return { token: 'a token', key };
      if (site.refusal) throw site.refusal;
      if (call === beginUpload) {
        site.begun += 1;
        site.size = input.size ?? 0;
      } else if (call !== uploadState) throw new TypeError('another call');
      return progress();
    },
  },
}));
vi.mock('./send.ts', () => ({
  send: async (url: string, part: Blob) => {
    const offset = Number(new URL(url, location.href).searchParams.get('offset'));
    site.sent.push(offset);
    const cut = site.cuts.shift();
    // What came before a cut is there.
    site.held = offset + Math.min(cut ?? part.size, part.size);
    if (cut !== undefined) throw new ApiError('network', -1, '');
    return progress();
  },
}));

const film = () => new File([new Uint8Array(10)], 'film.mp4', { type: 'video/mp4' });
function options(more: Partial<PartsOptions> = {}) {
  const heard = { shares: [] as number[], waits: [] as boolean[], begun: [] as string[] };
  const all: PartsOptions = {
    signal: new AbortController().signal,
    begun: undefined,
    onProgress: (share) => heard.shares.push(share),
    onBegun: (begun) => heard.begun.push(begun),
    onWaiting: (isWaiting) => {
      heard.waits.push(isWaiting);
      // The line is back as soon as it is waited for.
      if (isWaiting) setTimeout(() => dispatchEvent(new Event('online')));
    },
    ...more,
  };
  return { heard, all };
}
beforeEach(() => Object.assign(site, { held: 0, size: 0, sent: [], begun: 0, cuts: [], refusal: undefined }));

test('a file goes part by part, and tells how far it is', async () => {
  const { heard, all } = options();
  expect(await uploadInParts('video', film(), all)).toMatchObject({ path: `/u/${key}.mp4` });
  expect([site.sent, heard.shares, heard.begun, heard.waits]).toEqual([[0, 4, 8], [0, 0.4, 0.8, 1], [key], []]);
});

test('after a cut it goes on with the byte that is missing, and is not begun twice', async () => {
  site.cuts = [3, 0];
  const { heard, all } = options();
  await uploadInParts('video', film(), all);
  expect([site.sent, site.begun]).toEqual([[0, 3, 3, 7], 1]);
  expect(heard.waits).toEqual([true, false, true, false]);
});

test('one that was held goes on by its key', async () => {
  Object.assign(site, { held: 8, size: 10 });
  const { all } = options({ begun: key });
  await uploadInParts('video', film(), all);
  expect([site.sent, site.begun]).toEqual([[8], 0]);
});

test('a session that is over, and a file that cannot be read any more, are no broken lines', async () => {
  site.refusal = new ApiError('answer', 1, '这个文件的上传已经取消或过期，请重新上传');
  const over = options({ begun: key });
  await expect(uploadInParts('video', film(), over.all)).rejects.toThrow('已经取消或过期');
  expect(over.heard.waits).toEqual([]);
  site.refusal = undefined;
  const gone = film();
  gone.slice = () =>
    Object.assign(new Blob(), {
      slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')) }) as Blob,
    });
  const { heard, all } = options();
  await expect(uploadInParts('video', gone, all)).rejects.toThrow(FileGone);
  expect(heard.waits).toEqual([]);
});

test('whoever stops it while the line is away is not made to wait', async () => {
  site.cuts = [1, 1, 1, 1];
  const controller = new AbortController();
  const { all } = options({ signal: controller.signal, onWaiting: () => controller.abort() });
  await expect(uploadInParts('video', film(), all)).rejects.toThrow('stopped');
});

import { useLingui } from '@lingui/react/macro';
import { ApiError } from '@pitchside/api';
import type { UploadPurpose } from '@pitchside/api/content/uploads';
import type { UploadItem, UploaderProps } from '@pitchside/ui/Uploader';
import { useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { storage } from './storage.store.ts';
import { begunOf, forgetBegun, rememberBegun } from './begun.ts';
import { FileGone, takeBack, uploadInParts, type ArrivedFile } from './parts.ts';
import { followProcessing } from './processing.ts';
import { uploadFile } from './upload.ts';

/** `sourceUrl` is the file as this page may read it, `begun` the key of one that comes in parts. */
type Sent = UploadItem & { file: File; sourceUrl: string; key?: string; begun?: string };
/** Purposes whose files are large enough for uploads in parts, which can be paused and resumed. */
const inParts: readonly UploadPurpose[] = ['video'];
const mebibyte = 1024 * 1024;
/** Limits of a file until the storage's rules are loaded; the server decides in any case. */
const fallbackRules = (purpose: UploadPurpose) =>
  inParts.includes(purpose)
    ? { accept: ['video/*'], max_size: 50 * mebibyte - 1 }
    : { accept: ['image/png', 'image/jpeg'], max_size: 5 * mebibyte - 1 };

/** Props of an `Uploader`, and the keys of finished uploads. */
export function useUploads(
  purpose: UploadPurpose,
  maxCount: number,
): {
  uploader: UploaderProps;
  keys: string[];
  /** The files as this page may read them. */ sources: string[];
  pending: boolean;
  clear: () => void;
} {
  const { t } = useLingui();
  const { rules } = useSnapshot(storage);
  const [items, setItems] = useState<readonly Sent[]>([]);
  const running = useRef(new Map<string, AbortController>());
  const pictures = useRef<string[]>([]);

  useEffect(() => {
    const [stop, made] = [running.current, pictures.current];
    return () => {
      for (const controller of stop.values()) controller.abort();
      for (const url of made) URL.revokeObjectURL(url);
    };
  }, []);

  const change = (id: string, facts: Partial<Sent>) =>
    setItems((list) => list.map((item) => (item.id === id ? { ...item, ...facts } : item)));

  async function start(id: string, file: File, begun?: string): Promise<void> {
    const controller = new AbortController();
    const { signal } = controller;
    running.current.set(id, controller);
    change(id, { state: 'uploading', ...(begun === undefined && { progress: 0 }) });
    const options = { signal, onProgress: (progress: number) => change(id, { progress }) };
    const isInParts = inParts.includes(purpose);
    // The same file goes on where it stopped on a page that was closed since.
    const known = isInParts && begun === undefined ? begunOf(file) : undefined;
    if (known !== undefined) change(id, { begun: known });
    try {
      const { key, processing = null }: Omit<ArrivedFile, 'processing'> & Partial<ArrivedFile> = isInParts
        ? await uploadInParts(purpose, file, {
            ...options,
            begun: begun ?? known,
            onBegun: (key) => {
              rememberBegun(file, key);
              change(id, { begun: key });
            },
            onWaiting: (isWaiting) => !signal.aborted && change(id, { state: isWaiting ? 'waiting' : 'uploading' }),
          })
        : await uploadFile(purpose, file, options);
      if (isInParts) forgetBegun(file);
      if (processing !== null) {
        change(id, { state: 'processing', progress: processing / 100, key });
        await followProcessing(key, signal, (percent) => change(id, { progress: percent / 100 }));
      }
      change(id, { state: 'done', key });
    } catch (error) {
      if (signal.aborted) return;
      if (isInParts) forgetBegun(file);
      // What was remembered may be over by now; then the file begins anew.
      if (known !== undefined && error instanceof ApiError && error.failure === 'answer') return await start(id, file);
      const why = error instanceof FileGone ? t`文件读不到了，请重新选择` : (error instanceof ApiError && error.message) || t`网络断了`;
      change(id, { state: 'failed', error: why });
    } finally {
      if (running.current.get(id) === controller) running.current.delete(id);
    }
  }

  const remove = (id: string) => {
    running.current.get(id)?.abort();
    const item = items.find((one) => one.id === id);
    if (item?.begun !== undefined) {
      forgetBegun(item.file);
      void takeBack(item.begun);
    }
    setItems((list) => list.filter((item) => item.id !== id));
  };
  const again = (id: string, goOn: boolean) => {
    const item = items.find((one) => one.id === id);
    if (!item) return;
    running.current.get(id)?.abort();
    // What was refused is begun anew; nothing of it goes on counting.
    if (!goOn && item.begun !== undefined) {
      forgetBegun(item.file);
      void takeBack(item.begun);
    }
    void start(id, item.file, goOn ? item.begun : undefined);
  };

  const { accept, max_size: maxSize } = rules[purpose] ?? fallbackRules(purpose);
  return {
    // What is still made into something else may be put to use meanwhile.
    keys: items.flatMap(({ key, state }) => ((state === 'done' || state === 'processing') && key ? [key] : [])),
    sources: items.map(({ sourceUrl }) => sourceUrl),
    pending: items.some(({ state }) => state !== 'done' && state !== 'failed' && state !== 'processing'),
    clear: () => {
      for (const controller of running.current.values()) controller.abort();
      setItems([]);
    },
    uploader: {
      items,
      accept: [...accept],
      maxSize,
      maxCount,
      onAdd: (files) => {
        const added = files.map((file): Sent => {
          const sourceUrl = URL.createObjectURL(file);
          pictures.current.push(sourceUrl);
          const preview = file.type.startsWith('image/') ? { previewUrl: sourceUrl } : {};
          return { id: crypto.randomUUID(), name: file.name, size: file.size, state: 'queued', ...preview, sourceUrl, file };
        });
        setItems((list) => [...list, ...added]);
        for (const { id, file } of added) void start(id, file);
      },
      onCancel: remove,
      onRemove: remove,
      onRetry: (id) => again(id, false),
      ...(inParts.includes(purpose) && {
        onPause: (id: string) => {
          running.current.get(id)?.abort();
          change(id, { state: 'paused' });
        },
        onResume: (id: string) => again(id, true),
      }),
    },
  };
}

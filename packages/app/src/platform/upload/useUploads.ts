import { useLingui } from '@lingui/react/macro';
import { ApiError } from '@pitchside/api';
import type { UploadPurpose } from '@pitchside/api/uploads';
import type { UploadItem, UploaderProps } from '@pitchside/ui/Uploader';
import { useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { storage } from './storage.store.ts';
import { uploadFile } from './upload.ts';

/** `sourceUrl` is the file as this page may read it. */
type Sent = UploadItem & { file: File; sourceUrl: string; key?: string };
const mebibyte = 1024 * 1024;

/** Everything that an `Uploader` needs, and the keys of what has arrived. */
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

  async function start(id: string, file: File): Promise<void> {
    const controller = new AbortController();
    running.current.set(id, controller);
    change(id, { state: 'uploading', progress: 0 });
    try {
      const { key } = await uploadFile(purpose, file, { signal: controller.signal, onProgress: (progress) => change(id, { progress }) });
      change(id, { state: 'done', key });
    } catch (error) {
      if (controller.signal.aborted) return;
      change(id, { state: 'failed', error: (error instanceof ApiError && error.message) || t`网络断了` });
    } finally {
      running.current.delete(id);
    }
  }

  const remove = (id: string) => {
    running.current.get(id)?.abort();
    setItems((list) => list.filter((item) => item.id !== id));
  };

  const limits = rules[purpose];
  return {
    keys: items.flatMap(({ key, state }) => (state === 'done' && key ? [key] : [])),
    sources: items.map(({ sourceUrl }) => sourceUrl),
    pending: items.some(({ state }) => state === 'uploading' || state === 'queued'),
    clear: () => setItems([]),
    uploader: {
      items,
      accept: limits ? [...limits.accept] : ['image/png', 'image/jpeg'],
      maxSize: limits?.max_size ?? 5 * mebibyte - 1,
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
      onRetry: (id) => {
        const item = items.find((one) => one.id === id);
        if (item) void start(id, item.file);
      },
    },
  };
}

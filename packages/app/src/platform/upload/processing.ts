import { uploadState } from '@pitchside/api/content/uploads';
import { api } from '../api/api.ts';
import { isAway } from './parts.ts';

/** Milliseconds between two questions. */
const every = 2_000;

function rest(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, every);
    const stop = () => {
      clearTimeout(timer);
      reject(new DOMException('upload stopped', 'AbortError'));
    };
    signal.addEventListener('abort', stop, { once: true });
  });
}

/**
 * Follows a video that has arrived until it is made into what browsers play. @param onPercent called with the hundredths that are done
 * @throws ApiError with the reason where nothing comes of it; an AbortError when it was stopped
 */
export async function followProcessing(key: string, signal: AbortSignal, onPercent: (percent: number) => void): Promise<void> {
  for (;;) {
    await rest(signal);
    try {
      const { processing } = await api.call(uploadState, { key }, { signal, quiet: true });
      if (processing === null) return;
      onPercent(processing);
    } catch (error) {
      // A line that is away says nothing of the video.
      if (!isAway(error)) throw error;
    }
  }
}

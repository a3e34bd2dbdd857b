import type { Settings } from '../../settings.ts';
import { createMediaApi } from './api.ts';
import type { MediaServer } from './media.ts';
import { createMediaMtx } from './mediamtx.ts';
import { createSrs } from './srs.ts';

export { MediaServerSilent, roomOfStream, type MediaHook, type MediaServer, type PublishedStream } from './media.ts';

/** The configured media server; undefined where the site takes streams itself. */
export function openMediaServer({ media, mediaApi = '' }: Pick<Settings, 'media' | 'mediaApi'>): MediaServer | undefined {
  if (media === 'own') return undefined;
  const api = createMediaApi(mediaApi);
  return media === 'srs' ? createSrs(api) : createMediaMtx(api);
}

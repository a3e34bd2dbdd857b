import { readOverlay } from '@pitchside/api/live/overlays';
import type { FastifyInstance } from 'fastify';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { refuseStatus } from './envelope.ts';

/**
 * `/overlay/<secret>` and `/overlay/<secret>/<kind>`: the page that broadcasting programs show over a picture. It is the same for every
 * secret; what that opens, the page asks itself.
 */
export function installOverlayPage(app: FastifyInstance, folder: string): void {
  const file = join(folder, 'overlay.html');
  const html = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  for (const path of ['/overlay/:secret', '/overlay/:secret/:kind'])
    app.get(path, (request, reply) => {
      if (html === undefined || !readOverlay(request.url.split('?', 1)[0] ?? '')) return refuseStatus(request, reply, 404);
      return (
        reply
          .allowOverlay(request.nonce)
          .header('content-type', 'text/html; charset=utf-8')
          .header('cache-control', 'no-store')
          // The path is a secret.
          .header('referrer-policy', 'no-referrer')
          .header('x-robots-tag', 'noindex')
          .send(html.replaceAll('%NONCE%', request.nonce))
      );
    });
}

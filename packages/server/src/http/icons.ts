import type { FastifyInstance } from 'fastify';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/** Drawing of the site's icon, from which the others are made. */
const drawn = 'icon.svg';
/** Sides in px: for a browser tab, for a phone's home screen, and of an installed site. */
const [small, large] = [32, 180];
const installed = [192, 512] as const;
/** Part of a maskable icon that no system cuts off: the drawing stays within (Web App Manifest, 3.2). */
const safe = 0.62;
/** Colour behind the corners, which phones cut themselves. */
const ground = '#0b2a20';

const pictureOf = (file: string, side: number): Promise<Buffer> =>
  sharp(readFileSync(file), { density: 72 * (side / 30) })
    .resize(side, side)
    .png()
    .toBuffer();

/** Wraps a picture as `.ico`: a directory of one entry, 32 px wide, 32 bits. */
function asIco(picture: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(small, 6);
  head.writeUInt8(small, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, picture]);
}

/** Drawing on a whole ground, of which a system may cut away the rim. */
async function maskable(file: string, side: number): Promise<Buffer> {
  const inner = Math.round(side * safe);
  const rim = Math.round((side - inner) / 2);
  return sharp(await pictureOf(file, inner))
    .extend({ top: rim, left: rim, bottom: side - inner - rim, right: side - inner - rim, background: ground })
    .flatten({ background: ground })
    .png()
    .toBuffer();
}

const icons: Readonly<Record<string, { type: string; make: (file: string) => Promise<Buffer> }>> = {
  '/favicon.ico': { type: 'image/x-icon', make: async (file) => asIco(await pictureOf(file, small)) },
  ...Object.fromEntries(
    installed.flatMap((side) => [
      [`/icon-${side}.png`, { type: 'image/png', make: (file: string) => pictureOf(file, side) }],
      [`/icon-maskable-${side}.png`, { type: 'image/png', make: (file: string) => maskable(file, side) }],
    ]),
  ),
  '/apple-touch-icon.png': {
    type: 'image/png',
    make: async (file) =>
      sharp(await pictureOf(file, large))
        .flatten({ background: ground })
        .png()
        .toBuffer(),
  },
};

/** Serves the icons that browsers, phones and link previews request by name, rendered from the drawing at the first request. */
export function installIcons(app: FastifyInstance, folder: string): void {
  const file = join(folder, drawn);
  if (!existsSync(file)) return;
  for (const [path, { type, make }] of Object.entries(icons)) {
    if (existsSync(join(folder, path))) continue;
    let made: Promise<Buffer> | undefined;
    app.get(path, async (_request, reply) =>
      reply
        .header('content-type', type)
        .header('cache-control', 'public, max-age=86400')
        .send(await (made ??= make(file))),
    );
  }
}

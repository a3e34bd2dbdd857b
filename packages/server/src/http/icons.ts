import type { FastifyInstance } from 'fastify';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/** The mark of the site as it is drawn, from which the others are made. */
const drawn = 'icon.svg';
/** Sides in px: as browsers show it in a tab, and as a phone keeps it. */
const [small, large] = [32, 180];
/** Colour behind the corners, which phones cut themselves. */
const ground = '#0b2a20';

const pictureOf = (file: string, side: number): Promise<Buffer> =>
  sharp(readFileSync(file), { density: 72 * (side / 30) })
    .resize(side, side)
    .png()
    .toBuffer();

/** A picture within the frame that `.ico` is: a list of one, 32 px wide, of 32 bits. */
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

const icons: Readonly<Record<string, { type: string; make: (file: string) => Promise<Buffer> }>> = {
  '/favicon.ico': { type: 'image/x-icon', make: async (file) => asIco(await pictureOf(file, small)) },
  '/apple-touch-icon.png': {
    type: 'image/png',
    make: async (file) =>
      sharp(await pictureOf(file, large))
        .flatten({ background: ground })
        .png()
        .toBuffer(),
  },
};

/** Icons that browsers, phones and previews of links ask for by name, made of the drawn one when somebody first does. */
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

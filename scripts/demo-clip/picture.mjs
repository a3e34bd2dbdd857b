import sharp from 'sharp';
import { format, panorama, viewTowards } from './camera.mjs';
import { ball, looks, person } from './figures.mjs';
import { scene } from './match.mjs';
import { stadium } from './stadium.mjs';
import { warp } from './warp.mjs';

const { width, height } = format;

/** The empty ground as 3 bytes a pixel; the stand is out of focus, which is also what keeps the clip small. */
export async function drawGround() {
  const far = await sharp(stadium.far).blur(3.4).png().toBuffer();
  return sharp({ create: { width: panorama.width, height: panorama.height, channels: 3, background: '#0d1319' } })
    .composite([{ input: far }, { input: await sharp(stadium.near).blur(0.7).png().toBuffer() }])
    .removeAlpha()
    .raw()
    .toBuffer();
}

function drawFigures({ people, ball: [bx, by, bz] }, project) {
  const drawn = people.map((someone) => {
    const [x, y, scale] = project(someone.x, someone.y);
    return { depth: someone.y, svg: x < -80 || x > width + 80 ? '' : person({ ...someone, x, y, scale, look: looks(someone.seed) }) };
  });
  const [x, y, scale] = project(bx, by, bz);
  drawn.push({ depth: by + 0.05, svg: ball({ x, y, shadow: project(bx, by), scale }) });
  drawn.sort((one, other) => one.depth - other.depth);
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${drawn.map((item) => item.svg).join('')}</svg>`,
  );
}

const raw = { raw: { width, height, channels: 3 } };

/** One picture of the clip as 3 bytes a pixel. */
export async function drawPicture(ground, frame) {
  const now = scene(frame);
  const view = viewTowards(...now.look);
  const out = Buffer.alloc(width * height * 3);
  warp(ground, view.map, out);
  return sharp(out, raw)
    .composite([{ input: drawFigures(now, view.project) }])
    .removeAlpha()
    .raw()
    .toBuffer();
}

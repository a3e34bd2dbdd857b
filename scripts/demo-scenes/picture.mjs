import sharp from 'sharp';
import { format } from './camera.mjs';
import { ball, looks, person } from './figures.mjs';
import { stadium } from './stadium.mjs';
import { warp } from './warp.mjs';

const { width, height } = format;

/** Draws the empty ground as a camera sees it; the stand is out of focus, which also keeps scenes small. */
export async function drawGround(camera) {
  const { far, near } = stadium(camera);
  const pixels = await sharp({ create: { ...camera.wide, channels: 3, background: '#0d1319' } })
    .composite([{ input: await sharp(far).blur(3.4).png().toBuffer() }, { input: await sharp(near).blur(0.7).png().toBuffer() }])
    .removeAlpha()
    .raw()
    .toBuffer();
  return { pixels, ...camera.wide };
}

/** A drawing as a file that is as large as a picture. */
export const svgOf = (content) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`);

function drawFigures({ people, ball: at }, project, { nearness }, kits) {
  const drawn = people.map((someone) => {
    const [x, y, scale] = project(someone.x, someone.y);
    const isOut = x < -2 * scale || x > width + 2 * scale;
    const colours = kits[someone.kit];
    return {
      depth: nearness(someone.x, someone.y),
      svg: isOut ? '' : person({ ...someone, x, y, scale, colours, look: looks(someone.seed) }),
    };
  });
  if (at) {
    const [bx, by, bz] = at;
    const [x, y, scale] = project(bx, by, bz);
    drawn.push({ depth: nearness(bx, by) + 0.05, svg: ball({ x, y, shadow: project(bx, by), scale }) });
  }
  drawn.sort((one, other) => one.depth - other.depth);
  return svgOf(drawn.map((item) => item.svg).join(''));
}

const raw = { raw: { width, height, channels: 3 } };

/** Lays a drawing over a picture of 3 bytes a pixel. */
export const overlaid = (pixels, content) =>
  sharp(pixels, raw)
    .composite([{ input: content }])
    .removeAlpha()
    .raw()
    .toBuffer();

/** A drawing alone, as 3 bytes a pixel. */
export const drawnAlone = (content) => sharp(svgOf(content)).removeAlpha().raw().toBuffer();

/** A picture of a scene on the pitch, once for each pair of kits; the ground is bent once for all. */
export async function drawPitch(ground, camera, scene, pairs) {
  const view = camera.viewTowards(...scene.look);
  const out = Buffer.alloc(width * height * 3);
  warp(ground, view.map, out);
  return Promise.all(pairs.map((kits) => overlaid(out, drawFigures(scene, view.project, camera, kits))));
}

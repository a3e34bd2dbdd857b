// Draws the looped clip of the demo channel and cuts it into segments. Run with the pinned Node: npm exec -- node scripts/demo-clip/draw.mjs
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFlv, readTag } from '../../packages/server/src/media/packager/flv.ts';
import { fragment } from '../../packages/server/src/media/packager/fragment.ts';
import { initSection } from '../../packages/server/src/media/packager/init.ts';
import { aacFrame, readAudioTrack, videoTimescale } from '../../packages/server/src/media/packager/tracks.ts';
import { format } from './camera.mjs';
import { encodePictures, encodeSound, segmentSeconds } from './encode.mjs';
import { topSpeed } from './match.mjs';
import { drawGround, drawPicture } from './picture.mjs';
import { soundRate } from './sound.mjs';

const folder = join(import.meta.dirname, '../../packages/server/assets/clip');
const say = (text) => process.stdout.write(`${text}\n`);

say(`the fastest runs ${topSpeed.toFixed(1)} m/s`);
const ground = await drawGround();
const flv = await encodePictures((frame) => drawPicture(ground, frame), say);
const sound = await encodeSound();

const events = [...readFlv(flv)].map(readTag);
const video = events.find((event) => event?.type === 'videoTrack')?.track;
const pictures = events.filter((event) => event?.type === 'picture');
const audio = readAudioTrack(sound.config);
if (!video || !audio || pictures.length !== format.rate * format.seconds || sound.frames.length !== (soundRate * format.seconds) / aacFrame)
  throw new Error('the clip is not whole');

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'init.mp4'), initSection({ video, audio }));

const duration = videoTimescale / format.rate;
const perSegment = format.rate * segmentSeconds;
let bytes = 0;
for (let index = 0; index < format.seconds / segmentSeconds; index += 1) {
  const samples = pictures
    .slice(index * perSegment, (index + 1) * perSegment)
    .map(({ data, isKey, offset }) => ({ data, isKey, duration, offset: (offset * videoTimescale) / 1_000 }));
  if (!samples[0].isKey) throw new Error(`segment ${index} does not begin with a key picture`);
  const [first, end] = [index, index + 1].map((segment) => Math.ceil((segment * segmentSeconds * soundRate) / aacFrame));
  const segment = fragment(
    index + 1,
    { at: index * segmentSeconds * videoTimescale, samples },
    { at: first * aacFrame, frames: sound.frames.slice(first, end) },
  );
  writeFileSync(join(folder, `${String(index).padStart(2, '0')}.m4s`), segment);
  bytes += segment.length;
}
say(`${(bytes / 1e6).toFixed(2)} MB in ${format.seconds / segmentSeconds} segments of ${segmentSeconds} s`);

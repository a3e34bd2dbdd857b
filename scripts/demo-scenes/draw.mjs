// Draws the scenes of the demo channel. Run with the pinned Node: npm exec -- node scripts/demo-scenes/draw.mjs [group ...]
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format } from './camera.mjs';
import { encodeSound, pictureEncoder } from './encode.mjs';
import { groups } from './scenes.mjs';
import { sounds } from './sound.mjs';

const folder = join(import.meta.dirname, '../../packages/server/assets/scenes');
const say = (text) => process.stdout.write(`${text}\n`);
const wanted = process.argv.slice(2);
const isWanted = (name) => wanted.length === 0 || wanted.includes(name);

function write(name, bytes) {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
  say(`${name}: ${(bytes.length / 1e6).toFixed(2)} MB`);
}

if (isWanted('sound')) for (const [name, make] of Object.entries(sounds)) write(`sound/${name}.aac`, await encodeSound(make()));
for (const [group, prepare] of Object.entries(groups)) {
  if (!isWanted(group)) continue;
  const { names, seconds, draw } = await prepare();
  const encoders = names.map(pictureEncoder);
  for (let frame = 0; frame < seconds * format.rate; frame += 1) {
    const pictures = await draw(frame);
    await Promise.all(encoders.map((encoder, index) => encoder.write(pictures[index])));
    if (frame % 100 === 99) say(`${group}: ${(frame + 1) / format.rate} of ${seconds} s`);
  }
  for (const [index, encoder] of encoders.entries()) write(`${names[index]}.flv`, await encoder.end());
}

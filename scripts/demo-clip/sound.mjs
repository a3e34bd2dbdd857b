import { format } from './camera.mjs';
import { seeded } from './seed.mjs';

/** Samples a second; 64 seconds of it are exactly 3000 frames of AAC. */
export const soundRate = 48_000;

/** Seconds at which the crowd rises, and how much: the two chances of the minute. */
const swells = [
  [21, 2.2, 0.5],
  [23.3, 1.1, 1],
  [25, 2.5, 0.6],
  [48.5, 2.2, 0.5],
  [50.5, 1.1, 1],
  [52.3, 2.6, 0.65],
  [36, 2.5, 0.22],
];

/** Runs a filter of one pole twice round the loop, so that its end meets its beginning. */
function filtered(samples, share) {
  const out = new Float32Array(samples.length);
  let state = 0;
  for (let round = 0; round < 2; round += 1) {
    for (let index = 0; index < samples.length; index += 1) {
      state += share * (samples[index] - state);
      out[index] = state;
    }
  }
  return out;
}

const band = (samples, low, high) => {
  const share = (hertz) => 1 - Math.exp((-2 * Math.PI * hertz) / soundRate);
  const below = filtered(filtered(samples, share(high)), share(high));
  const under = filtered(below, share(low));
  return below.map((value, index) => value - under[index]);
};

/** A quiet crowd as 16-bit mono samples of the whole loop. */
export function crowdSound() {
  const random = seeded(64);
  const total = soundRate * format.seconds;
  const noise = () => Float32Array.from({ length: total }, () => random() * 2 - 1);
  const [murmur, roar] = [band(noise(), 180, 700), band(noise(), 350, 1_500)];
  const out = new Int16Array(total);
  for (let index = 0; index < total; index += 1) {
    const time = index / soundRate;
    const turn = (times, start) => Math.sin((time / format.seconds) * times * Math.PI * 2 + start);
    const breath = 1 + 0.16 * turn(11, 0) + 0.12 * turn(17, 2) + 0.08 * turn(29, 4);
    const swell = swells.reduce((all, [at, width, size]) => all + size * Math.exp(-(((time - at) / width) ** 2)), 0);
    const loud = murmur[index] * 0.34 * breath + roar[index] * (0.1 + 0.62 * swell) * breath;
    out[index] = Math.max(-1, Math.min(1, loud)) * 22_000;
  }
  return out;
}

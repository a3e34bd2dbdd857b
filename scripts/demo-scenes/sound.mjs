import { seeded } from './seed.mjs';

/** Samples a second; 64 seconds of it are exactly 3000 frames of AAC, 8 seconds 375. */
export const soundRate = 48_000;

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

/**
 * A crowd as 16-bit mono samples of a loop.
 * @param {number} seconds
 * @param {readonly (readonly [at: number, width: number, size: number])[]} swells seconds at which it rises, and how much
 */
export function crowdSound(seconds, swells) {
  const random = seeded(64);
  const total = soundRate * seconds;
  const noise = () => Float32Array.from({ length: total }, () => random() * 2 - 1);
  const [murmur, roar] = [band(noise(), 180, 700), band(noise(), 350, 1_500)];
  const out = new Int16Array(total);
  for (let index = 0; index < total; index += 1) {
    const time = index / soundRate;
    const turn = (times, start) => Math.sin((time / seconds) * times * Math.PI * 2 + start);
    const breath = 1 + 0.16 * turn(11, 0) + 0.12 * turn(17, 2) + 0.08 * turn(29, 4);
    const swell = swells.reduce((all, [at, width, size]) => all + size * Math.exp(-(((time - at) / width) ** 2)), 0);
    const loud = murmur[index] * 0.34 * breath + roar[index] * (0.1 + 0.62 * swell) * breath;
    out[index] = Math.max(-1, Math.min(1, loud)) * 22_000;
  }
  return out;
}

/** Chords under a studio and a game: root and intervals in half tones, four seconds each. */
const chords = [
  [-12, 0, 7, 12],
  [-15, -3, 4, 9],
  [-19, -7, 0, 5],
  [-17, -5, 2, 7],
];

/** A soft bed of chords as 16-bit mono samples of a loop of 16 seconds. */
export function bedSound() {
  const length = 4;
  const total = soundRate * length * chords.length;
  const out = new Float32Array(total);
  chords.forEach((chord, index) => {
    for (const tone of chord) {
      const hertz = 220 * 2 ** (tone / 12);
      for (let step = -soundRate; step < soundRate * (length + 1); step += 1) {
        const time = step / soundRate;
        const loud = Math.min(1, Math.max(0, (time + 1) / 2)) * Math.min(1, Math.max(0, (length + 1 - time) / 2));
        const at = (index * length * soundRate + step + total) % total;
        out[at] += Math.sin(2 * Math.PI * hertz * (time + 1)) * loud * 0.05 + Math.sin(4 * Math.PI * hertz * (time + 1)) * loud * 0.012;
      }
    }
  });
  return Int16Array.from(out, (value) => Math.max(-1, Math.min(1, value)) * 16_000);
}

/** Loops by name: 64 s of a match, 8 s of a goal, 16 s of music. */
export const sounds = {
  crowd: () =>
    crowdSound(64, [
      [21, 2.2, 0.5],
      [23.3, 1.1, 0.9],
      [25, 2.5, 0.5],
      [36, 2.5, 0.22],
      [48.5, 2.2, 0.5],
      [50.5, 1.1, 0.9],
      [52.3, 2.6, 0.55],
    ]),
  roar: () =>
    crowdSound(8, [
      [1, 2.5, 1.1],
      [4, 3, 1.4],
      [7, 2.5, 1.1],
    ]),
  bed: bedSound,
};

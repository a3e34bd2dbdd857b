import { format, panorama } from './camera.mjs';

const { width, height } = format;

/** Cuts a view out of the wide picture (3 bytes a pixel), with bilinear sampling; `map` is a homography of nine numbers. */
export function warp(wide, map, out) {
  const [a, b, c, d, e, f, g, h, i] = map;
  const stride = panorama.width * 3;
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 3) {
      const w = g * x + h * y + i;
      const u = Math.min(Math.max((a * x + b * y + c) / w, 0), panorama.width - 2);
      const v = Math.min(Math.max((d * x + e * y + f) / w, 0), panorama.height - 2);
      const left = u | 0;
      const top = v | 0;
      const p = u - left;
      const q = v - top;
      const from = top * stride + left * 3;
      for (let channel = 0; channel < 3; channel += 1) {
        const first = wide[from + channel] * (1 - p) + wide[from + 3 + channel] * p;
        const second = wide[from + stride + channel] * (1 - p) + wide[from + stride + 3 + channel] * p;
        out[at + channel] = first + (second - first) * q + 0.5;
      }
    }
  }
}

import { format } from './camera.mjs';

const { width, height } = format;

/** Cuts a view out of a wide picture (3 bytes a pixel), with bilinear sampling; `map` is a homography of nine numbers. */
export function warp({ pixels, width: wideWidth, height: wideHeight }, map, out) {
  const [a, b, c, d, e, f, g, h, i] = map;
  const stride = wideWidth * 3;
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 3) {
      const w = g * x + h * y + i;
      const u = Math.min(Math.max((a * x + b * y + c) / w, 0), wideWidth - 2);
      const v = Math.min(Math.max((d * x + e * y + f) / w, 0), wideHeight - 2);
      const left = u | 0;
      const top = v | 0;
      const p = u - left;
      const q = v - top;
      const from = top * stride + left * 3;
      for (let channel = 0; channel < 3; channel += 1) {
        const first = pixels[from + channel] * (1 - p) + pixels[from + 3 + channel] * p;
        const second = pixels[from + stride + channel] * (1 - p) + pixels[from + stride + 3 + channel] * p;
        out[at + channel] = first + (second - first) * q + 0.5;
      }
    }
  }
}

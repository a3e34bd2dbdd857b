import sharp from 'sharp';
import type { PurposeRules } from './uploads.data.ts';
import { uploadLimits } from './uploads.data.ts';

/** Type of a picture by its first bytes, whatever its name and header say; undefined for anything else. */
export function sniff(bytes: Uint8Array): 'image/png' | 'image/jpeg' | undefined {
  const begins = (...signature: number[]) => signature.every((byte, index) => bytes[index] === byte);
  if (begins(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png';
  if (begins(0xff, 0xd8, 0xff)) return 'image/jpeg';
  return undefined;
}

/** Draws a picture anew, so that nothing of the file survives but what is seen: no metadata, no place, no code behind the pixels. Undefined where it cannot be read, or is too large. */
export async function redraw(bytes: Uint8Array, { shape }: PurposeRules): Promise<Buffer | undefined> {
  try {
    const picture = sharp(bytes, { limitInputPixels: uploadLimits.pixels, failOn: 'error', pages: 1 });
    const { format } = await picture.metadata();
    if (format !== 'png' && format !== 'jpeg') return undefined;
    // The part that draws the eye stays in the middle, so that nobody has to crop.
    const sized =
      'width' in shape
        ? picture.autoOrient().resize(shape.width, shape.height, { fit: 'cover', position: sharp.strategy.attention })
        : picture.autoOrient().resize(shape.within, shape.within, { fit: 'inside', withoutEnlargement: true });
    return await sized.flatten({ background: '#ffffff' }).jpeg({ quality: 86, mozjpeg: true }).toBuffer();
  } catch (error) {
    // sharp refuses broken and oversized pictures by throwing plain errors.
    if (error instanceof Error) return undefined;
    throw error;
  }
}

import sharp from 'sharp';
import type { PurposeRules } from './uploads.data.ts';
import { uploadLimits } from './uploads.data.ts';

/** A re-encoded picture: suffix of its name, and its size. */
export interface Drawn {
  ending: string;
  bytes: Buffer;
  width: number;
  height: number;
}

/** Output format of pictures of a purpose; transparency is kept where allowed. */
export const drawnAs = ({ shape }: PurposeRules) =>
  typeof shape === 'object' && 'isClear' in shape
    ? ({ ending: 'png', mime: 'image/png' } as const)
    : ({ ending: 'jpg', mime: 'image/jpeg' } as const);

/**
 * Re-encodes a picture, optionally in several sizes, so that only the pixels survive: no metadata, no location, no embedded code. Undefined
 * if it is unreadable or too large.
 */
export async function redraw(bytes: Uint8Array, rules: PurposeRules): Promise<Drawn[] | undefined> {
  const { shape } = rules;
  if (shape === 'kept' || shape === 'video') return undefined;
  try {
    const picture = sharp(bytes, { limitInputPixels: uploadLimits.pixels, failOn: 'error', pages: 1 });
    const { format } = await picture.metadata();
    if (format !== 'png' && format !== 'jpeg') return undefined;
    const wanted = 'sizes' in shape ? shape.sizes : [{ ending: '', ...shape }];
    const drawn: Drawn[] = [];
    for (const { ending, ...size } of wanted) {
      // Centers on the salient part, so that nobody has to crop.
      const sized =
        'width' in size
          ? picture.clone().autoOrient().resize(size.width, size.height, { fit: 'cover', position: sharp.strategy.attention })
          : picture.clone().autoOrient().resize(size.within, size.within, { fit: 'inside', withoutEnlargement: true });
      const coded =
        drawnAs(rules).ending === 'png' ? sized.png() : sized.flatten({ background: '#ffffff' }).jpeg({ quality: 86, mozjpeg: true });
      const { data, info } = await coded.toBuffer({ resolveWithObject: true });
      drawn.push({ ending, bytes: data, width: info.width, height: info.height });
    }
    return drawn;
  } catch (error) {
    // sharp refuses broken and oversized pictures by throwing plain errors.
    if (error instanceof Error) return undefined;
    throw error;
  }
}

import { CallError } from '../../../platform/callError.ts';
import { texts } from './uploadsTexts.ts';

/** Collects a file in memory; stops at the first byte above the limit and at a wrong type. */
export async function collect(chunks: AsyncIterable<Uint8Array>, maxSize: number, count: (size: number) => void): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.length;
    count(size);
    if (size > maxSize) throw new CallError(texts.large);
    parts.push(chunk);
  }
  return Buffer.concat(parts);
}

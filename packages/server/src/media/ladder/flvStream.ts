import type { MediaTag } from '../packager/flv.ts';

/** Longest tag that is believed, in bytes. */
const longestTag = 8 * 1024 * 1024;
const heads = { file: 9, tag: 11, size: 4 };
const kinds: Record<number, MediaTag['kind'] | 'script'> = { 8: 'audio', 9: 'video', 18: 'script' };

/**
 * Parses an FLV file as a stream: takes bytes in pieces of any size, returns the complete tags. Throws a RangeError on bytes that are no
 * FLV.
 */
export function readFlvStream(): (bytes: Buffer) => MediaTag[] {
  let held: Buffer = Buffer.alloc(0);
  let isOpen = false;

  return (bytes) => {
    held = held.length === 0 ? bytes : Buffer.concat([held, bytes]);
    const tags: MediaTag[] = [];
    if (!isOpen) {
      if (held.length < heads.file + heads.size) return tags;
      if (held.toString('latin1', 0, 3) !== 'FLV' || held.readUInt32BE(5) !== heads.file) throw new RangeError('no FLV');
      held = held.subarray(heads.file + heads.size);
      isOpen = true;
    }
    while (held.length >= heads.tag) {
      const kind = kinds[held[0] ?? 0];
      const length = held.readUIntBE(1, 3);
      if (!kind || length > longestTag) throw new RangeError('no tag of FLV');
      const whole = heads.tag + length + heads.size;
      if (held.length < whole) break;
      const at = held.readUIntBE(4, 3) + (held[7] ?? 0) * 0x1000000;
      if (kind !== 'script') tags.push({ kind, at, body: held.subarray(heads.tag, heads.tag + length) });
      held = held.subarray(whole);
    }
    return tags;
  };
}

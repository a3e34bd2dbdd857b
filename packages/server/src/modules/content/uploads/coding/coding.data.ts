/**
 * Why transcoding failed: unreadable, no picture, too long, dimensions too large, result too large, timed out, or the programs exited
 * without a message.
 */
export const codingFaults = ['unreadable', 'empty', 'long', 'wide', 'large', 'slow', 'unable'] as const;
export type CodingFault = (typeof codingFaults)[number];

const mebibyte = 1024 * 1024;

export const codingLimits = {
  /** Maximum length of a video, in seconds. */
  seconds: 20 * 60,
  /** Maximum pixels of the original, and the square that the result fits within. */
  pixels: 4_096 * 2_304,
  within: { width: 1_280, height: 1_280 },
  /** Maximum bytes of the result. */
  size: 96 * mebibyte,
  /** Maximum address space of a program, in bytes. */
  memory: 2_048 * mebibyte,
  /** Timeout of a run, and of reading the metadata, ms. */
  time: 20 * 60_000,
  look: 20_000,
  /** Lease of a node on a video before another may take it, its renewal, and the polling for work, ms. */
  life: 12_000,
  renew: 3_000,
  poll: 5_000,
  /** Maximum runs per video: a node may crash, or the file may cause the crash. */
  runs: 3,
  /** Maximum waiting videos per member, and in total. */
  ofMember: 5,
  ofAll: 200,
} as const;
export type CodingLimits = {
  [Name in keyof typeof codingLimits]: (typeof codingLimits)[Name] extends number ? number : (typeof codingLimits)[Name];
};

/** File extensions of formats that are transcoded. */
export const codedEndings = ['.mov', '.mkv', '.webm', '.avi', '.flv'] as const;

/** Number of bytes that identify a container. */
export const headLength = 12;

/** Demuxer for a file, chosen by its first bytes alone; undefined for unsupported formats. */
export function containerOf(head: Buffer): string | undefined {
  const says = (text: string, at: number) => head.toString('latin1', at, at + text.length) === text;
  if (['ftyp', 'moov', 'mdat', 'wide', 'free', 'skip'].some((type) => says(type, 4))) return 'mov';
  if (head.length >= 4 && head.readUInt32BE(0) === 0x1a45dfa3) return 'matroska';
  if (says('RIFF', 0) && says('AVI ', 8)) return 'avi';
  return says('FLV', 0) && head[3] === 1 ? 'flv' : undefined;
}

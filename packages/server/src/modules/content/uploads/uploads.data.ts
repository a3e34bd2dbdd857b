import type { UploadPurpose } from '@pitchside/api/content/uploads';

/** Types of files that are stored unchanged, by their content. */
export const fileTypes = {
  'application/pdf': 'pdf',
  'application/zip': 'zip',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'pptx',
  'text/plain': 'txt',
  'image/png': 'png',
  'image/jpeg': 'jpeg',
} as const;
export type FileType = keyof typeof fileTypes;

/** Rules for files of a purpose. */
export interface PurposeRules {
  accept: readonly (FileType | 'video/mp4')[];
  /** Maximum bytes of a file. The specification says "under 5M", so 5 MiB itself is too much. */
  maxSize: number;
  /** Private files are encrypted and never served; operators open them with a reason. */
  isPrivate: boolean;
  /**
   * Result, in px: cropped to width and height; scaled within a square (transparent where `isClear`); or several of those, the largest
   * first. `kept` is stored unchanged and only ever downloaded, never opened; `video` is stored unchanged and plays.
   */
  shape: { width: number; height: number } | { within: number; isClear?: boolean } | { sizes: typeof sizes } | 'kept' | 'video';
}

const mebibyte = 1024 * 1024;

/** The three sizes of a picture for close viewing: suffix of the name, and the square that it fits within, px. */
export const sizes = [
  { ending: '', within: 2_000 },
  { ending: '_m', within: 960 },
  { ending: '_s', within: 320 },
] as const;

export const purposes: Readonly<Record<UploadPurpose, PurposeRules>> = {
  avatar: { accept: ['image/png', 'image/jpeg'], maxSize: 5 * mebibyte - 1, isPrivate: false, shape: { width: 512, height: 512 } },
  verification: { accept: ['image/png', 'image/jpeg'], maxSize: 5 * mebibyte - 1, isPrivate: true, shape: { within: 2_000 } },
  cover: { accept: ['image/png', 'image/jpeg'], maxSize: 5 * mebibyte - 1, isPrivate: false, shape: { width: 1_280, height: 720 } },
  post: { accept: ['image/png', 'image/jpeg'], maxSize: 5 * mebibyte - 1, isPrivate: false, shape: { sizes } },
  article: { accept: ['image/png', 'image/jpeg'], maxSize: 5 * mebibyte - 1, isPrivate: false, shape: { sizes } },
  video: { accept: ['video/mp4'], maxSize: 50 * mebibyte - 1, isPrivate: false, shape: 'video' },
  report: { accept: ['image/png', 'image/jpeg'], maxSize: 5 * mebibyte - 1, isPrivate: true, shape: { within: 2_000 } },
  message_image: { accept: ['image/png', 'image/jpeg'], maxSize: 10 * mebibyte - 1, isPrivate: false, shape: { sizes } },
  message_file: { accept: Object.keys(fileTypes) as FileType[], maxSize: 10 * mebibyte - 1, isPrivate: false, shape: 'kept' },
  group: { accept: ['image/png', 'image/jpeg'], maxSize: 5 * mebibyte - 1, isPrivate: false, shape: { width: 256, height: 256 } },
  crest: { accept: ['image/png', 'image/jpeg'], maxSize: 5 * mebibyte - 1, isPrivate: false, shape: { within: 256, isClear: true } },
  sponsor: { accept: ['image/png', 'image/jpeg'], maxSize: 2 * mebibyte - 1, isPrivate: false, shape: { within: 640, isClear: true } },
};

/** Largest allowed file of any purpose, in bytes. */
export const largestUpload = Math.max(...Object.values(purposes).map(({ maxSize }) => maxSize));

export const uploadLimits = {
  /** Lifetime of a token, ms. */
  tokenLife: 10 * 60_000,
  /** Daily upload quota of a member, in bytes. */
  aDay: 60 * mebibyte,
  /** The same for videos, which are counted separately. */
  videosADay: 300 * mebibyte,
  /** Bytes that are still read of an oversized file before the connection is closed. */
  slack: 64 * 1024,
  /** Maximum pixels of a picture. */
  pixels: 40_000_000,
  /** Maximum wait of a file for its use or its next part, ms: with ten minutes between two sweeps it is deleted within an hour. */
  orphan: 50 * 60_000,
  /** Maximum bytes of a part. */
  part: 4 * mebibyte,
  /** Minimum bytes of a part other than the last; also of a truncated part to be kept. */
  leastPart: 64 * 1024,
  /** Number of parts that even a small file may have. */
  fewParts: 16,
  /** Maximum unfinished uploads of a member. */
  begun: 10,
  /** Concurrent uploads of a member per node, and their total bytes. */
  atOnce: 12,
  ofMember: 128 * mebibyte,
  /** Total bytes of concurrent uploads and joins per node. */
  ofAll: 2_048 * mebibyte,
  /** Minimum free share of the disk. */
  freeShare: 0.1,
} as const;

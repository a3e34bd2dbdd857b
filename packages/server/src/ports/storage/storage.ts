import type { Readable } from 'node:stream';

/**
 * Public files are served to everybody; private ones arrive here encrypted; parts belong to unfinished uploads and are served to nobody.
 */
export type StorageArea = 'public' | 'private' | 'parts';

/** Storage of files: a folder by default, a bucket by an adapter. Names are ours, never the sender's. */
export interface ObjectStorage {
  put(area: StorageArea, name: string, bytes: Uint8Array): Promise<void>;
  /** Undefined for a file that is not there. */
  get(area: StorageArea, name: string): Promise<Buffer | undefined>;
  /** Takes a file of this machine, which is gone from its place afterwards. */
  putFile(area: StorageArea, name: string, path: string): Promise<void>;
  /** A file to be read in pieces; undefined for one that is not there. */
  open(area: StorageArea, name: string): Promise<OpenFile | undefined>;
  /** Does nothing where there is no such file. */
  remove(area: StorageArea, name: string): Promise<void>;
  /** Share of the space that is free, 0 to 1; a bucket is never full. */
  freeShare(): Promise<number>;
  /** Removes uploads that were started before an instant (ms of the machine's clock) and never finished. */
  removeUnfinished(before: number): Promise<number>;
}

/** A file that is read in pieces. */
export interface OpenFile {
  size: number;
  /** The bytes from one place to another, both of them too. */
  read(from: number, to: number): Readable;
}

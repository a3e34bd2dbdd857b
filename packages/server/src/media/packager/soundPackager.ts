import type { Channel } from '../channel.ts';
import { createTagReader, type MediaTag } from './flv.ts';
import { createSoundFiles } from './sound.ts';
import { createSoundLine, type SoundLine } from './soundLine.ts';

/** Longest part in milliseconds: on a bad line whole segments are fetched, and each part costs a header. */
const longestPart = 1_000;

export interface SoundPackagerOptions {
  /** Begins every file name; must never repeat for a room. */
  stream: string;
  /** Milliseconds from the stream's own time to UTC. */
  capture(): number;
  /** It can be played from now on; called once. */
  onReady(): void;
}

/** Packages the tags of a stream that is sound alone, which keep their times. */
export interface SoundPackager extends Channel {
  /** Takes a tag; returns the reason when nothing of it can be played. */
  accept(tag: MediaTag): 'codec' | undefined;
}

export function createSoundPackager({ stream, capture, onReady }: SoundPackagerOptions): SoundPackager {
  const files = createSoundFiles(stream, { longestPart, onReady });
  const read = createTagReader();
  let line: SoundLine | undefined;
  let track: SoundLine['track'] | undefined;

  return {
    accept(tag) {
      for (const event of read(tag)) {
        if (event.type === 'unsupported') return 'codec';
        if (event.type === 'audioTrack') [track, line] = [event.track, undefined];
        if (event.type !== 'sound' || !track) continue;
        line ??= createSoundLine(track, event.at);
        line.add(event.at, event.data);
        files.begin(track, capture());
        files.add(line.take());
      }
      return undefined;
    },
    playlist: (request) => files.playlist(request),
    file: (name) => files.file(name),
  };
}

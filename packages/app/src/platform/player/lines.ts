import { serverNow } from '../guard/spoiler.store.ts';
import { createConnection, type Connection, type ConnectionEvents } from './connection.ts';
import type { Past } from './liveState.ts';
import type { Source } from './stream.ts';

/** Which of the two plays: the stream as it comes, or what was written down of it. */
export type LineKind = 'live' | 'past';

/** A live stream and its recording in one video element, of which one plays at a time. */
export interface Lines extends Omit<Connection, 'open'> {
  kind(): LineKind;
  /** Opens the live stream, at an instant of its own window (ms UTC) or at its edge. */
  openLive(at?: number): void;
  /** Goes to an instant (ms UTC) of the recording; false where nothing was written down. */
  goBack(at: number): boolean;
  /** Programme time on the screen, or the one that is being gone to, ms UTC; null while neither is known. */
  programmeTime(): number | null;
}

/**
 * Keeps one of two connections open in a video element.
 * @param live asked each time that it is opened
 * @param past what was written down so far
 */
export function createLines(video: HTMLVideoElement, live: () => Source, past: () => Past | null, on: ConnectionEvents): Lines {
  let kind: LineKind = 'live';
  /** Requested start position of a stream, until it reports its own. */
  let wanted: number | undefined;
  /** Last position of the viewer, where a broken stream goes on. */
  let seen: number | undefined;

  const livesOn = createConnection(video, () => ({ ...live(), at: () => wanted }), on);
  let line = livesOn;

  function change(to: LineKind, next: Connection, at: number | undefined): void {
    line.shut();
    [kind, line, wanted, seen] = [to, next, at, undefined];
    line.open();
  }

  function recording({ url }: Past): Connection {
    return createConnection(video, () => ({ url, isLowLatency: false, isRecorded: true, at: () => wanted ?? seen }), {
      ...on,
      lost(failure, attempt) {
        // The anchor removed the recording, or it is too old; the live stream still exists.
        if (failure === 'absent' && kind === 'past') change('live', livesOn, undefined);
        else on.lost(failure, attempt);
      },
    });
  }

  function programmeTime(): number | null {
    const currentTime = line.stream()?.programmeTime() ?? null;
    if (currentTime === null) return wanted ?? null;
    wanted = undefined;
    seen = currentTime;
    return currentTime;
  }

  return {
    kind: () => kind,
    openLive: (at) => change('live', livesOn, at),
    goBack(at) {
      const written = past();
      if (!written) return false;
      const begin = Math.min(Math.max(at, written.since), serverNow());
      if (kind === 'past' && line.stream()?.goTo(begin)) seen = begin;
      else change('past', recording(written), begin);
      return true;
    },
    programmeTime,
    stream: () => line.stream(),
    fail: (failure) => line.fail(failure),
    plays: () => line.plays(),
    afresh: () => line.afresh(),
    awaitNext() {
      // The recording has come to the end of the broadcast; another one would begin at the place of the live stream.
      if (kind === 'past') change('live', livesOn, undefined);
      else line.awaitNext();
    },
    shut: () => line.shut(),
  };
}

/** Milliseconds by which the sender's reports move the sound: less is not seen, more is no report to believe. */
const shift = { least: 15, most: 2_000 };

type Kind = 'video' | 'audio';

interface Track {
  rate: number;
  /** The newest time without the limit of 32 bits. */
  newest?: { raw: number; whole: number };
  /** Milliseconds from the track's own time to ours. */
  offset?: number;
  /** Milliseconds from the track's own time to the sender's clock. */
  sender?: number;
}

/** Brings the times of both tracks, each counted from anywhere, to one clock. */
export interface RtpClock {
  /** @param now a monotonic clock, ms */
  place(kind: Kind, time: number, now: number): number;
  /**
   * A report of the sender: both tracks' times on its own clock.
   * @param at the sender's clock, ms
   */
  report(kind: Kind, time: number, at: number): void;
}

/** Arrival places a track at first; the sender's reports then correct the sound against the picture. */
export function createRtpClock(): RtpClock {
  const tracks: Record<Kind, Track> = { video: { rate: 90 }, audio: { rate: 48 } };

  function whole(track: Track, time: number): number {
    const { newest } = track;
    return newest === undefined ? time : newest.whole + ((time - newest.raw) | 0);
  }

  return {
    place(kind, time, now) {
      const track = tracks[kind];
      const at = whole(track, time);
      track.newest = { raw: time, whole: at };
      track.offset ??= now - at / track.rate;
      return at / track.rate + track.offset;
    },
    report(kind, time, at) {
      const track = tracks[kind];
      if (!track.newest) return;
      track.sender = at - whole(track, time) / track.rate;
      const { video, audio } = tracks;
      if (video.sender === undefined || audio.sender === undefined || video.offset === undefined || audio.offset === undefined) return;
      const off = audio.sender - video.sender + video.offset - audio.offset;
      if (Math.abs(off) >= shift.least && Math.abs(off) <= shift.most) audio.offset += off;
    },
  };
}

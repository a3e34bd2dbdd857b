/** The tracks of a stream. */
export type TrackKind = 'video' | 'audio';

/** Milliseconds by which a time may go back within a track, rounding and jitter of encoders; the clock jumped beyond it. */
const backward = 70;
/** Milliseconds beyond the usual step within which the next time of a track simply follows. */
const forward = 100;
/** Tags that may arrive with one time before their clock counts as standing still: for how many ms, and how many. */
const longestStand = { ms: 60, tags: 1 };
/** Milliseconds by which a time may seem to come from the future: nothing arrives before it was captured. */
const future = 100;
/** Milliseconds of silence after which a gap in time counts as a jump: a publisher that is silent for so long is disconnected. */
const longestRest = 15_000;
/** Milliseconds by which the times of two tracks may differ when one of them is otherwise unknown. */
const apart = 3_000;
/** Milliseconds by which tracks on one connection may differ from their usual distance. */
const jitter = 300;
/** Milliseconds a second by which the fastest way of a tag is forgotten: publishers' clocks run a little slow or fast. */
const drift = 0.5;
/** Steps between tags that are believed before any was seen, ms, and the longest that is learned. */
const usualSteps = { video: 40, audio: 23, longest: 1_000 };
/** Newest epochs that are kept though no track uses them. */
const mostEpochs = 2;
/** Milliseconds by which steps that are alike may differ. */
const alike = 30;
/** Weight of the newest step, and of the newest distance between the tracks. */
const weight = 0.1;
/** Weight of the arrival where the clock stands still: a connection is less even than a camera. */
const arrivalWeight = 0.12;

/** A stretch in which one offset leads from the publisher's times to ours. */
interface Epoch {
  offset: number;
}

interface Track {
  epoch: Epoch;
  out: number;
  receivedAt: number;
  /** The publisher's newest time, its first arrival, and the number of repeats. */
  raw: number;
  movedAt: number;
  again: number;
  /** The usual step, and the last one. */
  step: number;
  lastStep: number;
  /** Usual lead over the other track at the arrival of its tags. */
  lead: number | undefined;
  /** Largest lead of our time over the arrival: that of the fastest tag. */
  best: number;
}

/** One clock for the picture and the sound of a stream. */
export interface Timeline {
  /**
   * Maps a time to ours (ms), for the next picture or sound of a track. It never falls behind the one before.
   * @param at the publisher's time, ms, 32 bits
   * @param receivedAt arrival on a monotonic clock, ms
   */
  place(kind: TrackKind, at: number, receivedAt: number): number;
  /** The stream resumes over another connection, with a clock of its own. */
  rejoin(): void;
}

/**
 * Maps the times of both tracks to one monotonic clock. Arrival tells a jump of the publisher's clock from a pause: after a pause the new
 * time was captured before it arrived, after a jump forward it would lie in the future. A jump that one track shows first is kept ready for
 * the other.
 */
export function createTimeline(): Timeline {
  const tracks: Partial<Record<TrackKind, Track>> = {};
  /** Oldest first; a track never goes back to an older one. */
  let epochs: Epoch[] = [];
  let newestRaw: number | undefined;
  let lastReceived = 0;
  /** Time at which the stream resumes after a break. */
  let resumeAt: number | undefined;

  const otherOf = (kind: TrackKind) => tracks[kind === 'video' ? 'audio' : 'video'];

  /** The publisher's time without the limit of 32 bits. */
  function unwrap(at: number): number {
    newestRaw = newestRaw === undefined ? at : newestRaw + ((at - newestRaw) | 0);
    return newestRaw;
  }

  /** Latest time that a tag which arrives now can have been captured at. */
  function latest(track: Track | undefined, other: Track | undefined, receivedAt: number): number {
    const known = [track, other].filter((each) => each !== undefined && each.best !== -Infinity);
    if (known.length === 0) return Infinity;
    return receivedAt + Math.max(...known.map((each) => each?.best ?? -Infinity));
  }

  /** Time of a track by the other one, if that goes on: tags that arrive together were captured together. */
  function besides(track: Track, other: Track | undefined, receivedAt: number): number | undefined {
    return other && track.lead !== undefined && receivedAt - other.receivedAt < jitter ? other.out + track.lead : undefined;
  }

  /** Judges whether a time continues a track: as the next one, after a rest, or not at all. */
  function judge(kind: TrackKind, time: number, receivedAt: number): 'next' | 'rest' | 'no' {
    const [track, other] = [tracks[kind], otherOf(kind)];
    if (!track) return other && Math.abs(time - other.out) > apart ? 'no' : 'next';
    const step = time - track.out;
    if (step < -backward) return 'no';
    if (step <= track.step + forward) return 'next';
    const beside = besides(track, other, receivedAt);
    if (beside !== undefined && Math.abs(time - beside) > jitter) return 'no';
    const isSilence = receivedAt - lastReceived > longestRest;
    return !isSilence && time <= latest(track, other, receivedAt) + future ? 'rest' : 'no';
  }

  /** Time of a track whose own clock is useless. */
  function expected(kind: TrackKind, receivedAt: number): number {
    const [track, other] = [tracks[kind], otherOf(kind)];
    if (!track) return other ? other.out + (receivedAt - other.receivedAt) : 0;
    const elapsed = receivedAt - track.receivedAt;
    const isRest = elapsed > track.step + apart / 6 && receivedAt - lastReceived <= longestRest;
    const next = track.out + (isRest ? elapsed : track.step);
    const beside = besides(track, other, receivedAt);
    // The other track goes on meanwhile and is more exact, but for its jitter.
    return beside !== undefined && Math.abs(beside - next) > jitter / 2 ? Math.max(track.out + 1, beside) : next;
  }

  /** Time of a tag on a clock that stands still: the usual step and, as that is never quite right, a correction by the arrival. */
  function standing(track: Track | undefined, raw: number, receivedAt: number): number | undefined {
    if (!track || track.raw !== raw || track.best === -Infinity) return undefined;
    if (track.again < longestStand.tags || receivedAt - track.movedAt < longestStand.ms) return undefined;
    const next = track.out + track.step;
    const off = receivedAt + track.best - next;
    return Math.abs(off) > jitter ? Math.max(track.out + 1, next + off) : next + off * arrivalWeight;
  }

  /** Chooses the epoch by which a time continues best; a new one where it fits none. */
  function choose(kind: TrackKind, raw: number, receivedAt: number): Epoch {
    const [track, other] = [tracks[kind], otherOf(kind)];
    const stands = standing(track, raw, receivedAt);
    if (stands !== undefined) return begin(stands - raw);
    const mine = track ? epochs.slice(epochs.indexOf(track.epoch)) : epochs.toReversed();
    const judged = mine.map((epoch) => ({ epoch, time: raw + epoch.offset, as: judge(kind, raw + epoch.offset, receivedAt) }));
    const fitting = judged.filter(({ as }) => as !== 'no');
    if (fitting.length > 1 && track && other) {
      const beside = other.out + (track.lead ?? 0);
      const off = ({ time }: { time: number }) => Math.abs(time - beside);
      return fitting.reduce((best, each) => (off(each) < off(best) - forward ? each : best)).epoch;
    }
    const [only] = fitting;
    if (only) return only.epoch;
    return begin(expected(kind, receivedAt) - raw);
  }

  function begin(offset: number): Epoch {
    const epoch = { offset };
    epochs.push(epoch);
    return epoch;
  }

  function settle(kind: TrackKind, epoch: Epoch, raw: number, receivedAt: number): number {
    const time = raw + epoch.offset;
    const [track, other] = [tracks[kind], otherOf(kind)];
    const out = track ? Math.max(time, track.out) : time;
    const isSame = track?.epoch === epoch;
    const isStanding = track?.raw === raw && !isSame;
    const step = track && out - track.out;
    // A rest is no step: two in a row that are alike are.
    const isUsual =
      step !== undefined &&
      isSame &&
      step > 0 &&
      step <= usualSteps.longest &&
      Math.abs(step - track.lastStep) <= Math.max(step / 2, alike);
    const away = track ? ((receivedAt - track.receivedAt) * drift) / 1_000 : 0;
    const lead = other && receivedAt - other.receivedAt < jitter ? out - other.out : undefined;
    tracks[kind] = {
      epoch,
      out,
      receivedAt,
      raw,
      movedAt: track?.raw === raw ? track.movedAt : receivedAt,
      again: track?.raw === raw ? track.again + 1 : 0,
      step: isUsual ? track.step + (step - track.step) * weight : (track?.step ?? usualSteps[kind]),
      lastStep: step ?? usualSteps[kind],
      lead:
        lead === undefined || Math.abs(lead) > apart
          ? track?.lead
          : track?.lead === undefined
            ? lead
            : track.lead + (lead - track.lead) * weight,
      // A time that was derived from the arrival says nothing about it.
      best: isStanding ? track.best : Math.max(out - receivedAt, (track?.best ?? -Infinity) - away),
    };
    lastReceived = receivedAt;
    epochs = epochs.filter(
      (each, index) => index >= epochs.length - mostEpochs || each === tracks.video?.epoch || each === tracks.audio?.epoch,
    );
    return out;
  }

  return {
    place(kind, at, receivedAt) {
      const raw = unwrap(at);
      if (resumeAt !== undefined) {
        epochs = [{ offset: resumeAt - raw }];
        resumeAt = undefined;
        lastReceived = receivedAt;
        for (const track of [tracks.video, tracks.audio])
          if (track && epochs[0]) [track.epoch, track.best, track.receivedAt] = [epochs[0], -Infinity, receivedAt];
      }
      return settle(kind, choose(kind, raw, receivedAt), raw, receivedAt);
    },
    rejoin() {
      const ends = [tracks.video, tracks.audio].flatMap((track) => (track ? [track.out + track.step] : []));
      if (ends.length === 0) return;
      resumeAt = Math.max(...ends);
    },
  };
}

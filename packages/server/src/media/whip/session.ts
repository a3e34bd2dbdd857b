import type { FastifyBaseLogger } from 'fastify';
import type { Publisher } from '../ingest/rtmpSession.ts';
import type { MediaTag } from '../packager/flv.ts';
import { createH264Rtp, type AccessUnit } from './h264Rtp.ts';
import type { Offer } from './offer.ts';
import { createOpusSound } from './opusSound.ts';
import { openPeer, type Peer, type WhipPlace } from './peer.ts';
import { createReorder } from './reorder.ts';
import { createRtpClock } from './rtpClock.ts';

/** Milliseconds until a publisher must be connected, and of silence afterwards. */
export interface WhipPatience {
  connecting: number;
  publishing: number;
}
const usual: WhipPatience = { connecting: 10_000, publishing: 15_000 };
/** Milliseconds for which missing packets are awaited, between key pictures, and between requests for one. */
const waits = { video: 200, audio: 80, key: 1_950, request: 400 };
const round = 100;

/** A publisher's session. */
export interface WhipSession {
  answer: string;
  /** Ends it; settles when its ports are free. Again changes nothing. */
  end(reason: string): Promise<void>;
}

interface SessionParts {
  place: WhipPlace;
  /** Program that codes the sound; undefined where there is none, and pictures go alone. */
  ffmpeg: string | undefined;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  patience?: WhipPatience | undefined;
  /** It is over, for whatever reason. */
  onEnd(reason: string): void;
}

const description = (sets: Buffer): Buffer => Buffer.concat([Buffer.from([0x17, 0, 0, 0, 0]), sets]);
const coded = ({ isKey, data }: AccessUnit): Buffer => Buffer.concat([Buffer.from([isKey ? 0x17 : 0x27, 1, 0, 0, 0]), data]);

/** Takes the stream of one publisher by WebRTC; rejects when its offer cannot be answered. */
export async function openSession(
  offer: Offer,
  publisher: Publisher,
  { place, ffmpeg, log, patience = usual, onEnd }: SessionParts,
): Promise<WhipSession> {
  const clock = createRtpClock();
  let peer: Peer | undefined;
  let isConnected = false;
  let heardAt = performance.now();
  let keyAt = -Infinity;
  let requestedAt = -Infinity;
  let over: Promise<void> | undefined;

  function tag(kind: MediaTag['kind'], at: number, body: Buffer): void {
    const rejected = publisher.tag({ kind, at: Math.round(at) >>> 0, body });
    if (rejected) void end(rejected);
  }
  const sound =
    ffmpeg !== undefined && offer.hasSound ? createOpusSound(ffmpeg, log, ({ at, body }) => !over && tag('audio', at, body)) : undefined;

  function requestKey(): void {
    const now = performance.now();
    if (now - requestedAt < waits.request) return;
    requestedAt = now;
    peer?.askForKey();
  }
  const pictures = createH264Rtp((picture) => {
    if (over) return;
    const now = performance.now();
    const at = clock.place('video', picture.time, now);
    if (picture.isKey) keyAt = now;
    if (picture.description) tag('video', at, description(picture.description));
    tag('video', at, coded(picture));
  });
  const order = {
    video: createReorder(waits.video, {
      packet: pictures.packet,
      lost() {
        pictures.lost();
        requestKey();
      },
    }),
    audio: createReorder(waits.audio, {
      packet: ({ time, data }) => void sound?.packet(data, clock.place('audio', time, performance.now())),
      lost: () => undefined,
    }),
  };

  function end(reason: string): Promise<void> {
    over ??= (async () => {
      clearInterval(rounds);
      if (!isConnected) publisher.unreached?.();
      publisher.gone();
      onEnd(reason);
      await Promise.all([peer?.close(), sound?.stop()]);
    })();
    return over;
  }

  const begunAt = performance.now();
  const rounds = setInterval(() => {
    const now = performance.now();
    if (!isConnected && now - begunAt > patience.connecting) return void end('unreached');
    if (isConnected && now - heardAt > patience.publishing) return void end('silent');
    order.video.look(now);
    order.audio.look(now);
    if (isConnected && (pictures.needsKey() || now - keyAt > waits.key)) {
      // One that is on its way is not asked for again.
      if (now - requestedAt > (pictures.needsKey() ? waits.request : waits.key)) requestKey();
    }
  }, round);
  rounds.unref();

  try {
    peer = await openPeer(offer, place, {
      packet(kind, packet) {
        if (over) return;
        heardAt = performance.now();
        order[kind].add(packet, heardAt);
        if (kind === 'video' && pictures.needsKey()) requestKey();
      },
      report: clock.report,
      state(state) {
        if (over) return;
        if (state === 'failed') return void end(isConnected ? 'broken' : 'unreached');
        isConnected = true;
        heardAt = performance.now();
      },
    });
  } catch (error) {
    clearInterval(rounds);
    publisher.gone();
    throw error;
  }
  // It may have failed before it was known here.
  if (over) await peer.close();
  return { answer: peer.answer, end };
}

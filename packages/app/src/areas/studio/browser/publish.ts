import type { PushAddress } from '@pitchside/api/live/live';
import type { BroadcastFigures, BroadcastProblem } from '@pitchside/ui/BrowserBroadcast';
import { BroadcastError } from './capture.ts';

/** Bits a second of the picture, at most; and of its sound. */
const bits = { picture: 2_500_000, sound: 128_000 };
/** Milliseconds until the connection must stand, until a broken one is given up, and between looks at its figures. */
const waits = { connecting: 12_000, broken: 4_000, figures: 1_000 };
/** Share of lost packets, and kbit/s, from which a line does not keep up. */
const poor = { lost: 0.06, kbps: 500 };

/** Refusals of the server that mean something to the person. */
const refusals: Record<string, BroadcastProblem> = { busy: 'busy', closed: 'roomClosed', codec: 'unsupported', key: 'refused' };

/** A running publication. */
export interface Publication {
  /** Ends it. @param isGone the server has ended it already; default false */
  stop(isGone?: boolean): void;
}

interface Listeners {
  /** It is connected, and how well. */
  state(state: 'live' | 'poor', figures: BroadcastFigures | null): void;
  /** It is over, though nobody stopped it: the connection broke. Called once. */
  broken(): void;
}

/** The plain kinds of H.264, which the site takes. */
function plainH264(): RTCRtpCodec[] {
  const { codecs = [] } = RTCRtpSender.getCapabilities('video') ?? {};
  return codecs.filter(({ mimeType, sdpFmtpLine = '' }) => /h264/i.test(mimeType) && /profile-level-id=42/i.test(sdpFmtpLine));
}

/** Whether this browser can publish at all. */
export const canPublish = (): boolean => typeof RTCPeerConnection === 'function' && plainH264().length > 0;

/** Waits until a connection stands. Rejects when it cannot, and when it takes too long. */
function connected(connection: RTCPeerConnection): Promise<void> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new BroadcastError('blocked')), waits.connecting);
    const look = () => {
      const { connectionState: state } = connection;
      if (state !== 'connected' && state !== 'failed' && state !== 'closed') return;
      clearTimeout(late);
      connection.removeEventListener('connectionstatechange', look);
      if (state === 'connected') resolve();
      else reject(new BroadcastError('blocked'));
    };
    connection.addEventListener('connectionstatechange', look);
    look();
  });
}

/** Reads what is sent, for the difference to the time before. */
async function readSent(connection: RTCPeerConnection) {
  const sent = { bytes: 0, at: 0, width: 0, height: 0, fps: 0, lost: 0, isLimited: false };
  (await connection.getStats()).forEach((entry: Record<string, unknown>) => {
    const number = (name: string) => (typeof entry[name] === 'number' ? entry[name] : 0);
    if (entry.type === 'outbound-rtp') sent.bytes += number('bytesSent');
    if (entry.type === 'outbound-rtp' && entry.kind === 'video') {
      Object.assign(sent, { at: number('timestamp'), width: number('frameWidth'), height: number('frameHeight') });
      Object.assign(sent, { fps: number('framesPerSecond'), isLimited: entry.qualityLimitationReason === 'bandwidth' });
    }
    if (entry.type === 'remote-inbound-rtp') sent.lost = Math.max(sent.lost, number('fractionLost'));
  });
  return sent;
}

/** Publishes a stream by WHIP; resolves once it is on the way. Rejects with a `BroadcastError`. */
export async function publish(stream: MediaStream, { url, token }: NonNullable<PushAddress['whip']>, on: Listeners): Promise<Publication> {
  const connection = new RTCPeerConnection({ bundlePolicy: 'max-bundle' });
  // The address of the page, by whichever name it was opened.
  const endpoint = new URL(url).pathname;
  let session: string | undefined;
  let isOver = false;

  /** Ends the session at the server. The page may be gone before it answers; the server notices silence too. */
  function endSession(): void {
    if (session !== undefined) fetch(session, { method: 'DELETE', keepalive: true }).catch(() => undefined);
  }
  function stop(isGone = false): void {
    if (isOver) return;
    isOver = true;
    connection.close();
    removeEventListener('pagehide', leave);
    clearInterval(timers.figures);
    clearTimeout(breaking);
    if (!isGone) endSession();
  }
  const leave = () => stop();
  function breakOff(): void {
    if (isOver) return;
    stop();
    on.broken();
  }

  const timers: { figures?: ReturnType<typeof setInterval> } = {};
  let breaking: ReturnType<typeof setTimeout> | undefined;
  addEventListener('pagehide', leave);
  try {
    const [picture] = stream.getVideoTracks();
    const [sound] = stream.getAudioTracks();
    if (!picture) throw new BroadcastError('noDevice');
    const video = connection.addTransceiver(picture, {
      direction: 'sendonly',
      streams: [stream],
      sendEncodings: [{ maxBitrate: bits.picture, maxFramerate: 30 }],
    });
    video.setCodecPreferences(plainH264());
    if (sound) connection.addTransceiver(sound, { direction: 'sendonly', streams: [stream], sendEncodings: [{ maxBitrate: bits.sound }] });
    await connection.setLocalDescription();
    const answer = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/sdp', authorization: `Bearer ${token}` },
      body: connection.localDescription?.sdp ?? '',
      signal: AbortSignal.timeout(waits.connecting),
    });
    if (answer.status !== 201) {
      const said = (await answer.json().catch(() => undefined)) as { code?: unknown } | undefined;
      throw new BroadcastError(refusals[String(said?.code)] ?? 'refused');
    }
    session = new URL(answer.headers.get('location') ?? '', new URL(endpoint, location.href)).pathname;
    // The page was left meanwhile.
    if (isOver) endSession();
    await connection.setRemoteDescription({ type: 'answer', sdp: await answer.text() });
    await connected(connection);
    // A smaller picture would begin the film anew for every viewer.
    await video.sender
      .setParameters({ ...video.sender.getParameters(), degradationPreference: 'maintain-resolution' })
      .catch(() => undefined);
  } catch (error) {
    stop();
    if (error instanceof BroadcastError) throw error;
    throw new BroadcastError(error instanceof DOMException && error.name === 'TimeoutError' ? 'blocked' : 'refused');
  }

  connection.addEventListener('connectionstatechange', () => {
    clearTimeout(breaking);
    if (connection.connectionState === 'failed' || connection.connectionState === 'closed') breakOff();
    if (connection.connectionState === 'disconnected') breaking = setTimeout(breakOff, waits.broken);
  });
  let before = await readSent(connection);
  on.state('live', null);
  timers.figures = setInterval(() => {
    void readSent(connection).then((now) => {
      if (isOver) return;
      const seconds = (now.at - before.at) / 1_000;
      const kbps = seconds > 0 ? Math.round(((now.bytes - before.bytes) * 8) / 1_000 / seconds) : 0;
      before = now;
      const { width, height, fps, lost, isLimited } = now;
      on.state(lost > poor.lost || (isLimited && kbps < poor.kbps) ? 'poor' : 'live', { kbps, width, height, fps });
    });
  }, waits.figures);
  return { stop };
}

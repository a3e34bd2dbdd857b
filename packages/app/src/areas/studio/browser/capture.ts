import type { BroadcastChoices, BroadcastProblem } from '@pitchside/ui/BrowserBroadcast';

/** Size and rate that are asked for: what a browser codes on any laptop. */
const size = { width: { ideal: 1_280 }, height: { ideal: 720 }, frameRate: { ideal: 30, max: 30 } };

/** Tracks of a broadcast as they come from the devices. */
export interface Captured {
  camera?: MediaStreamTrack;
  screen?: MediaStreamTrack;
  sound?: MediaStreamTrack;
}

/** Why devices could not be opened, by the name of the browser's error. */
const problems: Record<string, BroadcastProblem> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'noDevice',
  OverconstrainedError: 'noDevice',
  NotReadableError: 'inUse',
  AbortError: 'inUse',
};

/** A failure that has a word for the person. */
export class BroadcastError extends Error {
  override name = 'BroadcastError';
  readonly problem: BroadcastProblem;
  constructor(problem: BroadcastProblem) {
    super(problem);
    this.problem = problem;
  }
}

const chosen = (id: string | null) => (id === null ? {} : { deviceId: { exact: id } });

/** Stops all tracks. */
export function release({ camera, screen, sound }: Captured): void {
  for (const track of [camera, screen, sound]) track?.stop();
}

/** Opens what the person chose. Rejects with a `BroadcastError`; nothing stays open then. */
export async function capture({ source, camera, microphone }: BroadcastChoices, hasSound: boolean): Promise<Captured> {
  const { mediaDevices } = navigator as { mediaDevices?: MediaDevices };
  if (!mediaDevices) throw new BroadcastError(window.isSecureContext ? 'unsupported' : 'insecure');
  const captured: Captured = {};
  try {
    // Browsers give a screen only shortly after a press, so it comes first.
    if (source !== 'camera') captured.screen = (await mediaDevices.getDisplayMedia({ video: size, audio: false })).getVideoTracks()[0];
    const sound = hasSound && microphone !== 'none' ? chosen(microphone) : false;
    const picture = source === 'screen' ? false : { ...size, ...chosen(camera) };
    if (sound === false && picture === false) return captured;
    const stream = await mediaDevices.getUserMedia({ video: picture, audio: sound });
    [captured.camera] = stream.getVideoTracks();
    [captured.sound] = stream.getAudioTracks();
    return captured;
  } catch (error) {
    release(captured);
    throw new BroadcastError((error instanceof DOMException && problems[error.name]) || 'unsupported');
  }
}

/** Cameras and microphones by name; empty lists before they are allowed. */
export async function listDevices(): Promise<Record<'cameras' | 'microphones', { id: string; label: string }[]>> {
  const { mediaDevices } = navigator as { mediaDevices?: MediaDevices };
  const all = (await mediaDevices?.enumerateDevices()) ?? [];
  const of = (kind: MediaDeviceKind) =>
    all.flatMap(({ kind: own, deviceId, label }) =>
      own === kind && label !== '' && !['', 'default', 'communications'].includes(deviceId) ? [{ id: deviceId, label }] : [],
    );
  return { cameras: of('videoinput'), microphones: of('audioinput') };
}

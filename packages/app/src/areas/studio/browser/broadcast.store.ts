import { ApiError } from '@pitchside/api';
import { getPushUrl } from '@pitchside/api/live/live';
import { startRoom } from '@pitchside/api/live/studio';
import {
  pictureSources,
  type BroadcastChoices,
  type BroadcastDevice,
  type BroadcastFigures,
  type BroadcastProblem,
  type BrowserBroadcastState,
} from '@pitchside/ui/BrowserBroadcast';
import { proxy, ref } from 'valtio';
import * as z from 'zod/mini';
import { api } from '../../../platform/api/api.ts';
import { beforeDrawing } from '../../../platform/drawn/drawn.ts';
import { readJson, storageKeys, storedState, writeJson } from '../../../platform/storage/storage.ts';
import { BroadcastError, capture, listDevices, release, type Captured } from './capture.ts';
import { canCompose, compose, type Composed } from './compose.ts';
import type { DrawnScore } from './drawScorebug.ts';
import { canPublish, publish, type Publication } from './publish.ts';
import { measure, type MicrophoneLevel } from './soundLevel.ts';

/** Tries to bring a broken broadcast back, and the pause between them, ms: within the grace of the room. */
const again = { tries: 4, pause: 2_000 };

const schema = z.object({
  source: z.enum(pictureSources),
  camera: z.nullable(z.string()),
  microphone: z.nullable(z.string()),
  withScore: z.boolean(),
});
const usual: BroadcastChoices = { source: 'camera', camera: null, microphone: null, withScore: true };

/** Choices of the person, kept by this browser. */
export const choices = storedState<BroadcastChoices>(() => readJson(storageKeys.browserBroadcast, schema, usual));

interface BroadcastState {
  state: BrowserBroadcastState;
  problem: BroadcastProblem | null;
  figures: BroadcastFigures | null;
  cameras: BroadcastDevice[];
  microphones: BroadcastDevice[];
  /** The picture as it is sent, or would be. */
  stream: MediaStream | null;
  level: MicrophoneLevel | null;
}
const empty = (): BroadcastState => ({
  state: 'closed',
  problem: null,
  figures: null,
  cameras: [],
  microphones: [],
  stream: null,
  level: null,
});

/** The broadcast from this tab. It goes on while the person looks at other pages of the site. */
export const broadcast = proxy<BroadcastState>(empty());
beforeDrawing(() => Object.assign(broadcast, empty()));

let captured: Captured = {};
let composed: Composed | undefined;
let publication: Publication | undefined;
/** Counts what was begun, so that late answers of an earlier attempt are left out. */
let turn = 0;
let score: DrawnScore | undefined;

/** Sets the score that stands in the picture; undefined for none. */
export const setScore = (now: DrawnScore | undefined): void => void (score = now);

/** Whether the score can be drawn, and the camera over a screen. */
export { canCompose };

const warn = (event: BeforeUnloadEvent) => event.preventDefault();

function setState(state: BrowserBroadcastState): void {
  broadcast.state = state;
  // The browser asks before a page that is on the air is left.
  if (['connecting', 'live', 'poor', 'again'].includes(state)) addEventListener('beforeunload', warn);
  else removeEventListener('beforeunload', warn);
}

function closePicture(): void {
  composed?.stop();
  release(captured);
  broadcast.level?.stop();
  [composed, captured] = [undefined, {}];
  Object.assign(broadcast, { stream: null, level: null, figures: null });
}

function fail(problem: BroadcastProblem, state: BrowserBroadcastState): void {
  broadcast.problem = problem;
  broadcast.figures = null;
  setState(state);
}

/** A track ended by itself: the person stopped sharing, or pulled a plug. */
function watchEnd(track: MediaStreamTrack | undefined): void {
  track?.addEventListener('ended', () => {
    if (captured.camera !== track && captured.screen !== track) return;
    turn += 1;
    publication?.stop();
    publication = undefined;
    closePicture();
    fail('stopped', 'closed');
  });
}

/** Opens the devices for a look. @param hasSound whether the site can send sound on */
export async function openPicture(hasSound: boolean, withMatch: boolean): Promise<void> {
  if (broadcast.state !== 'closed') return;
  const mine = (turn += 1);
  broadcast.problem = null;
  if (!canPublish()) return fail('unsupported', 'closed');
  setState('opening');
  try {
    const got = await capture(choices, hasSound);
    if (mine !== turn) return release(got);
    captured = got;
    const { camera, screen, sound } = got;
    for (const track of [camera, screen]) watchEnd(track);
    const isDrawn = canCompose() && (choices.source === 'both' || (withMatch && choices.withScore));
    if (isDrawn) composed = compose({ camera, screen }, () => (choices.withScore ? score : undefined));
    const picture = composed?.track ?? screen ?? camera;
    if (picture && screen && !camera) picture.contentHint = 'detail';
    const stream = new MediaStream([picture, sound].filter((track) => track !== undefined));
    Object.assign(broadcast, { stream: ref(stream), level: sound ? ref(measure(sound)) : null });
    setState('preview');
    // Names are given once the person has allowed the devices.
    Object.assign(broadcast, await listDevices());
  } catch (error) {
    if (!(error instanceof BroadcastError)) throw error;
    if (mine === turn) fail(error.problem, 'closed');
  }
}

async function connect(roomId: string, mine: number): Promise<void> {
  const { stream } = broadcast;
  if (!stream) return;
  const { whip } = await api.call(getPushUrl, { id: roomId }, { quiet: true });
  if (!whip) throw new BroadcastError('refused');
  const opened = await publish(stream, whip, {
    state(state, figures) {
      if (mine !== turn) return;
      broadcast.figures = figures;
      setState(state);
    },
    broken: () => void (mine === turn && comeBack(roomId)),
  });
  if (mine === turn) publication = opened;
  else opened.stop();
}

/** Connects again after the line broke, while the room waits. */
async function comeBack(roomId: string): Promise<void> {
  const mine = (turn += 1);
  publication = undefined;
  broadcast.figures = null;
  setState('again');
  for (let left = again.tries; mine === turn; left -= 1) {
    try {
      return await connect(roomId, mine);
    } catch (error) {
      if (!(error instanceof BroadcastError) && !(error instanceof ApiError)) throw error;
      if (mine !== turn) return;
      const problem = error instanceof BroadcastError ? error.problem : 'lost';
      if (problem === 'roomClosed') return fail(problem, 'preview');
      if (left <= 1) return fail(problem === 'busy' ? 'busy' : 'lost', 'preview');
    }
    await new Promise((resume) => setTimeout(resume, again.pause));
  }
}

/** Goes on the air; opens the room first where it is closed. */
export async function goLive(roomId: string, isRoomOpen: boolean): Promise<void> {
  if (broadcast.state !== 'preview') return;
  const mine = (turn += 1);
  broadcast.problem = null;
  setState('connecting');
  try {
    if (!isRoomOpen) await api.call(startRoom, {});
    if (mine === turn) await connect(roomId, mine);
  } catch (error) {
    if (!(error instanceof BroadcastError) && !(error instanceof ApiError)) throw error;
    if (mine === turn) fail(error instanceof BroadcastError ? error.problem : 'refused', 'preview');
  }
}

/**
 * Stops what is sent, and keeps the picture open; without a broadcast it closes the picture.
 * @param isGone the server has ended it already
 */
export function stop(isGone = false): void {
  turn += 1;
  publication?.stop(isGone);
  publication = undefined;
  Object.assign(broadcast, { figures: null, problem: null });
  if (['live', 'poor', 'again', 'connecting'].includes(broadcast.state)) return setState('preview');
  closePicture();
  setState('closed');
}

/** The room was closed: what is sent reaches nobody any more. */
export function roomClosed(): void {
  if (!['live', 'poor', 'again'].includes(broadcast.state)) return;
  stop(true);
  broadcast.problem = 'roomClosed';
}

/** Changes choices; an open picture is opened anew with them by the caller. */
export function choose(change: Partial<BroadcastChoices>): void {
  Object.assign(choices, change);
  writeJson(storageKeys.browserBroadcast, choices);
}

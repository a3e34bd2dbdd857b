import type { ReactNode } from 'react';

/**
 * States of a broadcast from a browser: nothing is open; the browser asks for its devices; the picture is looked at; the way to the site is
 * sought; it is on the air; it is on the air over a line that does not keep up; or the line broke and is sought again.
 */
export const browserBroadcastStates = ['closed', 'opening', 'preview', 'connecting', 'live', 'poor', 'again'] as const;
export type BrowserBroadcastState = (typeof browserBroadcastStates)[number];

/** Reasons why it cannot go on. */
export const broadcastProblems = [
  'insecure',
  'unsupported',
  'denied',
  'noDevice',
  'inUse',
  'stopped',
  'blocked',
  'lost',
  'busy',
  'roomClosed',
  'refused',
] as const;
export type BroadcastProblem = (typeof broadcastProblems)[number];

/** Pictures that can be sent: the camera, a screen or window, or the camera in a corner of it. */
export const pictureSources = ['camera', 'screen', 'both'] as const;
export type PictureSource = (typeof pictureSources)[number];

/** A camera or a microphone. */
export interface BroadcastDevice {
  id: string;
  /** Name by the system: FaceTime HD. */
  label: string;
}

/** Choices of a person about their broadcast. */
export interface BroadcastChoices {
  source: PictureSource;
  /** Null takes the system's own. */
  camera: string | null;
  /** Null takes the system's own; `none` sends no sound. */
  microphone: string | null;
  /** Score of the room's match in the picture. */
  withScore: boolean;
}

/** Figures of a picture as it is sent. */
export interface BroadcastFigures {
  kbps: number;
  width: number;
  height: number;
  fps: number;
}

/** The preview: the picture itself, and how loud the microphone is. */
export interface BroadcastPreview {
  picture: ReactNode;
  /** Loudest level of the last moment, dBFS; left out without a microphone. */
  read?: () => number;
}

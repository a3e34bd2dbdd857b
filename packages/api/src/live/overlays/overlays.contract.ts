import * as z from 'zod/mini';
import { defineCall } from '../../contract/define.ts';
import { instant, nothing, secret } from '../../contract/fields.ts';
import { overlayScene, overlaySettings, overlayTests } from './overlays.schema.ts';

const own = z.object({
  settings: overlaySettings,
  /** Path of the scene, which whoever knows it can open; null while there is none. A kind behind it is that source alone. */
  path: z.nullable(z.string()),
  /** When a program opened it last, to the hour; null for never. */
  read_at: z.nullable(instant),
});
export type OwnOverlays = z.output<typeof own>;

export const ownOverlays = defineCall({
  method: 'POST',
  path: 'Overlay/own',
  caller: 'anchor',
  rate: 'read',
  changes: false,
  origin: 'ours',
  summary: 'Settings of the overlays of the caller’s room, and their secret path.',
  input: nothing,
  data: own,
});

export const saveOverlays = defineCall({
  method: 'POST',
  path: 'Overlay/save',
  caller: 'anchor',
  rate: 'write',
  origin: 'ours',
  summary: 'Replaces the settings of the overlays of the caller’s room; open ones follow at once.',
  input: overlaySettings,
  data: own,
});

export const renewOverlays = defineCall({
  method: 'POST',
  path: 'Overlay/renew',
  caller: 'anchor',
  rate: 'write',
  // Each time is another path.
  idempotent: false,
  origin: 'ours',
  summary: 'Makes a path for the overlays of the caller’s room; overlays that are open by one from before go blank.',
  input: nothing,
  data: own,
});

export const revokeOverlays = defineCall({
  method: 'POST',
  path: 'Overlay/revoke',
  caller: 'anchor',
  rate: 'write',
  origin: 'ours',
  summary: 'The overlays of the caller’s room have no path any more, and open ones go blank; asked twice it changes nothing.',
  input: nothing,
  data: own,
});

export const testOverlays = defineCall({
  method: 'POST',
  path: 'Overlay/test',
  caller: 'anchor',
  rate: 'write',
  idempotent: false,
  origin: 'ours',
  summary: 'Shows an example in the open overlays of the caller’s room, and nowhere else.',
  input: z.object({ kind: z.enum(overlayTests) }),
  data: z.object({ id: z.string() }),
});

export const getOverlays = defineCall({
  method: 'POST',
  path: 'Overlay/scene',
  caller: 'public',
  rate: 'read',
  changes: false,
  origin: 'ours',
  summary: 'What the overlays behind a secret show, and the topic that tells of their settings.',
  input: z.object({ secret: secret(z.string().check(z.regex(/^[\w-]{1,80}$/))) }),
  data: overlayScene,
});

import * as z from 'zod/mini';
import { defineCall } from '../../contract/define.ts';
import { instant, nothing } from '../../contract/fields.ts';
import { streamHealth, streamPoint } from './health.schema.ts';

export const getStreamHealth = defineCall({
  method: 'POST',
  path: 'Live/streamHealth',
  caller: 'anchor',
  rate: 'read',
  scope: 'stream:manage',
  changes: false,
  origin: 'ours',
  summary:
    'How the stream that is pushed into the caller’s room arrives, with its last ten minutes; null where none is. `topic` tells how it goes on, every two seconds.',
  input: nothing,
  data: z.object({
    /** False where a media server in front takes the streams: nothing of them is measured here, and `health` is always null. */
    is_measured: z.boolean(),
    health: z.nullable(streamHealth),
    trail: z.array(streamPoint),
    /** Whether a second encoder stands by, which takes over as soon as the first is lost. */
    has_standby: z.boolean(),
    /** When an encoder with the right key was last turned away because the room is closed; null where that is no news. */
    turned_away_at: z.nullable(instant),
    topic: z.string(),
  }),
});

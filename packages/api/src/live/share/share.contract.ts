import * as z from 'zod/mini';
import { defineCall } from '../../contract/define.ts';
import { id } from '../../contract/fields.ts';

export const shareRoom = defineCall({
  method: 'POST',
  path: 'live/share',
  caller: 'member',
  rate: 'write',
  summary: 'Counts that the caller shared a room: once a member, room and day of the site.',
  input: z.object({ id }),
  data: z.object({
    /** False when it was counted today already. */
    counted: z.boolean(),
    /** Members who shared the room today. */
    shares: z.int(),
  }),
});

import * as z from 'zod/mini';
import { defineCall } from '../../contract/define.ts';
import { id, nothing, secret } from '../../contract/fields.ts';
import { pushDevice, pushEndpoint, pushSubscriptionKeys, pushWishes } from './push.schema.ts';

const subscription = { endpoint: secret(pushEndpoint), keys: secret(pushSubscriptionKeys) };

export const pushState = defineCall({
  method: 'GET',
  path: 'Push/state',
  caller: 'member',
  rate: 'read',
  origin: 'ours',
  summary: 'Browsers that receive push messages for the caller, the newest first, and the key of the site that a browser subscribes with.',
  input: nothing,
  data: z.object({ public_key: z.string(), devices: z.array(pushDevice) }),
});

export const savePushDevice = defineCall({
  method: 'POST',
  path: 'Push/save',
  caller: 'member',
  rate: 'write',
  origin: 'ours',
  summary:
    'The caller’s browser receives push messages from now on, in the language of the call, or wants others than before. It ends with the session. Of more than ten the one seen longest ago makes room.',
  input: z.object({ ...subscription, wishes: pushWishes }),
  data: z.object({ device: pushDevice }),
});

export const removePushDevice = defineCall({
  method: 'POST',
  path: 'Push/removeDevice',
  caller: 'member',
  rate: 'write',
  origin: 'ours',
  summary: 'A browser of the caller receives no more push messages; one that is not there changes nothing.',
  input: z.object({ id }),
  data: z.object({ devices: z.array(pushDevice) }),
});

export const testPushDevice = defineCall({
  method: 'POST',
  path: 'Push/test',
  caller: 'member',
  rate: 'write',
  origin: 'ours',
  summary: 'Sends a push message to a browser of the caller, so that they see how one looks. One that is not there gets none.',
  input: z.object({ id }),
  data: z.object({ is_sent: z.boolean() }),
});

export const renewPushDevice = defineCall({
  method: 'POST',
  path: 'Push/renew',
  caller: 'public',
  rate: 'write',
  changes: true,
  idempotent: false,
  origin: 'ours',
  summary:
    'A browser has replaced its subscription, which its service worker tells without a token: who knows the old address may give the new one. An unknown one changes nothing.',
  input: z.object({ ...subscription, old_endpoint: secret(pushEndpoint) }),
  data: z.object({ is_renewed: z.boolean() }),
});

export const watchMatch = defineCall({
  method: 'POST',
  path: 'Push/watch',
  caller: 'member',
  rate: 'report',
  origin: 'ours',
  summary:
    'The caller watches a match and wants no push message to be ahead of the picture: none of that match is sent for a minute and a half. With no device nothing is noted.',
  input: z.object({ match_id: id }),
  data: z.object({ devices: z.int() }),
});

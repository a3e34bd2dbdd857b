import { api } from '../api/api.ts';
import { createPush } from './push.ts';

/** Push messages of the desktop page. */
export const push = createPush(api);

import { proxy } from 'valtio';
import type { ImMessage } from '../client/im.ts';

/** A message that was found and is to be gone to in its conversation; null while none is. */
export const sought = proxy<{ message: Pick<ImMessage, 'conversation' | 'id' | 'order'> | null }>({ message: null });

import { proxy } from 'valtio';
import type { ImMessage } from '../client/im.ts';

type Sought = Pick<ImMessage, 'conversation' | 'id' | 'order'>;

/** A message that was found and is to be gone to in its conversation; null while none is. */
export const sought = proxy<{ message: Sought | null }>({ message: null });

/** Has a message gone to as soon as its conversation is open; null ends that. */
export const seek = (message: Sought | null): void => void (sought.message = message);

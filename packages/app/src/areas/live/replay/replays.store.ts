import { proxy } from 'valtio';

/** The newest broadcast that can be watched again of the room that is visited; null while none is known. */
export const replays = proxy<{ newest: string | null }>({ newest: null });

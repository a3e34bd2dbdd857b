import { proxy, ref } from 'valtio';

/** The floating messenger: open or not, the conversation that is open in it, and the place of its button in the header. */
export const panel = proxy<{ open: boolean; with: string | null; place: Element | null }>({ open: false, with: null, place: null });

/** Opens the floating messenger on a conversation with a member. */
export function writeTo(memberId: string): void {
  Object.assign(panel, { open: true, with: `C2C${memberId}` });
}

/** Says where the button stands. */
export const takePlace = (place: Element | null): void => void (panel.place = place && ref(place));

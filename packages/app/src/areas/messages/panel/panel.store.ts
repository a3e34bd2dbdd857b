import { proxy } from 'valtio';

/** The floating messenger: open, minimised, or off the page; and the conversation that is open in it. */
export const panel = proxy<{ open: boolean; hidden: boolean; with: string | null }>({ open: false, hidden: false, with: null });

/** Opens the floating messenger on a conversation with a member. */
export function writeTo(memberId: string): void {
  Object.assign(panel, { open: true, hidden: false, with: `C2C${memberId}` });
}

import { proxy } from 'valtio';

interface TrayState {
  /** Number of times the gift bar was opened by key; each time it takes the focus. */
  asked: number;
  /** Whether the bar lies over the player, which covers the page. */
  over: boolean;
}

/** The gift bar as others ask for it. */
export const tray = proxy<TrayState>({ asked: 0, over: false });

/** Asks for the gift bar; where the player covers the page the next time puts it away. */
export function askTray(covered: boolean): void {
  tray.over = covered && !tray.over;
  if (!covered || tray.over) tray.asked += 1;
}

/** Puts the bar away from over the player. */
export const putTrayAway = (): void => void (tray.over = false);

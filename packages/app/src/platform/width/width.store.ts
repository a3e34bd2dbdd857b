import { drawing } from '../drawn/drawn.ts';
import { inBrowser } from '../host/host.ts';
import { storedState } from '../storage/storage.ts';

/** Widths of the window at which the site changes. Source: specification section 9. */
export const widths = { mobileRedirect: 500, mobileLayout: 992, smallScreen: 1080 };

interface WidthState {
  /** Below 992 px: one column, sidebar closed. */
  isMobileLayout: boolean;
  /** Below 1080 px: tight grids. */
  isSmallScreen: boolean;
}

/** The server draws for a wide window. */
const measure = (): WidthState =>
  drawing() || !inBrowser
    ? { isMobileLayout: false, isSmallScreen: false }
    : { isMobileLayout: innerWidth < widths.mobileLayout, isSmallScreen: innerWidth < widths.smallScreen };

export const width = storedState<WidthState>(measure);

/** Keeps the store in step with the window. */
export function followWidth(): void {
  addEventListener('resize', () => Object.assign(width, measure()));
}

import { createContext, useContext, useSyncExternalStore } from 'react';

/** Below this width the sidebar is a rail whatever was chosen. */
const wide = '(min-width: 992px)';

const subscribe = (onChange: () => void) => {
  const query = matchMedia(wide);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

/** Whether the window has room for an open sidebar. */
export const useRoomForSidebar = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(wide).matches,
    () => true,
  );

export const RailContext = createContext(false);

/** Whether the sidebar around a component is a rail of icons. */
export const useRail = (): boolean => useContext(RailContext);

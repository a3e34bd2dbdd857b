import { useEffect, useLayoutEffect as useReactLayoutEffect } from 'react';

/** React's own where there is a window; on a server, which runs no effect, React 18 would warn of it. */
export const useLayoutEffect = typeof window === 'undefined' ? useEffect : useReactLayoutEffect;

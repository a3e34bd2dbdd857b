import { useCallback, type MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';

const linkOf = (target: EventTarget): HTMLAnchorElement | null => (target instanceof Element ? target.closest('a[href]') : null);

/** Keeps plain presses on links of this site inside the app; new tabs, downloads and other sites stay the browser's. */
export function useInnerLinks(): (event: MouseEvent) => void {
  const navigate = useNavigate();
  return useCallback(
    (event) => {
      const link = linkOf(event.target);
      const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey && !event.defaultPrevented;
      if (!link || !isPlain || link.target || link.hasAttribute('download') || link.origin !== location.origin || /^\/(api|media)\//.test(link.pathname)) return;
      event.preventDefault();
      void navigate(`${link.pathname}${link.search}${link.hash}`);
    },
    [navigate],
  );
}

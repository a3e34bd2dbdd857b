import { msg } from '@lingui/core/macro';
import { i18n } from '@pitchside/locales';
import { useCallback, type MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { isSpaceLink } from '../platform/session/memberLinks.ts';
import { sessionToken } from '../platform/session/session.store.ts';
import { say } from '../platform/toasts/say.ts';

const signInAndRetry = msg`请登录后重试`;

/** My space without a login leads nowhere (specification section 2). */
const needsLogin = (link: HTMLAnchorElement) => isSpaceLink(link) && sessionToken() === undefined;

const linkOf = (target: EventTarget): HTMLAnchorElement | null => (target instanceof Element ? target.closest('a[href]') : null);

/** Keeps plain presses on links of this site inside the app; new tabs, downloads and other sites stay the browser's. */
export function useInnerLinks(): (event: MouseEvent) => void {
  const navigate = useNavigate();
  return useCallback(
    (event) => {
      const link = linkOf(event.target);
      const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey && !event.defaultPrevented;
      if (
        !link ||
        !isPlain ||
        link.target ||
        link.hasAttribute('download') ||
        link.origin !== location.origin ||
        /^\/(api|media)\//.test(link.pathname)
      )
        return;
      event.preventDefault();
      if (needsLogin(link)) return say('warning', i18n._(signInAndRetry));
      void navigate(`${link.pathname}${link.search}${link.hash}`);
    },
    [navigate],
  );
}

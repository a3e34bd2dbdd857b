import { useLingui } from '@lingui/react/macro';
import { ErrorState } from '@pitchside/ui/ErrorState';

/** Error state of a screen whose code did not come; the frame around it stays. */
export function ScreenError() {
  const { t } = useLingui();
  return <ErrorState title={t`这个页面没能打开`} onRetry={() => void reloadWhenReachable()} />;
}

/**
 * Reloads the page if the site can be reached; otherwise the browser's error page would replace this one. Code that did not come stays away
 * from this page, be it gone after an update or lost on the way: only a fresh page helps.
 */
async function reloadWhenReachable(): Promise<void> {
  const isReachable = await fetch('/', { cache: 'no-store' }).then(
    () => true,
    () => false,
  );
  if (isReachable) location.reload();
}

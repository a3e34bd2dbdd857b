import { useLingui } from '@lingui/react/macro';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { useWalk } from '../platform/walk/WalkRouter.tsx';

/** Error state of a failed screen; the frame around it stays. */
export function ScreenError() {
  const { t } = useLingui();
  const { failure, underway, retry } = useWalk();
  // Code that did not come stays away from this page, be it gone after an update or lost on the way: only a fresh page helps.
  const isCodeMissing = failure instanceof Error && /dynamically imported|module script|preload css/i.test(failure.message);
  return (
    <ErrorState title={t`这个页面没能打开`} retrying={underway} onRetry={() => void (isCodeMissing ? reloadWhenReachable() : retry())} />
  );
}

/** Reloads the page if the site can be reached; otherwise the browser's error page would replace this one. */
async function reloadWhenReachable(): Promise<void> {
  const reachable = await fetch('/', { cache: 'no-store' }).then(
    () => true,
    () => false,
  );
  if (reachable) location.reload();
}

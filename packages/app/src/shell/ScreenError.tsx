import { useLingui } from '@lingui/react/macro';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { useRevalidator, useRouteError } from 'react-router-dom';

/** Stands in for a screen that failed; everything around it goes on. */
export function ScreenError() {
  const { t } = useLingui();
  const { revalidate, state } = useRevalidator();
  const error = useRouteError();
  // Code that did not come stays away from this page, be it gone after an update or lost on the way: only a fresh page helps.
  const isCodeMissing = error instanceof Error && /dynamically imported|module script|preload css/i.test(error.message);
  return (
    <ErrorState
      title={t`这个页面没能打开`}
      retrying={state === 'loading'}
      onRetry={() => void (isCodeMissing ? reloadWhenReachable() : revalidate())}
    />
  );
}

/** Loads the page anew, unless the site cannot be reached: the browser's own page would take this one's place. */
async function reloadWhenReachable(): Promise<void> {
  const reachable = await fetch('/', { cache: 'no-store' }).then(
    () => true,
    () => false,
  );
  if (reachable) location.reload();
}

import { useLingui } from '@lingui/react/macro';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { Component, type ReactNode } from 'react';
import { useRevalidator, useRouteError } from 'react-router-dom';

/** Stands in for a screen that failed; everything around it goes on. */
export function ScreenError() {
  const { t } = useLingui();
  const { revalidate, state } = useRevalidator();
  const error = useRouteError();
  // Code that did not come stays away from this page, be it gone after an update or lost on the way: only a fresh page helps.
  const isCodeMissing = error instanceof Error && /dynamically imported|module script|preload css/i.test(error.message);
  return <ErrorState title={t`这个页面没能打开`} retrying={state === 'loading'} onRetry={() => void (isCodeMissing ? reloadWhenReachable() : revalidate())} />;
}

/** Loads the page anew, unless the site cannot be reached: the browser's own page would take this one's place. */
async function reloadWhenReachable(): Promise<void> {
  const reachable = await fetch('/', { cache: 'no-store' }).then(
    () => true,
    () => false,
  );
  if (reachable) location.reload();
}

interface RegionProps {
  /** What is shown instead of a region that failed. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** An error boundary for one region of a page, so that the others live on. */
export class Region extends Component<RegionProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? (this.props.fallback ?? <RegionError onRetry={() => this.setState({ failed: false })} />) : this.props.children;
  }
}

function RegionError({ onRetry }: { onRetry: () => void }) {
  const { t } = useLingui();
  return <ErrorState title={t`这一块出错了`} onRetry={onRetry} />;
}

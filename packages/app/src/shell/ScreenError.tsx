import { useLingui } from '@lingui/react/macro';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { Component, type ReactNode } from 'react';
import { useRevalidator, useRouteError } from 'react-router-dom';

/** Stands in for a screen that failed; everything around it goes on. */
export function ScreenError() {
  const { t } = useLingui();
  const { revalidate, state } = useRevalidator();
  const error = useRouteError();
  // A chunk of an older build is gone after an update: only a fresh page helps.
  const isOutdated = error instanceof TypeError && /dynamically imported|module script/i.test(error.message);
  return <ErrorState title={t`这个页面没能打开`} retrying={state === 'loading'} onRetry={() => (isOutdated ? location.reload() : void revalidate())} />;
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

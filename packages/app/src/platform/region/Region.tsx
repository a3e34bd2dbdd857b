import { useLingui } from '@lingui/react/macro';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { Component, type ReactNode } from 'react';

interface RegionProps {
  /** Replacement for a region that failed. */
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
    return this.state.failed
      ? (this.props.fallback ?? <RegionError onRetry={() => this.setState({ failed: false })} />)
      : this.props.children;
  }
}

function RegionError({ onRetry }: { onRetry: () => void }) {
  const { t } = useLingui();
  return <ErrorState title={t`这一块出错了`} onRetry={onRetry} />;
}

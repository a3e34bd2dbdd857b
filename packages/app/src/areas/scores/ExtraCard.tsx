import { Card } from '@pitchside/ui/Card';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { Skeleton } from '@pitchside/ui/Skeleton';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { detail, loadExtra } from './detail.store.ts';

interface ExtraCardProps {
  title: string;
  /** Height of what it will hold, px. */
  height: number;
  /** Line for data that could not be fetched. */
  lost: string;
  children: ReactNode;
}

/** Card of a chart of the match; says that its data is on the way, or was lost. */
export function ExtraCard({ title, height, lost, children }: ExtraCardProps) {
  const { match, extraState } = useSnapshot(detail);
  if (!match) return null;
  return (
    <Card stacked title={title} aria-busy={extraState === 'loading'}>
      {extraState === 'failed' ? (
        <ErrorState layout="row" title={lost} onRetry={() => loadExtra(match.id)} />
      ) : extraState === 'loading' ? (
        <Skeleton shape="block" height={height} />
      ) : (
        children
      )}
    </Card>
  );
}

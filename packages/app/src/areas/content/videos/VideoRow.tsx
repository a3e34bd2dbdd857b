import { useLingui } from '@lingui/react/macro';
import type { Video } from '@pitchside/api/content/videos';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { SectionTitle } from '@pitchside/ui/SectionTitle';
import type { Loaded } from '../../../platform/resource/useResource.ts';
import { VideoWall } from './VideoWall.tsx';

/** Videos that stand in a row. */
export const inRow = 4;

export interface VideoRowProps {
  /** Id of its heading. */
  id: string;
  title: string;
  more: { href: string; label: string };
  videos: Pick<Loaded<{ list: readonly Video[] }>, 'value' | 'state' | 'again'>;
  /** Empty state; without it the row is left out while there are no videos. */
  empty?: { title: string; words: string };
}

/** A row of videos on a page of something else. */
export function VideoRow({ id, title, more, videos: { value, state, again }, empty }: VideoRowProps) {
  const { t } = useLingui();
  if (value?.list.length === 0 && !empty) return null;
  return (
    <section aria-labelledby={id} aria-busy={!value && state === 'loading'}>
      <SectionTitle headingId={id} more={more}>
        {title}
      </SectionTitle>
      {!value && state === 'failed' ? (
        <ErrorState layout="row" title={t`视频没能送到`} onRetry={again} />
      ) : value?.list.length === 0 && empty ? (
        <EmptyState title={empty.title} drawing={null}>
          {empty.words}
        </EmptyState>
      ) : (
        <VideoWall four videos={value?.list ?? []} waiting={value ? 0 : inRow} />
      )}
    </section>
  );
}

import { expertInfo, type Expert } from '@pitchside/api/experts/plans';
import { useSnapshot } from 'valtio';
import { api } from '../../../platform/api/api.ts';
import { useResource, type Loaded } from '../../../platform/resource/useResource.ts';
import { session } from '../../../platform/session/session.store.ts';

/** An expert with the record, asked once a page; null asks for nobody. */
export function useExpert(id: string | null): Loaded<Expert> {
  const { user } = useSnapshot(session);
  return useResource(
    id === null ? null : `${id} ${user?.id ?? ''}`,
    (signal) => api.call(expertInfo, { id: id ?? '' }, { signal, quiet: true }),
    {
      family: id ?? '',
    },
  );
}

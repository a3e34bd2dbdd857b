import { postList } from '@pitchside/api/community';
import { expertInfo, type Expert } from '@pitchside/api/plans';
import { userVideos } from '@pitchside/api/videos';
import { api } from '../../../../platform/api/api.ts';
import { useResource } from '../../../../platform/resource/useResource.ts';
import type { PersonaTab } from './persona.address.ts';

/** How much a member has written and filmed, and whether they are an expert; nothing while it is not known. */
export function useTold(id: string | undefined): { expert: Expert | undefined; counts: Partial<Record<PersonaTab, number>> } {
  const { value } = useResource(id ?? null, async (signal) => {
    const asked = { user_id: id ?? '', limit: 1 };
    const [posts, videos, expert] = await Promise.all([
      api.call(postList, asked, { signal, quiet: true }).then(({ total }) => total ?? 0),
      api.call(userVideos, asked, { signal, quiet: true }).then(({ total }) => total),
      // Whoever is no expert is refused.
      api.call(expertInfo, { id: id ?? '' }, { signal, quiet: true }).catch(() => undefined),
    ]);
    return { posts, videos, expert };
  });
  return {
    expert: value?.expert,
    counts: { ...(value && { posts: value.posts, videos: value.videos, ...(value.expert && { plans: value.expert.on_sale }) }) },
  };
}

import { postList } from '@pitchside/api/content/community';
import { expertInfo, type Expert } from '@pitchside/api/experts/plans';
import { userVideos } from '@pitchside/api/content/videos';
import { api } from '../../../../platform/api/api.ts';
import { useResource } from '../../../../platform/resource/useResource.ts';
import type { PersonaTab } from './personaAddress.ts';

/** Number of posts and videos of a member, and their expert profile if any; empty while loading. */
export function usePersonaFacts(id: string | undefined): { expert: Expert | undefined; counts: Partial<Record<PersonaTab, number>> } {
  const { value } = useResource(id ?? null, async (signal) => {
    const asked = { user_id: id ?? '', limit: 1 };
    const [posts, videos, expert] = await Promise.all([
      api.call(postList, asked, { signal, quiet: true }).then(({ total }) => total ?? 0),
      api.call(userVideos, asked, { signal, quiet: true }).then(({ total }) => total),
      // The call is refused for members who are no experts.
      api.call(expertInfo, { id: id ?? '' }, { signal, quiet: true }).catch(() => undefined),
    ]);
    return { posts, videos, expert };
  });
  return {
    expert: value?.expert,
    counts: { ...(value && { posts: value.posts, videos: value.videos, ...(value.expert && { plans: value.expert.on_sale }) }) },
  };
}

import type { Following, TopicPolicy } from '../../../../platform/topics.ts';
import type { HealthRepository } from './health.repository.ts';

/** Topics of the studio are for the room's anchor only, as long as they are one; for others they do not exist. */
export const studioPolicy = ({ anchors }: Pick<HealthRepository, 'anchors'>): TopicPolicy => ({
  pattern: /^studio:([1-9]\d{0,14})$/,
  mayEnd: true,
  async judge(followings: readonly Following[]) {
    const asked = followings.filter(({ memberId }) => memberId !== undefined).map(({ subject }) => Number(subject));
    const owners = asked.length > 0 ? await anchors(asked) : new Map<number, number>();
    return followings.map(({ subject, memberId }) =>
      memberId !== undefined && owners.get(Number(subject)) === memberId ? 'admitted' : 'unknown',
    );
  },
});

import type { CallData } from '@pitchside/api';
import type { videoRank } from '@pitchside/api/content/videos';
import type { RankEntry } from '@pitchside/ui/RankList';
import { personaHref } from '../contentLinks.ts';
import { videoHref } from '../videoLinks.ts';

/** An author in the ranking for its components, and whether the person follows them. */
export interface AuthorPlace {
  entry: RankEntry;
  isFollowed: boolean;
}

/**
 * Ranked authors of an answer.
 * @param ownId the person, who is marked among them
 */
export const authorEntries = (list: CallData<typeof videoRank>['list'], ownId: string | undefined): AuthorPlace[] =>
  list.flatMap(({ place, heat, video, author }) => {
    if (!author) return [];
    const { id, user_nickname: nickname, avatar, level } = video.author;
    const { videos: count, trend, days, is_followed: isFollowed } = author;
    const entry: RankEntry = {
      id,
      nickname,
      avatarSeed: avatar,
      level,
      place,
      value: heat,
      days,
      isNew: trend === null,
      ...(trend !== null && { trend }),
      ...(id === ownId && { own: true }),
      href: personaHref(id),
      video: { title: video.title, href: videoHref(video.id), count },
    };
    return { entry, isFollowed };
  });

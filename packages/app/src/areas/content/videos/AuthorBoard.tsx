import { useLingui } from '@lingui/react/macro';
import type { ContentPeriod } from '@pitchside/api/content/content';
import { videoRank } from '@pitchside/api/content/videos';
import { Card, CardBleed } from '@pitchside/ui/Card';
import { RankPodium } from '@pitchside/ui/RankPodium';
import { RankTable } from '@pitchside/ui/RankTable';
import { useSnapshot } from 'valtio';
import { api } from '../../../platform/api/api.ts';
import { useFollowAct } from '../../../platform/widgets/useFollowAct.tsx';
import { statusOf } from '../../../platform/resource/statusOf.ts';
import { useResource } from '../../../platform/resource/useResource.ts';
import { session } from '../../../platform/session/session.store.ts';
import { authorEntries } from './author.presenter.ts';

/** Places of the ranking, those on the podium, and the refresh interval, ms. */
const [most, onPodium, every] = [50, 3, 120_000];

/** Full ranking of the authors whose videos are most watched, liked and discussed within a period. */
export default function AuthorBoard({ period }: { period: ContentPeriod }) {
  const { t } = useLingui();
  const { user } = useSnapshot(session);
  const { value, state, again } = useResource(
    `${period} ${user?.id ?? ''}`,
    (signal) => api.call(videoRank, { of: 'authors', period, limit: most }, { signal, quiet: true }),
    { every, family: period },
  );
  const authors = authorEntries(value?.list ?? [], user?.id);
  const act = useFollowAct(authors.map(({ entry, isFollowed }) => ({ member: entry, is_followed: isFollowed })));
  const members = authors.map(({ entry }) => entry);
  const status = statusOf({ value, state });
  const isEmpty = status === 'ready' && members.length === 0;
  const since: Record<ContentPeriod, string> = { day: t`较昨日`, week: t`较上周`, month: t`较上月` };
  const rest = members.slice(onPodium);
  const last = members[onPodium - 1];
  const name = t`作者榜`;
  return (
    <>
      {status !== 'error' && (
        <RankPodium
          label={t`${name}前三名`}
          members={members}
          unit="heat"
          act={act}
          emptyNote={t`播放、点赞和评论多的视频会排在这里。`}
          status={status}
        />
      )}
      {!isEmpty && (
        <Card title={name} hint={t`按播放、点赞和评论的热度`}>
          <CardBleed>
            <RankTable
              label={name}
              members={rest}
              {...(last && rest.length > 0 && { ahead: last.value })}
              unit="heat"
              since={since[period]}
              rooms={false}
              videos
              act={act}
              status={status}
              onRetry={again}
            />
          </CardBleed>
        </Card>
      )}
    </>
  );
}

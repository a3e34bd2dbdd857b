import { useLingui } from '@lingui/react/macro';
import { videoRank } from '@pitchside/api/content/videos';
import { Avatar } from '@pitchside/ui/Avatar';
import { Card } from '@pitchside/ui/Card';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { Link } from '@pitchside/ui/Link';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { Text } from '@pitchside/ui/Text';
import { useFormat } from '@pitchside/ui/format';
import { useSnapshot } from 'valtio';
import { routes } from '../../../routes.data.ts';
import { api } from '../../../platform/api/api.ts';
import { useFollowAct } from '../../../platform/widgets/useFollowAct.tsx';
import { useResource } from '../../../platform/resource/useResource.ts';
import { session } from '../../../platform/session/session.store.ts';
import { useOwnLanguage } from '../language/ownLanguage.ts';
import { authorEntries } from './author.presenter.ts';
import { AuthorRow, AuthorRows } from './videos.layout.ts';

/** Authors shown, and their refresh interval, ms. */
const [most, every] = [5, 120_000];

/** Suggested authors: those of this week's most watched videos; nothing without any. */
export function VideoAuthors() {
  const { t } = useLingui();
  const { integer } = useFormat();
  const own = useOwnLanguage();
  const { user } = useSnapshot(session);
  const { value, state, again } = useResource(
    `${own.lang ?? ''} ${user?.id ?? ''}`,
    (signal) => api.call(videoRank, { of: 'authors', period: 'week', limit: most, ...own }, { signal, quiet: true }),
    { every, family: `authors ${own.lang ?? ''}` },
  );
  const authors = authorEntries(value?.list ?? [], user?.id);
  const act = useFollowAct(authors.map(({ entry, isFollowed }) => ({ member: entry, is_followed: isFollowed })));
  if (value?.list.length === 0) return null;
  return (
    <Card stacked padding="titled" title={t`值得关注`} more={{ href: `${routes.rank.path}?board=authors`, label: t`作者榜` }}>
      {!value && state === 'failed' && <ErrorState layout="row" title={t`作者没能送到`} onRetry={again} />}
      {!value && state === 'loading' && <Skeleton lines={most} height={40} />}
      <AuthorRows>
        {authors.map(({ entry }) => {
          const { id, nickname, avatarSeed = id, href = '', video } = entry;
          const total = integer(video?.count ?? 0);
          return (
            <AuthorRow key={id}>
              <Avatar seed={avatarSeed} size={40} />
              <div>
                <Text as="p" cut={1}>
                  <Link href={href} alone>
                    <bdi>{nickname}</bdi>
                  </Link>
                </Text>
                <Text as="p" size="s" tone="quiet">{t`${total} 个视频`}</Text>
              </div>
              {act(entry)}
            </AuthorRow>
          );
        })}
      </AuthorRows>
    </Card>
  );
}

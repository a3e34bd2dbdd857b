import { useLingui } from '@lingui/react/macro';
import { personaInfo } from '@pitchside/api/member/follow';
import { userVideos, type Video } from '@pitchside/api/content/videos';
import { Avatar } from '@pitchside/ui/Avatar';
import { ButtonLink } from '@pitchside/ui/ButtonLink';
import { Card } from '@pitchside/ui/Card';
import { FollowButton } from '@pitchside/ui/FollowButton';
import { LevelBadge } from '@pitchside/ui/LevelBadge';
import { Link } from '@pitchside/ui/Link';
import { Text } from '@pitchside/ui/Text';
import { useFormat } from '@pitchside/ui/format';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { api } from '../../../../platform/api/api.ts';
import { setFollowing } from '../../../../platform/follow/followActs.ts';
import { useResource } from '../../../../platform/resource/useResource.ts';
import { portrait } from '../../../../platform/session/portrait.ts';
import { session } from '../../../../platform/session/session.store.ts';
import { directHref } from '../../../messages/chatLinks.ts';
import { personaHref } from '../../contentLinks.ts';
import { Author, AuthorActs, Words } from './VideoPlayer.layout.ts';

/** Keeps the line while its figures are on their way. */
const nothing = '\u00a0';

/** Author card of a video: followers, number of videos, and buttons to follow and to write. */
export function VideoAuthor({ author, isFollowed, isOwn }: { author: Video['author']; isFollowed: boolean; isOwn: boolean }) {
  const { t } = useLingui();
  const { compact, integer } = useFormat();
  const { user } = useSnapshot(session);
  const [changed, setChanged] = useState<boolean>();
  const { id, user_nickname: name } = author;
  const made = useResource(id, (signal) => api.call(userVideos, { user_id: id, limit: 1 }, { signal, quiet: true })).value;
  const known = useResource(id, (signal) => api.call(personaInfo, { id }, { signal, quiet: true })).value;
  const isSelf = isOwn || id === user?.id;
  const follows = user !== null && (changed ?? isFollowed);
  const total = made ? integer(made.total) : '';
  const count = known ? compact(known.fans + Number(follows) - Number(known.is_followed)) : '';
  const figures = [...(known ? [t`${count} 粉丝`] : []), ...(made ? [t`${total} 个视频`] : [])];
  const { id: seed, avatarUrl } = portrait(author.avatar);
  return (
    <Card aria-label={t`作者`} stacked>
      <Author>
        <Avatar seed={seed} src={avatarUrl} size={48} />
        <Words>
          <div>
            <Link href={personaHref(id)} alone>
              <bdi>{name}</bdi>
            </Link>{' '}
            <LevelBadge level={author.level} />
          </div>
          <Text size="s" tone="quiet">
            {figures.join(' · ') || nothing}
          </Text>
        </Words>
      </Author>
      {!isSelf && (
        <AuthorActs>
          <FollowButton
            stretch
            state={follows ? 'following' : 'none'}
            name={name}
            onFollowChange={(follow) => setFollowing({ id, name }, follow, setChanged)}
          />
          <ButtonLink tone="outline" stretch href={directHref(id)}>{t`私信`}</ButtonLink>
        </AuthorActs>
      )}
    </Card>
  );
}

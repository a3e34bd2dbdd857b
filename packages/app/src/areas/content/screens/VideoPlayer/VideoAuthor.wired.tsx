import { useLingui } from '@lingui/react/macro';
import { userVideos, type Video } from '@pitchside/api/videos';
import { Avatar } from '@pitchside/ui/Avatar';
import { Card } from '@pitchside/ui/Card';
import { FollowButton } from '@pitchside/ui/FollowButton';
import { Text } from '@pitchside/ui/Text';
import { useFormat } from '@pitchside/ui/format';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { api } from '../../../../platform/api/api.ts';
import { setFollowing } from '../../../../platform/follow/follow.acts.ts';
import { useResource } from '../../../../platform/resource/useResource.ts';
import { portrait } from '../../../../platform/session/portrait.ts';
import { session } from '../../../../platform/session/session.store.ts';
import { Author, Words } from './VideoPlayer.layout.ts';

/** Whose video it is, and how many more they made. */
export function VideoAuthor({ author, isFollowed, isOwn }: { author: Video['author']; isFollowed: boolean; isOwn: boolean }) {
  const { t } = useLingui();
  const { integer } = useFormat();
  const { user } = useSnapshot(session);
  const [changed, setChanged] = useState<boolean>();
  const { value } = useResource(author.id, (signal) => api.call(userVideos, { user_id: author.id, limit: 1 }, { signal, quiet: true }));
  const total = value ? integer(value.total) : '';
  const { id: seed, avatarUrl } = portrait(author.avatar);
  return (
    <Card aria-label={t`作者`} stacked>
      <Author>
        <Avatar seed={seed} src={avatarUrl} size={48} />
        <Words>
          <Text weight="medium" size="l">
            {author.user_nickname}
          </Text>
          <Text size="s" tone="quiet">
            {value ? t`${total} 个视频` : '\u00a0'}
          </Text>
        </Words>
      </Author>
      <FollowButton
        stretch
        state={isOwn || author.id === user?.id ? 'self' : user && (changed ?? isFollowed) ? 'following' : 'none'}
        name={author.user_nickname}
        onFollowChange={(follow) => setFollowing({ id: author.id, name: author.user_nickname }, follow, setChanged)}
      />
    </Card>
  );
}

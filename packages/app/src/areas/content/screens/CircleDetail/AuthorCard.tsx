import { useLingui } from '@lingui/react/macro';
import type { Person } from '@pitchside/api/member/follow';
import { Avatar } from '@pitchside/ui/Avatar';
import { ButtonLink } from '@pitchside/ui/ButtonLink';
import { Card } from '@pitchside/ui/Card';
import { Chip } from '@pitchside/ui/Chip';
import { FollowButton } from '@pitchside/ui/FollowButton';
import { LevelBadge } from '@pitchside/ui/LevelBadge';
import { Link } from '@pitchside/ui/Link';
import { useState } from 'react';
import { setFollowing } from '../../../../platform/follow/followActs.ts';
import { personaHref } from '../../contentLinks.ts';
import { directHref } from '../../../messages/chatLinks.ts';
import { AuthorActs, AuthorLine } from './CircleDetail.layout.ts';

interface AuthorCardProps {
  author: Person;
  /** The reader wrote it. */
  isOwn: boolean;
  isFollowed: boolean;
}

/** Card of the post's author, with buttons to follow and to write. */
export function AuthorCard({ author, isOwn, isFollowed }: AuthorCardProps) {
  const { t } = useLingui();
  const [changed, setChanged] = useState<{ id: string; isFollowing: boolean }>();
  const isFollowing = changed?.id === author.id ? changed.isFollowing : isFollowed;
  const name = author.user_nickname;
  return (
    <Card stacked padding="titled" title={t`作者`}>
      <AuthorLine>
        <Avatar seed={author.avatar} size={48} />
        <div>
          <Link href={personaHref(author.id)} alone>
            <bdi>{name}</bdi>
          </Link>{' '}
          <LevelBadge level={author.level} /> {author.is_anchor && <Chip tone="turf">{t`主播`}</Chip>}
        </div>
      </AuthorLine>
      {!isOwn && (
        <AuthorActs>
          <FollowButton
            stretch
            state={isFollowing ? 'following' : 'none'}
            name={name}
            onFollowChange={(follow) =>
              setFollowing({ id: author.id, name }, follow, (next) => setChanged({ id: author.id, isFollowing: next }))
            }
          />
          <ButtonLink tone="outline" stretch href={directHref(author.id)}>{t`私信`}</ButtonLink>
        </AuthorActs>
      )}
    </Card>
  );
}

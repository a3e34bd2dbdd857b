import { useLingui } from '@lingui/react/macro';
import type { CallData } from '@pitchside/api';
import type { personaInfo } from '@pitchside/api/member/follow';
import { ButtonLink } from '@pitchside/ui/ButtonLink';
import { Chip } from '@pitchside/ui/Chip';
import { FollowButton } from '@pitchside/ui/FollowButton';
import { useFormat } from '@pitchside/ui/format';
import { LevelBadge } from '@pitchside/ui/LevelBadge';
import { MemberHead } from '@pitchside/ui/MemberHead';
import { NobleBadge } from '@pitchside/ui/NobleBadge';
import { storyUrl } from '@pitchside/ui/pictures';
import { useEffect, useState } from 'react';
import { setFollowing } from '../../../../platform/follow/followActs.ts';
import { memberPlaces } from '../../../../platform/session/memberLinks.ts';
import { portrait } from '../../../../platform/session/portrait.ts';
import { pageTitle } from '../../../../platform/title/title.store.ts';
import { directHref } from '../../../messages/chatLinks.ts';
import { CalendarSubscription } from '../../../scores/CalendarSubscription.tsx';
import { roomHref } from '../../../scores/matchLinks.ts';
import { Acts } from './Persona.layout.ts';

interface PersonaHeadProps {
  persona: CallData<typeof personaInfo>;
  /** Path of its picture; null for the drawn one. */
  cover: string | null;
  /** It is the reader's own page. */
  isOwn: boolean;
}

/** Header of a persona page: the member, and buttons to follow, write and open the room. */
export function PersonaHead({ persona, cover, isOwn }: PersonaHeadProps) {
  const { t } = useLingui();
  const { compact } = useFormat();
  const { member, noble, sign, room } = persona;
  const [followed, setFollowed] = useState(persona.is_followed);
  const name = member.user_nickname;
  // The number includes the reader's changes since it was loaded.
  const fans = persona.fans + Number(followed) - Number(persona.is_followed);
  useEffect(() => {
    pageTitle.own = name;
    return () => void (pageTitle.own = null);
  }, [name]);
  const acts = isOwn ? (
    <ButtonLink size="s" tone="outline" href={memberPlaces.space}>{t`布置主页`}</ButtonLink>
  ) : (
    <Acts>
      <FollowButton
        size="s"
        state={followed ? (persona.follows_me ? 'mutual' : 'following') : 'none'}
        followsYou={persona.follows_me}
        name={name}
        onFollowChange={(follow) => setFollowing({ id: member.id, name }, follow, setFollowed)}
      />
      <ButtonLink size="s" tone="outline" href={directHref(member.id)}>{t`私信`}</ButtonLink>
    </Acts>
  );
  return (
    <MemberHead
      member={{ nickname: name, ...portrait(member.avatar) }}
      cover={cover ?? storyUrl({ kind: 'fans', seed: member.id })}
      badges={
        <>
          <LevelBadge level={member.level} />
          {noble && <NobleBadge rank={noble} />}
          {member.is_anchor && <Chip tone="turf">{t`主播`}</Chip>}
        </>
      }
      about={sign || (isOwn ? t`签名还空着，写一句让人记住你` : undefined)}
      cells={[
        { id: 'fans', label: t`粉丝`, amount: compact(fans), acts },
        { id: 'follows', label: t({ id: 'follows.of', message: '关注' }), amount: compact(persona.follows) },
        ...(room
          ? [
              {
                id: 'room',
                label: room.status === 'live' ? t`正在直播` : t`直播间`,
                amount: room.title,
                titled: true,
                acts: (
                  <>
                    <ButtonLink size="s" href={roomHref(room.id)}>{t`进直播间`}</ButtonLink>
                    <CalendarSubscription of={{ subject: 'anchor', id: member.id }} />
                  </>
                ),
              },
            ]
          : []),
      ]}
    />
  );
}

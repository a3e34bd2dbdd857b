import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { attentionList, type Person } from '@pitchside/api/member/follow';
import type { FoundAnchor } from '@pitchside/api/content/search';
import { Avatar } from '@pitchside/ui/Avatar';
import { Card } from '@pitchside/ui/Card';
import { FollowButton } from '@pitchside/ui/FollowButton';
import { useFormat } from '@pitchside/ui/format';
import { Link } from '@pitchside/ui/Link';
import { marked, MarkedText } from '@pitchside/ui/MarkedText';
import { TwoLines } from '@pitchside/ui/TwoLines';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { api } from '../../../../platform/api/api.ts';
import { setFollowing } from '../../../../platform/follow/followActs.ts';
import { useResource } from '../../../../platform/resource/useResource.ts';
import { session } from '../../../../platform/session/session.store.ts';
import { roomHref } from '../../../scores/matchLinks.ts';
import { People, PersonLine } from './Search.layout.ts';

/** Followed members loaded, to mark them among the results. */
const most = 100;

/** Anchors of a search, with a mark on live ones and a follow button. */
export function AnchorTiles({ anchors, by }: { anchors: readonly FoundAnchor[]; by: string }) {
  const { t } = useLingui();
  const { compact } = useFormat();
  const { user } = useSnapshot(session);
  const [changed, setChanged] = useState<Record<string, boolean>>({});
  // What is found is the same for everybody; whom the reader follows is asked for beside it.
  const { value } = useResource(user && `followed ${user.id}`, (signal) =>
    api.call(attentionList, { page: 1, limit: most }, { signal, quiet: true }),
  );
  const followed = new Set(value?.list.map(({ id }) => id));
  return (
    <People>
      {anchors.map(({ anchor: { id, user_nickname: name, avatar }, room_id, is_live, fans }) => {
        const count = compact(fans);
        const isSelf = user !== null && String(user.id) === id;
        return (
          <Card as="li" key={id}>
            <PersonLine>
              <Avatar seed={avatar} size={44} live={is_live} />
              <TwoLines note={t`${plural(fans, { other: `${count} 粉丝` })}`} cut>
                <Link href={roomHref(room_id)}>
                  <MarkedText pieces={marked(name, by)} />
                </Link>
              </TwoLines>
              <FollowButton
                size="s"
                name={name}
                state={isSelf ? 'self' : (changed[id] ?? followed.has(id)) ? 'following' : 'none'}
                onFollowChange={(follow) =>
                  setFollowing({ id, name }, follow, (isFollowing) => setChanged((known) => ({ ...known, [id]: isFollowing })))
                }
              />
            </PersonLine>
          </Card>
        );
      })}
    </People>
  );
}

/** Members who are no anchors. */
export const PersonTiles = ({ people, by }: { people: readonly Person[]; by: string }) => (
  <People>
    {people.map(({ id, user_nickname: name, avatar, level }) => (
      <Card as="li" key={id}>
        <PersonLine>
          <Avatar seed={avatar} size={44} />
          <TwoLines note={`Lv.${level}`} cut>
            <Link href={`/persona?id=${encodeURIComponent(id)}`}>
              <MarkedText pieces={marked(name, by)} />
            </Link>
          </TwoLines>
        </PersonLine>
      </Card>
    ))}
  </People>
);

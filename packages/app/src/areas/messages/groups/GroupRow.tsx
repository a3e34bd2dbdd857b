import { Plural, useLingui } from '@lingui/react/macro';
import type { Group } from '@pitchside/api/messages/groups';
import { Avatar } from '@pitchside/ui/Avatar';
import { TwoLines } from '@pitchside/ui/TwoLines';
import type { ReactNode } from 'react';
import { portrait } from '../../../platform/session/portrait.ts';
import { PersonRow } from '../friends/friends.layout.ts';
import { RowActs } from './groups.layout.ts';

/** Group: picture, name, number of members, and actions. */
export function GroupRow({
  group: { id, name, avatar, intro, members, most_members: most, friends },
  acts,
}: {
  group: Group;
  acts: ReactNode;
}) {
  const { t } = useLingui();
  const { avatarUrl } = portrait(avatar);
  return (
    <PersonRow as="li">
      <Avatar seed={avatar || id} {...(avatarUrl && { src: avatarUrl })} size={44} />
      <TwoLines
        look="medium"
        cut
        note={
          <>
            {members}/{most}
            {friends > 0 && (
              <>
                {' · '}
                <Plural value={friends} other="# 位好友在群里" />
              </>
            )}
            {' · '}
            {intro || t`群主还没写简介`}
          </>
        }
      >
        {name}
      </TwoLines>
      <RowActs>{acts}</RowActs>
    </PersonRow>
  );
}

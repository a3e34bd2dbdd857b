import { useLingui } from '@lingui/react/macro';
import { Chip } from '../../actions/Chip/index.ts';
import type { DanmakuBlockedUser } from '../DanmakuLayer/index.ts';
import { blocked, blockedCount, blockedHead, chips } from './BlockedWords.css.ts';

export interface BlockedUsersProps {
  users: readonly DanmakuBlockedUser[];
  onChange: (users: readonly DanmakuBlockedUser[]) => void;
}

/** Members whose comments are blocked, each with a button to unblock. */
export function BlockedUsers({ users, onChange }: BlockedUsersProps) {
  const { t } = useLingui();
  return (
    <div role="group" className={blocked} aria-label={t`屏蔽的人`}>
      <div className={blockedHead}>
        <span>
          {t`屏蔽的人`} <b className={blockedCount}>{users.length}</b>
        </span>
      </div>
      <div className={chips}>
        {users.map(({ userId, nickname }) => (
          <Chip
            key={userId}
            size="m"
            removeLabel={t`不再屏蔽 ${nickname}`}
            onRemove={() => onChange(users.filter((other) => other.userId !== userId))}
          >
            {nickname}
          </Chip>
        ))}
      </div>
    </div>
  );
}

import { useLingui } from '@lingui/react/macro';
import { findForRoom, mostAssistants, type Managed } from '@pitchside/api/live/moderation';
import { Button } from '@pitchside/ui/Button';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { Input } from '@pitchside/ui/Input';
import { Search, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../../../platform/api/api.ts';
import { useResource } from '../../../../platform/resource/useResource.ts';
import { People } from '../../moderation/moderation.layout.ts';
import { PersonCell } from '../../moderation/PersonCell.tsx';

/** Debounce of the search, ms. */
const rest = 300;

interface FindAssistantProps {
  roomId: string;
  /** There is no room for one more. */
  isFull: boolean;
  /** Changes with the list of assistants; the found member is then looked up again. */
  turn: number;
  /** Id of the member being added or removed. */
  busy: string | undefined;
  onAdd: (user: Managed['user']) => void;
}

/** Members by number or nickname, and a button to make one an assistant. */
export function FindAssistant({ roomId, isFull, turn, busy, onAdd }: FindAssistantProps) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const words = text.trim();
  const { value, state, again } = useResource(
    words === '' ? null : words,
    (signal) => api.call(findForRoom, { id: roomId, text: words }, { signal }),
    { rest, version: turn },
  );
  return (
    <>
      <Input
        label={t`ID 或昵称`}
        value={text}
        onValueChange={setText}
        maxLength={20}
        icon={<Search size={16} aria-hidden />}
        placeholder={t`输入 ID，或昵称的开头`}
        {...(isFull && { hint: t`最多 ${mostAssistants} 位，先移除一位` })}
      />
      {words !== '' && state === 'failed' && <ErrorState layout="row" title={t`没能查到，请重试`} onRetry={again} />}
      {value?.list.length === 0 && <EmptyState drawing={null} title={t`没有找到这个人`}>{t`核对一下 ID，或换昵称的开头试试`}</EmptyState>}
      {value && value.list.length > 0 && (
        <People aria-label={t`找到的人`}>
          {value.list.map(({ user, is_moderator: isAssistant, is_kicked: isKicked }) => (
            <li key={user.id}>
              <PersonCell person={user} />
              {isAssistant ? (
                t`已是助理`
              ) : isKicked ? (
                t`已被移出，先允许进入`
              ) : (
                <Button
                  size="s"
                  tone="soft"
                  icon={<UserPlus size={16} aria-hidden />}
                  disabled={isFull}
                  loading={busy === user.id}
                  onClick={() => onAdd(user)}
                >
                  {t`设为助理`}
                </Button>
              )}
            </li>
          ))}
        </People>
      )}
    </>
  );
}

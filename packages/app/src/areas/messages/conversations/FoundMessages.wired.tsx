import { useLingui } from '@lingui/react/macro';
import { searchMessages } from '@pitchside/api/messages';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { useChatTime, useNow } from '@pitchside/ui/format';
import { Pressable } from '@pitchside/ui/Pressable';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { Text } from '@pitchside/ui/Text';
import { TwoLines } from '@pitchside/ui/TwoLines';
import { api } from '../../../platform/api/api.ts';
import { useResource } from '../../../platform/resource/useResource.ts';
import { messageOf } from '../client/embedded/wire.ts';
import { displayOf } from '../display/display.model.ts';
import { seek } from '../talk/sought.store.ts';
import { Found, FoundLine } from './conversations.layout.ts';

/** How long typing rests before the server is asked, ms. */
const rest = 300;

interface FoundMessagesProps {
  /** What is looked for. */
  part: string;
  /** No name fits: nothing else was found. */
  isAlone: boolean;
  /** Opens the conversation of a message, which then goes to it. */
  onSelect: (id: string) => void;
}

/** Messages with a part of a text in them, in all conversations. */
export function FoundMessages({ part, isAlone, onSelect }: FoundMessagesProps) {
  const { t } = useLingui();
  const { short } = useChatTime();
  const now = useNow(60_000);
  const { value, state, again } = useResource(part, (signal) => api.call(searchMessages, { text: part }, { signal, quiet: true }), {
    family: 'messages',
    rest,
  });
  const list = value?.list ?? [];
  const goTo = ({ id, seq, conversation_id: conversation }: (typeof list)[number]['message']) => {
    seek({ conversation, id, order: seq });
    onSelect(conversation);
  };
  if (value && list.length === 0 && isAlone) return <EmptyState title={t`没有找到`}>{t`换个名字或词试试`}</EmptyState>;
  return (
    <Found role="region" aria-label={t`聊天记录`}>
      <Text as="h3" size="s" tone="quiet">
        {value && list.length === 0 ? t`聊天记录里没有找到` : t`聊天记录`}
      </Text>
      {!value && state === 'loading' && <Skeleton shape="block" height={96} />}
      {!value && state === 'failed' && <ErrorState layout="row" title={t`聊天记录没能送到`} onRetry={again} />}
      {list.map(({ message, conversation }) => (
        <Pressable key={message.id} look="row" onClick={() => goTo(message)}>
          <FoundLine>
            <TwoLines cut note={displayOf(messageOf(message, '', 0), undefined).text}>
              {conversation.remark || conversation.peer?.user_nickname || conversation.group?.name || t`未命名用户`}
            </TwoLines>
            <Text size="s" tone="quiet">
              {short(message.at, now)}
            </Text>
          </FoundLine>
        </Pressable>
      ))}
    </Found>
  );
}

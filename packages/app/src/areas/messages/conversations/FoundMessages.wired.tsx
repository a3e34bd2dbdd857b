import { useLingui } from '@lingui/react/macro';
import { searchMessages } from '@pitchside/api/messages';
import { useChatTime, useNow } from '@pitchside/ui/format';
import { Pressable } from '@pitchside/ui/Pressable';
import { Text } from '@pitchside/ui/Text';
import { TwoLines } from '@pitchside/ui/TwoLines';
import { api } from '../../../platform/api/api.ts';
import { useResource } from '../../../platform/resource/useResource.ts';
import { Found, FoundLine } from './conversations.layout.ts';

/** How long typing rests before the server is asked, ms. */
const rest = 300;

/** Messages with a part of a text in them, in all conversations. */
export function FoundMessages({ part, onSelect }: { part: string; onSelect: (id: string) => void }) {
  const { t } = useLingui();
  const { short } = useChatTime();
  const now = useNow(60_000);
  const { value, state } = useResource(part, (signal) => api.call(searchMessages, { text: part }, { signal, quiet: true }), {
    family: 'messages',
    rest,
  });
  if (!value && state === 'loading') return null;
  const list = value?.list ?? [];
  return (
    <Found role="region" aria-label={t`聊天记录`}>
      <Text as="h3" size="s" tone="quiet">
        {list.length > 0 ? t`聊天记录` : t`聊天记录里没有找到`}
      </Text>
      {list.map(({ message, conversation }) => (
        <Pressable key={message.id} look="row" onClick={() => onSelect(conversation.id)}>
          <FoundLine>
            <TwoLines cut note={message.body.type === 'text' ? message.body.text : ''}>
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

import { useLingui } from '@lingui/react/macro';
import { searchMessages } from '@pitchside/api/messages/messages';
import { EmojiText } from '@pitchside/ui/Emoji';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { useChatTime, useNow } from '@pitchside/ui/format';
import { InfiniteList } from '@pitchside/ui/InfiniteList';
import { marked, MarkedText } from '@pitchside/ui/MarkedText';
import { Pressable } from '@pitchside/ui/Pressable';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { Text } from '@pitchside/ui/Text';
import { TwoLines } from '@pitchside/ui/TwoLines';
import { useSnapshot } from 'valtio';
import { api } from '../../../platform/api/api.ts';
import { useFeed } from '../../../platform/resource/useFeed.ts';
import { useDebouncedValue } from '../../../platform/resource/useDebouncedValue.ts';
import { session } from '../../../platform/session/session.store.ts';
import { messageOf } from '../client/embedded/wire.ts';
import { displayOf } from '../display/displayModel.ts';
import { seek } from '../talk/sought.store.ts';
import { Found, FoundLine, FoundLines } from './conversations.layout.ts';
import { excerptOf } from './excerpt.ts';

/** Debounce of the search, ms. */
const rest = 300;

const drawEmoji = (text: string) => <EmojiText text={text} size={18} />;

interface FoundMessagesProps {
  /** Search term. */
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
  const { user } = useSnapshot(session);
  const colon = t({ message: '：', comment: 'between a nickname and the words' });
  const asked = useDebouncedValue(part, rest);
  const { items, state, more } = useFeed(asked ?? null, async (before, signal) => {
    const { list, next } = await api.call(
      searchMessages,
      { text: asked ?? '', ...(before !== undefined && { before }) },
      { signal, quiet: true },
    );
    return { list: list.map((found) => ({ ...found, id: found.message.id })), next };
  });
  const isNone = items.length === 0 && state === 'end';
  const goTo = ({ id, seq, conversation_id: conversation }: (typeof items)[number]['message']) => {
    seek({ conversation, id, order: seq });
    onSelect(conversation);
  };
  /** Prefix with the sender, where the name above does not show it. */
  const writer = ({ sender, conversation_id: conversation }: (typeof items)[number]['message']): string => {
    if (sender.id === user?.id) return `${t`你`}${colon}`;
    return conversation.startsWith('GROUP') ? `${sender.user_nickname}${colon}` : '';
  };
  const wordsOf = (message: (typeof items)[number]['message']) => excerptOf(displayOf(messageOf(message, '', 0), undefined).text, part);
  if (isNone && isAlone) return <EmptyState title={t`没有找到`}>{t`换个名字或词试试`}</EmptyState>;
  return (
    <Found role="region" aria-label={t`聊天记录`}>
      <Text as="h3" size="s" tone="quiet">
        {isNone ? t`聊天记录里没有找到` : t`聊天记录`}
      </Text>
      {items.length === 0 && state === 'loading' && <Skeleton shape="block" height={96} />}
      {items.length === 0 && state === 'failed' && <ErrorState layout="row" title={t`聊天记录没能送到`} onRetry={more} />}
      {items.length > 0 && (
        <InfiniteList count={items.length} state={state} onMore={more} error={t`聊天记录没能送到`}>
          <FoundLines>
            {items.map(({ message, conversation }) => (
              <Pressable key={message.id} look="row" onClick={() => goTo(message)}>
                <FoundLine>
                  <TwoLines
                    cut
                    note={
                      <>
                        {writer(message)}
                        <MarkedText pieces={marked(wordsOf(message), part)} draw={drawEmoji} />
                      </>
                    }
                  >
                    {conversation.remark || conversation.peer?.user_nickname || conversation.group?.name || t`未命名用户`}
                  </TwoLines>
                  <Text size="s" tone="quiet">
                    {short(message.at, now)}
                  </Text>
                </FoundLine>
              </Pressable>
            ))}
          </FoundLines>
        </InfiniteList>
      )}
    </Found>
  );
}

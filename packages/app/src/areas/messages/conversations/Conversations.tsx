import { useLingui } from '@lingui/react/macro';
import { ConversationList } from '@pitchside/ui/ConversationList';
import { Input } from '@pitchside/ui/Input';
import { SegmentedControl } from '@pitchside/ui/SegmentedControl';
import { Search } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { ImConversation } from '../client/im.ts';
import { drafts } from '../talk/drafts.store.ts';
import { lastOfEach } from '../talk/outbox.ts';
import type { Messenger } from '../talk/messenger.ts';
import { createLines } from './conversation.presenter.ts';
import { FoundMessages } from './FoundMessages.tsx';
import { Fill, ListHead } from './conversations.layout.ts';

const filters = ['all', 'unread', 'direct', 'group'] as const;
type Filter = (typeof filters)[number];

const passes: Record<Filter, (one: ImConversation) => boolean> = {
  all: () => true,
  unread: ({ unread }) => unread > 0,
  direct: ({ kind }) => kind === 'direct',
  group: ({ kind }) => kind === 'group',
};

interface ConversationsProps {
  messenger: Messenger;
  selected: string | null;
  onSelect: (id: string) => void;
  /** Without search and filter, as in the panel; default false. */
  plain?: boolean;
}

/** List of conversations, with a search in names and messages, and a filter for unread ones. */
export function Conversations({ messenger, selected, onSelect, plain = false }: ConversationsProps) {
  const { t } = useLingui();
  const { conversations, list, unread, outbox } = useSnapshot(messenger.state);
  const { of } = useSnapshot(drafts);
  const [filter, setFilter] = useState<Filter>('all');
  const [text, setText] = useState('');
  const [toLines] = useState(createLines);
  const part = text.trim().toLowerCase();
  const lines = useMemo(() => {
    const shown = (conversations as readonly ImConversation[]).filter(
      // The one that is open stays, although it is read by now.
      (one) => (passes[filter](one) || (filter === 'unread' && one.id === selected)) && one.peer.name.toLowerCase().includes(part),
    );
    return toLines(shown, lastOfEach(outbox), of);
  }, [conversations, filter, part, of, outbox, selected, toLines]);

  return (
    <>
      {!plain && (
        <ListHead>
          <Input
            label={t`搜索联系人、群、聊天记录`}
            labelHidden
            value={text}
            onValueChange={setText}
            maxLength={20}
            icon={<Search size={16} aria-hidden />}
            placeholder={t`搜索联系人、群、聊天记录`}
          />
          <SegmentedControl
            size="s"
            label={t`看哪些会话`}
            value={filter}
            onValueChange={setFilter}
            segments={[
              { value: 'all', label: t`全部` },
              { value: 'unread', label: t`未读`, ...(unread > 0 && { count: unread > 99 ? '99+' : unread }) },
              { value: 'direct', label: t`私聊` },
              { value: 'group', label: t({ id: 'chat.groups', message: '群组' }) },
            ]}
          />
        </ListHead>
      )}
      {(part === '' || lines.length > 0) && (
        <Fill $beside={part !== ''}>
          <ConversationList
            conversations={lines}
            status={list === 'failed' ? 'error' : list}
            onRetry={messenger.refresh}
            onValueChange={onSelect}
            empty={filter === 'all' ? 'none' : 'notFound'}
            value={selected}
          />
        </Fill>
      )}
      {part !== '' && <FoundMessages part={text.trim()} isAlone={lines.length === 0} onSelect={onSelect} />}
    </>
  );
}

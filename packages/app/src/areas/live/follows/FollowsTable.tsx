import { useLingui } from '@lingui/react/macro';
import { useChatTime, useFormat, useNow } from '@pitchside/ui/format';
import { Scorebug } from '@pitchside/ui/Scorebug';
import { Table, type TableColumn } from '@pitchside/ui/Table';
import { Text } from '@pitchside/ui/Text';
import { scoreView } from '../../scores/match.presenter.ts';
import { type FollowEntry, setReminder } from './attention.store.ts';
import { FollowEnd } from './FollowEnd.tsx';
import { Lines } from './follows.layout.ts';
import { LiveNow } from './LiveNow.tsx';
import { PersonLine } from './PersonLine.tsx';
import { Switch } from '@pitchside/ui/Switch';
import { useState } from 'react';

/** Switch for reminders of a member's broadcasts; disabled after an unfollow. */
function ReminderSwitch({ entry: { id, user_nickname: name, remind, is_followed } }: { entry: FollowEntry }) {
  const { t } = useLingui();
  const [saving, setSaving] = useState(false);
  const change = (wanted: boolean) => {
    setSaving(true);
    // The call has notified the person.
    void setReminder(id, wanted)
      .catch(() => undefined)
      .finally(() => setSaving(false));
  };
  return (
    <Switch labelHidden checked={remind && is_followed} disabled={!is_followed} loading={saving} onCheckedChange={change}>
      {t`${name} 开播时提醒我`}
    </Switch>
  );
}

const minute = 60_000;
/** A line under another one. */
const under = { size: 's', tone: 'quiet' } as const;

interface FollowsTableProps {
  /** Names the table for screen readers. */
  caption: string;
  entries: readonly FollowEntry[];
  loading?: boolean;
}

/** Followed members: their current or last broadcast, the next one, the reminder switch, and a button to unfollow. */
export function FollowsTable({ caption, entries, loading = false }: FollowsTableProps) {
  const { t } = useLingui();
  const { long } = useChatTime();
  const { weekday, date, time } = useFormat();
  const now = useNow(minute);
  const columns: TableColumn<FollowEntry>[] = [
    {
      id: 'who',
      head: t`主播`,
      width: 240,
      cell: ({ avatar, user_nickname: name, level, room }) => <PersonLine avatar={avatar} name={name} level={level} roomId={room?.id} />,
    },
    {
      id: 'last',
      head: t`上次直播`,
      cell: ({ room, last_live_at: at }) =>
        room?.status === 'live' ? (
          <LiveNow room={room} />
        ) : at === null ? (
          t`还没播过`
        ) : (
          <Lines>
            {room && <span>{room.title}</span>}
            <Text {...(room && under)}>{long(at, now)}</Text>
          </Lines>
        ),
    },
    {
      id: 'next',
      head: t`下一场`,
      width: 208,
      cell: ({ room, next_at: at }) =>
        at === null || at <= now ? (
          t`没有预告`
        ) : (
          <Lines>
            {room?.match && <Scorebug {...scoreView(room.match)} size="mini" showStatus={false} />}
            <Text {...(room?.match && under)}>{`${weekday(at)} ${date(at)} ${time(at)}`}</Text>
          </Lines>
        ),
    },
    { id: 'remind', head: t`开播提醒`, width: 96, cell: (entry) => <ReminderSwitch entry={entry} /> },
    { id: 'follow', head: t`关注`, width: 120, cell: (entry) => <FollowEnd entry={entry} /> },
  ];
  return (
    <Table caption={caption} captionHidden columns={columns} rows={entries} keyOf={({ id }) => id} status={loading ? 'loading' : 'ready'} />
  );
}

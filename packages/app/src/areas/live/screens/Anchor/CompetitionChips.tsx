import { useLingui } from '@lingui/react/macro';
import type { RoomCategory } from '@pitchside/api/live/live';
import { LinkTabs } from '@pitchside/ui/Tabs';
import { useSnapshot } from 'valtio';
import { competitionHref } from '../../categories.data.ts';
import { rooms } from '../../rooms.store.ts';

/** Doors to the competitions that live rooms show, of one category or of all; nothing while there are none. */
export function CompetitionChips({ category, current }: { category: RoomCategory | undefined; current: string | undefined }) {
  const { t } = useLingui();
  const { competitions } = useSnapshot(rooms);
  const shown = competitions.filter((entry) => category === undefined || entry.category === category);
  if (shown.length === 0) return null;
  return (
    <LinkTabs
      look="chips"
      label={t`按赛事看直播`}
      value={current ?? ''}
      tabs={shown.map((entry) => ({ id: entry.id, label: entry.name, count: entry.total, href: competitionHref(entry) }))}
    />
  );
}

import { useLingui } from '@lingui/react/macro';
import type { RoomCategory } from '@pitchside/api/live';
import { SportIcon } from '@pitchside/ui/SportIcon';
import { LinkTabs } from '@pitchside/ui/Tabs';
import { LayoutGrid } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { categories } from '../../lobby/categories.data.ts';
import { TitleLine } from '../../lobby/lobby.layout.ts';
import { rooms } from '../../lobby/rooms.store.ts';
import { Door, Doors, Sorting } from './Anchor.layout.ts';
import { sorts, type Sort } from './anchor.questions.ts';

/** Title, doors to the categories, and the order of the rooms. */
export function AnchorHead({ category, sort }: { category: RoomCategory | undefined; sort: Sort }) {
  const { t, i18n } = useLingui();
  const { totals, all, withMatch } = useSnapshot(rooms);
  const current = categories.find(({ id }) => id === category);
  const here = current?.href ?? '/anchor?type=0';
  const labels: Record<Sort, string> = { hot: t`最热`, new: t`最新` };
  const count = current ? (totals[current.id] ?? 0) : all;
  const label = current ? i18n._(current.label) : '';
  return (
    <>
      <TitleLine>
        <h1>{current ? t`${label}直播` : t`全部直播`}</h1>
        <p>{current ? t`${count} 个房间正在直播` : t`${all} 个房间正在直播，其中 ${withMatch} 场比赛进行中`}</p>
      </TitleLine>
      <Doors aria-label={t`直播分类`}>
        <Door href="/anchor?type=0" aria-current={current ? undefined : 'page'}>
          <LayoutGrid size={20} aria-hidden />
          <span>{t`全部`}</span>
          <span>{all}</span>
        </Door>
        {categories.map(({ id, label: name, href }) => (
          <Door key={id} href={href} aria-current={id === category ? 'page' : undefined}>
            <SportIcon kind={id} />
            <span>{i18n._(name)}</span>
            <span>{totals[id] ?? 0}</span>
          </Door>
        ))}
      </Doors>
      <Sorting>
        <LinkTabs
          look="segmented"
          label={t`排序`}
          value={sort}
          tabs={sorts.map((id) => ({ id, label: labels[id], href: `${here}${here.includes('?') ? '&' : '?'}sort=${id}` }))}
        />
      </Sorting>
    </>
  );
}

import { useLingui } from '@lingui/react/macro';
import { SportIcon } from '@pitchside/ui/SportIcon';
import { LinkTabs } from '@pitchside/ui/Tabs';
import { LayoutGrid } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { categories, competitionHref, type Lobby } from '../../lobby/categories.data.ts';
import { TitleLine } from '../../lobby/lobby.layout.ts';
import { rooms } from '../../lobby/rooms.store.ts';
import { Door, Doors, Tools } from './Anchor.layout.ts';
import { sorts, type Sort } from './anchor.questions.ts';
import { wall } from './anchor.store.ts';
import { CompetitionChips } from './CompetitionChips.wired.tsx';

/** Title, doors to the categories, and the order of the rooms. */
export function AnchorHead({ lobby, sort }: { lobby: Lobby; sort: Sort }) {
  const { t, i18n } = useLingui();
  const { totals, all, withMatch } = useSnapshot(rooms);
  const { about, total } = useSnapshot(wall);
  const category = lobby.kind === 'category' ? lobby.category : undefined;
  const competition = lobby.kind === 'competition' ? { id: lobby.id, name: about?.name ?? lobby.name } : undefined;
  const current = categories.find(({ id }) => id === category);
  const here = competition ? competitionHref(competition) : (current?.href ?? '/anchor?type=0');
  const labels: Record<Sort, string> = { hot: t`最热`, new: t`最新` };
  const count = competition ? total : current ? (totals[current.id] ?? 0) : all;
  const label = competition ? competition.name : current ? i18n._(current.label) : '';
  return (
    <>
      <TitleLine>
        <h1>{label ? t`${label}直播` : competition ? t`直播` : t`全部直播`}</h1>
        <p>{current || competition ? t`${count} 个房间正在直播` : t`${all} 个房间正在直播，其中 ${withMatch} 场比赛进行中`}</p>
      </TitleLine>
      <Doors aria-label={t`直播分类`}>
        <Door href="/anchor?type=0" aria-current={lobby.kind === 'all' ? 'page' : undefined}>
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
      <Tools>
        <CompetitionChips category={category} current={competition?.id} />
        <LinkTabs
          look="segmented"
          label={t`排序`}
          value={sort}
          tabs={sorts.map((id) => ({ id, label: labels[id], href: `${here}${here.includes('?') ? '&' : '?'}sort=${id}` }))}
        />
      </Tools>
    </>
  );
}

import { useLingui } from '@lingui/react/macro';
import type { RoomCategory } from '@pitchside/api/live/live';
import { roomSorts, type Lobby, type RoomSort, type WallView } from '@pitchside/api/screens/Anchor';
import { locales } from '@pitchside/locales';
import { Pressable } from '@pitchside/ui/Pressable';
import { languageNames } from '@pitchside/ui/LanguageSwitch';
import { SportIcon } from '@pitchside/ui/SportIcon';
import { LinkTabs } from '@pitchside/ui/Tabs';
import { Text } from '@pitchside/ui/Text';
import { LayoutGrid } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { categories, competitionHref } from '../../categories.data.ts';
import { TitleLine } from '../../lobby/lobby.layout.ts';
import { rooms } from '../../rooms.store.ts';
import { Door, Doors, Orders, Tools } from './Anchor.layout.ts';
import { wall } from './anchor.store.ts';

/** Doors to the competitions that live rooms show, of one category or of all; nothing while there are none. */
function CompetitionChips({ category, current }: { category: RoomCategory | undefined; current: string | undefined }) {
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

/** Title, doors to the categories, and the order of the rooms. */
export function AnchorHead({ lobby, view: { sort, language } }: { lobby: Lobby; view: WallView }) {
  const { t, i18n } = useLingui();
  const { totals, all, withMatch } = useSnapshot(rooms);
  const { about, total, state } = useSnapshot(wall);
  const category = lobby.kind === 'category' ? lobby.category : undefined;
  const competition = lobby.kind === 'competition' ? { id: lobby.id, name: about?.name ?? lobby.name } : undefined;
  const current = categories.find(({ id }) => id === category);
  const here = competition ? competitionHref(competition) : (current?.href ?? '/anchor?type=0');
  const labels: Record<RoomSort, string> = { hot: t`最热`, new: t`最新` };
  const hrefOf = (asked: { sort: RoomSort; language: WallView['language'] }) => {
    const query = new URLSearchParams({ sort: asked.sort, ...(asked.language && { spoken: asked.language }) });
    return `${here}${here.includes('?') ? '&' : '?'}${query.toString()}`;
  };
  const of = (id: RoomCategory) => totals && (totals[id] ?? 0);
  const count = competition ? (state === 'loading' || state === 'failed' ? null : total) : current ? of(current.id) : all;
  const label = competition ? competition.name : current ? i18n._(current.label) : '';
  return (
    <>
      <TitleLine>
        <Text as="h1" size="title">
          {label ? t`${label}直播` : competition ? t`直播` : t`全部直播`}
        </Text>
        {count !== null && (
          <Text as="p" size="s" tone="quiet">
            {current || competition ? t`${count} 个房间正在直播` : t`${all} 个房间正在直播，其中 ${withMatch} 场比赛进行中`}
          </Text>
        )}
        <Orders>
          <LinkTabs
            look="segmented"
            label={t`解说语言`}
            value={language ?? 'all'}
            tabs={[
              { id: 'all', label: t`全部语言`, href: hrefOf({ sort, language: undefined }) },
              ...locales.map((id) => ({ id, label: languageNames[id], href: hrefOf({ sort, language: id }) })),
            ]}
          />
          <LinkTabs
            look="segmented"
            label={t`排序`}
            value={sort}
            tabs={roomSorts.map((id) => ({ id, label: labels[id], href: hrefOf({ sort: id, language }) }))}
          />
        </Orders>
      </TitleLine>
      <Doors aria-label={t`直播分类`}>
        <CategoryDoor
          href="/anchor?type=0"
          isHere={lobby.kind === 'all'}
          icon={<LayoutGrid size={20} aria-hidden />}
          name={t`全部`}
          count={all}
        />
        {categories.map(({ id, label: name, href }) => (
          <CategoryDoor key={id} href={href} isHere={id === category} icon={<SportIcon kind={id} />} name={i18n._(name)} count={of(id)} />
        ))}
      </Doors>
      <Tools $waits={all === null}>
        <CompetitionChips category={category} current={competition?.id} />
      </Tools>
    </>
  );
}

interface CategoryDoorProps {
  href: string;
  isHere: boolean;
  icon: ReactNode;
  name: string;
  /** Rooms that are live in it; null until it is known. */
  count: number | null;
}

const CategoryDoor = ({ href, isHere, icon, name, count }: CategoryDoorProps) => (
  <Pressable look="card" href={href} aria-current={isHere ? 'page' : undefined}>
    <Text size="l" weight="medium">
      <Door>
        {icon}
        <span>{name}</span>
        <Text figure>{count}</Text>
      </Door>
    </Text>
  </Pressable>
);

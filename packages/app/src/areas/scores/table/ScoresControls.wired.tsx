import { useLingui } from '@lingui/react/macro';
import type { Match } from '@pitchside/api/matches';
import { Card } from '@pitchside/ui/Card';
import { DateStrip } from '@pitchside/ui/DateStrip';
import { IconButton } from '@pitchside/ui/IconButton';
import { Input } from '@pitchside/ui/Input';
import { RowList } from '@pitchside/ui/RowList';
import { LinkTabs } from '@pitchside/ui/Tabs';
import { Search, X } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { AlertSettingsWired } from '../goals/AlertSettings.wired.tsx';
import type { OddsBoard } from './odds.store.ts';
import { addDays } from './scores.days.ts';
import { countPlaying } from './scores.filter.ts';
import type { ScoreKit } from './scores.kit.ts';
import { dayPlace, dayReach, placeHref, scoreTabs, type ScorePlace, type ScoreTab } from './scores.place.ts';
import { Break, Days, Find, Line } from './Scores.layout.ts';
import { ScoresCompanies } from './ScoresCompanies.wired.tsx';
import { ScoresColumns } from './ScoresColumns.wired.tsx';
import { ScoresFilter } from './ScoresFilter.wired.tsx';
import { ScoresOrder } from './ScoresOrder.wired.tsx';
import { ScoresSports } from './ScoresSports.wired.tsx';

interface ControlsProps {
  kit: Pick<ScoreKit, 'sport' | 'path'>;
  place: ScorePlace;
  day: string;
  today: string;
  timeZone: string | undefined;
  /** All matches of the tab, and how many of them are shown. */
  all: readonly Match[];
  shown: number;
  live: readonly Match[];
  /** How many matches of the sport are collected. */
  mine: number;
  odds: OddsBoard;
}

/** Which sport, which tab, which day, which matches, and what of them. */
export function ScoresControls({ kit, place, day, today, timeZone, all, shown, live, mine, odds }: ControlsProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { tab, name } = place;
  const go = (next: Partial<ScorePlace>) => void navigate(placeHref(kit.path, { name, ...next }), { preventScrollReset: true });
  const labels: Record<ScoreTab, string> = { immediate: t`即时`, results: t`赛果`, schedule: t`赛程`, collected: t`收藏` };
  const counts: Partial<Record<ScoreTab, number>> = { ...(live.length > 0 && { immediate: countPlaying(live) }), collected: mine };
  const days = Array.from({ length: dayReach * 2 + 1 }, (_, at) => ({ day: addDays(today, at - dayReach) }));
  const chosen = tab === 'collected' ? '' : day;
  const find = (next: string) => go({ tab, ...(place.day && { day: place.day }), name: next });
  const choose = (next: string) => go(dayPlace(next, today, tab));
  return (
    <Card as="div" padding="none">
      <RowList as="div">
        <Line>
          <ScoresSports sport={kit.sport} />
          <LinkTabs
            label={t`即时、赛果、赛程、收藏`}
            tabs={scoreTabs.map((id) => ({
              id,
              label: labels[id],
              href: placeHref(kit.path, { name, tab: id }),
              ...(counts[id] !== undefined && { count: counts[id] }),
            }))}
            value={tab}
          />
          <Days>
            <DateStrip
              look="compact"
              label={t`比赛日期`}
              days={days}
              value={chosen}
              onValueChange={choose}
              {...(chosen > (days[0]?.day ?? '') && { onEarlier: () => choose(addDays(chosen, -1)) })}
              {...(chosen !== '' && chosen < (days.at(-1)?.day ?? '') && { onLater: () => choose(addDays(chosen, 1)) })}
              {...(timeZone !== undefined && { timeZone })}
            />
          </Days>
          <AlertSettingsWired />
        </Line>
        <Line>
          <ScoresFilter sport={kit.sport} tab={tab} all={all} shown={shown} onShowAll={() => name && find('')} />
          <Break />
          <ScoresOrder />
          <ScoresCompanies companies={odds.companies} company={odds.company} />
          <ScoresColumns sport={kit.sport} />
          <FindInList key={name} name={name} onFind={find} />
        </Line>
      </RowList>
    </Card>
  );
}

/** The search in the list; what is found stands in the address once it is entered. */
function FindInList({ name, onFind }: { name: string; onFind: (name: string) => void }) {
  const { t } = useLingui();
  const [text, setText] = useState(name);
  return (
    <Find>
      <form
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          onFind(text.trim());
        }}
      >
        <Input
          label={t`列表内搜球队`}
          labelHidden
          placeholder={t`列表内搜球队`}
          icon={<Search size={16} aria-hidden />}
          maxLength={20}
          value={text}
          onValueChange={setText}
          onBlur={() => text.trim() !== name && onFind(text.trim())}
          {...(name && {
            suffix: <IconButton label={t`取消搜索 ${name}`} size="s" icon={<X size={16} aria-hidden />} onClick={() => onFind('')} />,
          })}
        />
      </form>
    </Find>
  );
}

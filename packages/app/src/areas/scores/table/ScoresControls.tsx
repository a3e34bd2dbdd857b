import type { Match } from '@pitchside/api/scores/matches';
import { Card } from '@pitchside/ui/Card';
import { RowList } from '@pitchside/ui/RowList';
import { useNavigate } from 'react-router-dom';
import type { OddsBoard } from './odds.store.ts';
import { countPlaying } from './scoresFilter.ts';
import type { ScoreKit, ScoreSport } from './scoresKit.ts';
import { placeHref, type ScorePlace } from './scoresPlace.ts';
import { Line, Rest, Switches, CompanyBox, Row } from './Scores.layout.ts';
import { ScoresFilter } from './ScoresFilter.tsx';
import { ScoresFind } from './ScoresFind.tsx';
import { ScoresHead } from './ScoresHead.tsx';
import { useLingui } from '@lingui/react/macro';
import { Button } from '@pitchside/ui/Button';
import { Popover } from '@pitchside/ui/Popover';
import { Switch } from '@pitchside/ui/Switch';
import { SlidersHorizontal, Clock, Rows3 } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { SpoilerSwitch } from '../../../platform/widgets/SpoilerSwitch.tsx';
import {
  keepEuropean,
  scoreChoices,
  scoreColumns,
  setColumn,
  type ScoreColumns,
  chooseCompany,
  chooseOrder,
  type ScoreOrder,
} from './scoresChoice.store.ts';
import { SegmentedControl } from '@pitchside/ui/SegmentedControl';
import { Select } from '@pitchside/ui/Select';
import { Text } from '@pitchside/ui/Text';
import { Skeleton } from '@pitchside/ui/Skeleton';

/** Whether the table stands by league or by kick-off. */
function ScoresOrder() {
  const { t } = useLingui();
  const { order = 'league' } = useSnapshot(scoreChoices);
  return (
    <SegmentedControl<ScoreOrder>
      size="s"
      label={t`比赛怎么排`}
      segments={[
        { value: 'league', label: t`按赛事`, icon: <Rows3 size={16} aria-hidden /> },
        { value: 'time', label: t`按时间`, icon: <Clock size={16} aria-hidden /> },
      ]}
      value={order}
      onValueChange={chooseOrder}
    />
  );
}

/** So many companies stand beside each other; more are a list. */
const beside = 5;

/** Choice of the company whose odds the columns show. */
function ScoresCompanies({ companies, company, isAwaited }: Pick<OddsBoard, 'companies' | 'company' | 'isAwaited'>) {
  const { t } = useLingui();
  if (companies.length === 0 && !isAwaited) return null;
  const options = companies.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <Row>
      <Text size="s" tone="quiet" aria-hidden="true">{t`指数`}</Text>
      {companies.length === 0 ? (
        <CompanyBox>
          <Skeleton shape="block" height={36} />
        </CompanyBox>
      ) : companies.length <= beside ? (
        <SegmentedControl size="s" label={t`指数公司`} segments={options} value={company} onValueChange={chooseCompany} />
      ) : (
        <CompanyBox>
          <Select label={t`指数公司`} options={options} value={company || null} onValueChange={chooseCompany} />
        </CompanyBox>
      )}
    </Row>
  );
}

/** Column settings of the table, kept under `immediately`, and the switch of the spoiler guard. */
function ScoresColumns({ sport }: { sport: ScoreSport }) {
  const { t } = useLingui();
  const columns = useSnapshot(scoreColumns);
  const { european = false } = useSnapshot(scoreChoices);
  const names: Record<keyof ScoreColumns, string> = {
    value1: t`红黄牌`,
    value2: t`指数变化时闪一下`,
    value3: t`北京时间`,
    value4: t`球队全称`,
  };
  const offered = (['value1', 'value2', 'value3', 'value4'] as const).filter((value) => value !== 'value1' || sport === 'football');
  return (
    <Popover
      label={t`显示设置`}
      trigger={<Button tone="outline" size="s" icon={<SlidersHorizontal size={16} aria-hidden />}>{t`显示设置`}</Button>}
    >
      <Switches>
        {offered.map((value) => (
          <Switch key={value} side="end" checked={columns[value]} onCheckedChange={(on) => setColumn(value, on)}>
            {names[value]}
          </Switch>
        ))}
        {sport === 'football' && (
          <Switch side="end" checked={european} onCheckedChange={keepEuropean}>
            {t`窄窗口留住欧指`}
          </Switch>
        )}
        <SpoilerSwitch />
      </Switches>
    </Popover>
  );
}

interface ControlsProps {
  kit: Pick<ScoreKit, 'sport' | 'path'>;
  place: ScorePlace;
  day: string;
  today: string;
  timeZone: string | undefined;
  /** All matches of the tab, and how many of them are shown. */
  all: readonly Match[];
  shown: number;
  /** The matches are there: before that nothing is counted. */
  isKnown: boolean;
  live: readonly Match[];
  /** Number of collected matches of the sport. */
  mine: number;
  odds: OddsBoard;
}

/** Controls of the scores: sport, tab, day, filters and columns. */
export function ScoresControls({ kit, place, day, today, timeZone, all, shown, isKnown, live, mine, odds }: ControlsProps) {
  const navigate = useNavigate();
  const { tab, name } = place;
  const find = (next: string) =>
    void navigate(placeHref(kit.path, { tab, ...(place.day && { day: place.day }), name: next }), { preventScrollReset: true });
  return (
    <Card as="div" padding="none">
      <RowList as="div">
        <ScoresHead
          sport={kit.sport}
          tab={tab}
          day={day}
          today={today}
          timeZone={timeZone}
          playing={countPlaying(live)}
          mine={mine}
          hrefOf={(next) => placeHref(kit.path, { name, ...next })}
        />
        <Line>
          <ScoresFilter sport={kit.sport} tab={tab} all={all} shown={shown} isKnown={isKnown} onShowAll={() => name && find('')} />
          <Rest>
            <ScoresOrder />
            <ScoresCompanies companies={odds.companies} company={odds.company} isAwaited={odds.isAwaited} />
            <ScoresColumns sport={kit.sport} />
            <ScoresFind key={name} name={name} onFind={find} />
          </Rest>
        </Line>
      </RowList>
    </Card>
  );
}

import { useLingui } from '@lingui/react/macro';
import type { Match } from '@pitchside/api/scores/matches';
import { Button } from '@pitchside/ui/Button';
import { FilterDialog } from '@pitchside/ui/FilterDialog';
import { SegmentedControl } from '@pitchside/ui/SegmentedControl';
import { Text } from '@pitchside/ui/Text';
import { Globe, Trophy } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useSnapshot } from 'valtio';
import { language } from '../../../platform/api/language.ts';
import { choiceOf, clearChoice, scoreChoices, setChoice } from './scoresChoice.store.ts';
import { idOf, isChosen, itemsOf, scorePresets, type ScoreKind, type ScorePreset } from './scoresFilter.ts';
import type { ScoreSport } from './scoresKit.ts';
import type { ScoreTab } from './scoresPlace.ts';
import { Counts, Row } from './Scores.layout.ts';

interface ScoresFilterProps {
  sport: ScoreSport;
  tab: ScoreTab;
  all: readonly Match[];
  shown: number;
  /** The matches are there: before that nothing is counted. */
  isKnown: boolean;
  /** Clears the other filters, such as a search. */
  onShowAll: () => void;
}

/** Presets, the dialog of events and countries, and how many matches stay and go. */
export function ScoresFilter({ sport, tab, all, shown, isKnown, onShowAll }: ScoresFilterProps) {
  const { t } = useLingui();
  const { choices } = useSnapshot(scoreChoices);
  const [open, setOpen] = useState<ScoreKind | null>(null);
  const choice = choiceOf(choices, sport, tab, all);
  const items = useMemo(() => itemsOf(all, language), [all]);
  // Under a preset the ticks say what it leaves.
  const ticked = (kind: ScoreKind) =>
    new Set(
      choice.preset === 'all'
        ? items[kind].filter(({ id }) => !choice[kind].includes(id)).map(({ id }) => id)
        : all.filter((match) => isChosen(match, choice)).map(idOf[kind]),
    );
  const labels: Record<ScorePreset, string> = { hot: t`热门`, simple: t`精简`, live: t`只看直播`, all: t`全部` };
  const hidden = all.length - shown;
  const showAll = () => {
    clearChoice(sport, tab);
    onShowAll();
  };
  const total = items.event.length;
  const left = new Set(all.filter((match) => isChosen(match, choice)).map(({ competition }) => competition.id)).size;
  const countries = items.country.length;
  return (
    <>
      <SegmentedControl
        size="s"
        label={t`显示哪些比赛`}
        segments={scorePresets.map((value) => ({ value, label: labels[value] }))}
        value={choice.preset}
        onValueChange={(preset) => setChoice(sport, tab, { preset })}
      />
      <Row>
        <Button
          tone="outline"
          size="s"
          icon={<Trophy size={16} aria-hidden />}
          disabled={total === 0}
          onClick={() => setOpen('event')}
        >{t`赛事 ${left}/${total}`}</Button>
        <Button
          tone="outline"
          size="s"
          icon={<Globe size={16} aria-hidden />}
          disabled={total === 0}
          onClick={() => setOpen('country')}
        >{t`国家/地区 ${countries}`}</Button>
      </Row>
      <Text size="s" tone="quiet">
        <Counts role="status">
          {isKnown && t`共 ${shown} 场`}
          {hidden > 0 && (
            <>
              {t`，隐藏 ${hidden} 场`}
              <Button tone="plain" size="s" onClick={showAll}>{t`显示`}</Button>
            </>
          )}
        </Counts>
      </Text>
      <FilterDialog
        key={open}
        open={open !== null}
        onClose={() => setOpen(null)}
        {...(open && { defaultKind: open })}
        items={items}
        chosen={{ event: ticked('event'), country: ticked('country') }}
        preset={choice.preset}
        onPreset={(preset) => {
          setChoice(sport, tab, { preset, event: [], country: [] });
          setOpen(null);
        }}
        onApply={({ kind, chosen }) => {
          const here = new Set(items[kind].map(({ id }) => id));
          // What was left out on another day and is not in this list stays left out.
          setChoice(sport, tab, {
            preset: 'all',
            [kind]: [...choice[kind].filter((id) => !here.has(id)), ...[...here].filter((id) => !chosen.has(id))],
          });
        }}
      />
    </>
  );
}

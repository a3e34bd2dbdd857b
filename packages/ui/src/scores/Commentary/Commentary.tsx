import { useLingui } from '@lingui/react/macro';
import { forwardRef, useState } from 'react';
import type { Score, Side, Team } from '../Crest/team.ts';
import { EmptyState } from '../../feedback/EmptyState/index.ts';
import { EventMark } from '../MatchEvents/EventMark.tsx';
import { isGoal, type TimelineKind } from '../MatchEvents/events.ts';
import { teamColors } from '../../pictures/teamColor.ts';
import { upright } from '../../theme/recipes/slant.css.ts';
import { minuteText } from '../StatusChip/status.ts';
import { SegmentedControl } from '../../forms/SegmentedControl/index.ts';
import { isPlay, PlayMark, type PlayKind } from './PlayMark.tsx';
import { bar, list, line, minute as minuteCell, result, sign, words } from './Commentary.css.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';

/** One sentence of the commentary. */
export interface CommentaryEntry {
  id: string;
  /** Minute of play; stoppage time is in `added`. */
  minute: number;
  added?: number;
  /** Kind of event, or of a play that only the commentary reports. */
  kind?: TimelineKind | PlayKind;
  /** A goal, a card or a whistle: it stays when only the key moments are shown; default false. */
  isKey?: boolean;
  side?: Side;
  words: string;
  /** The score after a goal. */
  score?: Score;
}

/** Filters of the sentences. */
export const commentaryFilters = ['all', 'key', 'goals'] as const;
export type CommentaryFilter = (typeof commentaryFilters)[number];

export interface CommentaryProps extends RootProps {
  /** Sentences in display order, usually newest first. */
  entries: readonly CommentaryEntry[];
  home: Team;
  away: Team;
  /** Names the list for screen readers. */
  label: string;
  /** Filter at first; default `all`. */
  defaultFilter?: CommentaryFilter;
}

const isScoring = (kind: CommentaryEntry['kind']) => kind !== undefined && !isPlay(kind) && isGoal(kind);

const fits: Record<CommentaryFilter, (entry: CommentaryEntry) => boolean> = {
  all: () => true,
  key: ({ isKey }) => isKey ?? false,
  goals: ({ kind }) => isScoring(kind) || kind === 'goal_cancelled',
};

/**
 * The match in words, a sentence a minute or more often. Goals and cards have the colour of their side;
 * a filter leaves the key moments or the goals.
 */
export const Commentary = forwardRef<HTMLDivElement, CommentaryProps>(function Commentary(
  { entries, home, away, label, defaultFilter = 'all', ...root },
  ref,
) {
  const { t } = useLingui();
  const [filter, setFilter] = useState<CommentaryFilter>(defaultFilter);
  const labels: Record<CommentaryFilter, string> = { all: t`全部`, key: t`关键`, goals: t({ id: 'commentary.goals', message: '进球' }) };
  const shown = entries.filter(fits[filter]);
  const look = ({ kind, side }: CommentaryEntry) =>
    side && (isScoring(kind) || kind === 'red' || kind === 'second_yellow') ? side : 'plain';
  return (
    <div style={teamColors(home, away)} ref={ref} {...rootOf(root)}>
      <div className={bar}>
        <SegmentedControl
          label={t`显示哪些文字`}
          segments={commentaryFilters.map((id) => ({ value: id, label: labels[id], count: entries.filter(fits[id]).length }))}
          value={filter}
          onValueChange={setFilter}
        />
      </div>
      {shown.length === 0 ? (
        <EmptyState title={filter === 'goals' ? t`还没有进球` : t`还没有文字直播`} drawing={null} />
      ) : (
        <ol className={list} aria-label={label} aria-live="polite" aria-relevant="additions">
          {shown.map((entry) => {
            const { id, kind, score } = entry;
            return (
              <li key={id} className={line[look(entry)]}>
                <span className={minuteCell}>{minuteText(entry)}&apos;</span>
                <span className={sign}>{kind && (isPlay(kind) ? <PlayMark kind={kind} /> : <EventMark kind={kind} />)}</span>
                <span className={words}>{entry.words}</span>
                {score && (
                  <span className={result}>
                    <span className={upright}>
                      {score.home}-{score.away}
                    </span>
                  </span>
                )}
              </li>
            );
          })}
        </ol>
      )}
    </div>
  );
});

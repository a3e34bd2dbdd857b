import { useLingui } from '@lingui/react/macro';
import type { Match, Sport } from '@pitchside/api/scores/matches';
import { Card } from '@pitchside/ui/Card';
import { Divider } from '@pitchside/ui/Divider';
import { useNow } from '@pitchside/ui/format';
import { MatchAgenda } from '@pitchside/ui/MatchAgenda';
import { MatchPicker, MatchPickerSkeleton } from '@pitchside/ui/MatchPicker';
import { SegmentedControl } from '@pitchside/ui/SegmentedControl';
import { Text } from '@pitchside/ui/Text';
import { detailHref, scoreLiveHref } from '../../../scores/matchLinks.ts';
import { scoreView } from '../../../scores/match.presenter.ts';
import { useVisibleMatches } from '../../../../platform/guard/useVisibleMatches.ts';
import { List, ListHead, ListPlace, Matches, Soon } from './ScoreLive.layout.ts';
import { comingUp, watchable } from './watchRules.ts';

/** Matches that are announced below those that are on. */
const most = 5;

interface WatchListProps {
  state: 'loading' | 'ready' | 'failed';
  matches: readonly Match[];
  chosen: string | null;
  sport: Sport | 'all';
  /** Sports that have something to watch. */
  sports: readonly Sport[];
  onSport: (sport: Sport | 'all') => void;
}

/** Matches that can be watched now, and upcoming ones. */
export function WatchList({ state, matches, chosen, sport, sports, onSport }: WatchListProps) {
  const { t } = useLingui();
  const now = useNow(60_000);
  const names: Record<Sport | 'all', string> = { all: t`全部`, football: t`足球`, basketball: t`篮球`, esports: t`电竞` };
  const list = useVisibleMatches(watchable(matches, sport, chosen).map(({ id }) => id));
  const soon = comingUp(matches, sport, now, most);
  const count = list.length;
  return (
    <ListPlace>
      <Card padding="none" aria-label={t`有画面的比赛`}>
        <List>
          <ListHead>
            <Text size="s" tone="soft">
              {state === 'ready' || count > 0 ? t`有画面 ${count} 场` : t`有画面的比赛`}
            </Text>
            {sports.length > 1 && (
              <SegmentedControl
                look="line"
                dense
                label={t`哪种比赛`}
                segments={(['all', ...sports] as const).map((id) => ({ value: id, label: names[id] }))}
                value={sport}
                onValueChange={onSport}
              />
            )}
          </ListHead>
          <Divider />
          <Matches tabIndex={0} role="group" aria-label={t`有画面的比赛`}>
            {state === 'loading' && matches.length === 0 ? (
              <MatchPickerSkeleton />
            ) : count === 0 ? null : (
              <MatchPicker
                label={t`有画面的比赛`}
                value={chosen}
                matches={list.map((match) => ({
                  id: match.id,
                  href: scoreLiveHref(match.id),
                  match: scoreView(match),
                  league: { name: match.competition.short_name, color: match.competition.color },
                  rooms: match.room_count,
                }))}
              />
            )}
            {soon.length > 0 && (
              <Soon aria-labelledby="soon">
                <Text as="h2" id="soon">{t`马上开赛`}</Text>
                <MatchAgenda
                  label={t`马上开赛`}
                  matches={soon.map((match) => ({
                    id: match.id,
                    match: scoreView(match),
                    league: match.competition.short_name,
                    href: detailHref(match),
                  }))}
                />
              </Soon>
            )}
          </Matches>
        </List>
      </Card>
    </ListPlace>
  );
}

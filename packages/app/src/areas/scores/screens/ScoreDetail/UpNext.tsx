import { useLingui } from '@lingui/react/macro';
import type { Match } from '@pitchside/api/scores/matches';
import { Crest } from '@pitchside/ui/Crest';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { useFormat } from '@pitchside/ui/format';
import { Pressable } from '@pitchside/ui/Pressable';
import { RowList } from '@pitchside/ui/RowList';
import { Text } from '@pitchside/ui/Text';
import { detailHref } from '../../matchLinks.ts';
import { teamView } from '../../match.presenter.ts';
import { NextLine, NextTeam } from './ScoreDetail.layout.ts';

/** Upcoming matches, one per line: time, competition and sides. */
export function UpNext({ matches, label }: { matches: readonly Match[]; label: string }) {
  const { t } = useLingui();
  const format = useFormat();
  if (matches.length === 0) return <EmptyState drawing={null} title={t`接下来的比赛还没有排定`} />;
  return (
    <RowList aria-label={label}>
      {matches.map((match) => (
        <li key={match.id}>
          <Pressable look="row" href={detailHref(match)}>
            <Text size="s">
              <NextLine>
                <Text as="time" tone="quiet" cut={1} dateTime={new Date(match.kickoff_at).toISOString()}>
                  {format.date(match.kickoff_at)} {format.time(match.kickoff_at)}
                </Text>
                <Text tone="quiet" cut={1}>
                  {match.competition.short_name}
                </Text>
                {(['home', 'away'] as const).map((side) => (
                  <NextTeam key={side}>
                    <Crest team={teamView(match[side])} size={20} />
                    <Text cut={1} title={match[side].name}>
                      {match[side].short_name}
                    </Text>
                  </NextTeam>
                ))}
              </NextLine>
            </Text>
          </Pressable>
        </li>
      ))}
    </RowList>
  );
}

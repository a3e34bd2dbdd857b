import type { Match } from '@pitchside/api/matches';
import { Crest } from '@pitchside/ui/Crest';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { useFormat } from '@pitchside/ui/format';
import { detailHref } from '../../matches/match.links.ts';
import { teamView } from '../../matches/match.view.ts';
import { NextLine, NextList, NextTeam } from './ScoreDetail.layout.ts';

/** Matches that come, one a line: when, of which competition, who meets whom. */
export function UpNext({ matches, label }: { matches: readonly Match[]; label: string }) {
  const format = useFormat();
  if (matches.length === 0) return <EmptyState drawing={null} />;
  return (
    <NextList aria-label={label}>
      {matches.map((match) => (
        <li key={match.id}>
          <NextLine href={detailHref(match)}>
            <time dateTime={new Date(match.kickoff_at).toISOString()}>
              {format.date(match.kickoff_at)} {format.time(match.kickoff_at)}
            </time>
            <span>{match.competition.short_name}</span>
            {(['home', 'away'] as const).map((side) => (
              <NextTeam key={side}>
                <Crest team={teamView(match[side])} size={20} />
                <span title={match[side].name}>{match[side].short_name}</span>
              </NextTeam>
            ))}
          </NextLine>
        </li>
      ))}
    </NextList>
  );
}

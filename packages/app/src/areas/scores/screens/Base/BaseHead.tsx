import { useLingui } from '@lingui/react/macro';
import { ButtonLink } from '@pitchside/ui/ButtonLink';
import { Card } from '@pitchside/ui/Card';
import { Crest } from '@pitchside/ui/Crest';
import { LeagueBadge } from '@pitchside/ui/LeagueBadge';
import { ProgressBar } from '@pitchside/ui/ProgressBar';
import { Select } from '@pitchside/ui/Select';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { Text } from '@pitchside/ui/Text';
import { ThemeScope } from '@pitchside/ui/ThemeScope';
import { Code } from 'lucide-react';
import type { ReactNode } from 'react';
import { CalendarSubscription } from '../../CalendarSubscription.tsx';
import { FavouriteStar } from '../../FavouriteStar.tsx';
import { embedHref } from '../../matchLinks.ts';
import { teamView } from '../../match.presenter.ts';
import { Board, Figures, Naming, Season, SeasonActs } from './Base.layout.ts';
import type { BasePlace } from '@pitchside/api/screens/Base';
import type { SeasonView } from './useSeason.ts';

/** The competition on its board: badge, name, the season in figures, and which season. */
export function BaseHead({
  place,
  season: { names, table },
  onSeason,
}: {
  place: BasePlace;
  season: SeasonView;
  onSeason: (id: string) => void;
}) {
  const { t, i18n } = useLingui();
  const competition = names.value?.competition ?? table.value?.competition;
  const seasons = names.value?.seasons ?? [];
  const current = seasons.find(({ id }) => id === (place.season ?? table.value?.season.id)) ?? seasons.find((one) => one.is_current);
  const summary = table.value?.summary;
  // A season that is over has its own; one that is on has who won the last.
  const winner = current?.champion;
  const holder = winner ?? seasons.find(({ champion, ends_at }) => champion && current && ends_at < current.starts_at)?.champion;
  const share = (count: number, of: number) => i18n.number(of === 0 ? 0 : count / of, { style: 'percent' });
  const average =
    summary &&
    i18n.number(summary.matches === 0 ? 0 : summary.goals / summary.matches, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const teams = table.value?.teams.length;
  const [done, total] = [current?.finished ?? 0, current?.matches ?? 0];

  return (
    <ThemeScope theme="night">
      <Card as="header" tone="turf" padding="none" aria-busy={!competition}>
        <Board>
          {competition ? (
            <LeagueBadge leagueId={competition.id} color={competition.color} size={72} />
          ) : (
            <Skeleton width={72} height={72} />
          )}
          <Naming>
            <Text as="h1" size="title">
              {competition?.name ?? <Skeleton width={240} height={28} />}
            </Text>
            {summary && competition ? (
              <Text as="div" size="s" tone="quiet">
                <Figures>
                  <li>{competition.country}</li>
                  <li>{t`${teams} 队`}</li>
                  <li>
                    {place.sport === 'football' ? t`场均进球` : t`场均总分`} <Figure>{average}</Figure>
                  </li>
                  {place.sport === 'football' && (
                    <li>
                      {t`主胜`} <Figure>{share(summary.home_wins, summary.matches)}</Figure> {t({ id: 'outcome.draw', message: '平' })}{' '}
                      <Figure>{share(summary.draws, summary.matches)}</Figure> {t`客胜`}{' '}
                      <Figure>{share(summary.away_wins, summary.matches)}</Figure>
                    </li>
                  )}
                  {holder && (
                    <li>
                      {winner ? t`冠军` : t`卫冕冠军`} <Crest team={teamView(holder)} size={16} /> {holder.short_name}
                    </li>
                  )}
                </Figures>
              </Text>
            ) : (
              <Skeleton width={320} height={18} />
            )}
          </Naming>
          <Season>
            <Select
              label={t`赛季`}
              value={current?.id ?? null}
              onValueChange={onSeason}
              disabled={seasons.length === 0}
              options={seasons.map(({ id, name }) => ({ value: id, label: t`${name} 赛季` }))}
            />
            {competition && (
              <SeasonActs>
                <FavouriteStar kind="league" id={competition.id} />
                {place.sport === 'football' && (
                  <ButtonLink
                    size="s"
                    tone="outline"
                    href={embedHref('league', { id: competition.id, sport: 'football' })}
                    icon={<Code size={16} aria-hidden />}
                  >
                    {t({ id: 'embed.page', message: '嵌入' })}
                  </ButtonLink>
                )}
                <CalendarSubscription of={{ subject: 'league', id: competition.id }} />
              </SeasonActs>
            )}
            <ProgressBar label={t`已赛 ${done} 场，共 ${total} 场`} labelHidden value={done} max={Math.max(1, total)} />
          </Season>
        </Board>
      </Card>
    </ThemeScope>
  );
}

const Figure = ({ children }: { children: ReactNode }) => (
  <Text figure size="m" tone="ink">
    {children}
  </Text>
);

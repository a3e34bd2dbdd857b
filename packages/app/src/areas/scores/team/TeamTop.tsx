import { useLingui } from '@lingui/react/macro';
import type { TeamPage } from '@pitchside/api/scores/competitions';
import { ButtonLink } from '@pitchside/ui/ButtonLink';
import { ClubHead, type ClubFact, type ClubFigure } from '@pitchside/ui/ClubHead';
import { FormStrip } from '@pitchside/ui/FormStrip';
import { Link } from '@pitchside/ui/Link';
import { Code, MapPin, Tv, UserRound } from 'lucide-react';
import { embedHref, watchHref } from '../matchLinks.ts';
import { teamView } from '../match.presenter.ts';
import { CalendarSubscription } from '../CalendarSubscription.tsx';
import { CopyLink } from '../base/CopyLink.tsx';
import { baseHref } from '../base/place.ts';
import { FavouriteStar } from '../FavouriteStar.tsx';
import { formOf } from './team.presenter.ts';
import type { TeamView } from './useTeam.ts';
import type { TeamTableView } from './useTeamTable.ts';

/** Last results in the head. */
const mostForm = 5;

/** Header of a team: names, ground, coach, form and table position. */
export function TeamTop({ team, page, table: { row, group } }: { team: TeamView; page: TeamPage; table: TeamTableView }) {
  const { t, i18n } = useLingui();
  const { sport, id, matches } = team;
  const { competition } = page.campaign;
  const { coach, venue } = page;
  const seats = page.capacity === null ? '' : i18n.number(page.capacity);
  const form = formOf(matches, id, mostForm);
  const name = page.team.short_name;
  const facts: ClubFact[] = [
    { id: 'country', words: competition.country },
    {
      id: 'league',
      words: (
        <Link href={baseHref(sport, competition.id)} tone="frame">
          {competition.name}
        </Link>
      ),
    },
    ...(venue ? [{ id: 'venue', icon: <MapPin size={16} aria-hidden />, words: seats ? t`${venue} ${seats} 座` : venue }] : []),
    ...(coach ? [{ id: 'coach', icon: <UserRound size={16} aria-hidden />, words: t`主帅 ${coach}` }] : []),
    ...(form.length > 0 ? [{ id: 'form', words: <FormStrip results={form} label={t`${name} 近况`} /> }] : []),
  ];
  const of = group?.overall.length ?? 0;
  const played = row?.played ?? 0;
  const figures: ClubFigure[] = row
    ? [
        { id: 'place', value: `${row.position}/${of}`, label: t`名次` },
        ...(sport === 'football'
          ? [
              { id: 'points', value: row.points, label: t`${played} 场积分` },
              { id: 'goals', value: `${row.goals_for}:${row.goals_against}`, label: t`进失球` },
            ]
          : [
              { id: 'record', value: `${row.won}-${row.lost}`, label: t`胜负` },
              { id: 'rate', value: i18n.number(row.win_rate, { style: 'percent' }), label: t`胜率` },
            ]),
      ]
    : [];
  const shown = matches.find(({ room_count }) => room_count > 0);
  return (
    <ClubHead
      team={teamView(page.team)}
      title={page.team.name}
      sport={sport}
      facts={facts}
      figures={figures}
      {...(page.campaign.is_simulated && { mark: t`赛果和人员为模拟` })}
      actions={
        <>
          <FavouriteStar kind="team" id={id} />
          <CalendarSubscription of={{ subject: 'team', id }} />
          <CopyLink />
          <ButtonLink size="s" tone="outline" href={embedHref('team', { id, sport })} icon={<Code size={16} aria-hidden />}>
            {t({ id: 'embed.page', message: '嵌入' })}
          </ButtonLink>
          {shown && (
            <ButtonLink size="s" href={watchHref(shown.id)} icon={<Tv size={16} aria-hidden />}>
              {t`看直播`}
            </ButtonLink>
          )}
        </>
      }
    />
  );
}

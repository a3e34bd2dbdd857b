import { useLingui } from '@lingui/react/macro';
import type { Match } from '@pitchside/api/scores/matches';
import { calendarFile, matchLasting, type CalendarEvent } from '@pitchside/api/scores/calendars';
import { saveCalendar } from './saveCalendar.ts';
import { leagueText } from '../match.presenter.ts';
import { siteName } from '../../../platform/system/names.ts';
import { routes } from '../../../routes.data.ts';
import { dayOf } from '../../../platform/days/days.ts';

/** Minutes before kick-off at which a calendar reminds unless something else is chosen. */
const usualReminder = 15;

/** Returns a function that saves matches as a calendar file. */
export function useCalendarFile() {
  const { t } = useLingui();

  function eventOf(match: Match, remindBefore: number | null): CalendarEvent {
    const [home, away, site] = [match.home.name, match.away.name, siteName];
    return {
      id: `match-${match.id}`,
      title: `${home} vs ${away}`,
      from: match.kickoff_at,
      until: match.kickoff_at + matchLasting[match.sport],
      about: `${leagueText(match)} · ${t`在${site}看比赛`}`,
      url: new URL(`${routes.schedule.path}?day=${dayOf(match.kickoff_at)}`, location.origin).href,
      ...(remindBefore !== null && { remindBefore }),
    };
  }

  /** Saves several matches in one file. */
  function save(matches: readonly Match[], fileName: string, remindBefore: number | null): void {
    saveCalendar(
      calendarFile(
        matches.map((match) => eventOf(match, remindBefore)),
        { name: `${siteName} ${t`赛程`}`, host: location.hostname, now: Date.now() },
      ),
      fileName,
    );
  }

  return { save, saveOne: (match: Match) => save([match], `${match.home.short_name}-${match.away.short_name}.ics`, usualReminder) };
}

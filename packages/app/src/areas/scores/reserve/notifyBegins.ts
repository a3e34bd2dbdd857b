import { msg } from '@lingui/core/macro';
import type { Match } from '@pitchside/api/scores/matches';
import { i18n } from '@pitchside/locales';
import { goTo } from '../../../platform/address/goTo.ts';
import { matchHref } from '../matchLinks.ts';
import { say } from '../../../platform/toasts/say.ts';

const begins = (home: string, away: string) => msg`${home} 对 ${away} 开赛了`;
const [watch, look] = [msg`看直播`, msg`看比分`];

/** Shows a toast that a reserved match has begun, with a link to it. */
export function notifyBegins(match: Match): void {
  say('info', i18n._(begins(match.home.short_name, match.away.short_name)), {
    action: { label: i18n._(match.room_count > 0 ? watch : look), onClick: () => goTo(matchHref(match)) },
  });
}

import { msg } from '@lingui/core/macro';
import type { FanFarewell } from '@pitchside/api/live/fans';
import type { Room } from '@pitchside/api/live/live';
import { i18n } from '@pitchside/locales';
import { goTo } from '../../../platform/address/goTo.ts';
import { say } from '../../../platform/toasts/say.ts';
import { roomHref } from '../../scores/matchLinks.ts';

const texts = {
  live: (name: string, title: string) => msg`${name} 开播了：${title}`,
  watch: msg`去看`,
  dissolved: (name: string, badge: string) => msg`${name} 解散了「${badge}」粉丝团`,
};

/** Shows a toast that a followed anchor, or a broadcast with a reminder, is live, with a link to the room. */
export function notifyLive({ id, title, anchor }: Room): void {
  say('info', i18n._(texts.live(anchor.user_nickname, title)), {
    action: { label: i18n._(texts.watch), onClick: () => goTo(roomHref(id)) },
  });
}

/** Shows a toast that a club of the member was dissolved. */
export const notifyDissolved = ({ anchor, badge }: FanFarewell): void => say('info', i18n._(texts.dissolved(anchor.user_nickname, badge)));

import { msg } from '@lingui/core/macro';
import type { Barrage } from '@pitchside/api/live/barrage';
import type { GiftEvent } from '@pitchside/api/live/gifts';
import type { Poll } from '@pitchside/api/live/polls';
import type { EntryEvent } from '@pitchside/api/money/noble';
import type { Match, MatchEvent } from '@pitchside/api/scores/matches';
import { i18n } from '@pitchside/locales';

/** Time (ms) for which the example of a poll is open. */
const pollLasts = 15_000;

/** Examples for an anchor who tries out the overlays, in the language of the page. @param id of the try */
export function samples(id: string, at: number) {
  const room = { room_id: '0' };
  const fan = { id: 'sample', user_nickname: i18n._(msg`测试观众`), avatar: 'sample', level: 18 };
  const comment: Barrage = {
    ...room,
    id,
    type: 'scroll',
    text: i18n._(msg`这是一条测试弹幕，画面正好`),
    user: { ...fan, role: 'viewer', noble: null },
    at,
  };
  const gift: GiftEvent = {
    ...room,
    id,
    anchor_id: '0',
    gift: { id: 'sample', name: i18n._(msg`测试火箭`), art: 'rocket', src: null, price: 1_000 },
    mark: 'full',
    count: 1,
    combo: 1,
    from: 'wallet',
    sender: { ...fan, noble: 'captain' },
    at,
  };
  const entry: EntryEvent = { ...room, user: { ...fan, noble: 'icon' }, effect: 'ribbon', at };
  const poll: Poll = {
    ...room,
    id,
    question: i18n._(msg`测试投票：谁会赢？`),
    options: [
      { text: i18n._(msg`主队`), votes: 128 },
      { text: i18n._(msg`客队`), votes: 96 },
    ],
    opened_at: at,
    ends_at: at + pollLasts,
    closed_at: at + pollLasts,
  };
  const goal = (match: Match | null): MatchEvent => ({
    id,
    match_id: match?.id ?? 'sample',
    kind: 'goal',
    side: 'home',
    minute: 67,
    added: 0,
    player: i18n._(msg`测试射手`),
    other_player: null,
    home_score: (match?.home_score ?? 1) + 1,
    away_score: match?.away_score ?? 1,
    at,
  });
  return { comment, gift, entry, poll, goal };
}

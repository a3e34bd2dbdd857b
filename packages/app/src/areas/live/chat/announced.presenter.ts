import { msg, plural } from '@lingui/core/macro';
import type { TalkRule } from '@pitchside/api/live/barrage';
import type { Poll } from '@pitchside/api/live/polls';
import type { TopicEventData } from '@pitchside/api/realtime';
import { i18n } from '@pitchside/locales';
import type { ChatNoticeRow, ChatSystemRow } from '@pitchside/ui/ChatList';

const texts = {
  said: (words: string) => msg`主播发公告：${words}`,
  gone: msg`主播撤下了公告`,
  quiet: msg`全员禁言了，现在只有主播和房管能说话`,
  open: msg`现在大家都可以说话`,
  slow: (seconds: number) => msg`慢速模式，两条之间隔 ${seconds} 秒`,
  followers: msg`关注主播后可以发言`,
  links: msg`不能发链接`,
  contacts: msg`联系方式要等放行`,
  polled: (question: string, winners: string, percent: number) => msg`投票结束：${question} ${winners}（${percent}%）`,
  came: (nickname: string, viewers: number) => msg`${nickname} 带着${plural(viewers, { other: ' # 位观众' })}来了`,
  unpolled: (question: string) => msg`投票结束：${question} 没有人投票`,
};

/** Chat row for a placard that the anchor has set or removed. */
export const placardRow = ({ placard, at }: TopicEventData<'placard'>): ChatNoticeRow => ({
  kind: 'notice',
  id: `placard ${at}`,
  text: i18n._(placard === '' ? texts.gone : texts.said(placard)),
});

/** Chat row for changed chat rules. */
export function rulesRow({ slow, is_followers_only, has_no_links, holds_contacts, is_quiet }: TalkRule, id: string): ChatSystemRow {
  const asked = [
    slow > 0 && texts.slow(slow),
    is_followers_only && texts.followers,
    has_no_links && texts.links,
    holds_contacts && texts.contacts,
  ].filter((each) => each !== false);
  const words = is_quiet ? [texts.quiet] : asked.length > 0 ? asked : [texts.open];
  return { kind: 'system', id: `rules ${id}`, text: words.map((each) => i18n._(each)).join(' · ') };
}

/** Chat row for a poll that has ended, with what most voted for. */
export function pollRow({ id, question, options }: Poll): ChatSystemRow {
  const total = options.reduce((sum, { votes }) => sum + votes, 0);
  const most = Math.max(...options.map(({ votes }) => votes));
  const winners = options.flatMap(({ text, votes }) => (votes === most ? [text] : []));
  const words = total === 0 ? texts.unpolled(question) : texts.polled(question, winners.join(' / '), Math.round((most / total) * 100));
  return { kind: 'system', id: `poll ${id}`, text: i18n._(words) };
}

/** Chat row for an anchor who has come with the viewers of another room. */
export const raidRow = ({ id, from, viewers }: TopicEventData<'raid_came'>): ChatSystemRow => ({
  kind: 'system',
  id: `raid ${id}`,
  text: i18n._(texts.came(from.user_nickname, viewers)),
});

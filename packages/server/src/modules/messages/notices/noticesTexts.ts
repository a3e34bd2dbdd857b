import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { NoticeKind } from '@pitchside/api/messages/notices';
import { byLanguage, local, type Language, type LocalText, type Names } from '../../../text/local.ts';
import { speak } from '../../../text/speak.ts';

/** A person who caused a notice, with their name at the time. */
export interface NoticePerson {
  id: number;
  nickname: string;
  avatar: string;
}

/** Values of a notice: `name` a person, match or thing, `note` a text by somebody, `sum` a formatted amount. */
export interface NoticeValues {
  name?: string | Names;
  note?: string | Names;
  sum?: string;
}

interface Said {
  name: string;
  note: string;
  sum: string;
  count: number;
}
/** A text by members is shown unchanged; everything else is a message. */
type Line = MessageDescriptor | string;
type Words = (said: Said) => { title: Line; text?: Line };

/** Title and text of each kind. Text by members comes after a colon. */
const words: Record<NoticeKind, Words> = {
  match_begins: ({ name }) => ({
    title: msg`预约的比赛开始了`,
    text: msg`${name} 已经开赛`,
  }),
  broadcast_begins: ({ name, note }) => ({
    title: msg`${name} 的预约直播开始了`,
    text: note,
  }),
  anchor_live: ({ name, note }) => ({ title: msg`${name} 开播了`, text: note }),
  payout_paid: ({ sum }) => ({
    title: msg`提现已到账`,
    text: msg`${sum} 元已经打到你的账户`,
  }),
  payout_failed: ({ sum, note }) => ({
    title: msg`提现被退回`,
    text: msg`${sum} 元已退回收益：${note}`,
  }),
  transfer_received: ({ name, sum }) => ({
    title: msg`收到转账`,
    text: msg`${name} 转来 ${sum} 元`,
  }),
  noble_ends: ({ name }) => ({
    title: msg`贵族快到期了`,
    text: msg`${name} 三天内到期，现在续费更便宜`,
  }),
  noble_ended: ({ name }) => ({
    title: msg`贵族已到期`,
    text: msg`${name} 的特权已经停止，随时可以再开`,
  }),
  noble_short: ({ name }) => ({
    title: msg`贵族没能自动续费`,
    text: msg`黄钻不够，${name} 一天内到期，充值后会再试`,
  }),
  application_passed: () => ({
    title: msg`主播申请通过了`,
    text: msg`去主播中心设置直播间吧`,
  }),
  application_failed: ({ note }) => ({
    title: msg`主播申请没有通过`,
    text: msg`原因：${note}`,
  }),
  expert_passed: () => ({
    title: msg`专家申请通过了`,
    text: msg`去专家中心发布第一份方案吧`,
  }),
  expert_failed: ({ note }) => ({
    title: msg`专家申请没有通过`,
    text: msg`原因：${note}`,
  }),
  plan_passed: ({ name }) => ({ title: msg`方案通过了审核`, text: name }),
  plan_failed: ({ name, note }) => ({
    title: msg`方案没有通过审核`,
    text: msg`${name}：${note}`,
  }),
  plan_off: ({ name, note }) => ({
    title: msg`方案被下架了`,
    text: msg`${name}：${note}`,
  }),
  plan_restored: ({ name }) => ({ title: msg`方案恢复了`, text: name }),
  plan_won: ({ name }) => ({ title: msg`方案中了`, text: name }),
  plan_void: ({ name }) => ({ title: msg`方案走了`, text: name }),
  plan_lost: ({ name }) => ({ title: msg`方案偏了`, text: name }),
  plan_back: ({ name, sum }) => ({
    title: msg`方案取消了`,
    text: msg`${name}：${sum} 黄钻已退回`,
  }),
  guess_won: ({ name, sum }) => ({ title: msg`你猜中了`, text: msg`${name}：得 ${sum} 分` }),
  guess_lost: ({ name }) => ({ title: msg`这次没猜中`, text: name }),
  guess_void: ({ name }) => ({ title: msg`竞猜不算对错`, text: name }),
  goods_sent: ({ name, note }) => ({ title: msg`你兑换的商品发货了`, text: msg`${name}：${note}` }),
  goods_back: ({ name, note, sum }) => ({
    title: msg`兑换没能发货`,
    text: msg`${name}：${sum} 黄钻已退回，原因：${note}`,
  }),
  commission_earned: ({ sum }) => ({ title: msg`邀请的人充值了`, text: msg`佣金 ${sum} 元，到期后可转入钱包` }),
  verified: () => ({ title: msg`实名认证通过了` }),
  verify_failed: ({ note }) => ({
    title: msg`实名认证没有通过`,
    text: msg`原因：${note}`,
  }),
  report_upheld: ({ note }) => ({
    title: msg`你的举报成立`,
    text: msg`感谢你一起维护看台：${note}`,
  }),
  feedback_answered: ({ note }) => ({ title: msg`你的反馈有回复了`, text: msg`回复：${note}` }),
  report_dismissed: ({ note }) => ({
    title: msg`你的举报没有成立`,
    text: msg`说明：${note}`,
  }),
  content_removed: ({ name, note }) => ({
    title: msg`你的内容被移除了`,
    text: msg`${name}：${note}`,
  }),
  content_passed: ({ note }) => ({ title: msg`你的内容通过了审核`, text: note }),
  content_failed: ({ name, note }) => ({
    title: msg`你的内容没有通过审核`,
    text: msg`${name}：${note}`,
  }),
  video_failed: ({ name, note }) => ({
    title: msg`你的视频没有转码成功`,
    text: msg`${name}：${note}`,
  }),
  content_restored: ({ note }) => ({ title: msg`你的内容恢复了`, text: note }),
  friend_request: ({ name, note }) => ({
    title: msg`${name} 请求加你为好友`,
    text: note,
  }),
  friend_accepted: ({ name }) => ({ title: msg`${name} 通过了你的好友申请` }),
  group_joined: ({ name, note }) => ({
    title: msg`${name} 把你拉进了群`,
    text: note,
  }),
  group_dissolved: ({ name }) => ({ title: msg`群「${name}」已解散` }),
  club_requests: ({ name, count }) => ({
    title: msg`有人申请加入粉丝团`,
    text: count > 1 ? msg`${name} 等人等你同意` : msg`${name} 等你同意`,
  }),
  liked: ({ name, note, count }) => ({
    title: msg`${plural(count, { one: '# 人赞了你', other: '# 人赞了你' })}`,
    text: count > 1 ? msg`${name} 等人：${note}` : msg`${name}：${note}`,
  }),
  commented: ({ name, note, count }) => ({
    title: msg`${plural(count, { one: '# 条新回复', other: '# 条新回复' })}`,
    text: msg`${name}：${note}`,
  }),
  posted: ({ name, note }) => ({ title: msg`${name} 有新动态`, text: note }),
  task: ({ name, sum }) => ({
    title: msg`任务完成了`,
    text: msg`${name}：可以领取 ${sum} 黄钻`,
  }),
  trophy_won: ({ name, sum }) => ({
    title: msg`你得了第 ${sum} 名`,
    text: msg`${name} 已经结束，奖杯放进了你的主页`,
  }),
  new_device: ({ name, note }) => ({
    title: msg`新设备登录`,
    text: msg`${name}（${note}）。不是你的话马上改密码`,
  }),
  factor_on: () => ({ title: msg`两步验证已开启`, text: msg`以后登录要输入验证器里的 6 位数字。恢复码请收好` }),
  factor_off: () => ({ title: msg`两步验证已关闭`, text: msg`不是你关的话马上改密码，再重新开启` }),
  recovery_used: () => ({ title: msg`用掉了一个恢复码`, text: msg`不是你用的话马上改密码，再换一批恢复码` }),
  export_ready: () => ({ title: msg`你的数据导出好了`, text: msg`7 天内可以在账号安全里下载` }),
  export_failed: () => ({ title: msg`你的数据没能导出`, text: msg`请在账号安全里再试一次` }),
  token_made: ({ name }) => ({
    title: msg`新的访问令牌`,
    text: msg`「${name}」可以代表你访问。不是你建的话马上作废，再改密码`,
  }),
  webhook_paused: ({ name }) => ({
    title: msg`事件推送已暂停`,
    text: msg`${name} 一直收不到。修好后在开发者页恢复，等着的会接着送`,
  }),
  announcement: ({ name, note }) => ({ title: name, text: note }),
};

const say = (line: Line, language: Language): string => (typeof line === 'string' ? line : speak(line, language));
const of = (value: string | Names | undefined, language: Language): string =>
  value === undefined ? '' : typeof value === 'string' ? value : value[language] || value.zh;

/** Formats a notice in all languages. */
export function wordsOf(kind: NoticeKind, values: NoticeValues, count: number): { title: LocalText; text: LocalText } {
  const said = (language: Language) =>
    words[kind]({
      name: of(values.name, language),
      note: of(values.note, language),
      sum: values.sum ?? '',
      count,
    });
  return {
    title: local(byLanguage((language) => say(said(language).title, language))),
    text: local(
      byLanguage((language) => {
        const { text } = said(language);
        return text === undefined ? '' : say(text, language);
      }),
    ),
  };
}

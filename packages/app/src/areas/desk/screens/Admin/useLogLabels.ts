import { useLingui } from '@lingui/react/macro';
import type { LoggedKind, SiteReason } from '@pitchside/api/desk/operations';
import { useSnapshot } from 'valtio';
import { useLegalTitles } from '../../../home/useLegalTitles.ts';
import { admin } from './admin.store.ts';
import { readSubjects } from './logSubjects.ts';
import { useRefusals } from './Mall/useRefusals.ts';

/** Texts for subjects and reasons of the log. Unknown values and text typed by operators are shown as they are. */
export function useLogLabels(): { subject: (logged: string) => string; reason: (given: string) => string } {
  const { t, i18n } = useLingui();
  const { settings } = useSnapshot(admin);
  const titles: Partial<Record<string, string>> = useLegalTitles();
  const refusals = useRefusals();
  const kinds: Record<LoggedKind, string> = {
    withdrawal: t({ id: 'logged.withdrawal', message: '提现' }),
    verification: t({ id: 'logged.verification', message: '实名' }),
    anchor: t({ id: 'logged.anchor', message: '主播申请' }),
    report: t({ id: 'logged.report', message: '举报' }),
    expert: t({ id: 'logged.expert', message: '专家申请' }),
    plan: t({ id: 'logged.plan', message: '方案' }),
    member: t({ id: 'logged.member', message: '用户' }),
    room: t({ id: 'logged.room', message: '直播间' }),
    order: t({ id: 'logged.order', message: '订单' }),
    goods: t({ id: 'logged.goods', message: '商品' }),
    exchange: t({ id: 'logged.exchange', message: '兑换' }),
    feedback: t({ id: 'logged.feedback', message: '反馈' }),
    match: t({ id: 'logged.match', message: '比赛' }),
    result: t({ id: 'logged.result', message: '赛果' }),
    guess: t({ id: 'logged.guess', message: '竞猜' }),
    post: t({ id: 'logged.post', message: '动态' }),
    video: t({ id: 'logged.video', message: '视频' }),
    article: t({ id: 'logged.article', message: '资讯' }),
    comment: t({ id: 'logged.comment', message: '评论' }),
    tag: t({ id: 'logged.tag', message: '标签' }),
    word: t({ id: 'logged.word', message: '词' }),
    act: t({ id: 'logged.act', message: '处理' }),
    section: t({ id: 'logged.section', message: '栏目' }),
    category: t({ id: 'logged.category', message: '分类' }),
    circle: t({ id: 'logged.circle', message: '圈子' }),
    banner: t({ id: 'logged.banner', message: '横幅' }),
    event: t({ id: 'logged.event', message: '活动' }),
    legal: t({ id: 'logged.legal', message: '条款' }),
    announcement: t({ id: 'logged.announcement', message: '公告' }),
    setting: t({ id: 'logged.setting', message: '设置' }),
    ledger: t({ id: 'logged.ledger', message: '账本' }),
    desk: t({ id: 'logged.desk', message: '运营台' }),
    competition: t({ id: 'logged.competition', message: '赛事' }),
    team: t({ id: 'logged.team', message: '球队' }),
    deduction: t({ id: 'logged.deduction', message: '扣分' }),
    import: t({ id: 'logged.import', message: '导入' }),
    file: t({ id: 'logged.file', message: '文件' }),
  };
  const own: Record<SiteReason, string> = { same_club: t`两个名字是同一支球队`, as_it_is: t`按文件原样导入` };
  const reasons: Partial<Record<string, string>> = { ...refusals, ...own };
  const settingOf = (key: string) => settings?.find((each) => each.key === key)?.label;
  const named = ({ kind, id }: { kind: LoggedKind; id: string }): string => {
    const name = kind === 'setting' ? settingOf(id) : kind === 'legal' ? titles[id] : undefined;
    return name ?? `${kinds[kind]} ${id}`.trim();
  };
  return {
    subject(logged) {
      const known = readSubjects(logged);
      return known ? new Intl.ListFormat(i18n.locale, { type: 'unit' }).format(known.map(named)) : (settingOf(logged) ?? logged);
    },
    reason: (given) => reasons[given] ?? given,
  };
}

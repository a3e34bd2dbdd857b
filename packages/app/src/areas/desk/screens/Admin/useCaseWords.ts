import { useLingui } from '@lingui/react/macro';
import type { CaseKind, CaseState } from '@pitchside/api/operations';

/** Names of what operators decide about, and where it stands. */
export function useCaseWords(): { kinds: Record<CaseKind, string>; states: Record<CaseState, string>; acts: Record<string, string> } {
  const { t } = useLingui();
  return {
    kinds: {
      withdrawal: t({ id: 'kind.withdrawals', message: '提现' }),
      verification: t`实名`,
      anchor: t`主播申请`,
      report: t`举报`,
      expert: t`专家申请`,
      plan: t`方案`,
    },
    states: { waiting: t`待审核`, approved: t`待打款`, passed: t`已通过`, returned: t`已退回` },
    acts: {
      approve: t`通过`,
      answer: t`回复`,
      pay: t({ id: 'log.pay', message: '确认打款' }),
      return: t`退回`,
      set: t`改设置`,
      audit: t({ id: 'log.audit', message: '账本核对' }),
      look: t`查看证件`,
      unlock: t`打开运营台`,
      mute: t`禁言`,
      unmute: t`解除禁言`,
      kick: t`移出房间`,
      lift: t`允许进入`,
      remove: t`撤下发言`,
      cut: t`关闭直播`,
      reject: t`退回`,
      hide: t`隐藏`,
      stop: t`停止`,
      restore: t`恢复`,
      delete: t`删除`,
      undo: t`撤销`,
      write: t`写文章`,
      publish: t`发布`,
      schedule: t`定时发布`,
      unschedule: t`取消定时`,
      withdraw: t`撤下`,
      feature: t`推荐视频`,
      unfeature: t`取消推荐`,
      add: t`新建`,
      change: t`修改`,
      retag: t`标签改名`,
      untag: t`去掉标签`,
      word: t`改词表`,
      announce: t`发公告`,
      decide: t`处理赛果`,
      see: t`记下比分`,
      cancel: t`取消`,
    },
  };
}

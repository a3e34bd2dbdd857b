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
    },
  };
}

import { useLingui } from '@lingui/react/macro';
import type { WebhookEvent } from '@pitchside/api/member/webhooks';

/** Names of events; the wire has further ones, which show as they are. */
export function useWebhookNames(): { names: Record<WebhookEvent, string>; nameOf: (event: string) => string } {
  const { t } = useLingui();
  const names: Record<WebhookEvent, string> = {
    'match.kick_off': t({ id: 'webhook.kickOff', message: '开赛' }),
    'match.goal': t({ id: 'webhook.goal', message: '进球' }),
    'match.card': t`红黄牌`,
    'match.end': t({ id: 'webhook.end', message: '完场' }),
    'room.live': t({ id: 'webhook.live', message: '开播' }),
    'room.ended': t({ id: 'webhook.ended', message: '下播' }),
    'gift.sent': t`收到礼物`,
    'member.followed': t`新粉丝`,
    'moderation.acted': t`房管操作`,
    'order.paid': t`订单已付款（全站）`,
  };
  const known: Record<string, string> = { ...names, 'webhook.test': t`测试` };
  return { names, nameOf: (event) => known[event] ?? event };
}

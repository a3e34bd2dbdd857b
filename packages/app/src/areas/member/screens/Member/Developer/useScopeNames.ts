import { useLingui } from '@lingui/react/macro';
import type { Scope } from '@pitchside/api/member/tokens';

/** Names of scopes, with what each lets a program do. */
export function useScopeNames(): Record<Scope, { label: string; note: string }> {
  const { t } = useLingui();
  return {
    'scores:read': { label: t`读比分`, note: t`比赛、赛程、积分榜、球员和指数` },
    'room:read': { label: t`读直播间`, note: t`谁在直播、房间资料、发言、投票` },
    'chat:send': { label: t`发言`, note: t`以你的名义发言，旁边标着机器人；不能发广告弹幕` },
    'room:moderate': { label: t`管理发言`, note: t`禁言、移出、撤下发言、置顶、投票；要你在那个房间有这个权限` },
    'stream:manage': { label: t`管理直播`, note: t`改标题和公告、开播、下播、预告；看不到串流密钥` },
  };
}

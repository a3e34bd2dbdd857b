import { useLingui } from '@lingui/react/macro';
import type { ContentState } from '@pitchside/api/content/content';

/** Names of the content states. */
export function useStateNames(): Record<ContentState, string> {
  const { t } = useLingui();
  return {
    draft: t`草稿`,
    scheduled: t`定时`,
    processing: t`转码中`,
    awaiting: t`待审核`,
    shown: t`已发布`,
    withdrawn: t`已撤下`,
    failed: t`未过审`,
    hidden: t`已隐藏`,
    deleted: t`已删除`,
  };
}

import { useLingui } from '@lingui/react/macro';
import type { LegalKind } from '@pitchside/api/desk/legal';

/** Names of the documents in the menu beside them. */
export function useLegalTitles(): Record<LegalKind, string> {
  const { t } = useLingui();
  return {
    agreement: t`用户协议`,
    privacy: t`隐私政策`,
    anchorAgreement: t`主播协议`,
    anchorHelp: t`开播教程`,
    about: t`关于与联系`,
    feedback: t`意见反馈`,
  };
}

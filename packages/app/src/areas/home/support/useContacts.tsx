import { useLingui } from '@lingui/react/macro';
import type { DocumentContact } from '@pitchside/ui/DocumentPage';
import { useSnapshot } from 'valtio';
import { kefu } from '../../../platform/system/kefu.store.ts';
import { system } from '../../../platform/system/system.store.ts';

/** Contacts from the settings of the site; unset ones are left out. */
export function useContacts(): DocumentContact[] {
  const { t } = useLingui();
  const { config } = useSnapshot(system);
  const { hours } = useSnapshot(kefu);
  const mail = config?.customer_service_email;
  return [
    ...(mail ? [{ id: 'mail', name: t`客服邮箱`, value: mail, href: `mailto:${mail}` }] : []),
    ...(config?.feedback_qq ? [{ id: 'feedback', name: t`反馈`, value: config.feedback_qq }] : []),
    ...(config?.apply_for_anchor ? [{ id: 'anchor', name: t`主播申请`, value: config.apply_for_anchor }] : []),
    ...(hours ? [{ id: 'hours', name: t`客服时间`, value: hours }] : []),
  ];
}

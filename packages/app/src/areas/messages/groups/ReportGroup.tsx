import { useLingui } from '@lingui/react/macro';
import type { Group } from '@pitchside/api/messages/groups';
import { IconButton } from '@pitchside/ui/IconButton';
import { Flag } from 'lucide-react';
import { openReport } from '../../../platform/report/report.store.ts';

/** Opens the report of a group. */
export function ReportGroup({ group: { id, name } }: { group: Group }) {
  const { t } = useLingui();
  return (
    <IconButton
      size="s"
      label={t`举报群「${name}」`}
      icon={<Flag size={16} aria-hidden />}
      onClick={() => openReport({ name, of: [{ kind: 'group', id }] })}
    />
  );
}

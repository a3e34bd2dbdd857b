import { useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import { dissolveGroup } from '@pitchside/api/live/fans';
import { Button } from '@pitchside/ui/Button';
import { Card } from '@pitchside/ui/Card';
import { ConfirmDialog } from '@pitchside/ui/ConfirmDialog';
import { SectionTitle } from '@pitchside/ui/SectionTitle';
import { useState } from 'react';
import { api } from '../../../../platform/api/api.ts';
import { say } from '../../../../platform/toasts/say.ts';
import { DissolveLine } from './Fans.layout.ts';

interface DissolveProps {
  badge: string;
  /** Number of members of the club. */
  members: number;
  onDissolved: () => void;
}

/** Dissolves the fan club for good, after a warning about the losses. */
export function Dissolve({ badge, members, onDissolved }: DissolveProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);

  async function dissolve(): Promise<void> {
    await api.call(dissolveGroup, { badge }, { idempotencyKey: crypto.randomUUID() });
    setOpen(false);
    say('success', t`粉丝团已解散`);
    onDissolved();
  }

  return (
    <Card stacked padding="titled" aria-label={t`解散粉丝团`}>
      <SectionTitle hint={t`解散后不能恢复，可以重新建团`}>{t`解散粉丝团`}</SectionTitle>
      <DissolveLine>
        <Button tone="critical" onClick={() => setOpen(true)}>{t`解散粉丝团`}</Button>
      </DissolveLine>
      <ConfirmDialog
        open={open}
        tone="destructive"
        title={t`解散「${badge}」粉丝团？`}
        description={
          members === 0
            ? t`徽章立即停用，解散后不能恢复。`
            : t`${plural(members, { other: '# 名成员' })}的徽章立即摘下，亲密度清零，他们会收到通知。解散后不能恢复。`
        }
        confirm={t`解散粉丝团`}
        onConfirm={dissolve}
        onCancel={() => setOpen(false)}
      />
    </Card>
  );
}

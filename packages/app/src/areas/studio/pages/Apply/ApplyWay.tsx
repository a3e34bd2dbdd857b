import { useLingui } from '@lingui/react/macro';
import type { ApplicationState } from '@pitchside/api/live/studio';
import { Card } from '@pitchside/ui/Card';
import { Facts } from '@pitchside/ui/Facts';
import { SectionTitle } from '@pitchside/ui/SectionTitle';
import { Stepper, type StepState } from '@pitchside/ui/Stepper';
import { useSnapshot } from 'valtio';
import { system } from '../../../../platform/system/system.store.ts';

/** State of each of the three steps, by the state of the application. */
const stepsAt: Record<ApplicationState, readonly [StepState, StepState, StepState]> = {
  none: ['current', 'waiting', 'waiting'],
  awaiting: ['done', 'current', 'waiting'],
  failed: ['current', 'failed', 'waiting'],
  success: ['done', 'done', 'current'],
};

/** Steps from the application to the first broadcast, with a contact. */
export function ApplyWay({ state = 'none' }: { state?: ApplicationState | undefined }) {
  const { t } = useLingui();
  const { config } = useSnapshot(system);
  const [form, review, air] = stepsAt[state];
  const contact = config?.apply_for_anchor;
  return (
    <Card stacked padding="titled" aria-label={t`怎么成为主播`}>
      <SectionTitle>{t`怎么成为主播`}</SectionTitle>
      <Stepper
        label={t`申请进度`}
        direction="vertical"
        steps={[
          { id: 'form', title: t`填写资料`, note: t`实名过的不用再填姓名和证件`, state: form },
          { id: 'review', title: t`人工审核`, note: t`约 1 个工作日，每天最多提交 3 次`, state: review },
          { id: 'air', title: t`开播`, note: t`设好标题和封面，用推流软件连上就播`, state: air },
        ]}
      />
      {contact && <Facts look="sheet" facts={[{ id: 'contact', label: t`申请咨询`, value: contact }]} />}
    </Card>
  );
}

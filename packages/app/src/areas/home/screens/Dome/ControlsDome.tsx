import { useLingui } from '@lingui/react/macro';
import { Button } from '@pitchside/ui/Button';
import { Card } from '@pitchside/ui/Card';
import { Chip } from '@pitchside/ui/Chip';
import { Countdown } from '@pitchside/ui/Countdown';
import { FormField } from '@pitchside/ui/FormField';
import { SegmentedControl } from '@pitchside/ui/SegmentedControl';
import { Slider } from '@pitchside/ui/Slider';
import { Switch } from '@pitchside/ui/Switch';
import { useState } from 'react';
import { Line } from './Dome.layout.ts';

/** Length of the countdown, ms. */
const span = 90_000;

/** Showcase of buttons, chips and tags. */
export function ButtonsDome() {
  const { t } = useLingui();
  return (
    <Card stacked title={t`按钮与标签`}>
      <Line>
        <Button>{t`主要`}</Button>
        <Button tone="soft">{t`次要`}</Button>
        <Button tone="outline">{t`描边`}</Button>
        <Button tone="critical">{t`危险`}</Button>
        <Chip>{t`英超`}</Chip>
        <Chip tone="live">{t`直播`}</Chip>
        <Chip tone="turf">{t`新`}</Chip>
      </Line>
    </Card>
  );
}

/** Showcase of switches and sliders. */
export function SwitchesDome() {
  const { t } = useLingui();
  const [on, setOn] = useState(true);
  const [part, setPart] = useState<'day' | 'week' | 'month'>('day');
  const [value, setValue] = useState(60);
  const [until, setUntil] = useState(() => Date.now() + span);
  return (
    <Card stacked title={t`开关与滑块`}>
      <Switch checked={on} onCheckedChange={setOn}>
        {t`进球提醒`}
      </Switch>
      <SegmentedControl
        label={t`时段`}
        value={part}
        onValueChange={setPart}
        segments={[
          { value: 'day', label: t`日榜` },
          { value: 'week', label: t`周榜` },
          { value: 'month', label: t`月榜` },
        ]}
      />
      <FormField label={t`音量`}>
        <Slider value={value} onValueChange={setValue} />
      </FormField>
      <Line>
        <Countdown to={until} label={t`剩余时间`} />
        <Button size="s" tone="outline" onClick={() => setUntil(Date.now() + span)}>{t`重来`}</Button>
      </Line>
    </Card>
  );
}

import { useLingui } from '@lingui/react/macro';
import { Button } from '@pitchside/ui/Button';
import { Checkbox } from '@pitchside/ui/Checkbox';
import { Popover } from '@pitchside/ui/Popover';
import { vars } from '@pitchside/ui/theme';
import { BellRing, Volume2 } from 'lucide-react';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import { unlessLost } from '../log/later.ts';
import { goalSettings, setGoalSetting } from './goals.settings.ts';

const List = styled.div`
  display: grid;
  gap: ${vars.space.x3};
  width: 240px;
`;

/** Which events pop up and whether a goal sounds; kept under `gameSeting`. */
export function AlertSettings() {
  const { t } = useLingui();
  const { red, yellow, voice } = useSnapshot(goalSettings);
  const hear = () => unlessLost(import('./goals.sound.ts').then(({ playGoal }) => playGoal()));
  return (
    <Popover label={t`提醒设置`} align="end" trigger={<Button tone="soft" size="s" icon={<BellRing size={16} aria-hidden />}>{t`提醒设置`}</Button>}>
      <List>
        <Checkbox checked={voice} onCheckedChange={(on) => setGoalSetting('voice', on)}>{t`进球声音`}</Checkbox>
        <Checkbox checked={red} onCheckedChange={(on) => setGoalSetting('red', on)}>{t`红牌弹窗`}</Checkbox>
        <Checkbox checked={yellow} onCheckedChange={(on) => setGoalSetting('yellow', on)}>{t`黄牌弹窗`}</Checkbox>
        <Button size="s" tone="outline" icon={<Volume2 size={16} aria-hidden />} onClick={hear}>{t`试听`}</Button>
      </List>
    </Popover>
  );
}

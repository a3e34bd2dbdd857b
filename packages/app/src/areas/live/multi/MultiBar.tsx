import { useLingui } from '@lingui/react/macro';
import { Button } from '@pitchside/ui/Button';
import { ButtonLink } from '@pitchside/ui/ButtonLink';
import { useFormat } from '@pitchside/ui/format';
import { MultiLayouts, type MultiLayout } from '@pitchside/ui/MultiView';
import { Switch } from '@pitchside/ui/Switch';
import { Text } from '@pitchside/ui/Text';
import { Link2, LogOut, Maximize } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { unlessLost } from '../../../platform/log/later.ts';
import { useCopyLink } from '../../../platform/toasts/useCopy.ts';
import { setFullscreen } from '../../../platform/player/stage.store.ts';
import { Acts, Line, Words } from './multi.layout.ts';
import { setTogether, together } from './together.store.ts';

interface MultiBarProps {
  layout: MultiLayout;
  onLayout: (layout: MultiLayout) => void;
  rooms: number;
}

/** Bar over several rooms: their state, the synchronisation, and links out. */
export function MultiBar({ layout, onLayout, rooms }: MultiBarProps) {
  const { t } = useLingui();
  const { tenths } = useFormat();
  const { on, delay, spread, bitRate } = useSnapshot(together);
  const [delayText, spreadText, rateText] = [tenths((delay ?? 0) / 1_000), tenths((spread ?? 0) / 1_000), tenths(bitRate / 1_000_000)];
  const copy = useCopyLink();
  return (
    <Line>
      <Text as="h1" size="xl">{t`多画面`}</Text>
      <MultiLayouts value={layout} onValueChange={onLayout} rooms={rooms} />
      <Switch checked={on} onCheckedChange={setTogether}>
        {t`同步`}
      </Switch>
      <Text size="s" tone="soft">
        <Words>
          {delay !== null && <span>{t`对齐到最慢的 ${delayText} 秒`}</span>}
          {spread !== null && <span>{t`相差 ${spreadText} 秒`}</span>}
          {bitRate > 0 && <span>{t`共 ${rateText} Mbps`}</span>}
        </Words>
      </Text>
      <Acts>
        <Button size="s" tone="outline" icon={<Link2 size={16} aria-hidden />} onClick={() => void copy(location.href)}>
          {t`复制链接`}
        </Button>
        <Button size="s" tone="outline" icon={<Maximize size={16} aria-hidden />} onClick={() => unlessLost(setFullscreen(true))}>
          {t`全屏`}
        </Button>
        <ButtonLink size="s" tone="soft" href="/score-live" icon={<LogOut size={16} aria-hidden />}>
          {t`退出`}
        </ButtonLink>
      </Acts>
    </Line>
  );
}

import { useLingui } from '@lingui/react/macro';
import { Button } from '@pitchside/ui/Button';
import { Card } from '@pitchside/ui/Card';
import { DanmakuLayer, danmakuDefaults, type DanmakuLayerHandle, type DanmakuStats } from '@pitchside/ui/DanmakuLayer';
import { Facts } from '@pitchside/ui/Facts';
import { FormField } from '@pitchside/ui/FormField';
import { Input } from '@pitchside/ui/Input';
import { Slider } from '@pitchside/ui/Slider';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Acts } from './Demo.layout.ts';

/** Comments that one press lets fly, and how often the layer is looked at, ms. */
const [burst, often] = [200, 1_000];

interface Lab {
  /** The comments, over the picture. */
  layer: ReactNode;
  stats: DanmakuStats | null;
  opacity: number;
  setOpacity: (opacity: number) => void;
  /** Sends one own danmaku, or many of others. */
  fly: (text: string, count: number) => void;
  clear: () => void;
}

/** Danmaku over the test picture, with their figures. */
export function useDanmakuLab(): Lab {
  const handle = useRef<DanmakuLayerHandle>(null);
  const count = useRef(0);
  const [stats, setStats] = useState<DanmakuStats | null>(null);
  const [opacity, setOpacity] = useState<number>(danmakuDefaults.opacity);
  useEffect(() => {
    const timer = setInterval(() => setStats(handle.current?.stats() ?? null), often);
    return () => clearInterval(timer);
  }, []);
  return {
    layer: <DanmakuLayer actionsRef={handle} view={{ opacity }} />,
    stats,
    opacity,
    setOpacity,
    fly(text, many) {
      handle.current?.push(
        Array.from({ length: many }, (_, index) => ({
          id: `lab-${(count.current += 1)}`,
          text: many === 1 ? text : `${text} ${index + 1}`,
          role: many === 1 ? ('own' as const) : ('viewer' as const),
        })),
      );
    },
    clear: () => handle.current?.clear(),
  };
}

/** Controls that send danmaku, and the figures of the layer. */
export function DanmakuLab({ lab }: { lab: Lab }) {
  const { t, i18n } = useLingui();
  const [text, setText] = useState(() => t`这球进了！`);
  const words = text.trim();
  const figure = (value: number | undefined) => (value === undefined ? '–' : i18n.number(value));
  return (
    <Card stacked title={t`弹幕`}>
      <FormField label={t`弹幕内容`}>
        <Input value={text} onValueChange={setText} maxLength={30} />
      </FormField>
      <FormField label={t`不透明度`}>
        <Slider
          value={lab.opacity}
          onValueChange={lab.setOpacity}
          min={10}
          max={100}
          step={10}
          format={(value) => i18n.number(value / 100, { style: 'percent' })}
        />
      </FormField>
      <Acts>
        <Button tone="soft" disabled={words === ''} onClick={() => lab.fly(words, 1)}>{t`发一条`}</Button>
        <Button tone="outline" disabled={words === ''} onClick={() => lab.fly(words, burst)}>{t`一次 ${burst} 条`}</Button>
        <Button tone="outline" onClick={lab.clear}>{t`清屏`}</Button>
      </Acts>
      <Facts
        facts={[
          { id: 'lanes', label: t`弹道`, value: figure(lab.stats?.lanes) },
          { id: 'strips', label: t`在飞的层`, value: figure(lab.stats?.strips) },
        ]}
      />
    </Card>
  );
}

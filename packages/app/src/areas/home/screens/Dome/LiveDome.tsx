import { useLingui } from '@lingui/react/macro';
import { Button } from '@pitchside/ui/Button';
import { Card } from '@pitchside/ui/Card';
import { Cover } from '@pitchside/ui/Cover';
import { DanmakuLayer, type DanmakuLayerHandle } from '@pitchside/ui/DanmakuLayer';
import { EffectStage, type EffectStageHandle } from '@pitchside/ui/EffectStage';
import { useRef } from 'react';
import { Line, Sky } from './Dome.layout.ts';

/** Comments of one press. */
const burst = 30;

/** A picture over which comments and gifts fly. */
export function LiveDome() {
  const { t } = useLingui();
  const comments = useRef<DanmakuLayerHandle>(null);
  const gifts = useRef<EffectStageHandle>(null);
  const count = useRef(0);
  const next = () => `dome-${(count.current += 1)}`;
  const fly = (text: string, many: number) =>
    comments.current?.push(Array.from({ length: many }, (_, index) => ({ id: next(), text: many === 1 ? text : `${text} ${index + 1}` })));
  const give = (effect?: string) =>
    gifts.current?.push({
      kind: 'gift',
      id: next(),
      member: { id: 'dome', nickname: t`看台一号` },
      gift: { id: 'dome-gift', name: effect === undefined ? t`掌声` : t`奖杯`, art: effect === undefined ? 'clap' : 'trophy', price: 1 },
      count: 1,
      ...(effect !== undefined && { effect }),
    });
  return (
    <Card stacked title={t`弹幕和礼物`}>
      <Sky>
        <Cover kind="football" seed="dome" loading="eager" fill />
        <DanmakuLayer actionsRef={comments} />
        <EffectStage actionsRef={gifts} />
      </Sky>
      <Line>
        <Button onClick={() => fly(t`好球！`, 1)}>{t`发一条弹幕`}</Button>
        <Button tone="soft" onClick={() => fly(t`进了`, burst)}>{t`一次 ${burst} 条`}</Button>
        <Button tone="outline" onClick={() => give()}>{t`送掌声`}</Button>
        <Button tone="outline" onClick={() => give('trophy')}>{t`送奖杯`}</Button>
      </Line>
    </Card>
  );
}

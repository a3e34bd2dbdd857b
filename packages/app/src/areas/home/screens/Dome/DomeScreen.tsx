import { useLingui } from '@lingui/react/macro';
import { Text } from '@pitchside/ui/Text';
import { Page } from '../../../../platform/page/Page.layout.ts';
import { ButtonsDome, SwitchesDome } from './ControlsDome.tsx';
import { Tiles, Line, Sky } from './Dome.layout.ts';
import { Button } from '@pitchside/ui/Button';
import { Card } from '@pitchside/ui/Card';
import { Cover } from '@pitchside/ui/Cover';
import { DanmakuLayer, type DanmakuLayerHandle } from '@pitchside/ui/DanmakuLayer';
import { EffectStage, type EffectStageHandle } from '@pitchside/ui/EffectStage';
import { useRef, useState } from 'react';
import { FormStrip } from '@pitchside/ui/FormStrip';
import { GoalPopup, type GoalPopupItem } from '@pitchside/ui/GoalPopup';
import { Scorebug } from '@pitchside/ui/Scorebug';
import { routes } from '../../../../routes.data.ts';
import type { Team } from '@pitchside/ui/Crest';

/** Teams that there are not. */
function useDomeTeams(): { home: Team; away: Team } {
  const { t } = useLingui();
  const [north, south] = [t`北看台`, t`南看台`];
  return {
    home: { id: 'dome-north', name: north, shortName: north, colors: ['#1d6fb8', '#ffffff'] },
    away: { id: 'dome-south', name: south, shortName: south, colors: ['#b8321d', '#f4c430'] },
  };
}

/** A match in which one scores oneself, with its popup. */
function ScoresDome() {
  const { t } = useLingui();
  const teams = useDomeTeams();
  const [score, setScore] = useState({ home: 1, away: 1 });
  const [items, setItems] = useState<readonly GoalPopupItem[]>([]);
  const goal = (side: 'home' | 'away') => {
    const next = { ...score, [side]: score[side] + 1 };
    setScore(next);
    setItems([
      {
        id: `dome-${next.home}-${next.away}`,
        matchId: 'dome',
        kind: 'goal',
        side,
        ...teams,
        score: next,
        minute: 67,
        league: t`看台友谊赛`,
        href: routes.dome.path,
      },
      ...items,
    ]);
  };
  return (
    <>
      <Card stacked title={t`比分条`}>
        <Scorebug {...teams} score={score} status={{ kind: 'live', minute: 67 }} size="card" stretch />
        <Scorebug {...teams} score={score} status={{ kind: 'live', minute: 67 }} stretch />
        <Scorebug {...teams} score={null} status={{ kind: 'scheduled' }} size="dense" stretch />
        <Line>
          <Button onClick={() => goal('home')}>{t`北看台进球`}</Button>
          <Button tone="soft" onClick={() => goal('away')}>{t`南看台进球`}</Button>
          <FormStrip results={['W', 'W', 'D', 'L', 'W']} label={t`近况`} />
        </Line>
      </Card>
      <GoalPopup items={items} onClose={(id) => setItems((known) => known.filter((item) => item.id !== id))} onMute={() => setItems([])} />
    </>
  );
}

/** Comments of one press. */
const burst = 30;

/** A picture over which comments and gifts fly. */
function LiveDome() {
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

/** /dome: a public playground of the parts, with made-up data. It asks nothing of the server. */
export function DomeScreen() {
  const { t } = useLingui();
  return (
    <Page data-ready>
      <Text as="h1" size="title">{t`部件展示`}</Text>
      <Text as="p" tone="quiet">{t`这里的比分、人和礼物都是编的，随便按。`}</Text>
      <Tiles>
        <ScoresDome />
        <SwitchesDome />
      </Tiles>
      <LiveDome />
      <ButtonsDome />
    </Page>
  );
}

import { useLingui } from '@lingui/react/macro';
import { Button } from '@pitchside/ui/Button';
import { Card } from '@pitchside/ui/Card';
import { Cover } from '@pitchside/ui/Cover';
import { Facts } from '@pitchside/ui/Facts';
import { FormField } from '@pitchside/ui/FormField';
import { Input } from '@pitchside/ui/Input';
import { Text } from '@pitchside/ui/Text';
import { useState } from 'react';
import { Page } from '../../../../platform/page/Page.layout.ts';
import { useLivePlayer } from '../../../../platform/player/useLivePlayer.ts';
import { Acts, Columns, Picture, Stack } from './Demo.layout.ts';
import { DanmakuLab, useDanmakuLab } from './DanmakuLab.tsx';
import { readStream } from './readStream.ts';
import type { LivePhase } from '../../../../platform/player/liveState.ts';

/** Names of the player's phases. */
function usePhaseLabels(): Record<LivePhase, string> {
  const { t } = useLingui();
  return {
    idle: t`还没有地址`,
    connecting: t`正在连接`,
    playing: t({ id: 'lab.playing', message: '正在播放' }),
    paused: t`已暂停`,
    stalled: t`等数据`,
    reconnecting: t`正在重连`,
    away: t`对方没有新画面`,
    absent: t`这里没有画面`,
    offline: t`本机没有网络`,
    blocked: t`浏览器要先按一下`,
    ended: t`已结束`,
  };
}

/**
 * /demo: a test page of the player and danmaku. Paste a playlist, see how far behind it plays, and send danmaku over it. It requests
 * nothing from the server.
 */
export function DemoScreen() {
  const { t, i18n } = useLingui();
  const phases = usePhaseLabels();
  const [text, setText] = useState('');
  const [url, setUrl] = useState<string>();
  const [isWrong, setWrong] = useState(false);
  const { video, player, state } = useLivePlayer(url);
  const lab = useDanmakuLab();
  const seconds = (value: number | null) =>
    value === null ? '–' : i18n.number(value, { style: 'unit', unit: 'second', maximumFractionDigits: 1 });

  function play(): void {
    const wanted = readStream(text, location.href);
    setWrong(wanted === undefined);
    if (wanted !== undefined) setUrl(wanted);
  }

  return (
    <Page data-ready>
      <Text as="h1" size="title">{t`播放与弹幕实验室`}</Text>
      <Columns>
        <Card tone="turf" padding="none">
          <Picture>
            {/* A pasted stream has no captions of its own. */}
            <video ref={video} playsInline muted controls={url !== undefined} aria-label={t`粘贴的直播流`} />
            {url === undefined && <Cover kind="football" seed="demo" loading="eager" fill />}
            {lab.layer}
          </Picture>
        </Card>
        <Stack>
          <Card
            as="form"
            stacked
            title={t({ id: 'demo.stream', message: '直播流' })}
            onSubmit={(event) => {
              event.preventDefault();
              play();
            }}
          >
            <FormField
              label={t`m3u8 地址`}
              hint={t`本站的播放地址，或允许本站读取的 https 地址`}
              {...(isWrong && { error: t`这不是能播的 m3u8 地址` })}
            >
              <Input value={text} onValueChange={setText} placeholder="/media/…/index.m3u8" maxLength={500} />
            </FormField>
            <Acts>
              <Button type="submit">{t`播放`}</Button>
              <Button tone="outline" disabled={url === undefined} onClick={() => setUrl(undefined)}>{t`停下`}</Button>
              <Button tone="outline" disabled={url === undefined} onClick={() => player.current?.lookBack(0)}>{t`追到最新`}</Button>
            </Acts>
            <Facts
              aria-live="off"
              facts={[
                { id: 'phase', label: t`状态`, value: phases[state.phase] },
                { id: 'latency', label: t`延迟`, value: seconds(state.latency) },
                { id: 'window', label: t`可回看`, value: seconds(state.window === 0 ? null : state.window) },
                { id: 'attempt', label: t`重连次数`, value: i18n.number(state.attempt) },
              ]}
            />
          </Card>
          <DanmakuLab lab={lab} />
        </Stack>
      </Columns>
    </Page>
  );
}

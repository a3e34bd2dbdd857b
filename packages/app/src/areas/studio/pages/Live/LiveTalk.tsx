import { useLingui } from '@lingui/react/macro';
import { Card, CardBleed } from '@pitchside/ui/Card';
import { useFormat } from '@pitchside/ui/format';
import { SectionTitle } from '@pitchside/ui/SectionTitle';
import { tabPanel, Tabs } from '@pitchside/ui/Tabs';
import { Suspense, useId, useState } from 'react';
import { OwnBoard } from '../../../live/board.lazy.ts';
import { OwnTalk } from '../../../live/preview.lazy.ts';
import { RoomHeld, RoomRules } from '../../../live/moderation.lazy.ts';
import { useHeld } from '../../../live/useTalk.ts';
import { TalkPart, TalkPlace } from './Live.layout.ts';

type TalkTab = 'talk' | 'board' | 'held' | 'rules';

/** Chat of the running broadcast with the number of viewers, what is pinned and polled, held messages, and the chat rules. */
export function LiveTalk({ roomId, online }: { roomId: string; online: number | null }) {
  const { t } = useLingui();
  const { integer } = useFormat();
  const panel = useId();
  const [tab, setTab] = useState<TalkTab>('talk');
  const { value } = useHeld(roomId);
  const waiting = value?.waiting ?? 0;
  const watching = online === null ? '' : integer(online);
  const bodies = {
    talk: <OwnTalk roomId={roomId} />,
    board: (
      <TalkPart $bleed>
        <OwnBoard roomId={roomId} />
      </TalkPart>
    ),
    held: (
      <TalkPart>
        <RoomHeld roomId={roomId} />
      </TalkPart>
    ),
    rules: (
      <TalkPart>
        <RoomRules roomId={roomId} />
      </TalkPart>
    ),
  };
  return (
    <Card stacked padding="titled" aria-label={t`聊天`}>
      <SectionTitle
        hint={online !== null && t`${watching} 人在看`}
        tabs={
          <Tabs
            dense
            label={t`聊天`}
            controls={panel}
            value={tab}
            onValueChange={setTab}
            tabs={[
              { id: 'talk', label: t`发言` },
              { id: 'board', label: t({ id: 'talk.board', message: '互动' }) },
              { id: 'held', label: t`待处理`, ...(waiting > 0 && { count: waiting }) },
              { id: 'rules', label: t({ id: 'talk.rules', message: '规则' }) },
            ]}
          />
        }
      >{t`聊天`}</SectionTitle>
      <CardBleed>
        <TalkPlace {...tabPanel(panel, tab)}>
          <Suspense fallback={null}>{bodies[tab]}</Suspense>
        </TalkPlace>
      </CardBleed>
    </Card>
  );
}

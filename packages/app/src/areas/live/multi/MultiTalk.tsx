import { useLingui } from '@lingui/react/macro';
import { Card } from '@pitchside/ui/Card';
import type { DanmakuComposerHandle } from '@pitchside/ui/DanmakuComposer';
import { MultiKeyList } from '@pitchside/ui/MultiView';
import { Text } from '@pitchside/ui/Text';
import { Volume2 } from 'lucide-react';
import { useRef } from 'react';
import { RoomComposer } from '../stage/RoomComposer.tsx';
import { Talk, Whom } from './multi.layout.ts';

interface MultiTalkProps {
  /** Number and streamer of the audible room. */
  number: number;
  nickname: string;
  /** Number of rooms. */
  rooms: number;
}

/** Composer under several rooms; it sends to the audible one, and says so. */
export function MultiTalk({ number, nickname, rooms }: MultiTalkProps) {
  const { t } = useLingui();
  const field = useRef<DanmakuComposerHandle>(null);
  return (
    <Card as="div" padding="none">
      <Text as="div" size="s">
        <Talk>
          <Whom title={t`只有有声的这一路收到`}>
            <Volume2 size={16} aria-hidden />
            {t`发到第 ${number} 路，${nickname}`}
          </Whom>
          <RoomComposer actionsRef={field} />
          <MultiKeyList rooms={rooms} />
        </Talk>
      </Text>
    </Card>
  );
}

import { useLingui } from '@lingui/react/macro';
import { Divider } from '@pitchside/ui/Divider';
import { Text } from '@pitchside/ui/Text';
import { BoardDesk } from '../board/BoardDesk.tsx';
import { board } from '../stage/board.store.ts';
import { Keep, KeepPart } from './moderation.layout.ts';
import RoomHeld from './RoomHeld.tsx';
import RoomRules from './RoomRules.tsx';

/** Moderators' column of the room: what is pinned and polled, held messages and chat rules. */
export default function RoomKeepWired({ roomId }: { roomId: string }) {
  const { t } = useLingui();
  return (
    <Keep>
      <BoardDesk roomId={roomId} state={board} />
      <Divider />
      <KeepPart aria-labelledby="held">
        <Text as="h2" id="held">{t`待处理的发言`}</Text>
        <RoomHeld roomId={roomId} />
      </KeepPart>
      <Divider />
      <KeepPart aria-labelledby="rules">
        <Text as="h2" id="rules">{t`发言规则`}</Text>
        <RoomRules roomId={roomId} />
      </KeepPart>
    </Keep>
  );
}

import { useLingui } from '@lingui/react/macro';
import { Card } from '@pitchside/ui/Card';
import { Dialog } from '@pitchside/ui/Dialog';
import { RoomPicker } from '@pitchside/ui/RoomPicker';
import { mostMultiRooms } from '@pitchside/ui/MultiView';
import { useLiveRooms } from './useLiveRooms.ts';

interface PickProps {
  /** Rooms on the screen, in the order of their numbers. */
  shown: readonly string[];
  onPick: (id: string, number: number) => void;
}

/** Rooms to choose from under the pictures, each for any place. */
export function PickCard({ shown, onPick }: PickProps) {
  const { t } = useLingui();
  const { rooms, status, again } = useLiveRooms();
  const slots = Array.from({ length: Math.min(mostMultiRooms, shown.length + 1) }, (_, index) => index + 1);
  return (
    <Card stacked title={t`换房间`} hint={t`按数字放进第几路`}>
      <RoomPicker rooms={rooms} shown={shown} slots={slots} onValueChange={onPick} status={status} onRetry={again} />
    </Card>
  );
}

/** Rooms to choose from for one place. */
export function PickDialog({ shown, onPick, number, onClose }: PickProps & { number: number; onClose: () => void }) {
  const { t } = useLingui();
  const { rooms, status, again } = useLiveRooms();
  const choose = (id: string, at: number) => {
    onPick(id, at);
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={t`第 ${number} 路看哪个直播间`} size="l">
      <RoomPicker rooms={rooms} shown={shown} slots={[number]} onValueChange={choose} status={status} onRetry={again} rows={7} />
    </Dialog>
  );
}

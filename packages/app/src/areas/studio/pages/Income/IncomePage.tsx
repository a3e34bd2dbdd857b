import { useLingui } from '@lingui/react/macro';
import { RoomGate } from '../../room/RoomGate.tsx';
import { RecordsCard } from '../../../money/RecordsCard.tsx';
import { GiftsCard } from './GiftsCard.tsx';

/** /member?type=9&tab=income: income by day and by entry, and the gifts on the wall. */
export function IncomePage() {
  const { t } = useLingui();
  return (
    <RoomGate>
      {({ room }) => (
        <>
          <RecordsCard title={t`直播收益`} kinds={['income']} />
          <GiftsCard anchorId={room.anchor.id} />
        </>
      )}
    </RoomGate>
  );
}

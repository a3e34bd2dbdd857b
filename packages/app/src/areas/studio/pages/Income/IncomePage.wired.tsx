import { useLingui } from '@lingui/react/macro';
import { RoomGate } from '../../room/RoomGate.wired.tsx';
import { RecordsCard } from '../../../money/index.ts';
import { GiftsCard } from './GiftsCard.tsx';

/** /member?type=9&tab=income: what came in, day by day and line by line, and the gifts that stand on the wall. */
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

import { useLingui } from '@lingui/react/macro';
import { hornList } from '@pitchside/api/live/horn';
import { Card } from '@pitchside/ui/Card';
import { api } from '../../../../platform/api/api.ts';
import { useFeed } from '../../../../platform/resource/useFeed.ts';
import { HornBox } from './HornBox.tsx';
import { OwnHorns } from './OwnHorns.tsx';

/** Horns a page of the list. */
const pageSize = 20;

/** /member?type=10: a horn to every room, and those that the member has blown. */
export function HornsPage() {
  const { t } = useLingui();
  const feed = useFeed('own', (before, signal) =>
    api.call(hornList, { of: 'mine', limit: pageSize, ...(before !== undefined && { before }) }, { signal, quiet: true }),
  );
  return (
    <>
      <Card stacked title={t`发喇叭`} hint={t`所有直播间都看得到`}>
        <HornBox price={feed.first?.price} failed={feed.state === 'failed' && !feed.first} onAgain={feed.again} />
      </Card>
      <OwnHorns feed={feed} />
    </>
  );
}

import { useLingui } from '@lingui/react/macro';
import type { Room } from '@pitchside/api/live/live';
import { Button } from '@pitchside/ui/Button';
import { Cover } from '@pitchside/ui/Cover';
import { FormField } from '@pitchside/ui/FormField';
import { Uploader, type UploaderProps } from '@pitchside/ui/Uploader';
import { coverView } from '../../../scores/cover.presenter.ts';
import { CoverRow } from './Live.layout.ts';

interface LiveCoverProps {
  room: Room;
  uploader: UploaderProps;
  /** The room is to be drawn again instead of showing its own picture. */
  onTakeAway: () => void;
}

/** The picture of the room as it is, and another one to upload; without one the site draws it. */
export function LiveCover({ room, uploader, onTakeAway }: LiveCoverProps) {
  const { t } = useLingui();
  return (
    <CoverRow>
      <div>
        <Cover {...coverView(room)} />
        {room.cover !== null && <Button size="s" tone="plain" onClick={onTakeAway}>{t`去掉这张封面`}</Button>}
      </div>
      <FormField label={t`封面`} optional hint={t`不传就按比赛画一张`}>
        <Uploader {...uploader} />
      </FormField>
    </CoverRow>
  );
}

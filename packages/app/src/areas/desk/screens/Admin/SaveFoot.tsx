import { useLingui } from '@lingui/react/macro';
import { Button } from '@pitchside/ui/Button';
import { CardFoot } from '@pitchside/ui/Card';

/** The foot of a form of the desk, which saves it. */
export function SaveFoot({ busy, onSave }: { busy: boolean; onSave: () => void }) {
  const { t } = useLingui();
  return (
    <CardFoot
      acts={
        <Button loading={busy} onClick={onSave}>
          {t`保存`}
        </Button>
      }
    />
  );
}

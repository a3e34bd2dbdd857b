import { Card } from '@pitchside/ui/Card';
import { useLingui } from '@lingui/react/macro';
import { Sentences } from '../../Sentences.tsx';

/** The whole match in words. */
export function DetailText() {
  const { t } = useLingui();
  return (
    <Card stacked title={t`文字直播`}>
      <Sentences />
    </Card>
  );
}

import { useLingui } from '@lingui/react/macro';
import { SectionTitle } from '@pitchside/ui/SectionTitle';
import { DetailCard } from '../../detail/DetailCard.layout.ts';
import { Sentences } from '../../detail/Sentences.wired.tsx';

/** The whole match in words. */
export function DetailText() {
  const { t } = useLingui();
  return (
    <DetailCard aria-labelledby="text">
      <SectionTitle id="text">{t`文字直播`}</SectionTitle>
      <Sentences />
    </DetailCard>
  );
}

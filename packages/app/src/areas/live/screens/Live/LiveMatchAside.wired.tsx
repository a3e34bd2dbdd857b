import { useLingui } from '@lingui/react/macro';
import { SectionTitle } from '@pitchside/ui/SectionTitle';
import { useSnapshot } from 'valtio';
import { DetailCard, EventsCard, Sentences, detail } from '../../../scores/index.ts';
import { Filled, UnderAside } from './LiveUnder.layout.ts';

/** Beside the match: its words, or, while they are the tab that is open, its events. */
export function LiveMatchAside({ showsText }: { showsText: boolean }) {
  const { t } = useLingui();
  const { match } = useSnapshot(detail);
  if (!match) return null;
  if (!showsText)
    return (
      <UnderAside>
        <EventsCard />
      </UnderAside>
    );
  return (
    <UnderAside>
      <DetailCard aria-labelledby="words">
        <SectionTitle id="words">{t`文字直播`}</SectionTitle>
        <Filled tabIndex={0} role="group" aria-labelledby="words">
          <Sentences />
        </Filled>
      </DetailCard>
    </UnderAside>
  );
}

import { useLingui } from '@lingui/react/macro';
import { Card } from '@pitchside/ui/Card';
import { useSnapshot } from 'valtio';
import { EventsCard } from '../../../scores/EventsCard.tsx';
import { Sentences } from '../../../scores/Sentences.tsx';
import { detail } from '../../../scores/detail.store.ts';
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
      <Card stacked title={t`文字直播`}>
        <Filled tabIndex={0} role="group" aria-label={t`文字直播`}>
          <Sentences />
        </Filled>
      </Card>
    </UnderAside>
  );
}

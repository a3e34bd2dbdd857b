import { useLingui } from '@lingui/react/macro';
import { Card } from '@pitchside/ui/Card';
import { SectionTitle } from '@pitchside/ui/SectionTitle';
import { TrophyShelf } from '@pitchside/ui/TrophyShelf';
import { routes } from '../../../../routes.data.ts';
import { useTrophies } from '../../trophies/useTrophies.ts';

/** The trophies that a member won; the page of others does without where there are none. */
export function PersonaTrophies({ memberId, isOwn }: { memberId: string; isOwn: boolean }) {
  const { t } = useLingui();
  const { trophies, status, again } = useTrophies(memberId);
  // Most have none: a place that is kept while it is asked would jump away on nearly every page.
  if (status === 'loading' || (status === 'ready' && trophies.length === 0 && !isOwn)) return null;
  return (
    <Card stacked padding="titled" aria-labelledby="persona-trophies">
      <SectionTitle headingId="persona-trophies" more={{ href: routes.trophyHome.path, label: t`荣誉殿堂` }}>
        {t`奖杯`}
      </SectionTitle>
      <TrophyShelf label={t`奖杯`} trophies={trophies} status={status} onRetry={again} emptyNote={t`在活动里进到前三名，奖杯就放在这里`} />
    </Card>
  );
}

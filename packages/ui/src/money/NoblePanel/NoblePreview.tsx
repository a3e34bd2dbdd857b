import { useLingui } from '@lingui/react/macro';
import { EntryRibbon } from '../../live/EntryRibbon/index.ts';
import { NobleMark } from '../../live/NobleMark/index.ts';
import { nobleTint } from '../../theme/recipes/noble.css.ts';
import { flying, flyingMark, preview, previewEntry, previewNote } from './NoblePanel.css.ts';
import type { NoblePlan } from './noblePlan.types.ts';

/** Preview of a rank as others see it: the viewer's comment over the picture, and their entry. */
export function NoblePreview({ plan: { rank, perks }, nickname }: { plan: NoblePlan; nickname: string }) {
  const { t } = useLingui();
  return (
    <div className={`${preview} ${nobleTint[rank]}`}>
      <span className={previewNote}>{t`别人会看到`}</span>
      <span className={flying}>
        <span className={flyingMark}>
          <NobleMark rank={rank} />
        </span>
        {t`再来一个我上火箭`}
      </span>
      {perks.entry !== 'none' && (
        <span className={previewEntry}>
          <EntryRibbon names={[nickname]} rank={rank} />
        </span>
      )}
    </div>
  );
}

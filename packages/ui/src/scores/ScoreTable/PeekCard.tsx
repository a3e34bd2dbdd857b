import { PreviewCard } from '@base-ui/react/preview-card';
import type { ReactNode } from 'react';
import { usePortalTheme } from '../../theme/UiProvider/index.ts';
import { peekArrow, peekLayer, peekPopup } from './PeekCard.css.ts';

/** Handle that connects the scores of a table to its one card. */
export type PeekHandle<Match> = PreviewCard.Handle<Match>;

/** A tie for one table. */
export const createPeek = <Match,>(): PeekHandle<Match> => PreviewCard.createHandle<Match>();

/** The one card of a table, beside whichever score is hovered or has the focus. */
export function PeekCard<Match>({ handle, content }: { handle: PeekHandle<Match>; content: (match: Match) => ReactNode }) {
  const theme = usePortalTheme();
  return (
    <PreviewCard.Root handle={handle}>
      {({ payload }: { payload: Match | undefined }) => (
        <PreviewCard.Portal>
          <div {...theme}>
            <PreviewCard.Positioner className={peekLayer} side="bottom" sideOffset={8} collisionPadding={12}>
              <PreviewCard.Popup className={peekPopup}>
                <PreviewCard.Arrow className={peekArrow} />
                {payload !== undefined && content(payload)}
              </PreviewCard.Popup>
            </PreviewCard.Positioner>
          </div>
        </PreviewCard.Portal>
      )}
    </PreviewCard.Root>
  );
}

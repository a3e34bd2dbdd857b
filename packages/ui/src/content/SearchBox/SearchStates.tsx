import { Trans, useLingui } from '@lingui/react/macro';
import { EmptyDrawing } from '../../pictures/index.ts';
import { ErrorState } from '../../feedback/ErrorState/index.ts';
import { Skeleton } from '../../feedback/Skeleton/index.ts';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import * as css from './SearchFound.css.ts';

const places = [52, 66, 40, 58, 46];

/** Keeps the height of suggestions that are on their way. */
export function SearchWaiting() {
  return (
    <div role="status">
      <span className={visuallyHidden}>
        <Trans>努力加载中</Trans>
      </span>
      {places.map((width) => (
        <div key={width} className={css.waiting}>
          <Skeleton shape="block" width={26} height={26} />
          <Skeleton width={`${width}%`} />
        </div>
      ))}
    </div>
  );
}

/** Says that the suggestions did not come. */
export function SearchFailed({ onRetry }: { onRetry: (() => void) | undefined }) {
  const { t } = useLingui();
  return (
    <div className={css.failed}>
      <ErrorState layout="row" title={t`搜索没有回音`} {...(onRetry && { onRetry })} />
    </div>
  );
}

/** Message that there is no match; near matches, or what else to try, are below. */
export function SearchNothing({ text, hasNearest }: { text: string; hasNearest: boolean }) {
  return (
    <div className={css.nothing} role="status">
      <EmptyDrawing />
      <span className={css.nothingTitle}>
        <Trans>没有叫「{text}」的</Trans>
      </span>
      {!hasNearest && (
        <span className={css.hint}>
          <Trans>试试全名、简称、拼音或另一种语言</Trans>
        </span>
      )}
    </div>
  );
}

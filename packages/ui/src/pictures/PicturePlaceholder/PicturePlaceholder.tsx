import { useLingui } from '@lingui/react/macro';
import { ImageDown } from 'lucide-react';
import { forwardRef, type MouseEvent, type Ref } from 'react';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';
import { corner, cornerWords, field } from './PicturePlaceholder.css.ts';

export interface PicturePlaceholderProps extends RootProps {
  /** Called when the picture is asked for. */
  onShow: () => void;
  /** Text alternative of the picture, for screen readers; default none. */
  alt?: string;
  /**
   * `field` is a button that fills the picture's place. `corner` is a mark over a drawing within a link: a press on it does not follow the
   * link, and it is left out for keyboard and screen readers, because the picture is decoration. Default `field`.
   */
  look?: 'field' | 'corner';
}

/** Stands in the place of a picture that is loaded only at a press, on a slow connection. It keeps the picture's space. */
export const PicturePlaceholder = forwardRef<HTMLElement, PicturePlaceholderProps>(function PicturePlaceholder(
  { onShow, alt = '', look = 'field', ...root },
  ref,
) {
  const { t } = useLingui();
  if (look === 'corner') {
    const handleClick = (event: MouseEvent) => {
      event.preventDefault();
      event.stopPropagation();
      onShow();
    };
    return (
      <span className={corner} aria-hidden="true" onClick={handleClick} ref={ref} {...rootOf(root)}>
        <ImageDown size={12} />
        <span className={cornerWords}>{t`显示图片`}</span>
      </span>
    );
  }
  return (
    <button type="button" className={field} onClick={onShow} ref={ref as Ref<HTMLButtonElement>} {...rootOf(root)}>
      <ImageDown size={20} aria-hidden />
      <span>{t`显示图片`}</span>
      {alt !== '' && <span className={visuallyHidden}>{alt}</span>}
    </button>
  );
});

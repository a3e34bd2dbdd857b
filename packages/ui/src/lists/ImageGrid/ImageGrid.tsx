import { useLingui } from '@lingui/react/macro';
import { ImageOff } from 'lucide-react';
import { forwardRef, lazy, Suspense, useState, type ReactNode } from 'react';
import { PicturePlaceholder } from '../../pictures/PicturePlaceholder/index.ts';
import type { Picture } from '../Lightbox/index.ts';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import { cell, grid, lost, more, photo } from './ImageGrid.css.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';
import { useHeldPicture } from '../../theme/UiProvider/index.ts';
import { bare } from '../../theme/bare.css.ts';

/** The viewer's code loads when the first picture is opened. */
const Lightbox = lazy(() => import('../Lightbox/Lightbox.tsx').then((part) => ({ default: part.Lightbox })));

/** Number of pictures that a grid shows; the rest are behind the last one. */
export const gridShows = 4;

export interface ImageGridProps extends RootProps {
  /** From one on; more than four are counted on the fourth. */
  pictures: readonly Picture[];
}

/**
 * The pictures of a post: one large, two side by side, three or four as tiles. Their space is reserved before they load,
 * and a press shows them in full.
 */
export const ImageGrid = forwardRef<HTMLUListElement, ImageGridProps>(function ImageGrid({ pictures, ...root }, ref) {
  const { t } = useLingui();
  const [index, setIndex] = useState<number | null>(null);
  const [opened, setOpened] = useState(false);
  const shown = pictures.slice(0, gridShows);
  const hidden = pictures.length - shown.length;
  if (shown.length === 0) return null;

  const open = (at: number) => {
    setOpened(true);
    setIndex(at);
  };

  return (
    <>
      <ul className={grid[shown.length as keyof typeof grid]} ref={ref} {...rootOf(root)}>
        {shown.map((picture, at) => {
          const number = at + 1;
          const { alt } = picture;
          return (
            <li className={bare} key={picture.src}>
              <Cell picture={picture} name={t`看大图 ${number}：${alt}`} onOpen={() => open(at)}>
                {hidden > 0 && number === shown.length && <span className={more}>+{hidden}</span>}
              </Cell>
            </li>
          );
        })}
      </ul>
      {opened && (
        <Suspense fallback={null}>
          <Lightbox pictures={pictures} index={index} onIndexChange={setIndex} onClose={() => setIndex(null)} />
        </Suspense>
      )}
    </>
  );
});

interface CellProps {
  picture: Picture;
  /** Name of the button that opens it. */
  name: string;
  onOpen: () => void;
  children: ReactNode;
}

/** One picture, or its placeholder until it is asked for; the focus stays on it. */
function Cell({ picture, name, onOpen, children }: CellProps) {
  const { held, asked, show } = useHeldPicture(picture.src);
  if (held) return <PicturePlaceholder alt={picture.alt} onShow={show} />;
  return (
    <button type="button" className={cell} aria-haspopup="dialog" autoFocus={asked} onClick={onOpen}>
      <Photo picture={picture} name={name} />
      {children}
    </button>
  );
}

function Photo({ picture, name }: { picture: Picture; name: string }) {
  const [broken, setBroken] = useState(false);
  if (broken) {
    return (
      <span className={lost}>
        <ImageOff size={20} aria-hidden />
        <span className={visuallyHidden}>{name}</span>
      </span>
    );
  }
  return (
    <img
      className={photo}
      src={picture.src}
      alt={name}
      width={picture.width ?? 400}
      height={picture.height ?? 300}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(true)}
    />
  );
}

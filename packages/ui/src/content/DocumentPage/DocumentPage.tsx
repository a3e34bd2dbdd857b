import { useLingui } from '@lingui/react/macro';
import { Printer } from 'lucide-react';
import { forwardRef, useId, type ReactNode, useEffect, useState } from 'react';
import { Button } from '../../actions/Button/index.ts';
import { ErrorState } from '../../feedback/ErrorState/index.ts';
import { Skeleton } from '../../feedback/Skeleton/index.ts';
import {
  acts,
  brief as briefLook,
  card,
  columns,
  edition as editionLook,
  head,
  name,
  section,
  sectionName,
  sectionNumber,
  side,
  contents,
  contentsLink,
  contentsName,
  contentsNumber,
} from './DocumentPage.css.ts';
import { DocumentContacts, type DocumentContact } from './DocumentContacts.tsx';
import { rootOf, type RootProps } from '../../theme/root.ts';
import type { DocumentSection } from './DocumentPage.types.ts';
import { bare } from '../../theme/bare.css.ts';

/** Part of the window, from its top, in which a heading counts as read. */
const band = '0px 0px -66% 0px';

/** Id of the section that is being read: the last one whose beginning has come into the upper third of the window; the first until then. */
function useSectionRead(ids: readonly string[]): string | undefined {
  const [begun, setBegun] = useState<string>();
  const key = ids.join(' ');
  useEffect(() => {
    const order = key.split(' ');
    const inside = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inside.add(target.id);
          else inside.delete(target.id);
        }
        const last = order.findLast((id) => inside.has(id));
        if (last !== undefined) setBegun(last);
      },
      { rootMargin: band },
    );
    for (const id of order) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [key]);
  return begun !== undefined && ids.includes(begun) ? begun : ids[0];
}

/** The contents of a document; the section that is being read is marked. */
function DocumentContents({ sections }: { sections: readonly DocumentSection[] }) {
  const { t } = useLingui();
  const read = useSectionRead(sections.map(({ id }) => id));
  return (
    <nav className={contents} aria-label={t`本页目录`}>
      <p className={contentsName}>{t`本页目录`}</p>
      <ol className={bare}>
        {sections.map(({ id, title }, index) => (
          <li className={bare} key={id}>
            <a href={`#${id}`} className={contentsLink} {...(read === id && { 'aria-current': 'location' })}>
              <span className={contentsNumber}>{index + 1}</span>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

export interface DocumentPageProps extends RootProps {
  /** Menu of links to further documents. */
  menu: ReactNode;
  title: string;
  /** Effective date and version, formatted for display. */
  edition?: string;
  /** Main points, for readers who read no further. */
  brief?: readonly { title: string; text: string }[];
  sections: readonly DocumentSection[];
  /** Contacts for questions; default none. */
  contacts?: readonly DocumentContact[];
  /** Action that the reader may have come for, beside the text; default none. */
  act?: ReactNode;
  /** Default `ready`. */
  status?: 'ready' | 'loading' | 'error';
  onRetry?: () => void;
  /** Prints the page; default the browser's own print. On paper only the document is printed. */
  onPrint?: () => void;
}

/** A document to read: agreements, help, about the site. Its table of contents stands beside it and marks the reader's position. */
export const DocumentPage = forwardRef<HTMLDivElement, DocumentPageProps>(function DocumentPage(
  { menu, title, edition, brief = [], sections, contacts = [], act, status = 'ready', onRetry, onPrint = () => window.print(), ...root },
  ref,
) {
  const { t } = useLingui();
  const id = useId();
  return (
    <div className={columns} ref={ref} {...rootOf(root)}>
      <div className={side}>{menu}</div>
      <article className={card} aria-labelledby={id} aria-busy={status === 'loading'}>
        <header className={head}>
          <h1 id={id} className={name}>
            {title}
          </h1>
          {edition && <p className={editionLook}>{edition}</p>}
          {!edition && status === 'loading' && (
            <div className={editionLook}>
              <Skeleton lines={1} />
            </div>
          )}
          {status === 'ready' && (
            <div className={acts} data-print="no">
              <Button size="s" tone="outline" icon={<Printer size={16} aria-hidden />} onClick={onPrint}>
                {t`打印`}
              </Button>
              {act}
            </div>
          )}
        </header>
        {status === 'error' && <ErrorState title={t`内容没能送到`} {...(onRetry && { onRetry })} />}
        {status === 'loading' && (
          <>
            <Skeleton shape="block" height={118} />
            <Skeleton lines={8} />
            <Skeleton shape="block" height={560} />
          </>
        )}
        {status === 'ready' && (
          <>
            {brief.length > 0 && (
              <ul className={briefLook}>
                {brief.map((one) => (
                  <li className={bare} key={one.title}>
                    <strong className={bare}>{one.title}</strong>
                    {one.text}
                  </li>
                ))}
              </ul>
            )}
            {sections.map((one, index) => (
              <section key={one.id} id={one.id} className={section} aria-labelledby={`${id}-${one.id}`} tabIndex={-1}>
                <h2 id={`${id}-${one.id}`} className={sectionName}>
                  <span className={sectionNumber}>{index + 1}</span>
                  {one.title}
                </h2>
                {one.paragraphs.map((paragraph) => (
                  <p className={bare} key={paragraph}>
                    {paragraph}
                  </p>
                ))}
                {one.points && (
                  <ul className={bare}>
                    {one.points.map((point) => (
                      <li className={bare} key={point}>
                        {point}
                      </li>
                    ))}
                  </ul>
                )}
              </section>
            ))}
          </>
        )}
      </article>
      <div className={side}>
        {status === 'loading' && <Skeleton shape="block" height={304} />}
        {status === 'ready' && <DocumentContents sections={sections} />}
        {contacts.length > 0 && <DocumentContacts contacts={contacts} />}
      </div>
    </div>
  );
});

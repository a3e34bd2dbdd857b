import { useLingui } from '@lingui/react/macro';
import { contents, contentsLink, contentsName, contentsNumber } from './DocumentPage.css.ts';
import type { DocumentSection } from './DocumentPage.types.ts';
import { useSectionRead } from './useSectionRead.ts';

/** The contents of a document; the section that is being read is marked. */
export function DocumentContents({ sections }: { sections: readonly DocumentSection[] }) {
  const { t } = useLingui();
  const read = useSectionRead(sections.map(({ id }) => id));
  return (
    <nav className={contents} aria-label={t`本页目录`}>
      <p className={contentsName}>{t`本页目录`}</p>
      <ol>
        {sections.map(({ id, title }, index) => (
          <li key={id}>
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

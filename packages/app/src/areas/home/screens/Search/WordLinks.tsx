import { ButtonLink } from '@pitchside/ui/ButtonLink';
import { cutSearch } from '@pitchside/ui/SearchBox';
import { searchHref } from './searchAddress.ts';
import { Words } from './Search.layout.ts';

/** Words to search for. */
export const WordLinks = ({ words }: { words: readonly string[] }) => (
  <Words>
    {words.map((word) => (
      <li key={word}>
        <ButtonLink size="s" tone="outline" href={searchHref(cutSearch(word).trim())}>
          {word}
        </ButtonLink>
      </li>
    ))}
  </Words>
);

import { useLingui } from '@lingui/react/macro';
import { ChevronDown, ChevronRight, Search } from 'lucide-react';
import { forwardRef, useId, useState, type ReactNode } from 'react';
import { EmptyState } from '../../feedback/EmptyState/index.ts';
import { Input } from '../../forms/Input/index.ts';
import { LeagueBadge } from '../LeagueBadge/index.ts';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import {
  chevron,
  count,
  country as countryButton,
  figure,
  frame,
  group,
  head,
  league as leagueLink,
  leagues,
  live,
  name,
  searchPlace,
} from './CountryTree.css.ts';
import { searchTree, type TreeCountry, type TreeLeague } from './tree.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';
import { bare } from '../../theme/bare.css.ts';

export interface CountryTreeProps extends RootProps {
  /** Names the tree for screen readers: 赛事目录. */
  label: string;
  /** Popular competitions, shown on top. */
  hot: readonly TreeLeague[];
  countries: readonly TreeCountry[];
  /** International competitions, below the countries. */
  international: readonly TreeLeague[];
  /** Id of the competition whose page this is; its country begins open. */
  currentId?: string;
  /** Teams found by the same search, below the competitions. */
  found?: ReactNode;
  /** Called with the search text, to find teams. */
  onSearch?: (text: string) => void;
}

/** All competitions by country with a search: the country of the current one is open, the others open at a press. */
export const CountryTree = forwardRef<HTMLElement, CountryTreeProps>(function CountryTree(
  { label, hot, countries, international, currentId, found, onSearch, ...root },
  ref,
) {
  const { t } = useLingui();
  const [search, setSearch] = useState('');
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const own = countries.find((country) => country.leagues.some(({ id }) => id === currentId))?.id;
  const searching = search.trim() !== '';
  const shown = searchTree(countries, search);
  const [abroad] = searchTree([{ id: '', name: '', leagues: international }], search);
  const nothing = searching && shown.length === 0 && !abroad && !found;

  function isOpen(id: string): boolean {
    return searching || opened.has(id) !== (id === own);
  }
  const toggle = (id: string) => setOpened((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]));

  return (
    <nav className={frame} aria-label={label} ref={ref} {...rootOf(root)}>
      <div className={searchPlace}>
        <Input
          label={t`搜国家、联赛、球队`}
          labelHidden
          placeholder={t`搜国家、联赛、球队`}
          icon={<Search size={16} aria-hidden />}
          maxLength={40}
          value={search}
          onValueChange={(text) => {
            setSearch(text);
            onSearch?.(text);
          }}
        />
      </div>
      {!searching && hot.length > 0 && (
        <Group title={t`热门`}>
          <Leagues list={hot} currentId={currentId} />
        </Group>
      )}
      {shown.length > 0 && (
        <Group title={t`国家与地区`} total={countries.length}>
          <ul className={bare}>
            {shown.map(({ id, name: words, leagues: list }) => (
              <li className={bare} key={id}>
                <button type="button" className={countryButton} aria-expanded={isOpen(id)} disabled={searching} onClick={() => toggle(id)}>
                  <span className={name}>{words}</span>
                  <span className={figure}>{list.length}</span>
                  {isOpen(id) ? (
                    <ChevronDown size={16} className={chevron} aria-hidden />
                  ) : (
                    <ChevronRight size={16} className={chevron} aria-hidden />
                  )}
                </button>
                {isOpen(id) && <Leagues list={list} currentId={currentId} inside />}
              </li>
            ))}
          </ul>
        </Group>
      )}
      {abroad && abroad.leagues.length > 0 && (
        <Group title={t`国际赛事`}>
          <Leagues list={abroad.leagues} currentId={currentId} />
        </Group>
      )}
      {searching && found}
      {nothing && <EmptyState title={t`没有找到`} drawing={null} />}
    </nav>
  );
});

/** A part of the tree under its own name. */
export function CountryTreeGroup({ title, children }: { title: string; children: ReactNode }) {
  return <Group title={title}>{children}</Group>;
}

function Group({ title, total, children }: { title: string; total?: number; children: ReactNode }) {
  const id = useId();
  return (
    <section className={group} aria-labelledby={id}>
      <h2 id={id} className={head}>
        {title}
        {total !== undefined && <span className={count}>{total}</span>}
      </h2>
      {children}
    </section>
  );
}

function Leagues({ list, currentId, inside = false }: { list: readonly TreeLeague[]; currentId: string | undefined; inside?: boolean }) {
  const { t } = useLingui();
  return (
    <ul className={inside ? leagues : bare}>
      {list.map(({ id, name: words, color, href, progress, playing }) => (
        <li className={bare} key={id}>
          <a className={leagueLink[inside ? 'inside' : 'top']} href={href} aria-current={id === currentId ? 'page' : undefined}>
            {!inside && <LeagueBadge leagueId={id} color={color} />}
            <span className={name} title={words}>
              {words}
            </span>
            {playing > 0 ? (
              <span className={live}>
                <span aria-hidden="true">{playing}</span>
                <span className={visuallyHidden}>{t`${playing} 场进行中`}</span>
              </span>
            ) : (
              progress && <span className={figure}>{progress}</span>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}

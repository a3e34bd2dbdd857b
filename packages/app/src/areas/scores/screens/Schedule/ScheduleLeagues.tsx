import { useLingui } from '@lingui/react/macro';
import { Button } from '@pitchside/ui/Button';
import { Chip } from '@pitchside/ui/Chip';
import { LeagueStripe } from '@pitchside/ui/LeagueStripe';
import { Text } from '@pitchside/ui/Text';
import { SlidersHorizontal } from 'lucide-react';
import { lazy, useState } from 'react';
import { useSnapshot } from 'valtio';
import { language } from '../../../../platform/api/language.ts';
import type { ScheduleType } from '../../../../platform/days/days.ts';
import { letterOf, nameOrder } from '../../matches/matchLetters.ts';
import { chosenLeagues, keepLeagues, toggleLeague } from './filter.store.ts';
import { leaguesOf } from './groups.ts';
import { useShown } from './useShown.ts';
import { Later } from '../../../../platform/drawn/Later.tsx';

const FilterDialog = lazy(() => import('@pitchside/ui/FilterDialog').then((part) => ({ default: part.FilterDialog })));

/** Leagues that stand beside each other; the others are in the dialog. */
const shownChips = 8;

/** The name of the country that leagues are of, and its letter. */
function nameOf(list: readonly { country: string }[]): { name: string; letter: string } {
  const name = list[0]?.country ?? '';
  return { name, letter: letterOf(name) };
}

/** Chooses leagues: the known ones by a press, all of them in a dialog. */
export function ScheduleLeagues({ type }: { type: ScheduleType }) {
  const { t } = useLingui();
  const chosen = useSnapshot(chosenLeagues);
  const { all } = useShown(type);
  const [open, setOpen] = useState(false);
  const [opened, setOpened] = useState(false);
  const leagues = leaguesOf(all);
  const here = leagues.filter(({ id }) => chosen.has(id));
  const chips = [...leagues.slice(0, shownChips), ...leagues.slice(shownChips).filter(({ id }) => chosen.has(id))];
  const hidden = leagues.length - shownChips;
  const countries = Map.groupBy(leagues, ({ country_id }) => country_id);
  const order = nameOrder(language);
  const byName = (one: { name: string }, other: { name: string }) => order(one.name, other.name);
  const ids = (list: readonly { id: string }[]) => new Set(list.map(({ id }) => id));

  return (
    <>
      <Chip size="l" pressed={here.length === 0} onPress={() => keepLeagues([])}>
        {t`全部赛事`}
      </Chip>
      {chips.map(({ id, name, color, count }) => (
        <Chip
          key={id}
          size="l"
          pressed={chosen.has(id)}
          onPress={() => toggleLeague(id)}
          icon={<LeagueStripe leagueId={id} color={color} />}
        >
          {name}{' '}
          <Text figure size="s">
            {count}
          </Text>
        </Chip>
      ))}
      {leagues.length > shownChips && (
        <Button
          tone="outline"
          size="s"
          icon={<SlidersHorizontal size={16} aria-hidden />}
          onClick={() => {
            setOpened(true);
            setOpen(true);
          }}
        >
          {t`更多 ${hidden}`}
        </Button>
      )}
      {opened && (
        <Later>
          <FilterDialog
            open={open}
            onClose={() => setOpen(false)}
            items={{
              event: leagues
                .map(({ id, name, color, count, tier }) => ({ id, name, count, color, letter: letterOf(name), isHot: tier === 1 }))
                .sort(byName),
              country: [...countries]
                .map(([id, list]) => ({
                  id,
                  ...nameOf(list),
                  count: list.reduce((sum, { count }) => sum + count, 0),
                  isHot: list.some(({ tier }) => tier === 1),
                }))
                .sort(byName),
            }}
            chosen={{
              event: ids(here.length > 0 ? here : leagues),
              country: new Set(
                [...countries].filter(([, list]) => here.length === 0 || list.some(({ id }) => chosen.has(id))).map(([id]) => id),
              ),
            }}
            onApply={({ kind, chosen: next }) => {
              const kept = leagues.filter(({ id, country_id }) => next.has(kind === 'event' ? id : country_id));
              keepLeagues(kept.length === leagues.length ? [] : ids(kept));
            }}
          />
        </Later>
      )}
    </>
  );
}

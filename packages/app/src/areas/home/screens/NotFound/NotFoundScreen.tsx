import { recommendedMatches } from '@pitchside/api/scores/matches';
import { NotFound } from '@pitchside/ui/NotFound';
import { Pressable } from '@pitchside/ui/Pressable';
import { Scorebug } from '@pitchside/ui/Scorebug';
import { Text } from '@pitchside/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router-dom';
import { routes } from '../../../../routes.data.ts';
import { api } from '../../../../platform/api/api.ts';
import { useResource } from '../../../../platform/resource/useResource.ts';
import { matchHref } from '../../../scores/matchLinks.ts';
import { scoreView } from '../../../scores/match.presenter.ts';
import { useFreshMatches } from '../../../scores/useFreshMatches.ts';
import { SearchWired } from '../../Search.tsx';
import { HotLine, HotList } from './NotFound.layout.ts';

/** Hot matches shown at most. */
const most = 5;

/** /404: the way on from an address that leads nowhere. */
export function NotFoundScreen() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const fresh = useFreshMatches();
  // Without the list the page still leads home.
  const hot =
    useResource('hot', (signal) => api.call(recommendedMatches, { sport: 'football', limit: most }, { signal })).value?.list ?? [];
  const list = hot.length > 0 && (
    <HotList aria-label={t`大家在看`}>
      {hot.map((match, index) => (
        <li key={match.id}>
          <Pressable href={matchHref(match)}>
            <HotLine>
              <Text figure size="l">
                {index + 1}
              </Text>
              <Scorebug {...scoreView(fresh(match))} size="dense" stretch />
            </HotLine>
          </Pressable>
        </li>
      ))}
    </HotList>
  );
  return (
    <NotFound
      homeHref={routes.main.path}
      search={<SearchWired place="page" />}
      hot={list}
      {...(history.length > 2 && { onBack: () => void navigate(-2) })}
    />
  );
}

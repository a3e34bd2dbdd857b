import { useLingui } from '@lingui/react/macro';
import { trophyHome } from '@pitchside/api/member/trophies';
import { ButtonLink } from '@pitchside/ui/ButtonLink';
import { Card } from '@pitchside/ui/Card';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { EventStage } from '@pitchside/ui/EventStage';
import { EventWinners } from '@pitchside/ui/EventWinners';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { LinkTabs } from '@pitchside/ui/Tabs';
import { Text } from '@pitchside/ui/Text';
import { useSearchParams } from 'react-router-dom';
import { routes } from '../../../../routes.data.ts';
import { api } from '../../../../platform/api/api.ts';
import { Page } from '../../../../platform/page/Page.layout.ts';
import { useResource } from '../../../../platform/resource/useResource.ts';
import { statusOf } from '../../../../platform/resource/statusOf.ts';
import { eventUnits, useEventLabels } from '../../trophies/useEventLabels.ts';
import { EventTableWired } from './EventTable.tsx';
import { Hall, Rules, Side } from './TrophyHome.layout.ts';
import { Button } from '@pitchside/ui/Button';
import { TrophyShelf } from '@pitchside/ui/TrophyShelf';
import { useSnapshot } from 'valtio';
import { openLogin } from '../../../../platform/overlays/overlays.store.ts';
import { session } from '../../../../platform/session/session.store.ts';
import { useTrophies } from '../../trophies/useTrophies.ts';

/** Which event an address asks for; undefined for the first that runs. */
const readEvent = (parameters: URLSearchParams): string | undefined => parameters.get('event') ?? undefined;

/** The address of an event. */
const eventHref = (id: string): string => `${routes.trophyHome.path}?${new URLSearchParams({ event: id })}`;

/** The reader's own trophies; visitors see how to get some. */
function MyTrophiesWired() {
  const { t } = useLingui();
  const { user } = useSnapshot(session);
  const { trophies, status, again } = useTrophies(user?.id ?? null);
  return (
    <Card stacked padding="titled" title={t`我的奖杯`}>
      <TrophyShelf
        label={t`我的奖杯`}
        trophies={trophies}
        status={user ? status : 'ready'}
        onRetry={again}
        emptyNote={user ? t`在活动里进到前三名，奖杯就放在这里` : t`登录后看你得过的奖杯`}
        {...(!user && { emptyAction: <Button onClick={openLogin}>{t`登录`}</Button> })}
      />
    </Card>
  );
}

/** Refresh interval of the events, ms; the beginning or end of one refreshes them at once. */
const every = 60_000;

/** /trophy/home: events with their tables, past winners, and the reader's own trophies. */
export function TrophyHomeScreen() {
  const { t } = useLingui();
  const words = useEventLabels();
  const [parameters] = useSearchParams();
  const { value, state, again } = useResource('events', (signal) => api.call(trophyHome, {}, { signal, quiet: true }), { every });
  const asked = readEvent(parameters);
  const current = value?.current ?? [];
  const past = value?.past ?? [];
  const event = [...current, ...past.map((each) => each.event)].find(({ id }) => id === asked) ?? current[0];
  const status = statusOf({ value, state });
  // Tabs, stage and tables stand where their bones stood.
  if (status === 'loading')
    return (
      <Page>
        <Text as="h1" size="title">{t`荣誉殿堂`}</Text>
        <Skeleton shape="block" height={36} />
        <Skeleton shape="block" height={236} />
        <Skeleton shape="block" height={720} />
      </Page>
    );
  return (
    <Page data-ready>
      <Text as="h1" size="title">{t`荣誉殿堂`}</Text>
      {current.length + (event && !current.includes(event) ? 1 : 0) > 1 && (
        <LinkTabs
          label={t`活动`}
          value={event?.id ?? ''}
          tabs={[...current, ...(event && !current.includes(event) ? [event] : [])].map(({ id, name }) => ({
            id,
            label: name,
            href: eventHref(id),
          }))}
        />
      )}
      {status === 'error' && <ErrorState title={t`活动没能送到`} onRetry={again} />}
      {status === 'ready' && !event && (
        <Card>
          <EmptyState title={t`现在没有活动`} action={<ButtonLink href={routes.rank.path}>{t`去看排行榜`}</ButtonLink>}>
            {t`下一届定了，这里就会倒计时`}
          </EmptyState>
        </Card>
      )}
      {event && event.state !== 'cancelled' && (
        <EventStage
          key={event.id}
          name={event.name}
          kind={words[event.kind].name}
          state={event.state}
          startsAt={event.starts_at}
          endsAt={event.ends_at}
          onTurn={again}
          {...(event.state === 'running' && {
            action: <ButtonLink href={words[event.kind].href}>{words[event.kind].verb}</ButtonLink>,
          })}
        />
      )}
      <Hall>
        <Side>
          {event && event.state !== 'ahead' && <EventTableWired key={event.id} event={event} />}
          <Card stacked padding="titled" title={t`往届得主`}>
            <EventWinners
              label={t`往届得主`}
              status={status}
              onRetry={again}
              events={past.map(({ event: over, winners }) => ({
                id: over.id,
                name: over.name,
                kind: words[over.kind].name,
                unit: eventUnits[over.kind],
                startsAt: over.starts_at,
                endsAt: over.ends_at,
                winners: winners.map(({ place, value: count, member }) => ({
                  id: member.id,
                  nickname: member.user_nickname,
                  place,
                  value: count,
                  href: `${routes.persona.path}?id=${member.id}`,
                })),
              }))}
            />
          </Card>
        </Side>
        <Side>
          {event && (
            <Card stacked padding="titled" title={t`规则`}>
              <Rules>
                {event.rules
                  .split('\n')
                  .filter((rule) => rule.trim() !== '')
                  .map((rule, index) => (
                    <Text key={rule} as="li" size="m">
                      {`${index + 1}. ${rule}`}
                    </Text>
                  ))}
              </Rules>
            </Card>
          )}
          <MyTrophiesWired />
        </Side>
      </Hall>
    </Page>
  );
}

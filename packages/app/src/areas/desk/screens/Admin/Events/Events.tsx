import { useLingui } from '@lingui/react/macro';
import { adminEvents, type DeskEvent } from '@pitchside/api/member/trophies';
import { Button } from '@pitchside/ui/Button';
import { Card, CardBleed } from '@pitchside/ui/Card';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { Pressable } from '@pitchside/ui/Pressable';
import { Table } from '@pitchside/ui/Table';
import { TwoLines } from '@pitchside/ui/TwoLines';
import { useFormat } from '@pitchside/ui/format';
import { useState } from 'react';
import { api } from '../../../../../platform/api/api.ts';
import { language } from '../../../../../platform/api/language.ts';
import { startOf } from '../../../../../platform/days/days.ts';
import { useResource } from '../../../../../platform/resource/useResource.ts';
import { statusOf } from '../../../../../platform/resource/statusOf.ts';
import { Blocks, Two } from '../Admin.layout.ts';
import { CancelEvent } from './CancelEvent.tsx';
import { EventForm } from './EventForm.tsx';
import { useEventDeskLabels } from './useEventDeskLabels.ts';

/** Events of the site with their trophies: written, changed and called off, each with a reason. */
export default function Events() {
  const { t, i18n } = useLingui();
  const { fullDate } = useFormat();
  const { kinds, states } = useEventDeskLabels();
  const [opened, setOpened] = useState<DeskEvent>();
  const [fresh, setFresh] = useState(0);
  const { value, state, again } = useResource('events', (signal) => api.call(adminEvents, {}, { signal, quiet: true }));
  const write = (event: DeskEvent | undefined) => {
    setOpened(event);
    setFresh(fresh + 1);
  };
  const show = (event: DeskEvent) => {
    write(event);
    again();
  };
  const hasEnded = opened?.state === 'over' || opened?.state === 'cancelled';
  return (
    <Two>
      <Card id="events" title={t`活动`} aside={<Button size="s" onClick={() => write(undefined)}>{t`新建`}</Button>}>
        <CardBleed>
          <Table
            caption={t`活动`}
            captionHidden
            rows={value?.list ?? []}
            keyOf={({ id }) => id}
            {...(opened && { currentKey: opened.id })}
            status={statusOf({ value, state })}
            error={t`活动没能送到`}
            onRetry={again}
            empty={<EmptyState title={t`还没有活动`} drawing={null} />}
            columns={[
              {
                id: 'name',
                head: t`名称`,
                cell: (event) => (
                  <Pressable onClick={() => write(event)}>
                    <TwoLines look="strong" note={kinds[event.kind]}>
                      {event.names[language]}
                    </TwoLines>
                  </Pressable>
                ),
              },
              {
                id: 'days',
                head: t`日期`,
                cell: ({ first_day: first, last_day: last }) =>
                  [...new Set([first, last])].map((day) => fullDate(startOf(day))).join(' – '),
              },
              { id: 'counted', head: t`上榜`, numeric: true, cell: ({ counted }) => i18n.number(counted) },
              { id: 'state', head: t`状态`, cell: (event) => states[event.state] },
            ]}
          />
        </CardBleed>
      </Card>
      <Blocks>
        {!hasEnded && <EventForm key={`${opened?.id ?? 'new'} ${fresh}`} event={opened} onSaved={show} />}
        {opened && <CancelEvent key={`${opened.id} ${fresh}`} event={opened} onCancelled={show} />}
      </Blocks>
    </Two>
  );
}

import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { say } from '../../lab/storykit/say.ts';
import { scheduleMatches, scheduleNow } from './ScheduleList.fixtures.ts';
import { ScheduleDay, ScheduleFold, ScheduleHour, ScheduleList, ScheduleNow } from './ScheduleList.tsx';
import { ScheduleRow } from './ScheduleRow.tsx';
import { ScheduleSkeleton } from './ScheduleSkeleton.tsx';

const zone = 'Asia/Shanghai';
const acts = { onReserve: fn(), onCancel: fn(), onRemind: fn(), onStar: fn(), timeZone: zone };
const meta = { component: ScheduleList, args: { children: null } } satisfies Meta<typeof ScheduleList>;
export default meta;
type Story = StoryObj<typeof meta>;

const evening: Story['render'] = () => (
  <ScheduleList>
    <ScheduleDay
      title={say('今天', 'Today', 'Hôm nay')}
      hint={say('11月21日 周六，6 场', 'Sat 11/21, 6 matches', 'Th 7 21/11, 6 trận')}
      zoneAt={scheduleNow}
      timeZone={zone}
    >
      <ScheduleFold
        label={say('已完场 1 场', '1 finished', 'Đã xong 1 trận')}
        hint={say('切尔西 1-3 曼城', 'Chelsea 1-3 Man City', 'Chelsea 1-3 Man City')}
        open={false}
        onOpenChange={fn()}
      />
      <ScheduleHour at={scheduleMatches.live.kickoffAt} state="on" hint={say('2 场进行中', '2 on now', '2 trận đang đá')} timeZone={zone}>
        <ScheduleRow match={scheduleMatches.live} starred {...acts} />
        <ScheduleRow match={scheduleMatches.unshown} {...acts} />
      </ScheduleHour>
      <ScheduleNow at={scheduleNow} timeZone={zone} />
      <ScheduleHour at={scheduleMatches.coming.kickoffAt} state="coming" hint={say('2小时后', 'in 2 hr.', 'sau 2 giờ')} timeZone={zone}>
        <ScheduleRow match={scheduleMatches.coming} {...acts} />
        <ScheduleRow match={scheduleMatches.open} reservation="reminding" {...acts} />
        <ScheduleRow match={scheduleMatches.off} {...acts} />
      </ScheduleHour>
    </ScheduleDay>
    <ScheduleDay
      title={say('明天', 'Tomorrow', 'Ngày mai')}
      hint={say('11月22日 周日，2 场', 'Sun 11/22, 2 matches', 'CN 22/11, 2 trận')}
      open={false}
      onOpenChange={fn()}
    />
  </ScheduleList>
);

export const Default: Story = { render: evening };

const states: Story['render'] = () => (
  <ScheduleList>
    <ScheduleHour at={scheduleMatches.over.kickoffAt} state="over" timeZone={zone}>
      <ScheduleRow match={scheduleMatches.over} {...acts} />
    </ScheduleHour>
    <ScheduleHour at={scheduleMatches.coming.kickoffAt} state="coming" timeZone={zone}>
      {(['none', 'pending', 'silent', 'reminding'] as const).map((reservation) => (
        <ScheduleRow key={reservation} match={{ ...scheduleMatches.coming, id: reservation }} reservation={reservation} {...acts} />
      ))}
    </ScheduleHour>
  </ScheduleList>
);
export const States: Story = { tags: ['gallery'], render: states };

export const LongVietnamese: Story = { render: evening, parameters: { locale: 'vi' } };
export const Night: Story = { render: evening, parameters: { theme: 'night' } };
export const Narrow: Story = { render: evening, parameters: { stage: 560 } };
export const Loading: Story = { render: () => <ScheduleSkeleton /> };

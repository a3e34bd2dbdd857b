import type { Meta, StoryObj } from '@storybook/react-vite';
import { matchCard } from '../../lab/storykit/matchCard.css.ts';
import { storyClubs } from '../ScoreTable/clubs.fixtures.ts';
import { say } from '../../lab/storykit/say.ts';
import { AbsenceList } from './AbsenceList.tsx';

const { mci: home, ars: away } = storyClubs;
const meta = {
  component: AbsenceList,
  args: {
    home,
    away,
    absences: {
      home: [
        {
          id: '1',
          name: say('德布兰', 'De Bran', 'De Bran'),
          kind: 'injury',
          reason: say('腿筋，预计四月初复出', 'Hamstring, back in early April', 'Gân kheo, trở lại đầu tháng 4'),
        },
      ],
      away: [
        {
          id: '2',
          name: say('廷比', 'Timby', 'Timby'),
          kind: 'injury',
          reason: say('膝部，赛季报销', 'Knee, out for the season', 'Đầu gối, nghỉ hết mùa'),
        },
        { id: '3', name: say('若日', 'Jorg', 'Jorg'), kind: 'suspension' },
        { id: '4', name: say('马丁内', 'Martine', 'Martine'), kind: 'doubt' },
      ],
    },
  },
  decorators: [
    (Story) => (
      <div className={matchCard.half}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AbsenceList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['gallery'] };
export const NobodyMissing: Story = { args: { absences: { home: [], away: [] } } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { themes } from '../../theme/index.ts';
import { clipScore, longClipScore } from './ClipScore.fixtures.ts';
import { narrow, picture } from './ClipScore.stories.css.ts';
import { ClipScore, type ClipScoreProps } from './ClipScore.tsx';

const meta = { component: ClipScore, args: clipScore } satisfies Meta<typeof ClipScore>;
export default meta;
type Story = StoryObj<typeof meta>;

const over = (props: ClipScoreProps, place = picture) => (
  <div className={`${place} ${themes.night}`}>
    <ClipScore {...props} />
  </div>
);
const { goal: _, ...before } = clipScore;

export const Default: Story = { tags: ['gallery'], render: (args) => over(args) };
export const BeforeTheGoal: Story = { render: () => over({ ...before, score: { home: 1, away: 1 } }) };
export const Narrow: Story = { render: () => over(longClipScore, narrow) };
export const LongVietnamese: Story = { parameters: { locale: 'vi' }, render: () => over(longClipScore) };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { say } from '../../lab/storykit/say.ts';
import { hotLeagues, international, treeCountries } from './CountryTree.fixtures.ts';
import { column } from './CountryTree.stories.css.ts';
import { CountryTree } from './CountryTree.tsx';
import { CountryTreeSkeleton } from './CountryTreeSkeleton.tsx';

const meta = {
  component: CountryTree,
  args: {
    label: say('赛事目录', 'Competitions', 'Danh mục giải đấu'),
    hot: hotLeagues,
    countries: treeCountries,
    international,
    currentId: 'epl',
  },
  decorators: [
    (Story) => (
      <div className={column}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CountryTree>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['gallery'] };
export const LongVietnamese: Story = { parameters: { locale: 'vi' } };
export const Night: Story = { parameters: { theme: 'night' } };
export const Empty: Story = { args: { hot: [], countries: [], international: [] } };
export const Loading: Story = { render: () => <CountryTreeSkeleton /> };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { clubs } from '../../scores/Crest/Crest.fixtures.ts';
import { coverKinds } from '../cover.ts';
import { storyKinds } from '../storyCover.ts';
import { wall } from './Cover.stories.css.ts';
import { Cover } from './Cover.tsx';
import { StoryCover } from './StoryCover.tsx';

const { mci, ars } = clubs;
const meta = {
  component: Cover,
  args: { kind: 'football', seed: 'top', home: mci.colors, away: ars.colors, teams: [mci.id, ars.id], loading: 'eager' },
} satisfies Meta<typeof Cover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Round: Story = { args: { round: true } };

const pairs = [
  [clubs.mci, clubs.ars],
  [clubs.rma, clubs.bar],
  [clubs.bay, clubs.bvb],
  [clubs.gua, clubs.sha],
] as const;

export const Kinds: Story = {
  tags: ['gallery'],
  render: () => (
    <div className={wall}>
      {coverKinds.flatMap((kind) =>
        pairs.map(([home, away], index) => (
          <Cover
            key={`${kind}${home.id}`}
            kind={kind}
            seed={`${kind} ${index}`}
            home={home.colors}
            away={away.colors}
            teams={[home.id, away.id]}
            loading="eager"
          />
        )),
      )}
    </div>
  ),
};

export const Football: Story = {
  render: () => (
    <div className={wall}>
      {Array.from({ length: 30 }, (_, index) => (
        <Cover
          key={index}
          kind="football"
          seed={`match ${index}`}
          home={pairs[index % 4]?.[0].colors}
          away={pairs[index % 4]?.[1].colors}
          loading="eager"
        />
      ))}
    </div>
  ),
};

export const Stories: Story = {
  render: () => (
    <div className={wall}>
      {storyKinds.flatMap((kind) =>
        pairs
          .slice(0, 2)
          .map(([home, away], index) => (
            <StoryCover
              key={`${kind}${home.id}`}
              kind={kind}
              seed={`${kind} ${index}`}
              home={home.colors}
              away={away.colors}
              loading="eager"
            />
          )),
      )}
    </div>
  ),
};

export const BrokenPicture: Story = { args: { src: 'data:image/png;base64,broken', kind: 'studio' } };

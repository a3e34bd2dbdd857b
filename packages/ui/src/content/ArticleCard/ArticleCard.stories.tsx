import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { matches } from '../../scores/Scorebug/Scorebug.fixtures.ts';
import { Scorebug } from '../../scores/Scorebug/index.ts';
import { articles } from './ArticleCard.fixtures.ts';
import { ArticleCard, type ArticleLook } from './ArticleCard.tsx';

const widths: Record<ArticleLook, number> = { lead: 640, row: 760, side: 304, tile: 264, line: 460 };
const meta = {
  component: ArticleCard,
  args: { article: articles.report },
  render: (args) => (
    <div style={{ width: widths[args.look ?? 'row'] }}>
      <ArticleCard {...args} />
    </div>
  ),
} satisfies Meta<typeof ArticleCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Lead: Story = {
  tags: ['gallery'],
  args: { look: 'lead', level: 2, match: <Scorebug {...matches.live} showStatus={false} /> },
};
export const Rows: Story = {
  tags: ['gallery'],
  render: () => (
    <div style={{ width: 760 }}>
      {Object.values(articles).map((article) => (
        <ArticleCard key={article.id} article={article} />
      ))}
    </div>
  ),
};
export const Tiles: Story = {
  tags: ['gallery'],
  render: () => (
    <Gallery direction="row">
      {[articles.tactics, articles.portrait, articles.report].map((article) => (
        <div key={article.id} style={{ width: 264 }}>
          <ArticleCard article={article} look="tile" />
        </div>
      ))}
    </Gallery>
  ),
};
/** In a language that is not the reader's. */
export const Foreign: Story = {
  args: { article: { ...articles.report, title: 'Haaland put City top', summary: 'The last cross was enough.', lang: 'en' } },
};
export const Sides: Story = {
  tags: ['gallery'],
  render: () => (
    <div style={{ width: 304 }}>
      <Gallery>
        {[articles.tactics, articles.portrait, articles.plain].map((article) => (
          <ArticleCard key={article.id} article={article} look="side" />
        ))}
      </Gallery>
    </div>
  ),
};
export const Lines: Story = {
  tags: ['gallery'],
  render: () => (
    <div style={{ width: 460 }}>
      {Object.values(articles).map((article) => (
        <ArticleCard key={article.id} article={article} look="line" />
      ))}
    </div>
  ),
};

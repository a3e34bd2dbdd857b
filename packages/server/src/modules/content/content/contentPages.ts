import { and, eq } from 'drizzle-orm';
import type { Platform } from '../../../platform/platform.ts';
import { numberedPages, type PageSource } from '../../../platform/sitemap.ts';
import { contentItems, contentShelves } from './core/content.tables.ts';

const kinds = [
  { name: 'articles', kind: 'article', page: '/detail' },
  { name: 'videos', kind: 'video', page: '/video-player' },
  { name: 'posts', kind: 'post', page: '/circle-detail' },
] as const;

/** Pages of articles, videos and posts that everybody sees, and of open circles. */
export function contentPages(platform: Pick<Platform, 'db'>): PageSource[] {
  return [
    ...kinds.map(({ name, kind, page }) =>
      numberedPages(platform, {
        name,
        id: contentItems.id,
        changedAt: contentItems.changedAt,
        only: and(eq(contentItems.kind, kind), eq(contentItems.state, 'shown')),
        path: (id) => `${page}?id=${id}`,
      }),
    ),
    numberedPages(platform, {
      name: 'circles',
      id: contentShelves.id,
      only: and(eq(contentShelves.kind, 'circle'), eq(contentShelves.isOpen, true)),
      path: (id) => `/circle?id=${id}`,
    }),
  ];
}

import type { Platform } from '../../platform/platform.ts';
import type { Follow } from '../follow/index.ts';
import type { Matches } from '../matches/index.ts';
import type { Uploads } from '../uploads/index.ts';
import { createComments } from './comments/comments.service.ts';
import { createActsRepository } from './core/acts.repository.ts';
import { createContentService } from './core/content.service.ts';
import { createNotices } from './core/notices.ts';
import { createPublishing } from './core/publishing.ts';
import { createReading } from './core/reading.ts';
import { circlesHandlers } from './posts/circles.handlers.ts';
import { postsHandlers } from './posts/posts.handlers.ts';
import { createScreening } from './review/screening.ts';
import { createWords } from './review/words.ts';
import { createShelves } from './shelves/shelves.ts';

export interface ContentUses {
  follow: Pick<Follow, 'isFollowing'>;
  matches: Pick<Matches, 'rowsById'>;
  uploads: Uploads;
  /** What is looked at before it is shown, as an operator set it. */
  reviewPolicy(): Promise<unknown>;
}

/** Puts the parts of the core together, and the calls on it. */
export function createContent(platform: Platform, { follow, matches, uploads, reviewPolicy }: ContentUses) {
  const acts = createActsRepository(platform.db);
  const words = createWords(platform.db);
  const screening = createScreening(platform, words, reviewPolicy);
  const notices = createNotices();
  const comments = createComments(platform, { acts, notices });
  const reading = createReading(platform, matches);
  const shelves = createShelves(platform.db);
  const publishing = createPublishing(platform, acts, shelves, matches);
  const content = createContentService(platform, { acts, comments, reading, screening, uploads });
  const parts = { content, reading, screening, publishing, uploads, follow };
  return {
    service: { content, acts, comments, reading, shelves, publishing, notices, words, screening },
    handlers: { ...postsHandlers(platform, parts), ...circlesHandlers(platform, shelves, matches) },
  };
}
export type Content = ReturnType<typeof createContent>['service'];

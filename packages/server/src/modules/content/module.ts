import { defineModule } from '../../platform/module.ts';

const nobodyYet = async () => false;

/** Posts, videos and articles with their discussions; nobody owns any until they are served. */
export const contentModule = defineModule({
  name: 'content',
  open: () => ({ rights: { owns: { post: nobodyYet, video: nobodyYet, comment: nobodyYet } } }),
});

import { readExpertNews } from '@pitchside/api/screens/Experts';
import { ExpertArticles, ExpertPosts } from '../../../content/content.lazy.ts';

/** Brings the code of the tab. */
export const takeFirst = (address: URLSearchParams): Promise<void> =>
  (readExpertNews(address) === 'articles' ? ExpertArticles : ExpertPosts).ready();

export { SpecialistNewsScreen as Component } from './SpecialistNewsScreen.tsx';

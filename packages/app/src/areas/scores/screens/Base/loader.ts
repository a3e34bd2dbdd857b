import { baseQuestions, readSubject, type BaseSport } from '@pitchside/api/screens/Base';
import { prefetch } from '../../../../platform/prefetch/prefetch.ts';

/** Loader of a database page: prefetches the tree and the season in the address, or the team or player in it, which say so themselves. */
const loaderOf = (sport: BaseSport) => (parameters: URLSearchParams) => {
  const quiet = readSubject(parameters) !== null;
  for (const { call, input } of baseQuestions(sport)(parameters)) prefetch(call, input, { quiet });
};

/** Loader of /base-football. */
export const football = loaderOf('football');
/** Loader of /base-basketball. */
export const basketball = loaderOf('basketball');

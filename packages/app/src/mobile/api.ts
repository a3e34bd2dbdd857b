import { ApiError, createApi, classifyFailure } from '@pitchside/api';
import { language } from '../platform/api/language.ts';
import { forgetUser, sessionToken } from '../platform/session/session.store.ts';

/** API client of the mobile page. An expired session is dropped, and the page then asks for the sign-in. */
export const api = createApi({
  baseUrl: `${location.origin}/api`,
  token: sessionToken,
  lang: () => language,
  onFailure: (error) => {
    if (['signIn', 'staleToken'].includes(classifyFailure(error))) forgetUser();
  },
});

/** The server's words for a refusal; undefined when no answer came. */
export const refusalOf = (error: unknown): string | undefined =>
  error instanceof ApiError && error.failure === 'answer' ? error.message : undefined;

import { searchIndex, type FoundAll } from '@pitchside/api/search';
import { api } from '../../../../platform/api/api.ts';
import { useResource, type Loaded } from '../../../../platform/resource/useResource.ts';

/** Most of each kind that are told at once. */
export const mostFound = 50;

/** Everything that fits a text; nothing is asked for without one. */
export const useFound = (name: string): Loaded<FoundAll> =>
  useResource(name === '' ? null : name, (signal) => api.call(searchIndex, { name, limit: mostFound }, { signal, quiet: true }), {
    family: name,
  });

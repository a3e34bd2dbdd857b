import { addMyclassification, myClassification, type Category } from '@pitchside/api/content/videos';
import { contentLimits } from '@pitchside/api/content/content';
import * as z from 'zod/mini';
import { proxy } from 'valtio';
import { api } from '../../../platform/api/api.ts';
import { latestOnly } from '../../../platform/resource/latestOnly.ts';
import { sessionToken } from '../../../platform/session/session.store.ts';
import { readJson, storageKeys, writeJson, writeText } from '../../../platform/storage/storage.ts';

/** A category as it is kept in the browser of a visitor. */
const myCategory = z.object({ id: z.string(), name: z.string() });
export type MyCategory = Pick<Category, 'id' | 'name'>;
const stored = z.array(myCategory).check(z.maxLength(contentLimits.myCategories));

interface MyCategories {
  list: MyCategory[];
  state: 'loading' | 'ready' | 'failed';
}

/** Categories that the person keeps: a visitor in this browser (`meClass`), a member with the site. */
export const myCategories = proxy<MyCategories>({ list: [], state: 'loading' });

const read = (): MyCategory[] => readJson(storageKeys.meClass, stored, []);
const answers = latestOnly();

/** Applies the server's categories; those that a visitor had stored were merged into them. */
function take({ list }: { list: readonly MyCategory[] }): void {
  Object.assign(myCategories, { list: list.map(({ id, name }) => ({ id, name })), state: 'ready' });
}

/** Reads what is kept: of a visitor from the browser, of a member from the site, which takes over what they kept as a visitor. */
export function openMyCategories(): void {
  const local = read();
  if (!sessionToken()) {
    answers.drop();
    return take({ list: local });
  }
  if (myCategories.state !== 'ready') myCategories.state = 'loading';
  answers.ask(
    (signal) =>
      local.length > 0
        ? api.call(addMyclassification, { ids: local.map(({ id }) => id), mode: 'add' }, { signal, quiet: true })
        : api.call(myClassification, {}, { signal, quiet: true }),
    (answer) => {
      if (local.length > 0) writeText(storageKeys.meClass, null);
      take(answer);
    },
    () => void (myCategories.state = 'failed'),
  );
}

/** Keeps a list of categories in its order; a member's stands at once and is put right by the site's answer. */
export function keepCategories(list: readonly MyCategory[]): void {
  const before = myCategories.list;
  myCategories.list = list.slice(0, contentLimits.myCategories).map(({ id, name }) => ({ id, name }));
  if (!sessionToken()) return writeJson(storageKeys.meClass, myCategories.list);
  answers.ask(
    (signal) => api.call(addMyclassification, { ids: myCategories.list.map(({ id }) => id), mode: 'set' }, { signal }),
    take,
    () => void (myCategories.list = before),
  );
}

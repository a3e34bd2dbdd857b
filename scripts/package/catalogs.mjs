import { createCompiledCatalog, getCatalogForFile, getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { relative } from 'node:path';
import { root } from '../setup/node.mjs';

/**
 * Compiles a catalog of translations into a module of plain data; a message that does not compile or has no translation stops the
 * build.
 */
export function catalogs() {
  return {
    name: 'catalogs',
    transform: {
      filter: { id: /\.po$/ },
      async handler(_text, id) {
        const config = getConfig({ cwd: root });
        const { locale, catalog } = getCatalogForFile(relative(root, id), await getCatalogs(config));
        const { messages, missing } = await catalog.getTranslations(locale, { fallbackLocales: {}, sourceLocale: config.sourceLocale });
        const { source, errors } = createCompiledCatalog(locale, messages, { namespace: 'es', strict: true });
        const faults = [...missing.map(({ id: message }) => `${message} is not translated`), ...errors.map(({ error }) => error.message)];
        if (faults.length) this.error(`${relative(root, id)}: ${faults.join('; ')}`);
        return { code: source, map: null, moduleType: 'js' };
      },
    },
  };
}

import type { Plugin } from 'vite';

// Styles of the library lie in cascade layers, so that a host's own rules, which lie in none, win over them whatever their weight.

/** Order of the layers: reset and base styles are below those of parts. */
const order = '@layer pitchside.reset,pitchside.parts;';
const starting = /\/theme\/(?:reset\/reset|base)\.css\.ts/;
/** Base styles of parts on hosts' pages; ours have the reset, which saves matching them against every element. */
const elsewhere = /\/theme\/base\.css\.ts/;

/**
 * Rules of one stylesheet in their layer. Every stylesheet names the order first, since nobody knows which comes first.
 * @param file that it was written in
 */
const inLayer = (css: string, file: string) => `${order}\n@layer pitchside.${starting.test(file) ? 'reset' : 'parts'}{\n${css}\n}\n`;

const written = /\/packages\/ui\/src\/.*\.css\.ts\.vanilla\.css$/;

/** Layers in the site, in Storybook and in tests. */
export function layers(): Plugin {
  return {
    name: 'layers',
    enforce: 'pre',
    transform: {
      filter: { id: written },
      handler: (css, id) => ({ code: elsewhere.test(id) ? '' : inLayer(css, id), map: null }),
    },
  };
}

/** Layers in the package: the compiler of styles writes its files past all plugins. */
export function packagedLayers(): Plugin {
  return {
    name: 'packaged-layers',
    generateBundle(_options, bundle) {
      for (const asset of Object.values(bundle))
        if (asset.type === 'asset' && asset.fileName.endsWith('.css'))
          asset.source = inLayer(String(asset.source), `/${asset.originalFileNames[0] ?? asset.fileName}`);
    },
  };
}

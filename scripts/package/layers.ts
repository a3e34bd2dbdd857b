import postcss, { type Container } from 'postcss';
import selectorParser, { type Node } from 'postcss-selector-parser';
import type { Plugin } from 'vite';

// Where the library's styles stand among those of a page. In the site, in Storybook and in tests they lie in cascade layers, below the
// app's own. In the package they lie in none and weigh more than rules for kinds of elements, so that a host's reset changes nothing.

/** Order of the layers: reset and base styles are below those of parts. */
const order = '@layer pitchside.reset,pitchside.parts;';
const starting = /\/theme\/(?:reset\/reset|base)\.css\.ts/;
/** Base styles of parts on hosts' pages; ours have the reset, which saves matching them against every element. */
const elsewhere = /\/theme\/base\.css\.ts/;
/** The page's reset, and tokens, which hosts set anew: they stay in layers in the package too. */
const yielding = /\/theme\/(?:reset\/reset|theme|paint|fallback)\.css\.ts/;

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

/** Matches everything, since nothing has the bare prefix as its class, and weighs as much as three classes. */
const weight = ':not(.pside_.pside_.pside_)';
const isPseudoElement = (node: Node) => node.type === 'pseudo' && selectorParser.isPseudoElement(node);

const heavier = selectorParser((selectors) => {
  selectors.each((selector) => {
    const end = selector.nodes.find(isPseudoElement);
    const added = selectorParser.pseudo({ value: weight });
    if (end) selector.insertBefore(end, added);
    else selector.append(added);
  });
});

const isFrames = (parent: Container | undefined) => parent?.type === 'atrule' && 'name' in parent && /keyframes$/.test(String(parent.name));

/** Raises all rules by the same weight, so that they win over a host's resets and keep their order among each other. */
export function weighed(css: string): string {
  const sheet = postcss.parse(css);
  sheet.walkRules((rule) => {
    if (!isFrames(rule.parent)) rule.selector = heavier.processSync(rule.selector);
  });
  return sheet.toString();
}

/** Styles of the package: the compiler of styles writes its files past all plugins. */
export function packagedStyles(): Plugin {
  return {
    name: 'packaged-styles',
    generateBundle(_options, bundle) {
      for (const asset of Object.values(bundle)) {
        if (asset.type !== 'asset' || !asset.fileName.endsWith('.css')) continue;
        const file = `/${asset.originalFileNames[0] ?? asset.fileName}`;
        const css = String(asset.source);
        asset.source = yielding.test(file) ? inLayer(css, file) : weighed(css);
      }
    },
  };
}

import type { Plugin } from 'vite';

/** The player once more, for streams of the site's own. */
const ownPlayer = /\/hls\.light\.mjs\?own$/;

/** Library code, our own too, that the site never uses: its files, and how to change the text so that the build leaves it out. */
const cuts: readonly { file: RegExp; from: RegExp; to: string }[] = [
  // The router's links, forms and data routes are created on load and get a displayName for developers. The build never takes such code for
  // free of side effects: two thirds of the router.
  { file: /\/node_modules\/react-router\/dist\/.+\.mjs$/, from: /= (React\d*\.(?:forwardRef|memo)\()/g, to: '= /* @__PURE__ */ $1' },
  { file: /\/node_modules\/react-router\/dist\/.+\.mjs$/, from: /^\w+\.displayName = .*;$/gm, to: '' },
  // It has no entry for the built site: its own differs from this one by this word, and by the warnings that hang on it.
  {
    file: /\/node_modules\/react-router\/dist\/.+\.mjs$/,
    from: /^var ENABLE_DEV_WARNINGS = true;$/m,
    to: 'var ENABLE_DEV_WARNINGS = false;',
  },
  // Covers that no room of the site has: they would come with its first picture.
  { file: /\/packages\/ui\/src\/pictures\/cover\.ts$/, from: /^\s*(?:poster|tactics): \w+Scene,?$/gm, to: '' },
  // Prefixes for browsers that the site does not open in; they are off unless somebody asks for them.
  { file: /\/node_modules\/styled-components\/.+\.esm\.js$/, from: /\w\.prefix&&\w\.push\(\w\.prefixer\),/, to: '' },
  // Our streams are fragmented MP4; demuxers of MPEG-TS, AAC and MP3 are only for streams of media servers.
  { file: ownPlayer, from: /, \{\n {2}demux: (?:TS|AAC|MP3)Demuxer,\n {2}remux: MP4Remuxer\n\}/g, to: '' },
  {
    file: ownPlayer,
    from: /chunkMeta\.iframe && initSegmentData && TSDemuxer\.probe\(.+?\) \? initSegmentData : uintData/,
    to: 'uintData',
  },
  { file: ownPlayer, from: /^(?:_MP = MP4|MP4\.\w+ = [^;]+);$/gm, to: '' },
  // Its streams have no content steering and no ID3 tags, and are never encrypted. The player needs no lower quality for a small window or
  // for dropped frames.
  { file: ownPlayer, from: /^ {2}(?:capLevel|fps|id3Track|contentSteering)Controller: \w+ ?,$/gm, to: '' },
  { file: ownPlayer, from: /if \(config\.progressive\) \{\n {6}enableStreamingMode\(config, logger\);\n {4}\}/, to: '' },
  { file: ownPlayer, from: /new AESDecryptor\(\)/, to: 'null' },
  // Debug logging, which is off by default.
  { file: ownPlayer, from: /^\s*[\w.]+\.(?:log|warn|info|debug)\(.*\);$/gm, to: '' },
];

/** Removes code that the site never uses from its libraries. A cut that finds nothing fails the build: an upgrade has moved its target. */
export const spared = (): Plugin => {
  const found = new Set<RegExp>();
  return {
    name: 'spared',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^hls\.js\/light$/ },
      async handler(source, importer, options) {
        const whole = importer?.endsWith('/player/hlsOwn.ts') ? await this.resolve(source, importer, { ...options, skipSelf: true }) : null;
        return whole && `${whole.id}?own`;
      },
    },
    transform: {
      filter: { id: [...new Set(cuts.map(({ file }) => file))] },
      handler(text, id) {
        const apt = cuts.filter(({ file, from }) => file.test(id) && text.search(from) >= 0);
        for (const { from } of apt) found.add(from);
        return apt.length ? { code: apt.reduce((code, { from, to }) => code.replace(from, to), text), map: null } : undefined;
      },
    },
    buildEnd(error) {
      const lost = error ? undefined : cuts.find(({ from }) => !found.has(from));
      if (lost) this.error(`nothing in ${lost.file} looks like ${lost.from} any more`);
    },
  };
};

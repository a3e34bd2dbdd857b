const files = import.meta.glob<string>('../../**/*.stories.tsx', { query: '?raw', import: 'default', eager: true });

const isPart = (path: string): boolean => /^\.\.\/\.\.\/[a-z]+\/[A-Z]\w*\//.test(path);

/** Number of components and stories, read from the story files themselves. */
export const counts = {
  parts: new Set(
    Object.keys(files)
      .filter(isPart)
      .map((path) => path.split('/')[3]),
  ).size,
  stories: Object.values(files).reduce((sum, text) => sum + (text.match(/^export const \w+: Story\b/gm)?.length ?? 0), 0),
};

/** Number of stories of a component. */
export const countOf = (part: string): number =>
  Object.entries(files)
    .filter(([path]) => path.split('/')[3] === part)
    .reduce((sum, [, text]) => sum + (text.match(/^export const \w+: Story\b/gm)?.length ?? 0), 0);

const files = import.meta.glob<string>('../**/*.stories.tsx', { query: '?raw', import: 'default', eager: true });

const isPart = (path: string): boolean => /^\.\.\/[A-Z]/.test(path);

/** How many parts and stories there are now, read from the story files themselves. */
export const counts = {
  parts: new Set(Object.keys(files).filter(isPart).map((path) => path.split('/')[1])).size,
  stories: Object.values(files).reduce((sum, text) => sum + (text.match(/^export const \w+: Story\b/gm)?.length ?? 0), 0),
};

/** How many stories a part has. */
export const countOf = (part: string): number =>
  Object.entries(files)
    .filter(([path]) => path.startsWith(`../${part}/`))
    .reduce((sum, [, text]) => sum + (text.match(/^export const \w+: Story\b/gm)?.length ?? 0), 0);

/** Chunks by package and area, of what so many entries share; Vite's defaults alone made a file of each set of sharers. */
const shared = (name: string, test: RegExp, minShareCount: number) => ({ name, test, minShareCount });

export const chunks = {
  groups: [
    shared('react', /\/node_modules\/(?:react|react-dom|scheduler)\//, 1),
    shared('icons', /\/node_modules\/lucide-react\//, 4),
    shared('libraries', /\/node_modules\/(?!@base-ui|@floating-ui)/, 100),
    shared('components', /\/packages\/ui\/src\/(?:theme|format|pictures|actions|feedback|frame)\//, 16),
    shared('platform', /\/packages\/(?:api|app\/src\/(?:platform|shell))\//, 16),
    shared('scores', /\/(?:ui\/src|areas)\/scores\//, 8),
    shared('live', /\/(?:ui\/src|areas)\/live\//, 8),
  ],
};

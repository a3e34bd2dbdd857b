import { join } from 'node:path';
import { openMigrated } from './boot/openDatabase.ts';
import { startFailure } from './boot/failures.ts';
import { exits, type FromSite, type Ports, type ToSite } from './boot/messages.ts';
import { requirePaidDiamonds } from './boot/paidDiamonds.ts';
import { progress } from './boot/progress.ts';
import { startWarnings } from './boot/warnings.ts';
import { clockAhead } from './platform/databaseState.ts';
import { serverPackage } from './platform/project.ts';
import { startTracing } from './platform/tracing.ts';
import { startWorld } from './boot/world.ts';
import { respellPhones, inviteFirstOperator } from './modules/member/account/index.ts';
import { writeLooks } from './modules/member/member/index.ts';
import type { Running } from './platform/running.types.ts';
import { openBus } from './ports/bus/index.ts';
import { isUnavailable } from './ports/database/failures.ts';
import { createSite, type Site } from './server.ts';
import { readSettings } from './settings.ts';
import { demoMembers, demoPassword } from './demo/members.ts';

const say = (text: string) => void process.stdout.write(`${text}\n`);

const shown = (host: string) => (host === '127.0.0.1' || host === '::1' ? 'localhost' : host);

/**
 * Prints the site's address and who can sign in, or the link that makes the first operator. After a restart it prints the address alone.
 */
async function announce({ app, platform }: Site, place: string, isAgain: boolean): Promise<void> {
  const { settings } = platform;
  const address = app.server.address();
  const port = address && typeof address === 'object' ? address.port : settings.port;
  const site = `http://${shown(settings.host)}:${port}`;
  if (isAgain) return say(`${settings.siteName} is there again at ${site}`);
  // Behind a proxy the world knows another address.
  const own = settings.origin ?? site;
  say(`\n${settings.siteName} is ready at ${site}`);
  say(`  data in ${place}; API at ${site}/api/docs; Ctrl-C stops everything`);
  if (settings.demo) {
    say(`  demo members, password ${demoPassword}:`);
    for (const { mobile, nickname, part } of demoMembers) say(`    ${mobile}  ${nickname} (${part})`);
  }
  if (settings.demoObstacle !== undefined) say(`  no demo world, because ${settings.demoObstacle}; PITCHSIDE_DEMO=on asks for it`);
  const code = settings.demo ? undefined : await inviteFirstOperator(platform);
  if (code) say(`  no operator yet; this link makes the first one, once: ${own}/setup/${code}`);
  for (const warning of startWarnings(settings, process.env, await clockAhead(platform.db))) say(`  ! ${warning}`);
}

// The serving process. `main.ts` supervises it: it passes the database's address, and starts another one when this one ends.

/** Time for requests in flight, ms: after a regular stop, and after a fault, when the process can no longer be trusted. */
const patience = { asked: 10_000, fault: 2_000 };

const stack: Running[] = [];
let running: Site | undefined;
let isEnding = false;

/** Accepts nothing more, finishes requests in flight, tells open connections to come back, and exits. */
async function end(code: number, ms: number): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  const wait = code === exits.asked && running ? running.platform.settings.drain * 1_000 : 0;
  setTimeout(() => process.exit(code), wait + ms);
  running?.drain();
  await new Promise((resume) => setTimeout(resume, wait));
  for (const part of stack.splice(0).reverse()) await part.stop().catch(() => undefined);
  process.exit(code);
}

async function start(url: string, place: string, ports: Ports | undefined): Promise<void> {
  const settings = { ...readSettings(process.env), ...ports };
  const folder = serverPackage();
  stack.push(await startTracing(settings));
  const { database, way } = await openMigrated(settings, url);
  stack.push({ stop: () => database.close() });
  await requirePaidDiamonds(settings, database.db);

  if (!ports) progress('site');
  const site = await createSite({
    settings,
    database,
    openBus: (log) => openBus({ busUrl: settings.busUrl, sessionUrl: settings.databaseUrl && way.sessionUrl }, log),
    node: process.env.PITCHSIDE_NODE,
    appFolder: join(folder, '../app/dist'),
    mobileFolder: join(folder, '../app/mobile/dist'),
    drawingFolder: join(folder, '../app/server/dist'),
  });
  running = site;
  stack.push({ stop: () => site.close() });
  await site.start();
  await respellPhones(site.platform);
  await writeLooks(site.platform.db);
  const world = await startWorld(site);
  stack.push(world);

  await site.uploadSite.listen();
  await site.app.listen({ host: settings.host, port: settings.port });
  await announce(site, place, ports !== undefined);
  const bound = site.app.server.address();
  const ready: FromSite = {
    type: 'ready',
    ports: {
      port: typeof bound === 'object' && bound ? bound.port : settings.port,
      rtmpPort: settings.media === 'own' ? Number(new URL(site.media.ingestAddress().replace('rtmp:', 'http:')).port) : settings.rtmpPort,
    },
  };
  process.send?.(ready);
}

/** An uncaught exception leaves an unknown state, so this process finishes and another one takes over. */
function fault(error: unknown, origin: string): void {
  if (running) running.platform.faults.report(error, { origin });
  else process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  void end(exits.fault, patience.fault);
}

process.on('uncaughtException', (error, origin) => fault(error, origin));
process.on('unhandledRejection', (error) => fault(error, 'unhandledRejection'));
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
// A signal to the whole group reaches the supervisor too, which decides what is next.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end(exits.asked, patience.asked));
process.on('disconnect', () => process.exit(exits.notStarted));
process.on('message', (message: ToSite) => {
  if (message.type === 'stop') return void end(exits.asked, patience.asked);
  start(message.url, message.place, message.ports).catch((error: unknown) => {
    process.stderr.write(`\nPitchside did not start. ${startFailure(error)}\n`);
    void end(isUnavailable(error) ? exits.away : exits.notStarted, patience.fault);
  });
});
if (!process.send) {
  process.stderr.write('This is the site alone: start main.js, which brings its database and keeps it.\n');
  process.exit(exits.notStarted);
}

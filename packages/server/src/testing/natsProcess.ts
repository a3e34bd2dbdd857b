import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { eventually } from './processes.ts';
import { startNatsStandIn, type NatsServer } from './natsServer.ts';

/** The server of Debian's package `nats-server`, or another one that is named. */
const program = process.env.PITCHSIDE_NATS ?? 'nats-server';

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Version of the installed server; undefined without one. */
function installed(): string | undefined {
  const { status, stdout, stderr } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  return status === 0 ? `${stdout}${stderr}`.trim() : undefined;
}

/** Starts the NATS server of this machine; without one, logs that and starts a stand-in with the protocol that a bus needs. */
export async function startNatsServer(): Promise<NatsServer> {
  const version = installed();
  process.stdout.write(`      NATS by ${version ?? 'a stand-in: no nats-server is installed'}\n`);
  if (version === undefined) return startNatsStandIn();
  const port = await freePort();
  let child: ChildProcess;
  let isOver = false;

  async function run(): Promise<void> {
    let said = '';
    child = spawn(program, ['-a', '127.0.0.1', '-p', String(port)], { stdio: ['ignore', 'ignore', 'pipe'] });
    child.stderr?.setEncoding('utf8').on('data', (text: string) => (said += text));
    await eventually(() => {
      if (child.exitCode !== null) throw new Error(`nats-server ended: ${said}`);
      return said.includes('Server is ready');
    }, 'the start of nats-server');
  }
  async function kill(): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
  }
  const end = () => void child.kill('SIGKILL');
  process.once('exit', end);
  await run();
  return {
    url: `nats://127.0.0.1:${port}`,
    async cut() {
      await kill();
      if (!isOver) await run();
    },
    async stop() {
      isOver = true;
      process.off('exit', end);
      await kill();
    },
  };
}

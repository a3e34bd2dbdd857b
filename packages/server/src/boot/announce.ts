import { inviteFirstOperator } from '../modules/member/account/index.ts';
import { demoMembers, demoPassword } from '../demo/members.ts';
import type { Site } from '../server.ts';

const say = (text: string) => void process.stdout.write(`${text}\n`);

const shown = (host: string) => (host === '127.0.0.1' || host === '::1' ? 'localhost' : host);

/**
 * Prints the site's address and who can sign in, or the link that makes the first operator. After a restart it prints the address alone.
 */
export async function announce({ app, platform }: Site, place: string, isAgain: boolean): Promise<void> {
  const { settings } = platform;
  const address = app.server.address();
  const port = address && typeof address === 'object' ? address.port : settings.port;
  const site = `http://${shown(settings.host)}:${port}`;
  if (isAgain) return say(`${settings.siteName} is there again at ${site}`);
  say(`\n${settings.siteName} is ready at ${site}`);
  say(`  data in ${place}; API at ${site}/api/docs; Ctrl-C stops everything`);
  if (settings.demo) {
    say(`  demo members, password ${demoPassword}:`);
    for (const { mobile, nickname, part } of demoMembers) say(`    ${mobile}  ${nickname} (${part})`);
    return;
  }
  if (settings.demoObstacle !== undefined) say(`  no demo world, because ${settings.demoObstacle}; PITCHSIDE_DEMO=on asks for it`);
  const code = await inviteFirstOperator(platform);
  if (code) say(`  no operator yet; this link makes the first one, once: ${site}/setup/${code}`);
}

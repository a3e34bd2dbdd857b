// Builds what is older than its sources: the site and the server.
import { ensureBuilt } from './setup/build.mjs';

try {
  if (!(await ensureBuilt())) process.stdout.write('The build is up to date.\n');
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

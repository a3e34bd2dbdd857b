// Run by npm install: points git at scripts/hooks. Does nothing outside a checkout, in continuous integration, or with PITCHSIDE_HOOKS=off.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
if (!process.env.CI && process.env.PITCHSIDE_HOOKS !== 'off' && existsSync(join(root, '.git')))
  try {
    execFileSync('git', ['config', 'core.hooksPath', 'scripts/hooks'], { cwd: root, stdio: 'ignore' });
  } catch {
    // No git: nothing is pushed from here either.
  }

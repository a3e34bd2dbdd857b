import { mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrate } from '../../packages/ui/bin/migrate.mjs';
import { removed, renames } from '../../packages/ui/bin/renames.mjs';
import { root } from '../setup/node.mjs';
import { library } from './parts.mjs';

const before = `import { ConfirmDialog } from '@pitchside/ui/ConfirmDialog';
import { ContactList } from '@pitchside/ui/ContactList';
import { EmojiPicker } from '@pitchside/ui/EmojiPicker';
import { FormField as Field } from '@pitchside/ui/FormField';
import { LanguageSwitch } from '@pitchside/ui/LanguageSwitch';
import { MessageList } from '@pitchside/ui/MessageList';
import * as frame from '@pitchside/ui/SectionTitle';
import { Table } from '@pitchside/ui/Table';
import { ThemeSwitch } from '@pitchside/ui/ThemeSwitch';

const Own = ({ onChange, state }: { onChange: () => void; state: string }) => <button onClick={onChange}>{state}</button>;

export const Page = ({ isLoading, act }: { isLoading: boolean; act: () => void }) => (
  <>
    <frame.SectionTitle id="friends">Friends</frame.SectionTitle>
    <LanguageSwitch value="en" onChange={act} />
    <ThemeSwitch theme="night" onChange={act} />
    <ContactList contacts={[]} selected={null} onSelect={act} state="failed" />
    <MessageList messages={[]} state="loading" />
    <Table caption="Wins" columns={[]} rows={[]} keyOf={String} loading={isLoading} />
    <Field id="name" label="Name">
      <EmojiPicker onPick={act} />
    </Field>
    <ConfirmDialog title="Sure?" description="" confirm="Yes" onConfirm={act} tellError={() => 'no'} />
    <Own onChange={act} state="failed" />
  </>
);
`;
const after = before
  .replace('id="friends"', 'headingId="friends"')
  .replace('value="en" onChange', 'value="en" onValueChange')
  .replace('theme="night" onChange', 'value="night" onValueChange')
  .replace('selected={null} onSelect={act} state="failed"', 'value={null} onValueChange={act} status="error"')
  .replace('state="loading"', 'status="loading"')
  .replace('loading={isLoading}', "status={isLoading ? 'loading' : 'ready'}")
  .replace('Field id="name"', 'Field controlId="name"')
  .replace('onPick', 'onValueChange')
  .replace('tellError', 'describeError');

test('an old page needs no hand: props of our components alone are renamed', () => {
  expect(migrate(ts, before)).toEqual({ text: after, notes: [] });
  expect(migrate(ts, after)).toEqual({ text: after, notes: [] });
});

test('types hold after it, and did not before', { timeout: 120_000 }, () => {
  const texts = new Map([before, after].map((text, index) => [join(library, `src/migrated${index}.tsx`), text]));
  const { options } = ts.getParsedCommandLineOfConfigFile(
    join(library, 'tsconfig.json'),
    {},
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic() {} },
  );
  const host = ts.createCompilerHost(options);
  const [fileExists, getSourceFile] = [host.fileExists, host.getSourceFile];
  host.fileExists = (name) => texts.has(name) || fileExists(name);
  host.getSourceFile = (name, ...rest) => {
    const text = texts.get(name);
    return text === undefined ? getSourceFile(name, ...rest) : ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  };
  const program = ts.createProgram([...texts.keys()], options, host);
  const [faultsBefore = [], faultsAfter] = [...texts.keys()].map((path) =>
    program
      .getSemanticDiagnostics(program.getSourceFile(path))
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')),
  );
  expect(faultsAfter).toEqual([]);
  expect(faultsBefore.length).toBeGreaterThan(6);
});

test('what it cannot know is said with its place', () => {
  const { text, notes } = migrate(
    ts,
    "import { GoalPopup, MessageList } from '@pitchside/ui';\nconst a = <MessageList {...all} state={now} />;\nconst b = <GoalPopup items={[]} muted />;\n",
    'a.tsx',
  );
  expect(text).toContain('<MessageList {...all} status={now} />');
  expect(text).toContain('<GoalPopup items={[]} />');
  expect(notes.map((line) => line.split(' ')[0])).toEqual(['a.tsx:2:', 'a.tsx:2:', 'a.tsx:3:']);
});

test('MIGRATION.md names every component that it changes', () => {
  const text = readFileSync(join(library, 'MIGRATION.md'), 'utf8');
  expect([...Object.keys(renames), ...Object.keys(removed)].filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
});

describe('the command', () => {
  /** @type {string} */
  let folder;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'pitchside-migrate-'));
    mkdirSync(join(folder, 'src'));
    writeFileSync(join(folder, 'package.json'), '{}');
    writeFileSync(join(folder, 'src/page.tsx'), before);
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  const run = (...args) => spawnSync(process.execPath, [join(library, 'bin/migrate.mjs'), ...args], { cwd: root, encoding: 'utf8' });

  test('changes nothing when asked for a rehearsal, then the file', () => {
    expect(run('migrate', folder, '--dry-run').stdout).toContain('1 files would change.');
    expect(readFileSync(join(folder, 'src/page.tsx'), 'utf8')).toBe(before);
    expect(run('migrate', folder).stdout).toContain('1 files changed.');
    expect(readFileSync(join(folder, 'src/page.tsx'), 'utf8')).toBe(after);
  });

  test('says what it wants', () => {
    expect(run().stderr).toContain('Usage: npx @pitchside/ui migrate');
    expect(run('migrate', join(folder, 'nowhere'))).toMatchObject({ status: 1, stderr: expect.stringContaining('does not exist') });
  });
});

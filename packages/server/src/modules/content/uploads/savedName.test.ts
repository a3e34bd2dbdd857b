import fc from 'fast-check';
import { expect, test } from 'vitest';
import { savedName } from './savedName.ts';
import { fileTypes, type FileType } from './uploads.data.ts';

const text = 'text/plain';
test.each([
  ['战报.pdf', 'application/pdf', '战报.pdf'],
  ['Báo cáo 3.1.PDF', 'application/pdf', 'Báo cáo 3.1.PDF'],
  ['a.jpg', 'image/jpeg', 'a.jpg'],
  ['notes.md', text, 'notes.md'],
  ['a.bat', text, 'a_bat.txt'],
  ['a.CMD', text, 'a_CMD.txt'],
  ['run.ps1', text, 'run_ps1.txt'],
  ['a.hta', text, 'a_hta.txt'],
  ['link.url', text, 'link_url.txt'],
  ['x.desktop', text, 'x_desktop.txt'],
  ['x.lnk', 'application/zip', 'x_lnk.zip'],
  ['x.scr', 'application/zip', 'x_scr.zip'],
  ['x.jar', 'application/zip', 'x_jar.zip'],
  ['x.msi', 'application/zip', 'x_msi.zip'],
  ['x.docm', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'x_docm.docx'],
  ['a.bat.txt', text, 'a_bat.txt'],
  ['a.txt.bat', text, 'a.txt_bat.txt'],
  ['a.bat .txt', text, 'a_bat.txt'],
  ['a.bat. . ', text, 'a_bat.txt'],
  ['a.bat::$DATA', text, 'a.bat__$DATA.txt'],
  ['page.html', text, 'page_html.txt'],
  ['invoice\u202Etxt.bat', text, 'invoicetxt_bat.txt'],
  ['a.b\u200Bat', text, 'a_bat.txt'],
  ['a.pdf', text, 'a.pdf.txt'],
  ['../../etc/passwd', text, '_.._etc_passwd.txt'],
  ['.bashrc', text, 'bashrc.txt'],
  ['CON.txt', text, '_CON.txt'],
  ['com1.a.txt', text, '_com1.a.txt'],
  ['', text, 'file.txt'],
  ['.txt', text, 'file.txt'],
  ['\u202E\u200B', text, 'file.txt'],
] as const)('%j of %s is saved as %s', (called, type, name) => {
  expect(savedName(called, type)).toBe(name);
});

const piece = fc.oneof(
  fc.constantFrom(
    '.',
    ' ',
    '..',
    '.bat',
    '.Exe',
    '.txt',
    '.pdf',
    '.ps1',
    '\u202E',
    '\u200D',
    '/',
    '\\',
    ':',
    'a',
    '报',
    '.desktop',
    '.LNK',
    '\n',
  ),
  fc.string({ unit: 'binary', maxLength: 3 }),
);
test('whatever a file is called, it ends as its content does, nothing before that runs, nothing turns it around, and it stays so', () => {
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join('')),
      fc.constantFrom(...(Object.keys(fileTypes) as FileType[])),
      (called, type) => {
        const name = savedName(called, type);
        expect(name).toMatch(/^[^.\s].*\.(pdf|zip|docx|xlsx|pptx|txt|csv|md|log|srt|png|jpe?g)$/isu);
        expect(name).not.toMatch(/\.\s*(bat|exe|ps1|desktop|lnk)\s*(\.|$)/i);
        expect(name).not.toMatch(/[\p{Cc}\p{Cf}\\/:*?"<>|]/u);
        expect([...name].length).toBeLessThanOrEqual(110);
        expect(savedName(name, type)).toBe(name);
      },
    ),
    { numRuns: 400 },
  );
});

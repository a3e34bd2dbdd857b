import { fileTypes, type FileType } from './uploads.data.ts';

/** Extensions that some system executes, installs or follows on opening, by kind. */
const running: readonly string[] = [
  // Programs and installers.
  ...['exe', 'com', 'scr', 'pif', 'cpl', 'dll', 'sys', 'drv', 'ocx', 'msi', 'msp', 'mst', 'msix', 'msixbundle', 'appx', 'appxbundle'],
  ...[
    'appinstaller',
    'gadget',
    'application',
    'xbap',
    'app',
    'dmg',
    'pkg',
    'mpkg',
    'apk',
    'aab',
    'xapk',
    'ipa',
    'deb',
    'rpm',
    'run',
    'bin',
    'elf',
  ],
  ...[
    'appimage',
    'flatpakref',
    'snap',
    'out',
    'o',
    'so',
    'dylib',
    'jar',
    'jnlp',
    'class',
    'war',
    'air',
    'crx',
    'xpi',
    'vsix',
    'wasm',
    'swf',
  ],
  // Scripts.
  ...[
    'bat',
    'cmd',
    'ps1',
    'ps1xml',
    'ps2',
    'psm1',
    'psd1',
    'psc1',
    'pssc',
    'vb',
    'vbe',
    'vbs',
    'js',
    'jse',
    'mjs',
    'cjs',
    'ws',
    'wsf',
    'wsc',
    'wsh',
  ],
  ...[
    'sct',
    'hta',
    'ahk',
    'au3',
    'sh',
    'bash',
    'zsh',
    'csh',
    'ksh',
    'fish',
    'command',
    'tool',
    'workflow',
    'action',
    'scpt',
    'scptd',
    'applescript',
  ],
  ...['py', 'pyc', 'pyw', 'pyz', 'rb', 'pl', 'php', 'phtml', 'lua', 'tcl', 'awk', 'r', 'csx', 'fsx', 'groovy'],
  // Links, and files that change settings.
  ...[
    'lnk',
    'url',
    'website',
    'webloc',
    'desktop',
    'directory',
    'scf',
    'library-ms',
    'search-ms',
    'searchconnector-ms',
    'settingcontent-ms',
  ],
  ...[
    'reg',
    'inf',
    'ins',
    'isp',
    'job',
    'msc',
    'mscompress',
    'theme',
    'themepack',
    'rdp',
    'vpn',
    'mobileconfig',
    'prf',
    'diagcab',
    'msu',
    'cab',
  ],
  // Web pages, and documents with macros.
  ...['htm', 'html', 'xhtml', 'shtml', 'mht', 'mhtml', 'svg', 'svgz', 'xml', 'xsl', 'xslt', 'chm', 'hlp', 'vml'],
  ...[
    'docm',
    'dotm',
    'dot',
    'xlsm',
    'xltm',
    'xlam',
    'xll',
    'xla',
    'xlw',
    'slk',
    'iqy',
    'pptm',
    'potm',
    'ppam',
    'ppsm',
    'sldm',
    'ade',
    'adp',
    'mdb',
    'mde',
  ],
  ...[
    'accde',
    'accdr',
    'maf',
    'mam',
    'maq',
    'mar',
    'mat',
    'mda',
    'mdt',
    'mdw',
    'mdz',
    'one',
    'onepkg',
    'pub',
    'wll',
    'osd',
    'grp',
    'sln',
    'csproj',
  ],
  // Disk images, whose content escapes the mark of the web.
  ...['iso', 'img', 'vhd', 'vhdx', 'udf', 'toast'],
];
/** A dot before such an extension anywhere in the name: systems ignore trailing blanks and dots, and hide the last extension. */
const beforeRunning = new RegExp(`\\.(?=\\s*(?:${running.join('|')})\\s*(?:\\.|$))`, 'giu');

/** Extensions that match a type of content; the first is the default. */
const endingsOf: Readonly<Record<FileType, readonly string[]>> = {
  'application/pdf': ['pdf'],
  'application/zip': ['zip'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': ['pptx'],
  'text/plain': ['txt', 'csv', 'md', 'log', 'srt'],
  'image/png': ['png'],
  'image/jpeg': ['jpeg', 'jpg'],
};

/** Type of a file that is stored unchanged, by its extension. */
export const typeOf = ({ ending }: { ending: string }): FileType =>
  (Object.keys(fileTypes) as FileType[]).find((type) => fileTypes[type] === ending) ?? 'text/plain';

/** Device names of Windows. */
const devices = /^(con|prn|aux|nul|com\d|lpt\d)$/i;
/** Maximum code points of a name without its extension. */
const longest = 100;

/**
 * Download name of a file: the given name with an extension that matches its content, without executable ones before it and without
 * direction marks, which could disguise the extension.
 * Idempotent.
 */
export function savedName(called: string, type: FileType): string {
  const plain = called
    .normalize('NFC')
    .replace(/[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}]/gu, '')
    .replace(/[\p{Cs}\\/:*?"<>|]/gu, '_')
    .replace(/[\p{Z}\s]+/gu, ' ')
    .trim()
    .replace(/[. ]+$/, '');
  const [own = ''] = endingsOf[type];
  const [, given, ending = ''] = /^(.*)\.([^.]*)$/s.exec(plain) ?? [];
  const isOwn = endingsOf[type].includes(ending.toLowerCase());
  const body = [...(isOwn ? (given ?? '') : plain).replace(beforeRunning, '_').replace(/^[. ]+/, '')]
    .slice(0, longest)
    .join('')
    .replace(/[. ]+$/, '');
  return `${devices.test(body.split('.')[0]?.trim() ?? '') ? '_' : ''}${body || 'file'}.${isOwn ? ending : own}`;
}

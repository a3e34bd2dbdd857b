import type { LegalWords } from '@pitchside/api/desk/legal';
import type { LegalSection, LegalText } from './legal.types.ts';

/** Facts of an edition besides its text. */
type Edition = Pick<LegalText, 'since' | 'version'>;

const heading = /^#\s+(.+?)(?:\s+\{#([\w-]+)\})?$/;
const point = /^[-•]\s+/;

/**
 * Parses a document as operators write it: `# ` starts a section, `- ` a list item, any other line is a paragraph. Lines `title | text`
 * before the first section are the summary.
 */
export function readWords({ title, body }: LegalWords, { since, version }: Edition): LegalText {
  const brief: { title: string; text: string }[] = [];
  const sections: (LegalSection & { paragraphs: string[]; points: string[] })[] = [];
  for (const line of body.split('\n').map((each) => each.trim())) {
    if (line === '') continue;
    const [isHeading, name = '', id] = heading.exec(line) ?? [];
    const open = sections.at(-1);
    if (isHeading) sections.push({ id: id ?? `part-${sections.length + 1}`, title: name, paragraphs: [], points: [] });
    else if (!open) {
      const [head = '', ...rest] = line.split('|').map((each) => each.trim());
      brief.push({ title: head, text: rest.join(' | ') });
    } else if (point.test(line)) open.points.push(line.replace(point, ''));
    else open.paragraphs.push(line);
  }
  return {
    title,
    since,
    version,
    brief,
    sections: sections.map(({ points, ...section }) => ({ ...section, ...(points.length > 0 && { points }) })),
  };
}

/** Writes a document as operators go on writing it. */
export function writeWords({ title, brief, sections }: LegalText): LegalWords {
  const parts = sections.map(({ id, title: name, paragraphs, points = [] }) =>
    [`# ${name} {#${id}}`, ...paragraphs, ...points.map((each) => `- ${each}`)].join('\n'),
  );
  const first = brief.map((each) => `${each.title} | ${each.text}`).join('\n');
  return { title, body: [...(first === '' ? [] : [first]), ...parts].join('\n\n') };
}

import type { adminArticles, adminSaveArticle } from '@pitchside/api/content/content';
import type { CallData, CallInput } from '@pitchside/api/contract';
import type { ArticlePieceDraft, PieceKind } from '@pitchside/ui/ArticleEditor';

/** An article as its editor sees it. */
export type Edited = CallData<typeof adminArticles>['list'][number];
type Sent = CallInput<typeof adminSaveArticle>;

/** An article while it is written. */
export interface ArticleDraft {
  /** Undefined for a new one. */
  id: string | undefined;
  title: string;
  summary: string;
  section: string | null;
  lang: Edited['lang'];
  /** Parted by commas. */
  tags: string;
  source: string;
  match: string | null;
  isLead: boolean;
  isDeep: boolean;
  isFlash: boolean;
  pieces: readonly ArticlePieceDraft[];
}

/** A new piece without words. */
export const newPiece = (kind: PieceKind, upload = ''): ArticlePieceDraft => ({
  id: crypto.randomUUID(),
  kind,
  text: '',
  more: '',
  upload,
});

/** A new article, with room for a first paragraph. */
export const newDraft = (lang: string): ArticleDraft => ({
  id: undefined,
  title: '',
  summary: '',
  section: null,
  lang,
  tags: '',
  source: '',
  match: null,
  isLead: false,
  isDeep: false,
  isFlash: false,
  pieces: [newPiece('paragraph')],
});

function pieceOf(block: Edited['body'][number]): ArticlePieceDraft {
  const piece = newPiece(block.kind);
  if (block.kind === 'list') return { ...piece, text: block.items.join('\n') };
  if (block.kind === 'picture') return { ...piece, text: block.caption ?? '', upload: block.upload };
  if (block.kind === 'quote') return { ...piece, text: block.text, more: block.by ?? '' };
  return { ...piece, text: block.text, more: block.kind === 'link' ? block.href : '' };
}

/** An article that stands already, to be changed. */
export const draftOf = (article: Edited): ArticleDraft => ({
  id: article.id,
  title: article.title,
  summary: article.summary,
  section: article.section_id,
  lang: article.lang,
  tags: article.tags.join('，'),
  source: article.source,
  match: article.match_id,
  isLead: article.is_lead,
  isDeep: article.is_deep,
  isFlash: article.is_flash,
  pieces: article.body.map(pieceOf),
});

const lines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

function blockOf({ kind, text, more, upload }: ArticlePieceDraft): Sent['body'][number][] {
  const words = text.trim();
  if (kind === 'picture') return [{ kind, upload, caption: words }];
  if (words === '') return [];
  if (kind === 'list') return [{ kind, items: lines(words) }];
  if (kind === 'quote') return [{ kind, text: words, by: more.trim() }];
  return kind === 'link' ? [{ kind, href: more.trim(), text: words }] : [{ kind, text: words }];
}

/**
 * Request of a draft; empty pieces are left out.
 * @param cover key of the upload, undefined without one
 */
export const sentOf = (draft: ArticleDraft, section: string, cover: string | undefined): Sent => ({
  ...(draft.id !== undefined && { id: draft.id }),
  title: draft.title.trim(),
  summary: draft.summary.trim(),
  section_id: section,
  lang: draft.lang as NonNullable<Sent['lang']>,
  tags: [
    ...new Set(
      draft.tags
        .split(/[,，、#]/)
        .map((tag) => tag.trim())
        .filter((tag) => tag !== ''),
    ),
  ],
  source: draft.source.trim(),
  ...(draft.match !== null && { match_id: draft.match }),
  ...(cover !== undefined && { cover }),
  is_lead: draft.isLead,
  is_deep: draft.isDeep,
  is_flash: draft.isFlash,
  body: draft.pieces.flatMap(blockOf),
});

/** Whether anything of the body would be sent. */
export const hasBody = (draft: ArticleDraft): boolean => draft.pieces.some((piece) => blockOf(piece).length > 0);

/** The key of an upload by the path of its picture. */
export const keyOfPicture = (path: string): string | undefined => /\/u\/([\w-]+)\.\w+$/.exec(path)?.[1];

import { useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp, Heading, ImagePlus, Link2, List, Pilcrow, Quote, Trash2, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../actions/Button/index.ts';
import { IconButton } from '../../actions/IconButton/index.ts';
import * as css from './ArticleEditor.css.ts';
import { emptyPiece, pieceKinds, type ArticlePieceDraft, type PieceKind } from './piece.ts';
import { Input } from '../../forms/Input/index.ts';
import { Textarea } from '../../forms/Textarea/index.ts';

interface ArticlePieceFieldsProps {
  piece: ArticlePieceDraft;
  /** Names its first field: 段落 2. */
  name: string;
  onChange: (change: Partial<ArticlePieceDraft>) => void;
}

/** The fields of one piece. */
function ArticlePieceFields({ piece: { kind, text, more }, name, onChange }: ArticlePieceFieldsProps) {
  const { t } = useLingui();
  const onText = (value: string) => onChange({ text: value });
  const onMore = (value: string) => onChange({ more: value });
  if (kind === 'heading' || kind === 'picture')
    return (
      <Input
        label={name}
        labelHidden
        value={text}
        onValueChange={onText}
        maxLength={kind === 'heading' ? 100 : 120}
        placeholder={kind === 'heading' ? t`小标题` : t`图片说明`}
      />
    );
  if (kind === 'link')
    return (
      <>
        <Input label={name} labelHidden value={text} onValueChange={onText} maxLength={100} placeholder={t`链接文字`} />
        <Input
          label={t`地址`}
          labelHidden
          value={more}
          onValueChange={onMore}
          maxLength={400}
          placeholder={t`https:// 开头，或本站的 /…`}
        />
      </>
    );
  return (
    <>
      <Textarea
        label={name}
        value={text}
        onValueChange={onText}
        rows={2}
        resize="grow"
        maxLength={2000}
        placeholder={kind === 'list' ? t`一行一条` : kind === 'quote' ? t`引用的话` : t`写一段`}
      />
      {kind === 'quote' && (
        <Input label={t`谁说的`} labelHidden value={more} onValueChange={onMore} maxLength={60} placeholder={t`谁说的`} />
      )}
    </>
  );
}

export interface ArticleEditorProps {
  pieces: readonly ArticlePieceDraft[];
  onPiecesChange: (pieces: readonly ArticlePieceDraft[]) => void;
  /** Address of the picture of a piece; undefined while it is not known. */
  pictureOf?: (piece: ArticlePieceDraft) => string | undefined;
  /** Control that adds a picture, an `Uploader`; without it pictures are not offered. */
  addPicture?: ReactNode;
  /** Most pieces; default 120. */
  most?: number;
}

const icons: Record<PieceKind, LucideIcon> = {
  paragraph: Pilcrow,
  heading: Heading,
  quote: Quote,
  list: List,
  link: Link2,
  picture: ImagePlus,
};

/** The body of an article, piece by piece: written, moved, taken out. There is no markup, so that nothing can run. */
export function ArticleEditor({ pieces, onPiecesChange, pictureOf, addPicture, most = 120 }: ArticleEditorProps) {
  const { t } = useLingui();
  const names: Record<PieceKind, string> = {
    paragraph: t`段落`,
    heading: t`小标题`,
    quote: t`引用`,
    list: t`列表`,
    link: t`链接`,
    picture: t`图片`,
  };
  const move = (at: number, by: 1 | -1) => {
    const next = [...pieces];
    const [moved] = next.splice(at, 1);
    if (moved) next.splice(at + by, 0, moved);
    onPiecesChange(next);
  };
  return (
    <div role="group" aria-label={t`正文`}>
      <ol className={css.list}>
        {pieces.map((piece, at) => {
          const name = `${names[piece.kind]} ${at + 1}`;
          const picture = pictureOf?.(piece);
          return (
            <li key={piece.id} className={css.piece}>
              <div className={css.fields}>
                {piece.kind === 'picture' && picture !== undefined && <img className={css.picture} src={picture} alt={piece.text} />}
                <ArticlePieceFields
                  piece={piece}
                  name={name}
                  onChange={(change) => onPiecesChange(pieces.map((each) => (each.id === piece.id ? { ...each, ...change } : each)))}
                />
              </div>
              <span className={css.acts}>
                <IconButton
                  size="s"
                  label={t`上移 ${name}`}
                  icon={<ArrowUp size={16} aria-hidden />}
                  disabled={at === 0}
                  onClick={() => move(at, -1)}
                />
                <IconButton
                  size="s"
                  label={t`下移 ${name}`}
                  icon={<ArrowDown size={16} aria-hidden />}
                  disabled={at === pieces.length - 1}
                  onClick={() => move(at, 1)}
                />
                <IconButton
                  size="s"
                  label={t`删除 ${name}`}
                  icon={<Trash2 size={16} aria-hidden />}
                  onClick={() => onPiecesChange(pieces.filter(({ id }) => id !== piece.id))}
                />
              </span>
            </li>
          );
        })}
      </ol>
      <div className={css.add}>
        {pieceKinds
          .filter((kind) => kind !== 'picture')
          .map((kind) => {
            const Icon = icons[kind];
            return (
              <Button
                key={kind}
                size="s"
                tone="soft"
                icon={<Icon size={16} aria-hidden />}
                disabled={pieces.length >= most}
                onClick={() => onPiecesChange([...pieces, emptyPiece(crypto.randomUUID(), kind)])}
              >
                {names[kind]}
              </Button>
            );
          })}
      </div>
      {addPicture && <div className={css.add}>{addPicture}</div>}
    </div>
  );
}

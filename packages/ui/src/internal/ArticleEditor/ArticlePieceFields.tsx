import { useLingui } from '@lingui/react/macro';
import { Input } from '../../forms/Input/index.ts';
import { Textarea } from '../../forms/Textarea/index.ts';
import type { ArticlePieceDraft } from './piece.ts';

interface ArticlePieceFieldsProps {
  piece: ArticlePieceDraft;
  /** Names its first field: 段落 2. */
  name: string;
  onChange: (change: Partial<ArticlePieceDraft>) => void;
}

/** The fields of one piece. */
export function ArticlePieceFields({ piece: { kind, text, more }, name, onChange }: ArticlePieceFieldsProps) {
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

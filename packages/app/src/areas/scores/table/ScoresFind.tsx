import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@pitchside/ui/IconButton';
import { Input } from '@pitchside/ui/Input';
import { Search, X } from 'lucide-react';
import { useState } from 'react';
import { Find } from './Scores.layout.ts';

interface FindProps {
  /** Current search term; empty for none. */
  name: string;
  onFind: (name: string) => void;
}

/** Search in a list; the term is written to the address on Enter. Use the term as its key. */
export function ScoresFind({ name, onFind }: FindProps) {
  const { t } = useLingui();
  const [text, setText] = useState(name);
  return (
    <Find>
      <form
        role="search"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onFind(text.trim());
        }}
      >
        <Input
          label={t`列表内搜球队`}
          labelHidden
          placeholder={t`列表内搜球队`}
          icon={<Search size={16} aria-hidden />}
          maxLength={20}
          value={text}
          onValueChange={setText}
          onBlur={() => text.trim() !== name && onFind(text.trim())}
          {...(name && {
            suffix: <IconButton label={t`取消搜索 ${name}`} size="s" icon={<X size={16} aria-hidden />} onClick={() => onFind('')} />,
          })}
        />
      </form>
    </Find>
  );
}

import { useState, type ReactNode } from 'react';
import { DeleteQuestion } from './question.lazy.ts';
import { Later } from '../../../platform/drawn/Later.tsx';

/**
 * Confirmation before a deletion: `ask` opens it, `question` is the dialog to render. `title` is the question, `description` its
 * consequence.
 */
export function useDeleteQuestion(title: string, description: string): { ask: (act: () => Promise<void>) => void; question: ReactNode } {
  const [asked, setAsked] = useState<{ act: () => Promise<void>; isOpen: boolean }>();
  // It stays where it was asked once, so that it goes as it came.
  const close = () => setAsked((last) => last && { ...last, isOpen: false });
  return {
    ask: (act) => setAsked({ act, isOpen: true }),
    question: asked && (
      <Later>
        <DeleteQuestion
          open={asked.isOpen}
          title={title}
          description={description}
          onCancel={close}
          onConfirm={async () => {
            await asked.act();
            close();
          }}
        />
      </Later>
    ),
  };
}

import { ApiError } from '@pitchside/api';
import { answerGuess, type GuessQuestion } from '@pitchside/api/experts/guesses';
import { GuessCard } from '@pitchside/ui/GuessCard';
import { useState, type ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { api } from '../../../platform/api/api.ts';
import { openLoginFor } from '../../../platform/overlays/overlays.store.ts';
import { session } from '../../../platform/session/session.store.ts';
import { endOf } from './endOf.ts';
import { useGuessLabels } from './useGuessLabels.ts';

interface GuessProps {
  question: GuessQuestion;
  note?: ReactNode;
  /** Called when the question should be fetched again. */
  onChange: () => void;
}

/** A question that the viewer answers once; visitors log in first. */
export function Guess({ question: given, note, onChange }: GuessProps) {
  const words = useGuessLabels();
  const { user } = useSnapshot(session);
  const [busy, setBusy] = useState(false);
  // The answer of the last press is newer than the list.
  const [answered, setAnswered] = useState<{ question: GuessQuestion; who: string }>();
  const question = answered && given.mine === null && answered.who === String(user?.id ?? '') ? answered.question : given;
  const end = endOf(question);

  async function choose(id: string): Promise<void> {
    if (!user) return openLoginFor({ after: onChange });
    const side = question.sides.find((each) => each.side === id)?.side;
    if (!side) return;
    setBusy(true);
    try {
      setAnswered({ question: await api.call(answerGuess, { id: question.id, side }), who: String(user.id) });
      onChange();
    } catch (error) {
      // The call has shown the reason: the match may have begun, or another tab has answered.
      if (!(error instanceof ApiError)) throw error;
      onChange();
    } finally {
      setBusy(false);
    }
  }

  return (
    <GuessCard
      question={words.question(question)}
      {...(note !== undefined && { note })}
      options={words.options(question)}
      value={question.mine}
      points={question.points}
      answers={question.answers}
      open={question.is_open}
      {...(end && { end })}
      busy={busy}
      onValueChange={(id) => void choose(id)}
    />
  );
}

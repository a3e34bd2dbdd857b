import { ApiError } from '@pitchside/api';
import { getCaptchaChallenge, solveCaptcha } from '@pitchside/api/captcha';
import type { SlideCaptchaProps, SlideCaptchaState, SlideChallenge } from '@pitchside/ui/SlideCaptcha';
import { useRef, useState } from 'react';
import { api } from '../api/api.ts';

/** Proof that a person is there, for one act. */
export interface CaptchaProof {
  ticket: string;
  randstr: string;
}

interface Asked {
  challenge: SlideChallenge | null;
  state: SlideCaptchaState;
}

/** How long a right or wrong answer is shown before the riddle goes on, ms. */
const lookTime = { passed: 350, wrong: 700 };
const pause = (ms: number) => new Promise((resume) => setTimeout(resume, ms));

/** Asks for a slide captcha when told to; `ask` gives the proof, or null when the person closed it. */
export function useCaptcha(action: 'login' | 'register') {
  const [asked, setAsked] = useState<Asked | null>(null);
  const answer = useRef<((proof: CaptchaProof | null) => void) | null>(null);

  async function load(): Promise<void> {
    setAsked({ challenge: null, state: 'loading' });
    try {
      const { id, background, piece, width, height, piece_top, piece_width } = await api.call(getCaptchaChallenge, { action });
      setAsked({ challenge: { id, backgroundUrl: background, pieceUrl: piece, width, height, pieceTop: piece_top, pieceWidth: piece_width }, state: 'ready' });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setAsked({ challenge: null, state: 'error' });
    }
  }

  function finish(proof: CaptchaProof | null): void {
    setAsked(null);
    answer.current?.(proof);
    answer.current = null;
  }

  async function solve(challenge: SlideChallenge, x: number): Promise<void> {
    setAsked({ challenge, state: 'checking' });
    try {
      const { ret, ticket, randstr, tries_left } = await api.call(solveCaptcha, { id: challenge.id, x: Math.round(x) });
      setAsked({ challenge, state: ret === 0 ? 'passed' : 'wrong' });
      await pause(ret === 0 ? lookTime.passed : lookTime.wrong);
      if (ret === 0) return finish({ ticket, randstr });
      if (tries_left > 0) setAsked({ challenge, state: 'ready' });
      else await load();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      await load();
    }
  }

  const props: SlideCaptchaProps | undefined = asked
    ? { ...asked, onSolve: (x) => void (asked.challenge && solve(asked.challenge, x)), onRefresh: () => void load(), onClose: () => finish(null) }
    : undefined;

  return {
    props,
    ask: (): Promise<CaptchaProof | null> => {
      void load();
      return new Promise((resolve) => (answer.current = resolve));
    },
  };
}

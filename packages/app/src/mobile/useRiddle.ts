import { getCaptchaChallenge, solveCaptcha } from '@pitchside/api/member/captcha';
import type { SlideCaptchaProps, SlideCaptchaState, SlideChallenge } from '@pitchside/ui/SlideCaptcha';
import { useRef, useState } from 'react';
import { api } from './api.ts';

/** Proof that a person is there, for one sign-in. */
export interface Proof {
  ticket: string;
  randstr: string;
}

interface Asked {
  challenge: SlideChallenge | null;
  state: SlideCaptchaState;
}

/** Time that a wrong answer shows before the captcha goes on, ms. */
const lookTime = 700;

/** The slide captcha before a sign-in; `ask` gives the proof, or null when the person closed it. */
export function useRiddle() {
  const [asked, setAsked] = useState<Asked | null>(null);
  const answer = useRef<((proof: Proof | null) => void) | null>(null);

  async function load(): Promise<void> {
    setAsked({ challenge: null, state: 'loading' });
    try {
      const { id, background, piece, width, height, piece_top, piece_width } = await api.call(getCaptchaChallenge, { action: 'login' });
      setAsked({
        challenge: { id, backgroundUrl: background, pieceUrl: piece, width, height, pieceTop: piece_top, pieceWidth: piece_width },
        state: 'ready',
      });
    } catch {
      // After any failure the captcha offers a retry.
      setAsked({ challenge: null, state: 'error' });
    }
  }

  function finish(proof: Proof | null): void {
    setAsked(null);
    answer.current?.(proof);
    answer.current = null;
  }

  async function solve(challenge: SlideChallenge, x: number): Promise<void> {
    setAsked({ challenge, state: 'checking' });
    try {
      const { ret, ticket, randstr, tries_left } = await api.call(solveCaptcha, { id: challenge.id, x: Math.round(x) });
      if (ret === 0) return finish({ ticket, randstr });
      setAsked({ challenge, state: 'wrong' });
      await new Promise((resume) => setTimeout(resume, lookTime));
      if (tries_left > 0) setAsked({ challenge, state: 'ready' });
      else await load();
    } catch {
      await load();
    }
  }

  const props: SlideCaptchaProps | undefined = asked
    ? {
        ...asked,
        onSolve: (x) => void (asked.challenge && solve(asked.challenge, x)),
        onRefresh: () => void load(),
        onClose: () => finish(null),
      }
    : undefined;
  return {
    props,
    ask: (): Promise<Proof | null> => {
      void load();
      return new Promise((resolve) => (answer.current = resolve));
    },
  };
}

import { ApiError } from '@pitchside/api';
import { getCaptchaChallenge, solveCaptcha } from '@pitchside/api/member/captcha';
import type { SlideCaptchaProps, SlideCaptchaState, SlideChallenge } from '@pitchside/ui/SlideCaptcha';
import { useRef, useState } from 'react';
import { api } from '../../../platform/api/api.ts';

/** Purpose of a captcha; a proof for one is refused for another. */
export type CaptchaAction = 'login' | 'register';

/** Proof that a person is there, for one act. */
export interface CaptchaProof {
  ticket: string;
  randstr: string;
}

interface Asked {
  action: CaptchaAction;
  challenge: SlideChallenge | null;
  state: SlideCaptchaState;
}

/** Time that a right or wrong answer shows before the captcha goes on, ms. */
const lookTime = { passed: 350, wrong: 700 };
const pause = (ms: number) => new Promise((resume) => setTimeout(resume, ms));

/** Opens our own slide captcha; `ask` resolves to the proof, or null when the person closed it. */
export function useSlideCaptcha() {
  const [asked, setAsked] = useState<Asked | null>(null);
  const answer = useRef<((proof: CaptchaProof | null) => void) | null>(null);

  async function load(action: CaptchaAction): Promise<void> {
    setAsked({ action, challenge: null, state: 'loading' });
    try {
      const { id, background, piece, width, height, piece_top, piece_width } = await api.call(getCaptchaChallenge, { action });
      // The person may have closed it meanwhile.
      if (!answer.current) return;
      setAsked({
        action,
        challenge: { id, backgroundUrl: background, pieceUrl: piece, width, height, pieceTop: piece_top, pieceWidth: piece_width },
        state: 'ready',
      });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (answer.current) setAsked({ action, challenge: null, state: 'error' });
    }
  }

  function finish(proof: CaptchaProof | null): void {
    setAsked(null);
    answer.current?.(proof);
    answer.current = null;
  }

  async function solve(action: CaptchaAction, challenge: SlideChallenge, x: number): Promise<void> {
    setAsked({ action, challenge, state: 'checking' });
    try {
      const { ret, ticket, randstr, tries_left } = await api.call(solveCaptcha, { id: challenge.id, x: Math.round(x) });
      if (!answer.current) return;
      setAsked({ action, challenge, state: ret === 0 ? 'passed' : 'wrong' });
      await pause(ret === 0 ? lookTime.passed : lookTime.wrong);
      if (!answer.current) return;
      if (ret === 0) return finish({ ticket, randstr });
      if (tries_left > 0) setAsked({ action, challenge, state: 'ready' });
      else await load(action);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (answer.current) await load(action);
    }
  }

  const props: SlideCaptchaProps | undefined = asked
    ? {
        challenge: asked.challenge,
        state: asked.state,
        onSolve: (x) => void (asked.challenge && solve(asked.action, asked.challenge, x)),
        onRefresh: () => void load(asked.action),
        onClose: () => finish(null),
      }
    : undefined;

  return {
    props,
    ask: (action: CaptchaAction): Promise<CaptchaProof | null> => {
      finish(null);
      const solved = new Promise<CaptchaProof | null>((resolve) => (answer.current = resolve));
      void load(action);
      return solved;
    },
    cancel: () => finish(null),
  };
}

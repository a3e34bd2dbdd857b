import { msg } from '@lingui/core/macro';
import { matchPhase } from '@pitchside/api/scores/matches';
import { planSports } from '@pitchside/api/experts/plans';
import { CallError } from '../../../platform/callError.ts';
import type { Handlers } from '../../../platform/handlers.ts';
import { idNumberOrNone } from '../../../platform/idNumber.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Matches } from '../../scores/matches/index.ts';
import type { OpenDesk, OperatorLog } from '../../desk/operations/index.ts';
import type { GuessesRepository, QuestionRow } from './guesses.repository.ts';
import { texts as shared, type Guessing } from './guesses.service.ts';

const texts = {
  match: msg`没有找到这场比赛`,
  begun: msg`比赛已经开始，不能再开`,
  line: msg`这个玩法要有盘口，胜平负没有盘口`,
  again: msg`这场比赛已经有这个玩法的问题`,
  over: msg`已经结算的问题不能停止`,
};

export interface DeskParts {
  repository: GuessesRepository;
  matches: Pick<Matches, 'row'>;
  describe: Guessing['describe'];
  open: OpenDesk;
  log: Pick<OperatorLog, 'around'>;
}

/** Desk of guesses for operators: adds questions beyond the templates, and stops unsuitable ones. */
export function guessDesk(
  { db, events, clock }: Platform,
  { repository, matches, describe, open, log }: DeskParts,
): Pick<Handlers, 'adminGuesses' | 'adminOpenGuess' | 'adminStopGuess'> {
  async function presentQuestion(row: QuestionRow | undefined) {
    const [question] = row ? await describe([row], undefined) : [];
    if (!question) throw new CallError(shared.gone);
    return question;
  }

  return {
    adminGuesses: open(async ({ state, page, limit }) => {
      const { list, total } = await repository.inState(state, (page - 1) * limit, limit);
      return { list: await describe(list, undefined), total, page, limit };
    }),
    adminOpenGuess: open(({ match: id, play, line }, actor) =>
      log.around(
        actor,
        { group: 'experts', act: 'add', subject: ['guess', `match ${id}`], note: `${play} ${line ?? ''}`.trim() },
        async () => {
          const row = await matches.row(id);
          if (!row || !(planSports as readonly string[]).includes(row.match.sport)) throw new CallError(texts.match);
          const { status, kickoffAt } = row.match;
          if (matchPhase(status) !== 'before' || kickoffAt <= clock.now()) throw new CallError(texts.begun);
          if ((play === 'european') !== (line === undefined)) throw new CallError(texts.line);
          const values = { matchId: id, play, line: line ?? null, state: 'open' as const, closesAt: kickoffAt };
          const added = await repository.add(db, { ...values, openedBy: actor.operatorId, openedAt: clock.now() });
          if (!added) throw new CallError(texts.again);
          return presentQuestion(added);
        },
      ),
    ),
    adminStopGuess: open(({ id, reason }, actor) =>
      log.around(actor, { group: 'experts', act: 'stop', subject: `guess ${id}`, reason }, async () => {
        await events.transaction(async (tx) => {
          const row = await repository.hold(tx, idNumberOrNone(id), 'update');
          if (!row) throw new CallError(shared.gone);
          if (row.state === 'settled' || row.state === 'void') throw new CallError(texts.over);
          await repository.change(tx, row.id, { state: 'stopped', reason, settledAt: clock.now() });
        });
        return presentQuestion(await repository.find(idNumberOrNone(id)));
      }),
    ),
  };
}

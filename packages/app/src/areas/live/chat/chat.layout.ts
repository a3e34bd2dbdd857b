import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

/** Column of the chat: the messages fill it, the composer stands at its foot. */
export const Talk = styled.div`
  display: flex;
  flex-direction: column;
  height: 100%;
  min-height: 0;
`;

/** Takes the height that is left. */
export const TalkList = styled.div`
  flex: 1;
  min-height: 0;
`;

/** The period of a rank, and the way to all of them. */
export const RankHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: ${vars.space.x3} ${vars.space.x4} ${vars.space.x1};
`;

import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

const { space } = vars;

/** Search and filter over the list. */
export const ListHead = styled.div`
  flex: none;
  display: grid;
  gap: ${space.x3};
  padding: ${space.x3} ${space.x4};
  overflow-x: auto;
`;

/** The list takes the height that is left. */
export const Fill = styled.div`
  flex: 1;
  min-height: 0;
`;

/** What was found in messages, at the foot of the list. */
export const Found = styled.div`
  flex: none;
  display: grid;
  gap: ${space.x1};
  max-height: 45%;
  padding: ${space.x3} ${space.x4};
  overflow-y: auto;
`;

/** A found message: whose conversation and words, and when. */
export const FoundLine = styled.span`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space.x3};
  padding: ${space.x1} 0;
`;

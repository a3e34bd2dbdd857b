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

/** The list takes the height that is left, or what it needs beside what was found in messages. */
export const Fill = styled.div<{ $beside: boolean }>`
  flex: ${({ $beside }) => ($beside ? '0 1 auto' : '1')};
  max-height: ${({ $beside }) => ($beside ? '55%' : 'none')};
  min-height: 0;
  overflow-y: ${({ $beside }) => ($beside ? 'auto' : 'visible')};
`;

/** Found messages, below the conversations whose names match. */
export const Found = styled.div`
  flex: 1;
  display: grid;
  align-content: start;
  gap: ${space.x1};
  min-height: 0;
  padding: ${space.x3} ${space.x4};
  overflow-y: auto;
`;

/** The found messages under each other. */
export const FoundLines = styled.div`
  display: grid;
  gap: ${space.x1};
`;

/** A found message: conversation, text and time. */
export const FoundLine = styled.span`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space.x3};
  padding: ${space.x1} 0;
`;

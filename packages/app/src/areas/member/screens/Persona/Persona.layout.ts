import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

const { space } = vars;

/** Buttons beside each other. */
export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.x2};
`;

/** The tabs keep off the edges of their card. */
export const TabsPlace = styled.div`
  padding: 0 ${space.x4};
  overflow-x: auto;
`;

/** What the tab shows, as wide as posts are read. */
export const Shown = styled.div<{ $narrow: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x3};
  width: ${({ $narrow }) => ($narrow ? 'min(100%, 880px)' : '100%')};
`;

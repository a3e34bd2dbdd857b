import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

const { space } = vars;

/** Filters above the goods. */
export const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.x2};
  margin-bottom: ${space.x3};
`;

/** Picture with content beside it. */
export const Thing = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space.x2};
  min-width: 0;
`;

/** Fields of a dialog under each other. */
export const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x4};
`;

/** Two fields beside each other. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: ${space.x3};
`;

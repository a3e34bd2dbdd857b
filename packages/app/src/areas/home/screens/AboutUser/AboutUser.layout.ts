import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

/** Form with earlier feedback, under the document. */
export const Below = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 420px), 1fr));
  gap: ${vars.space.x4};
  align-items: start;
  /* Under the header that stays. */
  scroll-margin-top: 76px;

  @media print {
    display: none;
  }
`;

/** Message and answer. */
export const Said = styled.div`
  display: grid;
  gap: ${vars.space.x1};
  overflow-wrap: anywhere;
`;

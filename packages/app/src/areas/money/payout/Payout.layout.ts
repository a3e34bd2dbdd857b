import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

const { space } = vars;

/** Withdrawal on the left, conversion on the right. */
export const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 440px;
  align-items: stretch;
  gap: ${space.x4};

  @media (max-width: 1279px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Form as high as the longest one; its footer stays at the bottom. */
export const Form = styled.form.attrs({ noValidate: true })`
  display: grid;
  grid-template-rows: 1fr auto;
  min-height: 320px;
`;

/** Fields of a form under each other. */
export const Fields = styled.div`
  display: grid;
  align-content: start;
  gap: ${space.x4};
`;

import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

const { space } = vars;

/** The form, and the way it goes. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 336px;
  gap: ${space.x6};
  align-items: start;

  @media (max-width: 991px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
export const Form = styled.form.attrs({ noValidate: true })`
  display: grid;
  gap: ${space.x4};
`;

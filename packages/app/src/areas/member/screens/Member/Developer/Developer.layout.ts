import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

const { space } = vars;

/** Cards under each other. */
export const Stack = styled.div`
  display: grid;
  gap: ${space.x4};
`;

/** Fields of a dialog under each other. */
export const Form = styled.form.attrs({ noValidate: true })`
  display: grid;
  gap: ${space.x4};
`;

/** Acts of a row beside each other. */
export const Acts = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${space.x2};
`;

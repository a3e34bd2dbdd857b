export { AbsenceList, absenceKinds, type Absence, type AbsenceKind, type AbsenceListProps } from './AbsenceList.tsx';

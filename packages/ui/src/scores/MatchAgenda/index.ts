export { MatchAgenda, type AgendaMatch, type MatchAgendaProps } from './MatchAgenda.tsx';
export { MatchAgendaSkeleton } from './MatchAgendaSkeleton.tsx';

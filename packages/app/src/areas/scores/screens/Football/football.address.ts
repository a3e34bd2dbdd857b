/** Value of the query `sport` under which esports stand beside football, as in the schedule's types. */
const esports = '3';

/** Whether the address of football asks for esports. */
export const isEsports = (parameters: URLSearchParams): boolean => parameters.get('sport') === esports;

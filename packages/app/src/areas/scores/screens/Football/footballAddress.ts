/** Values of the query `sport` under which esports stand beside football: by name, and by the number that the schedule's types give it. */
const esports = new Set(['esports', '3']);

/** Whether the address of football asks for esports. */
export const isEsports = (parameters: URLSearchParams): boolean => esports.has(parameters.get('sport') ?? '');

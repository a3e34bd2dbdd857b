/** Topic of a sport's live table. */
export const sportTopic = (sport: string) => `matches:${sport}`;
/** Topic of one match. */
export const matchTopic = (id: string) => `match:${id}`;
/** Topic of the odds of one company on a sport. Sockets know it as `odds:<sport>`, the odds of the company they chose. */
export const oddsTopic = (sport: string, companyId: string) => `odds:${sport}:${companyId}`;

import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** Active slide puzzles: the position never leaves the server; a ticket works once for its action. */
export const captchas = pgTable(
  'captcha',
  {
    id: text().primaryKey(),
    action: text({ enum: ['login', 'register'] }).notNull(),
    x: integer().notNull(),
    tries: integer().notNull().default(0),
    expiresAt: bigint('expires_at', { mode: 'number' }).notNull(),
    ticketHash: text('ticket_hash'),
    usedAt: bigint('used_at', { mode: 'number' }),
  },
  (table) => [index('captcha_expires').on(table.expiresAt), index('captcha_ticket').on(table.ticketHash)],
);

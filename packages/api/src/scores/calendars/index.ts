export * from './calendars.contract.ts';
export * from './calendarFile.ts';

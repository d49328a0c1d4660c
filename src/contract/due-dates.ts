/**
 * Days of the month on which a bill may be due (D23). They are in a separate file, so that the step that
 * lists them loads no schemas.
 */
export const DUE_DATES = [1, 5, 10, 15, 20, 25] as const

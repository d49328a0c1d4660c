/**
 * Days of the month on which a bill may be due. They are in a separate file, so that the step that shows them loads no
 * schemas.
 */
export const DUE_DAYS = [1, 5, 10, 15, 20, 25] as const

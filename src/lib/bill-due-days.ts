/** Days of the month on which a bill may be due: those that the visitor chooses from and that the server accepts. */
export const DUE_DAYS = [1, 5, 10, 15, 20, 25] as const

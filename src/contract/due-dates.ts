/** Days of the month on which a bill may fall due (D23). Apart from the schemas: a question shows them. */
export const DUE_DATES = [1, 5, 10, 15, 20, 25] as const

/** The age in years from which a person may order. */
export const MINIMUM_AGE = 18

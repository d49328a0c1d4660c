/** Minutes for which a code that is sent to a visitor or customer is valid. */
export const CODE_MINUTES = 10

/** Label of the button that leaves an optional question without an answer. */
export const SKIP_QUESTION = 'Pular esta pergunta'

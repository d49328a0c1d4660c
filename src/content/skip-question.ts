/** Label of the button that skips an optional question. */
export const SKIP_QUESTION = 'Pular esta pergunta'

/** Texts shown during a slow request: first a message, later buttons. */
export const longWaitWords = {
  /** Shown after one second. */
  progress: 'Ainda estamos trabalhando nisso',
  /** Shown after ten seconds. */
  title: 'Está demorando mais do que o normal',
  text: 'Nada do que você respondeu se perdeu.',
  wait: 'Esperar mais um pouco',
  retry: 'Tentar de novo',
  human: 'Falar com a gente',
}

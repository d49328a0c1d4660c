/** Error message that every landing page contains, for a failed request or if the order's code does not load. */
export const notLoaded = 'Não conseguimos continuar agora. Confira a conexão e tente de novo.'

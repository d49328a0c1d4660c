/** Error message of landing pages for a failed request, or for code that does not load. */
export const notLoaded = 'Não conseguimos continuar agora. Confira a conexão e tente de novo.'

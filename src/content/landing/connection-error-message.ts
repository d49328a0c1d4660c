/** Error message of landing pages if a request fails or code does not load. */
export const connectionErrorMessage = 'Não conseguimos continuar agora. Confira a conexão e tente de novo.'

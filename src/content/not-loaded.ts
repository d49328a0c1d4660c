/** Said on a marketing page when a request has failed or the order's code does not load. Every such page has it. */
export const notLoaded = 'Não conseguimos continuar agora. Confira a conexão e tente de novo.'

/** Message on a marketing page after a failed request, or if the order's code does not load. Every such page has it. */
export const notLoaded = 'Não conseguimos continuar agora. Confira a conexão e tente de novo.'

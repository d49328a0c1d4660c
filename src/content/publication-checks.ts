/** What is found wrong with an edition that is to be published. */
export const publicationChecks = {
  endsBeforeStart: 'O fim da publicação vem antes do começo.',
  greatPriceChange: 'O preço muda mais de 30 %.',
  addressGone: (prefix: string) =>
    `O endereço /${prefix} deixa de existir. Uma data de fim levaria quem chega por ele à página inicial.`,
} as const

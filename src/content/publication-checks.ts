/** Messages about the problems that are found in an edition before it is published. */
/** Says what a campaign's URL shows once the campaign has ended. */
const afterEnd = (hasSentence: boolean) =>
  hasSentence
    ? 'ele mostraria a frase de “O que dizer depois do fim”'
    : 'ele levaria à página inicial, ou mostraria a frase que você escrever em “O que dizer depois do fim”'

export const publicationChecks = {
  endsBeforeStart: 'O fim da publicação vem antes do começo.',
  greatPriceChange: 'O preço muda mais de 30 %.',
  soldByLinkAlone:
    'Sai da última campanha que o vendia, mas um link com o código dele ainda o vende por este preço. Para ninguém mais pedir, desmarque “À venda” no plano.',
  /** @param hasSentence whether the campaign has a sentence for after its end */
  addressGone: (prefix: string, hasSentence: boolean) =>
    `O endereço /${prefix} deixa de existir e passa a levar às ofertas gerais. Com uma data de fim na campanha, em vez de apagá-la, ${afterEnd(hasSentence)}.`,
  /** @param hasSentence whether the campaign has a sentence for after its end */
  addressEnds: (prefix: string, hasSentence: boolean) =>
    `No fim desta publicação o endereço /${prefix} deixa de existir e passa a levar às ofertas gerais. Sem fim na publicação, e com uma data de fim na campanha, ${afterEnd(hasSentence)}.`,
  /** @param list the prefix of the campaign that has the list */
  listGone: (list: string) =>
    `Áreas de cobertura usam a lista “${list}”. Sem ela, quem mora lá vê a lista geral. Deixe /${list} entre os endereços antigos da campanha, ou importe a cobertura com a lista certa.`,
  closesAtOnce:
    'Esta data já passou: a campanha termina assim que isto for publicado, e o endereço dela mostra só a frase de depois do fim.',
  /** @param text what would be wrong in an edition that begins later */
  inScheduled: (number: number, period: string, text: string) =>
    `Na edição ${number}, programada para ${period}, que leva estas mudanças também: ${text}`,
  answerMissing:
    'Depois deste pedido foi publicado algo que muda o mesmo valor: quem pediu precisa escolher qual vale. Recuse, e quem pediu confere e pede outra vez.',
  /** @param period from when to when, until null for no end */
  period: (from: string, until: string | null) =>
    until === null ? `${from} em diante` : `${from} até ${until}`,
} as const

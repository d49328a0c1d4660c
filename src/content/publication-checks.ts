/** Messages about the problems that are found in an edition before it is published. */
import { shopWords } from './desk/shop-editions.ts'

/** Says what a campaign's URL shows once the campaign has ended. */
const afterEnd = (hasSentence: boolean) =>
  hasSentence
    ? 'ele mostraria a frase de “O que dizer depois do fim”'
    : 'ele levaria à página inicial, ou mostraria a frase que você escrever em “O que dizer depois do fim”'

/** The most changes that a sentence lists, and the most characters of each. */
const NAMED = 5
const LONG = 120

/** Cuts a long sentence at a comma, or else between words. */
function shortened(change: string): string {
  if (change.length <= LONG) return change
  const comma = change.lastIndexOf(',', LONG)
  return `${change.slice(0, comma > 0 ? comma : change.lastIndexOf(' ', LONG))} …`
}

/** The parts of an edition that are lost. */
const undone = (number: number, lost: readonly string[]) => {
  if (lost.length === 0) return `O que só a edição ${number} diz se perde: confira o que muda.`
  const more = lost.length > NAMED ? ` ${shopWords.moreChanges(lost.length - NAMED)}` : ''
  return `Ela tem isto, que aqui falta e se perde: ${lost.slice(0, NAMED).map(shortened).join(' ')}${more}`
}

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
  closesAtOnce:
    'Esta data já passou: a campanha termina assim que isto for publicado, e o endereço dela mostra só a frase de depois do fim.',
  /**
   * @param base the edition with which a draft was begun
   * @param lost what the draft undoes
   */
  behind: (base: number, live: number, lost: readonly string[]) =>
    `A edição ${live} entrou no ar depois que este rascunho começou, com a edição ${base} no ar. ${undone(live, lost)}`,
  /** @param number the edition that is live at the time for which a draft is to be published */
  behindThen: (base: number, number: number, lost: readonly string[]) =>
    `A edição ${number} estará no ar nessa hora, e este rascunho foi feito a partir da edição ${base}. ${undone(number, lost)}`,
  /** @param number of an edition that was published after approval had been requested */
  behindRequest: (number: number, lost: readonly string[]) =>
    `A edição ${number} entrou no ar depois deste pedido. ${undone(number, lost)}`,
  /** @param number of the edition that is live when one that waits for approval begins */
  undoesThen: (number: number, lost: readonly string[]) =>
    `A edição ${number} estará no ar quando esta entrar. ${undone(number, lost)}`,
  /** @param own of the edition into which changes of another one are put */
  changesOutlive: (number: number, end: string, own: number) =>
    `A edição ${number} sai do ar em ${end}, e a edição ${own} continua depois: o que você puser nela fica até o fim dela.`,
  replacedWithdrawn: 'A publicação cujo lugar esta tomaria foi retirada: ela não vai mais ao ar.',
  /** @param end when the edition that is replaced would end */
  outlives: (number: number, end: string) =>
    `A edição ${number} sai do ar em ${end}, e esta publicação continua depois. Se o rascunho começou com a edição ${number}, o que era só até lá fica.`,
  /** @param number of an edition that begins while this one is live */
  scheduledWithout: (number: number, period: string) =>
    `A edição ${number}, programada para ${period}, não tem estas mudanças: enquanto ela estiver no ar, elas somem. Para que fiquem: depois de publicar, abra essa edição e ponha nela o que falta, com um botão. Datas da própria campanha, numa publicação sem data de fim, evitam isso.`,
  /** @param period from when to when, until null for no end */
  period: (from: string, until: string | null) =>
    until === null ? `${from} em diante` : `${from} até ${until}`,
} as const

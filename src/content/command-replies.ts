/**
 * Replies of the chat to commands such as "voltar" (back) and "ajuda" (help). Replies to messages that it does not
 * understand are in assistant-messages.ts.
 */
import { formatCount } from '../lib/format-prices-and-counts.ts'
import { choiceInWords } from '../lib/list-in-words.ts'
import { LONGEST_MESSAGE } from '../lib/chat-message-length-limit.ts'
import { pagePhones } from './brand-and-phones.ts'

export const chatReplies = {
  freeLineEmpty: 'Escreva a sua resposta aqui ou toque em uma das opções acima.',
  /** Reply to a message that is too long to be read. It is still in the field. */
  messageTooLong: `Essa mensagem é longa demais: consigo ler até ${formatCount(LONGEST_MESSAGE)} caracteres de cada vez. O texto continua no campo: encurte ou mande em partes.`,
  help: {
    offer: 'Precisa de uma mão? Escreva “ajuda” a qualquer momento.',
    commands: 'Você pode escrever: voltar, corrigir e o nome da resposta, recomeçar, ajuda ou atendente.',
  },
  commands: {
    voltar: 'Certo, voltamos uma pergunta.',
    voltarKept: 'Certo, a resposta fica como estava.',
    voltarNothing: 'Esta é a primeira pergunta, não há outra antes dela.',
    corrigir: (what: string) => `Tudo bem, vamos corrigir${what && `: ${what}`}.`,
    corrigirUnknown:
      'Qual resposta você quer corrigir? Toque em “Corrigir” ao lado dela ou escreva, por exemplo, “corrigir telefone”.',
    /** Asks which answer is meant, above a button for each. */
    corrigirWhich: 'Qual resposta você quer corrigir?',
    /** The same after a no, above a button for each group of the review. */
    corrigirWhat: 'O que você quer corrigir?',
    corrigirButton: (name: string) => `Corrigir ${name}`,
    priceAccepted: (price: string, condition: string) => `Combinado: ${price} por mês, ${condition}.`,
    /** Asks whether a recorded answer is to be changed, before its question opens. */
    changeAsk: (recorded: string) => `O pedido está com ${recorded}. Quer trocar?`,
    changeYes: 'Trocar',
    changeNo: 'Deixar como está',
    /** Reply if the answer has not been asked for yet. */
    comesLater: 'Pode ser. Eu pergunto mais adiante.',
    recomecarAsk: 'Quer mesmo recomeçar? As respostas desta conversa saem da tela.',
    recomecarYes: 'Recomeçar',
    recomecarNo: 'Continuar de onde estou',
    recomecarKept: 'Certo, continuamos daqui.',
    atendente: 'Claro. Estes são os nossos canais com gente de verdade:',
    /** The form that erases everything follows. */
    erasing:
      'Pode apagar, sim. Confira abaixo o que sai: só acontece se você confirmar. O que houver de outros pedidos seus, peça em “Meus dados”, na ajuda.',
    /** Reply where visitors cannot erase their data; ways to reach a person follow. */
    eraseByPerson: 'Por aqui não consigo apagar o que já foi enviado, mas uma pessoa da equipe faz isso:',
    elsewhere: 'Claro. Com este código ou link o pedido abre em outro aparelho, nesta mesma pergunta:',
    /** Reply where an order cannot be opened in another browser. */
    elsewhereByPerson:
      'Em outro aparelho este pedido não abre: ele continua só aqui, nesta página. Se não der, uma pessoa pode ajudar:',
    elsewhereNothing: 'Ainda não há o que levar: primeiro vamos ver se tem fibra no seu endereço.',
    /** Reply to a day of the month that is not one of the due dates. */
    otherDay: (day: string, days: readonly string[]) =>
      `${day ? `O dia ${day}` : 'Esse dia'} não está entre os vencimentos.${days.length > 0 ? ` Pode ser dia ${choiceInWords(days)}.` : ''}`,
  },
} as const

/** What the chat says about a condition or a reserve beside the confirmation of an order, and what it then asks. */
export const conditionsOfOrder = {
  /** `stands` is how the order stands: 'Visita do técnico: quinta-feira, 26 de novembro, manhã (8h às 12h)'. */
  met: (stands: string) => `Sim, é assim que está no pedido. ${stands}.`,
  /** The change that would meet it is offered below. */
  unmet: 'Não é assim que está no pedido.',
  unknown: (said: string) =>
    `“${said}” eu não consigo conferir por aqui, e não confirmei nada. A equipe confere com você pelo ${pagePhones.sales}.`,
  confirm: 'Você confirma o pedido como está?',
  /** The whole order once more, in one line. */
  summary: (stands: string) => `O pedido está assim: ${stands}.`,
} as const

/** Texts of the chat about an answer that the visitor takes back with the next message. */
export const answerJustGiven = {
  /** After the order: ways to reach a person follow. */
  alreadyOrdered: 'O pedido já foi feito. Para mudar ou cancelar, fale com a gente:',
  /** The yes to an order that could not be sent yet was taken back. */
  heldBack: 'Parei o envio. O pedido só segue com um novo sim seu.',
} as const

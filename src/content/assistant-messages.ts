/**
 * What the chat assistant says between the questions: confirmations, small talk, and replies to messages that it does
 * not understand.
 */
import { unbrokenBRL } from '../lib/format-prices-and-counts.ts'
import { listInWords } from '../lib/list-in-words.ts'

/** Words that begin a reply with a capital only because they come first. */
const FIRST_WORD =
  /^(?:[AOÀÉ]s?|Agora|Antes|Até|Basta|Cada|Com|D[aeo]s?|Depende|Depois|El[ae]|Em|Ess[ae]|Est[ae]|Fica|Há|Isso|Mesmo|N[ao]s?|Não|Nest[ae]|Para|Pel[ao]|Pode|Por|Quando|Quem|S[em]|Sem|Sim|Só|São|Também|Tem|Tod[ao]|Uma?|Você)(?!\p{L})/u

const afterColon = (text: string) => text.replace(FIRST_WORD, (word) => word.toLowerCase())

export const assistantMessages = {
  /** Texts of the chips, the buttons that show what a message answered and let the visitor correct it. */
  chips: {
    taken: 'Anotei:',
    correct: (chip: string) => `Corrigir ${chip}`,
    between: ' · ',
  },
  /** Says that something is asked about at its own question: 'visita 26/11/2026 e à tarde'. */
  keptForLater: (said: string) => `Guardei também: ${said}. Confirmo com você quando chegar lá.`,
  /** Reply to an answer that was given before. */
  tookBefore: 'Isso já está anotado.',
  /** Texts about a plan that the visitor asked for before the coverage of the address is known. */
  wishes: {
    cheapest: 'o plano mais barato',
    fastest: 'o plano mais rápido',
    /** `what` is the speed or service: '500 Mega', 'Globoplay'. */
    named: (what: string) => `um plano com ${what}`,
    /** Stands for a plan that is not on offer and was not named. */
    thatPlan: 'esse plano',
    confirm: (wish: string) => `Você quer ${wish}. É isso?`,
    kept: (wish: string) => `Anotei: ${wish}. Vejo isso assim que souber o que chega ao seu endereço.`,
    met: (plan: string) => `Como você pediu, já deixei marcado o ${plan}.`,
    /** Used if the requested plan was chosen without another question; `price` is in reais a month. */
    taken: (plan: string, price: number) =>
      `Tem fibra no seu endereço, e anotei o ${plan}: ${unbrokenBRL(price)} por mês com débito automático.`,
    unmet: (wish: string) => `Neste endereço não há ${wish || 'esse plano'}. Estes são os que chegam aí.`,
  },
  /** The button of a proposal. */
  doubtYes: 'Sim, é isso',
  /** Reply if the visitor says that the assistant misunderstood; the open question is repeated. */
  doubtDropped: 'Tudo bem, não anotei.',
  /** Stands in the visitor's bubble for a message that was all secret; `isTaken` says whether it was recorded. */
  hidden: (names: readonly string[], isTaken: boolean) => {
    const what = names.length > 0 ? listInWords(names) : 'um número'
    if (!isTaken) return what
    return `${what}, ${names.length > 1 ? 'anotados' : what.startsWith('conta') ? 'anotada' : 'anotado'}`
  },
  /** Introduces the reply to a question, if the message also contained an answer. */
  alsoAsked: (reply: string) => `E sobre a sua pergunta: ${afterColon(reply)}`,
  /**
   * Replies to small talk; the open question follows. The replies of each list are used in turn, so that
   * visitors do not get the same one twice in a row.
   */
  smalltalk: {
    greeting: ['Oi, que bom falar com você.', 'Olá! Vamos lá.', 'Oi de novo. Seguimos.'],
    thanks: ['Por nada.', 'Eu que agradeço.', 'Imagina.'],
    bye: ['Até logo. Suas respostas ficam guardadas neste aparelho: é só voltar quando quiser.'],
    /** Used instead of `bye` if the browser blocks storage. */
    byeOpen: ['Até logo. Suas respostas ficam só nesta página: para continuar, deixe-a aberta.'],
    upset: [
      'Sinto muito pelo incômodo. Vou ser direto.',
      'Entendo. Se preferir uma pessoa, escreva “atendente”.',
      'Entendo, e não quero tomar o seu tempo. Uma pessoa da equipe pode seguir com você:',
    ],
  },
  /**
   * Replies after one, two, three and more messages in a row that were not understood. The replies of each
   * list are used in turn.
   */
  escalation: {
    first: [
      'Essa eu não entendi.',
      'Não consegui usar essa mensagem como resposta.',
      'Li a sua mensagem, mas não achei nela a resposta.',
    ],
    second: [
      'Vamos por outro caminho: escreva só a resposta ou toque em uma destas opções.',
      'Ainda não deu. Um exemplo ajuda: toque em uma destas opções.',
      'Não quero fazer você repetir: uma pessoa responde, ou escolha abaixo.',
    ],
    third:
      'O campo da pergunta continua aberto: basta a resposta, do seu jeito. Para gente, escreva “atendente”.',
    further: [
      'Também não consegui usar essa. O campo segue aberto, e “atendente” leva a uma pessoa.',
      'Para não errar o seu pedido, não anotei nada dessa mensagem. O campo espera a resposta.',
      'Continuo sem entender. Responda no campo quando quiser, ou escreva “atendente”.',
    ],
    buttons: {
      example: 'Ver um exemplo',
      pages: 'Responder no formulário',
      human: 'Falar com uma pessoa',
    },
  },
} as const

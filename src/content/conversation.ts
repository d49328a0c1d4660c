import { unbrokenBRL } from '../lib/money.ts'

/** Texts of the assistant besides the questions: what it recorded, doubts, small talk, offers of help (A20). */
export const conversation = {
  /** Texts of the chips that show what a message answered, and let the visitor correct it. */
  chips: {
    correct: (chip: string) => `Corrigir ${chip}`,
    between: ' · ',
  },
  /** Shown before the next question if one message answered several. */
  took: ['Anotado.', 'Certo, anotei.', 'Peguei tudo.'],
  /** Texts about a wish for a plan that was stated before the coverage of the address is known. */
  wishes: {
    cheapest: 'o plano mais barato',
    fastest: 'o plano mais rápido',
    /** `what` is the speed or service: '500 Mega', 'Globoplay'. */
    named: (what: string) => `um plano com ${what}`,
    kept: (wish: string) => `Anotei: ${wish}. Vejo isso assim que souber o que chega ao seu endereço.`,
    met: (plan: string) => `Como você pediu, já deixei marcado o ${plan}.`,
    /** The wished plan was chosen without another question; `price` is in reais a month. */
    taken: (plan: string, price: number) =>
      `Tem fibra no seu endereço, e anotei o ${plan}: ${unbrokenBRL(price)} por mês com débito automático.`,
    unmet: (wish: string) => `Neste endereço não há ${wish}. Estes são os que chegam aí.`,
  },
  /** Buttons below a doubt, the assistant's question whether it understood correctly. */
  doubtYes: 'Sim, é isso',
  doubtNo: 'Não, vou corrigir',
  /** Button that keeps the typed value if a typo was suspected. */
  doubtNoTyped: 'Não, está certo',
  /** Reply to “não” after a doubt, before the question is repeated. */
  doubtDropped: 'Tudo bem, não anotei.',
  /** Introduces the reply to a question that was part of the same message as an answer. */
  alsoAsked: 'E sobre a sua pergunta:',
  /**
   * Replies to small talk; the open question follows. Each list is used in turn, so that no reply appears twice in a
   * row.
   */
  smalltalk: {
    greeting: ['Oi, que bom falar com você.', 'Olá! Vamos lá.', 'Oi de novo. Seguimos.'],
    thanks: ['Por nada.', 'Eu que agradeço.', 'Imagina.'],
    bye: ['Até logo. Suas respostas ficam guardadas: é só voltar quando quiser.'],
    /** Used instead of `bye` if the browser blocks storage (X19). */
    byeOpen: ['Até logo. Suas respostas ficam só nesta página: para continuar, deixe-a aberta.'],
    upset: [
      'Sinto muito pelo incômodo. Vou ser direto.',
      'Entendo. Se preferir uma pessoa, escreva “atendente”.',
      'Entendo, e não quero tomar o seu tempo. Uma pessoa da equipe pode seguir com você:',
    ],
  },
  /**
   * Replies after one, two and three messages in a row that were not understood. Each list is used in turn, so that no
   * reply appears twice in a row.
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
    ],
    third: 'Acho melhor uma pessoa da equipe ajudar daqui.',
    further: [
      'Também não consegui usar essa. Por aqui uma pessoa responde:',
      'Continuo sem entender, e não quero fazer você repetir. Estes são os canais com gente:',
      'Para não errar o seu pedido, não anotei nada dessa mensagem. Uma pessoa pode ajudar:',
    ],
    /** With the reference, staff find the order at the operator's desk (D72). */
    reference: (code: string) => `Diga a referência ${code}: com ela a equipe acha o seu pedido.`,
    stillHere: 'Se quiser seguir por aqui, a pergunta continua aberta.',
    buttons: {
      example: 'Ver um exemplo',
      skipBack: 'Voltar uma pergunta',
      pages: 'Responder no formulário',
      human: 'Falar com uma pessoa',
    },
  },
} as const

import { unbrokenBRL } from '../lib/money.ts'

/** What the assistant says besides the questions: what it recorded, what it doubts, small talk, ways out (A20). */
export const conversation = {
  /** Chips of what a message answered, each of which can be corrected. */
  chips: {
    correct: (chip: string) => `Corrigir ${chip}`,
    between: ' · ',
  },
  /** Before the next question, where one message answered several. */
  took: ['Anotado.', 'Certo, anotei.', 'Peguei tudo.'],
  /** A wish for a plan, said before it is known what the address can have. */
  wishes: {
    cheapest: 'o plano mais barato',
    fastest: 'o plano mais rápido',
    /** `what` as it was understood: '500 Mega', 'Globoplay'. */
    named: (what: string) => `um plano com ${what}`,
    kept: (wish: string) => `Anotei: ${wish}. Vejo isso assim que souber o que chega ao seu endereço.`,
    met: (plan: string) => `Como você pediu, já deixei marcado o ${plan}.`,
    /** The plan that was taken without being asked for again; `price` in reais a month. */
    taken: (plan: string, price: number) =>
      `Tem fibra no seu endereço, e anotei o ${plan}: ${unbrokenBRL(price)} por mês com débito automático.`,
    unmet: (wish: string) => `Neste endereço não há ${wish}. Estes são os que chegam aí.`,
  },
  /** Buttons below a doubt. */
  doubtYes: 'Sim, é isso',
  doubtNo: 'Não, vou corrigir',
  /** Takes what was typed, where a typo was suspected. */
  doubtNoTyped: 'Não, está certo',
  /** After “não” to a doubt, before the question is asked again. */
  doubtDropped: 'Tudo bem, não anotei.',
  /** After a fact that was asked for together with an answer. */
  alsoAsked: 'E sobre a sua pergunta:',
  /** Replies in kind, without an answer in them; the open question follows. Taken in turn, never twice in a row. */
  smalltalk: {
    greeting: ['Oi, que bom falar com você.', 'Olá! Vamos lá.', 'Oi de novo. Seguimos.'],
    thanks: ['Por nada.', 'Eu que agradeço.', 'Imagina.'],
    bye: ['Até logo. Suas respostas ficam guardadas: é só voltar quando quiser.'],
    /** Instead of `bye` where the browser stores nothing (X19). */
    byeOpen: ['Até logo. Suas respostas ficam só nesta página: para continuar, deixe-a aberta.'],
    upset: [
      'Sinto muito pelo incômodo. Vou ser direto.',
      'Entendo. Se preferir uma pessoa, escreva “atendente”.',
      'Entendo, e não quero tomar o seu tempo. Uma pessoa da equipe pode seguir com você:',
    ],
  },
  /**
   * Not understood once, twice and three times in a row. Each list is used in turn, so that no line appears twice in a
   * row.
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
    /** The reference finds the order at the operator's desk (D72). */
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

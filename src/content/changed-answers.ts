/** Texts about an answer that was replaced: what it was, what it is now, and what falls with it. */
import { listInWords } from '../lib/list-in-words.ts'

/** A label inside a sentence: 'visita do técnico', but 'CPF'. */
const asInSentence = (label: string): string =>
  label.replace(/^\p{Lu}(?=\P{Lu})/u, (first) => first.toLowerCase())

export const changedAnswers = {
  /** 'Vencimento: dia 10 → dia 15' */
  change: (label: string, before: string, after: string) =>
    before ? `${label}: ${before} → ${after}` : `${label}: ${after}`,
  /** How a box was or is ticked. */
  ticked: (isTicked: boolean) => (isTicked ? 'sim' : 'não'),
  /** Asks before an answer is replaced: 'Vencimento: dia 10 → dia 15. É isso?' */
  ask: (label: string, before: string, after: string) => `${label}: ${before} → ${after}. É isso?`,
  /** Asks about several changes at once, one a line. */
  askAll: (changes: readonly string[]) =>
    changes.length === 1
      ? `${changes.join('')}. É isso?`
      : `Entendi ${changes.length} mudanças:\n${changes.join('\n')}\nÉ isso?`,
  /** Names the answers that the chat asks about after this one. */
  askedLater: (labels: readonly string[]) => `Depois pergunto: ${listInWords(labels.map(asInSentence))}.`,
  /** After a no to several changes at once. */
  oneByOne: 'Tudo bem, não mudei nada. Vamos uma de cada vez.',
  askBox: (change: string) => `${change}. É isso?`,
  /** How an answer stands: 'Vencimento: dia 10'. */
  stands: (label: string, now: string) => `${label}: ${now}`,
  // what falls with a change continues its sentence
  /** The visit whose day is to be chosen again. */
  visitFalls: (visit: string) => `a visita de ${visit} cai: escolha outra`,
  /** The visit whose day is no longer chosen by the visitor; how it is arranged follows. */
  visitEnds: (visit: string) => `a visita de ${visit} cai`,
  accountLeaves: 'a conta do débito sai do pedido',
  /** Another answer that falls. */
  askedAgain: (label: string) => `${label}: pergunto de novo`,
  /** A change that was asked for and changes nothing. */
  unchanged: (label: string, now: string) => `${label}: já está assim no pedido (${now}). Não mudei nada.`,
  /** Marks a row of the review. */
  marked: 'Alterado',
  /** What the answer of a marked row was. */
  was: 'Antes: ',
  /** A visit that was moved elsewhere. */
  visitMoved: (before: string, now: string) => `A visita mudou: ${before} → ${now}.`,
} as const

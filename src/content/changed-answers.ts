/** Texts about an answer that was replaced: what it was, what it is now, and what falls with it. */
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
  askBox: (change: string) => `${change}. É isso?`,
  /** What a proposal that was not taken has left as it was. */
  planStays: (plan: string) => `O plano ficou o de ${plan}.`,
  stays: (label: string, now: string) => `${label}: ficou ${now}.`,
  /** The button that takes the last changes back. */
  undo: 'Desfazer a mudança',
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

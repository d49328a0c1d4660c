/** Texts about an answer that was replaced: what it was, what it is now, and what falls with it. */

export const changedAnswers = {
  /** 'Vencimento: dia 10 → dia 15.' */
  change: (label: string, before: string, after: string) =>
    before ? `${label}: ${before} → ${after}.` : `${label}: ${after}.`,
  /** How a box was or is ticked. */
  ticked: (isTicked: boolean) => (isTicked ? 'sim' : 'não'),
  /** Asks before an answer is replaced: 'Vencimento: dia 10 → dia 15. É isso?' */
  ask: (label: string, before: string, after: string) => `${label}: ${before} → ${after}. É isso?`,
  askBox: (change: string) => `${change} É isso?`,
  /** How an answer stands: 'Vencimento: dia 10'. */
  stands: (label: string, now: string) => `${label}: ${now}`,
  /** The visit whose day is to be chosen again. */
  visitFalls: (visit: string) => `A visita de ${visit} cai: escolha outra.`,
  /** The visit whose day is no longer chosen by the visitor; `why` says how it is arranged. */
  visitEnds: (visit: string, why: string) => `A visita de ${visit} cai. ${why}`,
  accountLeaves: 'A conta do débito sai do pedido.',
  /** Another answer that falls. */
  askedAgain: (label: string) => `${label}: pergunto de novo.`,
  /** A change that was asked for and changes nothing. */
  unchanged: (label: string, now: string) => `${label}: já está assim no pedido (${now}). Não mudei nada.`,
} as const

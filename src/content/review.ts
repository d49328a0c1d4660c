/** Texts of the review page, on which visitors check their answers and place the order. */
import { listInWords } from '../lib/list-in-words.ts'

export const review = {
  /** `plans` are the names of the plans that bring a loyalty period; none if there is no such period. */
  loyalty: (plans: readonly string[]) =>
    plans.length > 0
      ? `12 meses, pelo ${listInWords(plans)}. Quem cancela antes pode pagar multa proporcional ao que falta.`
      : 'Não tem',
  change: 'Alterar',
  /** Says what “Alterar” (change) refers to; only screen readers read it. */
  changeContext: (what: string) => `: ${what}`,
  /** What a folded group holds first. */
  digest: (label: string, value: string) => `${label}: ${value}`,
  /** Shows a masked value for a moment, and masks it again; what is shown is said like “Alterar”. */
  show: 'Mostrar',
  hide: 'Ocultar',
  labels: {
    price: 'Mensalidade',
    loyalty: 'Fidelidade',
    payment: 'Forma de pagamento',
    bill: 'Sobre a fatura',
  },
  /** Leads keyboards past all “Alterar”. */
  skip: 'Ir para o botão de confirmar',
  /** Shown after a house number without complement. */
  noComplement: 'sem complemento',
} as const

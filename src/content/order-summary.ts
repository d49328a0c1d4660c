/** Texts of an order as a whole: summary, review and receipt. */
import { listInWords } from '../lib/list-in-words.ts'
import { brand } from './brand-and-phones.ts'

/** Texts of the summary of an order: a bar above the question on phones, a card next to it on wide screens. */
export const orderSummary = {
  address: 'Endereço',
  due: 'Vencimento',
  payment: 'Pagamento',
  dates: 'Instalação',
  /** The day that was asked for, if the server has not said that it is booked. */
  requestedDates: 'Data pedida',
  changePlan: 'Trocar plano',
  perMonth: '/mês',
} as const

/** Texts of the review page, on which visitors check their answers and place the order. */
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

/** Texts of the receipt, the last page of an order. Its list of what happens next is in what-happens-next.ts. */
export const receipt = {
  lead: (name: string, isCompany: boolean) =>
    `${name}, a fibra já tem caminho até a sua ${isCompany ? 'empresa' : 'casa'}.`,
  cancelled: {
    title: 'Este pedido foi cancelado',
    lead: 'Ele não vale mais, e nenhum técnico vai ao endereço. Quer fibra mesmo assim? Fale com a gente.',
  },
  number: 'Número do pedido',
  /** The company in whose name the contract is. */
  company: 'CNPJ da empresa',
  copy: 'Copiar número',
  copied: 'Número copiado',
  next: 'O que acontece agora',
  keep: 'Para guardar',
  calendar: 'Pôr a visita na agenda',
  whatsapp: 'Mandar para meu WhatsApp',
  /** WhatsApp message with the order; it contains no name, address or tax number. */
  message: (orderNumber: string, when: string) =>
    `Meu pedido da ${brand.name}: ${orderNumber}.${when && `\nInstalação: ${when}.`}`,
  print: 'Imprimir ou salvar em PDF',
} as const

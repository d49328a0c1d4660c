/** Texts of the operator's desk about webhooks and e-mails that were delivered late or not at all. */
import { countWithNoun } from './number-and-date-formats.ts'

/** Formats the number of items that are waiting, such as '3 pedidos esperam'. */
const waitingCount = (count: number, one: string, more: string) =>
  countWithNoun(count, `${one} espera`, `${more} esperam`)

/** Formats the number of unsent notices (webhook messages other than new orders), such as '3 avisos'. */
export const undeliveredNotices = (count: number) => countWithNoun(count, 'aviso', 'avisos')

/** Returns the warning that orders or notices were not sent because no webhook URL is configured. */
export const undeliveredWarning = (orders: number, others: number) =>
  `Sem destino configurado: ${
    orders > 0 ? waitingCount(orders, 'pedido', 'pedidos') : waitingCount(others, 'aviso', 'avisos')
  }`

/** Texts of the page at the operator's desk that lists late and failed deliveries of webhooks and e-mails. */
export const failedNotifications = {
  title: 'Entregas',
  why: 'Avisos ao sistema da operadora e mensagens de e-mail que ainda não chegaram.',
  caption: 'Entregas atrasadas e abandonadas',
  empty: 'Tudo o que saiu chegou.',
  undeliveredWhy: (others: number) =>
    `Ninguém foi avisado${others > 0 ? `, nem de mais ${undeliveredNotices(others)}` : ''}. Os avisos saem assim que o servidor tiver um destino (ORDER_WEBHOOK_URL). Até lá, confira os pedidos pela exportação.`,
  undeliveredLink: 'Exportar os pedidos',
  groupsLabel: 'Quais entregas',
  groups: {
    todas: 'Todas',
    pedidos: 'Pedidos sem destino',
    avisos: 'Outros avisos sem destino',
    abandonadas: 'Abandonadas',
    atrasadas: 'Atrasadas',
  },
  noTarget: 'sem destino',
  what: 'O quê',
  since: 'Desde',
  tries: 'Tentativas',
  error: 'Última resposta',
  state: 'Situação',
  isOver: 'sem novas tentativas',
  isReduced: 'nunca chegou; o prazo de guarda acabou e só o registro ficou',
  next: 'próxima tentativa',
  act: 'O que fazer',
  again: 'Mandar de novo',
  all: 'Mandar de novo o que ficou sem novas tentativas',
  kinds: {
    'order.created': 'Pedido novo, ao sistema',
    'order.rescheduled': 'Visita remarcada, ao sistema',
    'order.installed': 'Pedido instalado, ao sistema',
    'renewal.created': 'Renovação, ao sistema',
    'order.erased': 'Pedido apagado, ao sistema',
    'call.requested': 'Pedido de ligação, ao sistema',
    'interest.registered': 'Lista de espera, ao sistema',
    'interest.withdrawn': 'Saída da lista de espera, ao sistema',
    'order.cancelled': 'Pedido cancelado, ao sistema',
    'order.cancelled.mail': 'Pedido cancelado, por e-mail',
    'order.restored': 'Cancelamento desfeito, ao sistema',
    'order.contact_corrected': 'Contato corrigido, ao sistema',
    'order.contact_corrected.mail': 'Contato corrigido, por e-mail',
    'order.changed': 'Pedido corrigido, ao sistema',
    'order.changed.mail': 'Pedido corrigido, por e-mail',
    'order.message.mail': 'Frase a quem pediu, por e-mail',
    'order.mail': 'Confirmação do pedido, por e-mail',
    'order.rescheduled.mail': 'Visita remarcada, por e-mail',
  } as Readonly<Record<string, string>>,
} as const

/**
 * Display texts for delivery errors, by a pattern of the logged message. '#' is replaced by the status code.
 */
const ERROR_TEXTS: readonly (readonly [RegExp, string])[] = [
  [/^the target answered (\d+)/, 'respondeu com o erro #'],
  [/^the mail server refused it \((\d+)\)/, 'o e-mail foi recusado (erro #)'],
  [/timeout|timed out|ETIMEDOUT/i, 'demorou demais para responder'],
  [/ECONN|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH/, 'não atendeu'],
]

/** Returns the display text for a logged delivery error; an unknown error is returned as logged. */
export function deliveryErrorText(logged: string): string {
  for (const [pattern, words] of ERROR_TEXTS) {
    const found = pattern.exec(logged)
    if (found) return words.replace('#', found[1] ?? '')
  }
  return logged
}

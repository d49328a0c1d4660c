import { inDay } from './number-formats.ts'
import { exportWords } from './exports.ts'
import { roleNames } from './menu-and-roles.ts'
import { deliveries } from './deliveries.ts'
import { slots } from './installation-slots.ts'
import { people } from './call-list.ts'
import { orderRecord, searchedBy } from './orders.ts'

/** Texts of the audit log page of the operator's desk: who did what, and when. */
export const auditWords = {
  title: 'Registro de acessos',
  why: 'Quem entrou, o que abriu e o que mudou. Ninguém altera nem apaga estas linhas.',
  when: 'Quando',
  who: 'Quem',
  what: 'O que fez',
  subject: 'Sobre',
  filterWho: 'E-mail da pessoa',
  filterWhat: 'O que fez',
  any: 'Tudo',
  filter: 'Filtrar',
  older: 'Mais antigas',
  newest: 'Voltar às mais recentes',
  empty: 'Nenhuma linha com esse filtro.',
  whole: 'As linhas conferem: nenhuma das mais recentes foi mudada.',
  broken: (at: number) => `A linha ${at.toLocaleString('pt-BR')} não é a que foi escrita. Avise a segurança.`,
  nobody: 'alguém sem conta',
  command: 'comando no servidor',
  deeds: {
    entered: 'entrou',
    entered_by_sso: 'entrou pela conta da empresa',
    entry_refused: 'errou a senha',
    code_refused: 'errou o código',
    left: 'saiu',
    others_left: 'encerrou as outras sessões da conta',
    password_set: 'criou a senha',
    factor_set: 'ligou o aplicativo autenticador',
    account_added: 'criou uma conta',
    account_role: 'mudou o papel de uma conta',
    account_disabled: 'desligou uma conta',
    account_enabled: 'religou uma conta',
    account_reset: 'pediu novo primeiro acesso',
    account_factor_reset: 'pediu o aplicativo autenticador de novo',
    account_seen: 'viu uma conta e suas sessões',
    session_ended: 'encerrou uma sessão de uma conta',
    audit_seen: 'abriu o registro',
    audit_accepted: 'aceitou uma cópia restaurada do registro',
    exported: 'exportou números',
    figures_read: 'um programa leu números',
    key_added: 'criou uma chave',
    key_removed: 'revogou uma chave',
    experiment_started: 'começou um experimento',
    experiment_stopped: 'parou um experimento',
    call_taken: 'pegou uma ligação',
    call_seen: 'viu nome e telefone',
    call_noted: 'anotou uma ligação',
    call_released: 'devolveu uma ligação',
    reference_looked_up: 'procurou uma referência',
    agent_link_made: 'fez um link de atendente',
    agent_link_revoked: 'cancelou um link de atendente',
    delivery_resent: 'mandou uma entrega de novo',
    order_searched: 'procurou um pedido',
    order_shown: 'viu um pedido, com os dados escondidos',
    order_opened: 'abriu os dados de um pedido',
    order_seen: 'viu os dados de um pedido',
    order_moved: 'mudou a visita de um pedido',
    order_cancelled: 'cancelou um pedido',
    order_notice_sent: 'mandou de novo um aviso de um pedido',
    order_link_made: 'fez o link de volta a um pedido',
  } as Readonly<Record<string, string>>,
} as const

/**
 * Display texts of the details that are logged with an action: the detail's name, and texts for its values.
 */
const DETAILS: Readonly<Record<string, readonly [name: string, values: Readonly<Record<string, string>>]>> = {
  role: ['papel', roleNames],
  kind: ['entrega', deliveries.kinds],
  rows: ['quantidade', {}],
  seen: ['última linha conhecida', {}],
  result: ['resultado', people.results],
  sessions: ['sessões', {}],
  dataset: ['conjunto', { ...exportWords.datasets, ...exportWords.orders }],
  format: ['formato', exportWords.formats],
  key: ['chave', {}],
  scopes: ['lê', {}],
  days: ['dias', {}],
  name: ['nome', {}],
  baseline: ['conversão esperada', {}],
  effect: ['menor diferença', {}],
  horizon: ['visitantes planejados', {}],
  reason: ['motivo', orderRecord.reasons],
  cancelled: ['motivo', orderRecord.cancel.reasons],
  by: ['por', searchedBy],
  search: ['busca', {}],
  from: ['de', {}],
  to: ['até', {}],
  was: ['era', {}],
  became: ['agora', {}],
}

/** Formats a day, '2026-11-24', or an appointment, '2026-11-24 manha', of the log; returns other text unchanged. */
function dayText(text: string): string {
  const [, day, period] = /^(\d{4}-\d\d-\d\d)(?: (manha|tarde))?$/.exec(text) ?? []
  if (day === undefined) return text
  return period === undefined
    ? inDay(day)
    : `${inDay(day)}, ${slots.periods[period as keyof typeof slots.periods]}`
}

/**
 * Formats a detail: 'conjunto: Perguntas por dia'. A name or value that has no display text is shown as
 * logged.
 */
export function detailText(name: string, value: unknown): string {
  const [word, values] = DETAILS[name] ?? [name, {}]
  const text = String(value)
  return `${word}: ${values[text] ?? dayText(text)}`
}

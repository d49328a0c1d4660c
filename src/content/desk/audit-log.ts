/** Texts of the audit log page of the operator's desk: who did what, and when. */
import { dataRequestsWords } from './data-request-words.ts'
import {
  formatDay,
  formatNumber,
  formatPercent,
  formatPercentagePoints,
  periodNames,
} from './number-and-date-formats.ts'
import { exportWords } from './exports.ts'
import { importKinds } from './imports.ts'
import { roleNames } from './menu-and-roles.ts'
import { failedNotifications } from './undelivered-notices.ts'
import { callListWords } from './call-list.ts'
import { orderRecord } from './orders.ts'
import { salesWords } from './sales-report.ts'

export const auditWords = {
  title: 'Registro de acessos',
  why: 'Quem entrou, o que abriu e o que mudou, do mais novo ao mais antigo. Ninguém altera nem apaga estas linhas.',
  from: 'De',
  to: 'Até',
  filterWho: 'Quem',
  filterWhat: 'O que fez',
  anybody: 'Todas as pessoas',
  any: 'Tudo',
  filter: 'Filtrar',
  single: 'Só isto',
  older: 'Mostrar mais',
  newest: 'Voltar às mais recentes',
  empty: 'Nenhuma linha com esse filtro.',
  whole: 'As linhas conferem: nenhuma das mais recentes foi mudada.',
  broken: (at: number) => `A linha ${at.toLocaleString('pt-BR')} não é a que foi escrita. Avise a segurança.`,
  nobody: 'Alguém sem conta',
  command: 'Um comando no servidor',
  program: 'Um programa',
  times: (times: number) => `${times} vezes seguidas`,
} as const

type Texts = Readonly<Record<string, string>>
/** Formats the value of a detail. */
type Format = (value: unknown) => string

const named =
  (texts: Texts): Format =>
  (value) =>
    texts[String(value)] ?? dayText(String(value))
const plain = named({})
const datasets: Texts = {
  ...exportWords.datasets,
  ...exportWords.orders,
  ...Object.fromEntries(
    Object.entries(salesWords.dimensions).map(([by, name]) => [
      `vendas-${by}`,
      `${salesWords.title}: ${name.toLowerCase()}`,
    ]),
  ),
}
const list: Format = (value) => String(value).split(', ').map(named(datasets)).join(', ')

/** How the details that are logged with an action are displayed: the detail's name, and its value. */
const DETAILS: Readonly<Record<string, readonly [name: string, format: Format]>> = {
  role: ['papel', named(roleNames)],
  kind: ['entrega', named(failedNotifications.kinds)],
  rows: ['quantidade', plain],
  searches: ['buscas na hora', plain],
  seen: ['última linha conhecida', plain],
  result: ['resultado', named(callListWords.results)],
  sessions: ['sessões', plain],
  dataset: ['conjunto', named(datasets)],
  format: ['formato', named(exportWords.formats)],
  key: ['chave', plain],
  scopes: ['lê', list],
  days: ['dias', plain],
  name: ['nome', plain],
  baseline: ['conversão esperada', (value) => formatPercent(Number(value))],
  effect: ['menor diferença que importa', (value) => formatPercentagePoints(Number(value))],
  horizon: ['visitantes planejados', (value) => formatNumber(Number(value))],
  reason: ['motivo', named(orderRecord.reasons)],
  cancelled: ['motivo', named(orderRecord.cancel.reasons)],
  corrected: [
    'o quê',
    (value) =>
      String(value)
        .split(', ')
        .map(named({ email: 'e-mail', phone: 'telefone', name: 'nome' }))
        .join(', '),
  ],
  correction: ['motivo', named(orderRecord.contact.reasons)],
  address: ['endereço', named({ noted: 'antes e depois nas notas' })],
  change: ['motivo', named(orderRecord.change.reasons)],
  price: ['preço', named({ day: orderRecord.change.day, today: orderRecord.change.today })],
  yes: ['sim da pessoa', named({ phone: 'ao telefone' })],
  sentence: ['frase lida', plain],
  message: ['frase', plain],
  approver: ['aprovada por', plain],
  handed: ['ligações combinadas passadas', plain],
  heir: ['para', plain],
  edition: ['edição', plain],
  publication: ['publicação', plain],
  team: ['equipe', plain],
  day: ['dia', plain],
  period: ['período', named(periodNames)],
  visits: ['visitas por período', plain],
  weeks: ['semanas seguintes', plain],
  from: ['de', plain],
  to: ['até', plain],
  imported: ['o quê', named(importKinds)],
  wrong: ['problemas', plain],
  added: ['novas', plain],
  changed: ['mudadas', named({ address: 'endereço' })],
  removed: ['removidas', plain],
  request: ['pedido de titular', plain],
  asked: ['o que pediu', named(dataRequestsWords.kinds)],
  via: ['chegou', named(dataRequestsWords.entered.vias)],
  how: ['como', named(dataRequestsWords.confirm.hows)],
  record: ['o quê', named(dataRequestsWords.recordKinds)],
  reference: ['referência', plain],
  references: [
    'registros',
    (value) => (Array.isArray(value) && value.length > 0 ? value.join(', ') : 'nenhum'),
  ],
  told: ['contatos avisados', plain],
  kept: ['ficou o contrato', (value) => (value === true ? 'sim' : 'não')],
  outcome: ['resposta', named(dataRequestsWords.outcomes)],
  user: ['usuário no servidor', plain],
}

/**
 * Formats a day, '2026-11-24', an appointment, '2026-11-24 manha', or a time, '2026-11-24 14:30', of the log; returns
 * other text unchanged.
 */
function dayText(text: string): string {
  const [, day, period] = /^(\d{4}-\d\d-\d\d)(?: (manha|tarde|\d\d:\d\d))?$/.exec(text) ?? []
  if (day === undefined) return text
  return period === undefined
    ? formatDay(day)
    : `${formatDay(day)}, ${periodNames[period as keyof typeof periodNames] ?? period}`
}

/** Formats a detail: 'conjunto: Perguntas por dia'. A name that has no display text is shown as logged. */
function detailText(name: string, value: unknown): string {
  const [word, format] = DETAILS[name] ?? ['detalhe', plain]
  return `${word}: ${format(value)}`
}

/** Details that the text does not repeat: the sentence says by what was searched, and its HMAC is for comparing. */
const UNSAID = ['search', 'by']

/**
 * Formats the details of an action, '' if there are none. What was moved says from when to when; a sentence that was read
 * aloud says before and after itself.
 */
export function detailsText(detail: Readonly<Record<string, unknown>>): string {
  const { was, became, ...others } = detail
  const moved =
    typeof became !== 'string' || 'sentence' in others
      ? []
      : [typeof was === 'string' ? rescheduledText(was, became) : `para ${dayText(became)}`]
  // in the order of the list above, since the log keeps none
  const places = Object.keys(DETAILS)
  const told = Object.entries(others)
    .filter(([name]) => !UNSAID.includes(name))
    .toSorted(([one], [other]) => places.indexOf(one) - places.indexOf(other))
  return [...moved, ...told.map(([name, value]) => detailText(name, value))].join(' · ')
}

/** Says from which appointment to which a visit was moved. */
export const rescheduledText = (was: string, became: string): string =>
  `de ${dayText(was)}, para ${dayText(became)}`

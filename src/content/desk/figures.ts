/** Names by which figures are listed: questions, channels, devices, reasons. */
import { STEP_NAMES } from './step-names.ts'

export const channelNames: Readonly<Record<string, string>> = { chat: 'Chat', pages: 'Formulário' }

export const deviceNames: Readonly<Record<string, string>> = {
  telefone: 'Telefone',
  tablet: 'Tablet',
  computador: 'Computador',
}

/** The campaign without a prefix. */
const NO_CAMPAIGN = 'Sem campanha (/)'
export const campaignName = (prefix: string): string => (prefix === '' ? NO_CAMPAIGN : `/${prefix}`)

/** A question as the desk lists it. */
export const stepName = (step: string): string => STEP_NAMES[step] ?? step

const number = new Intl.NumberFormat('pt-BR')
const percent = new Intl.NumberFormat('pt-BR', { style: 'percent', maximumFractionDigits: 1 })

export const inNumbers = (value: number): string => number.format(value)
/** Null where there is nothing to divide by. */
export const inPercent = (value: number | null): string => (value === null ? '–' : percent.format(value))
/** A difference of two rates, in points: '+1,2 p.p.'. */
export const inPoints = (value: number): string =>
  `${value < 0 ? '−' : '+'}${number.format(Math.round(Math.abs(value) * 1000) / 10)} p.p.`

const amount = (seconds: number) => (seconds < 60 ? `${seconds} s` : `${number.format(seconds / 60)} min`)

/** A class of times in words: '4 a 7 s', '1 a 2 min', 'mais de 15 min'. */
export function inTime(range: { readonly from: number; readonly to: number | null } | null): string {
  if (range === null) return '–'
  const { from, to } = range
  if (to === null) return `mais de ${amount(from)}`
  if (from === 0) return `até ${amount(to)}`
  const isSameUnit = from < 60 === to < 60
  return `${isSameUnit ? amount(from).replace(/ \D+$/, '') : amount(from)} a ${amount(to)}`
}

/** An hour of the day: 'das 9h às 10h'. */
export const inHour = (hour: number): string => `das ${hour}h às ${(hour + 1) % 24}h`

/** A day as Brazilians write it: '2026-11-21' → '21/11/2026'. */
export const inDay = (iso: string): string => iso.split('-').reverse().join('/')

export const filterWords = {
  legend: 'Filtros',
  from: 'De',
  to: 'Até',
  journey: 'Jornada',
  campaign: 'Campanha',
  channel: 'Canal',
  device: 'Aparelho',
  all: 'Todos',
  allCampaigns: 'Todas',
  apply: 'Filtrar',
} as const

export const funnelWords = {
  title: 'Funil',
  why: 'Onde as visitas param. Cada visita conta uma vez em cada pergunta, no dia em que começou.',
  visits: (count: string, from: string, to: string) => `${count} visitas de ${from} a ${to}`,
  empty: 'Nenhuma visita com esses filtros.',
  chartShown: 'Seguiram em frente',
  chartLeft: 'Pararam aqui',
  chartSame: 'A tabela abaixo diz o mesmo em números.',
  table: 'Pergunta por pergunta',
  step: 'Pergunta',
  shown: 'Viram',
  // soft hyphens: columns are narrow on telephones
  answered: 'Respon\u00ADderam',
  left: 'Pararam',
  loss: 'Perda',
  median: 'Metade em',
  p90: '9 em 10 em',
  corrected: 'Corre\u00ADções',
  switched: 'Trocas',
  helped: 'Ajuda',
  refused: 'Recusas',
  group: 'O que a tabela mostra',
  groups: { visits: 'Visitas', times: 'Tempos', mishaps: 'Tropeços' },
  worst: (step: string, loss: string) => `A maior perda está em ${step}: ${loss} de quem viu parou ali.`,
  times:
    'Os tempos são classes: a metade das respostas levou esse tempo ou menos, e 9 em cada 10 também. A perda é quem parou dividido por quem viu. Trocas são idas do chat ao formulário e de volta.',
  problems: 'Respostas recusadas',
  problemsWhy: 'Pelo texto que apareceu. O que foi digitado não é guardado.',
  problem: 'Texto',
  noProblems: 'Nenhuma resposta foi recusada.',
  other: 'Outro texto',
  problemsRest: 'Respostas recusadas, os outros textos',
  problemsMore: (count: string) => `Ver os outros ${count} textos`,
  hours: 'Visitas por hora',
  hoursWhy: 'A hora de São Paulo em que cada visita começou, somados os dias do período.',
  hoursBusiest: (hours: string, share: string) => `A hora mais movimentada é ${hours}: ${share} das visitas.`,
  hour: 'Hora',
  hourVisits: 'Visitas',
  hourShare: 'Parte do dia',
  hoursTable: 'Ver em números',
  cohorts: 'Primeiras visitas por dia',
  cohortsWhy:
    'Navegadores que vieram pela primeira vez no dia, e os pedidos que fizeram em até 7 dias. Um dia só fecha quando os 7 dias passam. Jornadas que terminam em pedido, todos os canais e aparelhos.',
  day: 'Dia',
  visitors: 'Primeiras visitas',
  orders: 'Pedidos em 7 dias',
  rate: 'Conversão',
  cohortsSum: (orders: string, visitors: string, rate: string) =>
    `Nos dias fechados, ${orders} pedidos de ${visitors} primeiras visitas: ${rate}.`,
  cohortsAll: (count: string) => `Ver dia por dia (${count})`,
  unripe: 'ainda aberto',
  noCohorts: 'Nenhuma primeira visita no período.',
  exportTitle: 'Exportar estes números',
  exportCsv: 'CSV',
  exportNdjson: 'NDJSON',
} as const

export const exportWords = {
  title: 'Exportações',
  why: 'Os mesmos números das páginas, em arquivo. Cada exportação fica no registro de acessos.',
  dataset: 'Conjunto',
  format: 'Formato',
  download: 'Baixar',
  datasets: {
    funil: 'Perguntas por dia',
    recusas: 'Respostas recusadas por dia',
    primeiras: 'Primeiras visitas por dia',
  },
  orders: { pedidos: 'Pedidos, um por linha, sem dados pessoais' },
  formats: { csv: 'CSV (planilha)', ndjson: 'NDJSON (programa)' },
  keys: 'Chaves para programas',
  keysWhy:
    'Um programa da empresa lê os mesmos números em /api/operator/figures com uma chave no cabeçalho Authorization: Bearer. A chave só lê, e aparece uma única vez.',
  keyName: 'Nome da chave',
  keyHint: 'Para que ela serve, como painel de vendas',
  create: 'Criar chave',
  created: 'Copie a chave agora: ela não aparece de novo.',
  name: 'Nome',
  since: 'Criada em',
  used: 'Usada em',
  never: 'nunca',
  revoke: 'Revogar',
  noKeys: 'Nenhuma chave criada.',
} as const

/** Texts of the desk's exports: the page, and names, headings and explanations of the columns of each data set. */
import { formatSeconds } from './number-and-date-formats.ts'
import { bucketRange, TIME_BUCKETS } from '../../lib/answering-time-buckets.ts'

/** A column: its name in files for programs, its heading in a sheet for Excel, and its meaning. */
export type ExportColumn = readonly [name: string, heading: string, meaning: string]

const DAY: ExportColumn = ['day', 'Dia', 'Dia em que a visita começou']
const JOURNEY: ExportColumn = ['journey', 'Jornada', 'Caminho do pedido']
const CAMPAIGN: ExportColumn = ['campaign', 'Campanha', 'Prefixo do endereço; vazio sem campanha']
const CHANNEL: ExportColumn = ['channel', 'Canal', 'Chat (chat) ou formulário (pages)']
const DEVICE: ExportColumn = ['device', 'Aparelho', 'Telefone, tablet ou computador']
const VISIT = [DAY, JOURNEY, CAMPAIGN, CHANNEL, DEVICE] as const
const STEP: ExportColumn = ['step', 'Pergunta', 'Pergunta do pedido']
const VERSION: ExportColumn = ['version', 'Versão', 'A ou B do experimento; - fora dele']
const ZONE: ExportColumn = ['time_zone', 'Fuso horário', 'Fuso dos dias e das horas']

const SKU: ExportColumn = ['sku', 'Código do plano', 'Código do plano']
const PLAN: ExportColumn = ['plan_name', 'Plano', 'Nome do plano, como está hoje']

const UTM = (name: string, heading: string): ExportColumn => [
  name,
  heading,
  `${name} do primeiro endereço da visita`,
]

const SOURCE = [
  UTM('utm_source', 'Origem'),
  UTM('utm_medium', 'Meio'),
  UTM('utm_campaign', 'Anúncio'),
] as const

/** Columns that count answers by how long they took. */
const TIMES = Array.from({ length: TIME_BUCKETS }, (_, bucket): ExportColumn => {
  const range = formatSeconds(bucketRange(bucket))
  return [`t${bucket}`, `Respostas: ${range}`, `Respostas que levaram ${range}`]
})

export const exportColumns = {
  funil: [
    ...VISIT,
    VERSION,
    STEP,
    ['shown', 'Viram', 'Visitas que viram a pergunta'],
    ['entered', 'Começaram aqui', 'Visitas cuja primeira pergunta foi esta'],
    ['answered', 'Responderam', 'Visitas que a responderam'],
    ['returned', 'Voltaram', 'Vezes em que se voltou a ela'],
    ['gone', 'Seguiram', 'Vezes em que se saiu dela para outra'],
    ['corrected', 'Correções', 'Vezes em que a resposta foi corrigida depois'],
    ['switched', 'Trocas', 'Trocas entre chat e formulário nesta pergunta'],
    ['helped', 'Ajuda', 'Vezes em que se pediu ajuda'],
    ['refused', 'Recusas', 'Respostas que não foram aceitas'],
    ...TIMES,
    ['left', 'Pararam', 'Visitas que terminaram nesta pergunta'],
    ZONE,
  ],
  recusas: [
    ...VISIT,
    STEP,
    ['problem', 'Texto', 'Texto que o visitante viu; em arquivos para programas, a chave dele'],
    ['refused', 'Recusas', 'Respostas que não foram aceitas'],
    ZONE,
  ],
  vendas: [
    ['day', 'Dia', 'Dia do pedido'],
    CAMPAIGN,
    CHANNEL,
    ...SOURCE,
    SKU,
    PLAN,
    ['orders', 'Pedidos', 'Pedidos feitos, também os cancelados depois'],
    ['monthly', 'R$ por mês', 'Soma do valor por mês, na promoção'],
    ['monthly_full', 'R$ por mês depois', 'Soma do valor por mês, depois da promoção'],
    ['cancelled', 'Cancelados', 'Desses pedidos, os cancelados depois'],
    ['monthly_cancelled', 'R$ por mês cancelados', 'Soma do valor por mês dos cancelados, na promoção'],
    ['installed', 'Instalados', 'Desses pedidos, os que o sistema de pedidos avisou como instalados'],
    ZONE,
  ],
  enderecos: [
    ['day', 'Dia', 'Dia em que o endereço foi consultado'],
    CAMPAIGN,
    ...SOURCE,
    ['sku', 'Código do plano', 'Código do plano escolhido; vazio sem escolha'],
    PLAN,
    ['leads', 'Endereços', 'Endereços consultados em que há rede'],
    ZONE,
  ],
  pedidos: [
    ['number', 'Pedido', 'Número do pedido'],
    ['placed_at', 'Feito em', 'Dia e hora do pedido'],
    SKU,
    PLAN,
    ['price', 'R$ por mês', 'Valor por mês, na promoção'],
    ['price_full', 'R$ por mês depois', 'Valor por mês, depois da promoção'],
    ['direct_debit', 'Débito automático', 'Se o cliente paga por débito automático'],
    ['due_day', 'Vencimento', 'Dia do mês em que a fatura vence'],
    ['installation_day', 'Instalação', 'Dia marcado para a instalação'],
    ['installation_period', 'Período', 'Manhã (manha) ou tarde (tarde)'],
    CAMPAIGN,
    VERSION,
    ['city', 'Cidade', 'Cidade da instalação'],
    ['state', 'UF', 'Estado da instalação'],
    ...SOURCE,
    UTM('utm_content', 'Conteúdo'),
    ['cancelled_at', 'Cancelado em', 'Dia e hora em que foi cancelado; vazio se vale'],
    ['installed_on', 'Instalado em', 'Dia em que foi instalado, como o sistema de pedidos avisou'],
    ZONE,
  ],
} as const satisfies Readonly<Record<string, readonly ExportColumn[]>>

/** Texts of the page for data exports at the operator's desk. */
export const exportWords = {
  title: 'Exportações',
  why: 'Os mesmos números das páginas, em arquivo. Cada exportação fica no registro de acessos.',
  dataset: 'Conjunto',
  format: 'Formato',
  download: 'Baixar',
  datasets: {
    funil: 'Perguntas por dia',
    recusas: 'Respostas recusadas por dia',
    vendas: 'Vendas por dia',
    enderecos: 'Endereços por dia',
  },
  orders: { pedidos: 'Pedidos, um por linha, sem dados pessoais' },
  formats: { excel: 'Excel', csv: 'CSV (programa)', ndjson: 'NDJSON (programa)' },
  columns: 'O que cada coluna diz',
  columnsWhy:
    'O Excel mostra o título; os arquivos para programas usam o nome. Números de Excel têm vírgula, dias são dd/mm/aaaa.',
  columnHeading: 'Título',
  columnName: 'Nome',
  columnMeaning: 'O que é',
  filters:
    'Jornada, canal e aparelho valem para perguntas e respostas recusadas; nos outros conjuntos só período e campanha.',
  noVersion: 'Fora do experimento',
} as const

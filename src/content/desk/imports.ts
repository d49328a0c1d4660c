/**
 * Texts of the desk's import pages and of the import command, and sentences about what an import changes in a row.
 */
import type { ImportKind } from '../../contract/desk-roles-reasons-calls-and-imports.ts'
import { importColumnNames, importValueName } from './import-columns-and-examples.ts'
import { formatCep } from '../../lib/cep.ts'
import { countWithNoun } from './number-and-date-formats.ts'

export const importKinds: Readonly<Record<ImportKind, string>> = {
  coverage: 'Áreas de cobertura',
  municipalities: 'Municípios inteiros de uma rede',
  ceps: 'Faixas de CEP dos municípios',
  streets: 'Ruas',
  customers: 'Clientes (renovação e migração)',
  lines: 'Linhas móveis de clientes',
}

/** Texts of the page with the form and the history, and of the page of one import. */
export const importWords = {
  title: 'Importações',
  why: 'Cobertura, ruas e clientes a partir de um arquivo. Primeiro você vê o que mudaria; só muda depois de confirmar.',
  one: 'Uma importação',
  back: 'Importações',
  form: 'Novo arquivo',
  kind: 'O que importar',
  personalHint: 'Clientes e linhas móveis são dados de clientes: só o papel Administração importa.',
  file: 'Arquivo CSV',
  fileHint: (megabytes: number) =>
    `Do Excel, salvo como “CSV”. Com ponto e vírgula ou vírgula, até ${megabytes} MB.`,
  infra: 'Rede dos municípios',
  infraHint: 'Só para municípios inteiros, como V.TAL.',
  capacity: 'Visitas por período',
  capacityHint: 'Só para municípios inteiros: de cada equipe, por manhã ou tarde.',
  replace: 'Remover o que não está no arquivo',
  replaceHint: 'Sem marcar, as linhas que não estão no arquivo ficam como estão.',
  submit: 'Enviar e ver o que muda',
  columns: 'Colunas de cada arquivo',
  columnsWhy:
    'A primeira linha tem os nomes das colunas, em qualquer ordem, com ou sem acentos e maiúsculas. Os nomes em inglês de arquivos antigos também são lidos.',
  column: 'Coluna',
  mayBeMissing: 'pode faltar',
  means: 'O que tem nela',
  example: 'Exemplo',
  columnsOf: (kind: string) => `Colunas de ${kind}`,
  model: 'Baixar um arquivo modelo',
  modelAbout: (kind: string) => `de ${kind}`,
  history: 'Histórico',
  historyCaption: 'As importações mais recentes',
  none: 'Nenhum arquivo foi importado por aqui.',
  when: 'Enviado em',
  who: 'Por',
  what: 'O que',
  fileName: 'Arquivo',
  state: 'Situação',
  see: 'Ver',
  seeAbout: (kind: string, file: string) => `${kind}, ${file}`,
  states: {
    reading: 'Sendo lido',
    wrong: 'Com erros, nada mudou',
    ready: 'Espera confirmação',
    applying: 'Sendo importado',
    applied: 'Importado',
    undoing: 'Sendo desfeito',
    undone: 'Desfeito',
    discarded: 'Descartado',
  },
  working: {
    reading: 'Lendo o arquivo e comparando com o que há.',
    applying: 'Importando. Ou tudo muda, ou nada.',
    undoing: 'Desfazendo. Ou tudo volta, ou nada.',
  },
  progress: (percent: number) => `${percent}% feito`,
  reloads: 'Esta página se atualiza sozinha. Você pode fechá-la: o trabalho continua.',
  options: 'Linhas fora do arquivo',
  replacing: 'são removidas',
  keeping: 'ficam como estão',
  rows: 'Linhas no arquivo',
  /** Of a file in which others are wrong. */
  rightRows: 'Linhas sem erro',
  finished: 'Importado',
  undone: 'Desfeito',
  problems: 'O que está errado',
  problemCount: (n: number) =>
    `${countWithNoun(n, 'problema', 'problemas')}. Nada mudou. Corrija no arquivo e envie de novo.`,
  moreProblems: (n: number) =>
    `e mais ${countWithNoun(n, 'problema', 'problemas')}, que aparecem depois de corrigir estes.`,
  changes: 'O que muda',
  changed: 'O que mudou',
  takenBack: 'O que tinha mudado, e foi desfeito',
  takenBackWhy: 'Nada disto vale mais: estas linhas voltaram a ser como eram antes da importação.',
  done: {
    applied: 'Importado. O que mudou está abaixo.',
    undone: 'Desfeito. O que este arquivo tinha mudado voltou a ser como antes.',
  },
  nothing: 'Nada muda: tudo o que está no arquivo já está assim.',
  added: 'Novas',
  altered: 'Mudam',
  removed: 'Removidas',
  same: 'Iguais',
  kept: (n: number) =>
    `${countWithNoun(n, 'cliente que não está no arquivo fica', 'clientes que não estão no arquivo ficam')}, porque já ${n === 1 ? 'começou' : 'começaram'} uma renovação.`,
  unknown: (names: readonly string[]) =>
    `Não está à venda: ${names.join(', ')}. Confira se está escrito certo; onde for uma região desconhecida, vale a lista geral de planos.`,
  newNetworks: (names: readonly string[]) =>
    `Rede que nenhuma área tinha até agora: ${names.join(', ')}. Se não for uma rede nova, corrija no arquivo a coluna rede e envie de novo.`,
  gained: (n: number) => countWithNoun(n, 'CEP passa a ter rede', 'CEPs passam a ter rede'),
  lost: (n: number) => countWithNoun(n, 'CEP fica sem rede', 'CEPs ficam sem rede'),
  ranges: (ranges: readonly (readonly [number, number])[], isMore: boolean) =>
    `${ranges.map(([from, to]) => rangeText(from, to)).join('; ')}${isMore ? ' e outras faixas' : ''}`,
  visits: (n: number) =>
    `${countWithNoun(n, 'visita marcada fica', 'visitas marcadas ficam')} em áreas que perdem a rede. As visitas continuam marcadas: confira com a equipe.`,
  waiting: (n: number) =>
    `${countWithNoun(n, 'pessoa da fila de espera passa', 'pessoas da fila de espera passam')} a ter rede e ${n === 1 ? 'aparece' : 'aparecem'} em Ligações.`,
  ports:
    'As portas livres passam a ser as do arquivo; as que pedidos ocuparem depois do envio continuam descontadas.',
  examples: 'Exemplos',
  confirm: 'Importar',
  sure: 'Conferi o que muda',
  removes: (n: number) => `${countWithNoun(n, 'linha vai ser removida', 'linhas vão ser removidas')}.`,
  discard: 'Descartar',
  undo: 'Desfazer esta importação',
  undoWhy: 'As linhas voltam a ser o que eram antes. Só dá para desfazer a última importação, até',
  undoCoverage:
    'Portas que pedidos ocuparam desde então continuam descontadas, e visitas marcadas continuam marcadas.',
  notes: {
    overtaken:
      'O que está gravado mudou depois da comparação. Nada foi importado: veja de novo o que muda e confirme.',
    stopped: 'O servidor parou no meio. Nada mudou.',
    failed:
      'Não deu certo por uma falha do servidor. Nada mudou. Tente de novo; se repetir, avise quem cuida dele.',
    cut: 'O arquivo demorou demais ou precisou de memória demais, e a leitura foi interrompida. Nada mudou. Divida o arquivo em partes; se repetir, avise quem cuida do servidor.',
    touched:
      'Não dá para desfazer: algumas destas linhas mudaram depois. Importe um arquivo com os valores certos.',
    ports:
      'Não dá para desfazer: em alguma área os pedidos já ocuparam mais portas do que havia antes. Importe um arquivo com as portas certas.',
    renewals:
      'Não dá para desfazer: um cliente que veio neste arquivo já começou uma renovação. Importe um arquivo com os dados certos.',
  },
  refused: {
    noFile: 'Escolha o arquivo que quer importar.',
    kind: 'Escolha o que importar.',
    infra: 'Diga de quem é a rede dos municípios.',
    capacity: 'Visitas por período é um número de 0 a 999.',
    busy: 'Outra importação está em andamento. Espere terminar e tente de novo.',
    notSure: 'Nada mudou: marque que conferiu o que muda.',
    other: 'Esta importação já não está nesse ponto. Veja abaixo como ela está.',
    encoded: 'O envio chegou compactado. Envie o arquivo como ele é.',
  },
} as const

function rangeText(from: number, to: number): string {
  const cep = (value: number) => formatCep(String(value).padStart(8, '0'))
  return from === to ? cep(from) : `${cep(from)} a ${cep(to)}`
}

type Row = Readonly<Record<string, unknown>>

const columnNames: Readonly<Record<string, string>> = importColumnNames

function valueText(column: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return 'vazio'
  if (column.startsWith('cep') && typeof value === 'number') return rangeText(value, value)
  if (Array.isArray(value)) return value.length === 0 ? 'vazio' : value.join(', ')
  if (typeof value === 'object') return Object.keys(value).join(', ')
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  const named = importValueName(column, text)
  return named.length > 60 ? `${named.slice(0, 60)}…` : named
}

/** What a row is about. */
function subject(kind: ImportKind, row: Row): string {
  const text = (column: string) => valueText(column, row[column])
  switch (kind) {
    case 'coverage':
    case 'municipalities':
      return `${text('name')} (${text('id')})`
    case 'ceps':
      return `${text('name')}/${text('state')}, ${rangeText(Number(row.cep_from), Number(row.cep_to))}`
    case 'streets':
      return `CEP ${text('cep')}`
    case 'customers':
      return 'Um cliente'
    case 'lines':
      return 'Uma linha móvel'
  }
}

/** The part of a row that the sentence about a new or removed row mentions. */
const SAID: Readonly<Record<ImportKind, readonly string[]>> = {
  coverage: ['infra', 'free_ports', 'team', 'team_capacity'],
  municipalities: ['infra', 'team', 'team_capacity'],
  ceps: ['ddd'],
  streets: ['address', 'neighborhood', 'city', 'state'],
  customers: ['flow', 'offers', 'extra_offers'],
  lines: ['brand', 'bonus'],
}

function facts(kind: ImportKind, row: Row): string {
  const range =
    kind === 'coverage' || kind === 'municipalities'
      ? [`CEP ${rangeText(Number(row.cep_from), Number(row.cep_to))}`]
      : []
  const said = SAID[kind]
    .filter((column) => valueText(column, row[column]) !== 'vazio')
    .map((column) => `${columnNames[column]} ${valueText(column, row[column])}`)
  return [...range, ...said].join(', ')
}

/** A row before and after; null where there was or is none. */
export type ImportChange = {
  readonly before: Row | null
  readonly after: Row | null
  /** Whether the encrypted record changes. */
  readonly isRecordChanged?: boolean
}

/** Says what happens to a row: 'Centro (c1): portas livres 7 → 10'. */
export function importChangeText(kind: ImportKind, { before, after, isRecordChanged }: ImportChange): string {
  const row = after ?? before ?? {}
  if (!before || !after) return `${subject(kind, row)}: ${facts(kind, row)}`
  const changes = Object.keys(columnNames)
    .filter((column) => JSON.stringify(before[column]) !== JSON.stringify(after[column]))
    .map(
      (column) =>
        `${columnNames[column]} ${valueText(column, before[column])} → ${valueText(column, after[column])}`,
    )
  return `${subject(kind, row)}: ${[...changes, ...(isRecordChanged ? ['dados pessoais mudam'] : [])].join('; ')}`
}

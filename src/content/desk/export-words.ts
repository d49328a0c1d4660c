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
    primeiras: 'Primeiras visitas por dia',
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

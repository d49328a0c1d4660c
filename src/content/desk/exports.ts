/** Texts of the page for data exports and API keys at the operator's desk. */
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

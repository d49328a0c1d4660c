/** Texts of the desk's funnel page, which shows at which questions visitors leave. */
import { countWithNoun } from './number-and-date-formats.ts'

export const funnelWords = {
  title: 'Funil',
  why: 'Onde as visitas param. Cada visita conta uma vez em cada pergunta, no dia em que começou.',
  visits: (count: number, from: string, to: string) =>
    `${countWithNoun(count, 'visita', 'visitas')} de ${from} a ${to}`,
  notUnderstood: 'O que o chat não entendeu',
  empty: 'Nenhuma visita com esses filtros.',
  chartShown: 'Seguiram em frente',
  chartLeft: 'Pararam aqui',
  chartEnded: 'Não havia como seguir',
  chartSame: 'A tabela abaixo diz o mesmo em números.',
  table: 'Pergunta por pergunta',
  step: 'Pergunta',
  shown: 'Viram',
  // soft hyphens, because columns are narrow on phones
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
  most: (step: string, visits: string, loss: string) =>
    `Mais visitas param em ${step}: ${visits}, ${loss} de quem viu a pergunta.`,
  worst: (step: string, visits: string, loss: string) =>
    ` Em proporção de quem viu, a maior perda está em ${step}: ${visits}, ${loss}.`,
  times:
    'Os tempos são classes: a metade das respostas levou esse tempo ou menos, e 9 em cada 10 também. A perda é quem parou dividido por quem viu. Trocas são idas do chat ao formulário e de volta.',
  devices: 'Perda por aparelho',
  ofShown: (visits: string) => `de ${visits}`,
  problems: 'Respostas recusadas',
  problemsWhy: 'Pelo texto que apareceu. O que foi digitado não é guardado.',
  problem: 'Texto',
  noProblems: 'Nenhuma resposta foi recusada.',
  other: 'Outro texto',
  problemsRest: 'Respostas recusadas, os outros textos',
  problemsMore: (count: string) => `Ver os outros ${count} textos`,
  inNumbers: 'Ver em números',
  failures: (count: string) =>
    `Erros no navegador não são contados por pergunta: ${count} no período, em todo o site; quais são, diz o registro do servidor.`,
  exportTitle: 'Exportar estes números',
  exportExcel: 'Excel',
  exportCsv: 'CSV',
  exportNdjson: 'NDJSON',
} as const

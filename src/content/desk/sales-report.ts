/** Texts of the sales page of the operator's desk, and of today's sales on its start page. */
import { countWithNoun } from './number-and-date-formats.ts'

export const salesWords = {
  title: 'Vendas',
  why: 'O que foi pedido, vale e foi instalado, e o que custou, ao lado do período anterior.',
  by: 'Ver por',
  /** What sales can be listed by, in the order of the links. */
  dimensions: {
    dia: 'Dia',
    campanha: 'Campanha',
    origem: 'Origem',
    anuncio: 'Anúncio',
    canal: 'Canal',
    plano: 'Plano',
  },
  order: 'Ordenar por',
  orders: {
    receita: 'Valor por mês',
    pedidos: 'Pedidos',
    conversao: 'Conversão',
    base: 'Visitas ou endereços',
    variacao: 'Quanto cresceu',
    nome: 'Nome ou dia',
  },
  campaign: 'Campanha',
  apply: 'Mostrar',
  total: 'No período todo',
  visits: 'Visitas',
  leads: 'Endereços',
  ordered: 'Pedidos',
  amount: 'Mensalidades',
  rate: 'Conversão',
  net: 'Sem cancelados',
  netOf: (value: string) => `${value} sem cancelados`,
  installed: 'Instalados',
  installedUnknown: 'Ninguém avisou instalações.',
  installedWhy: 'Instalado é o que o sistema de pedidos avisou; sem esse aviso fica zero.',
  views: 'Página inicial vista',
  costOf: (value: string) => `custo ${value}`,
  costPerOrder: 'Custo por pedido',
  costPerOrderWhy:
    'Custo por pedido divide o custo pelos pedidos que valem, só dos dias e campanhas com custo digitado.',
  costs: 'Digitar ou importar custos',
  trend: 'Pedidos por dia',
  trendSaid: (average: string, day: string, most: string) =>
    `Em média ${average} por dia. O maior dia: ${day}, com ${most}.`,
  trendWeeks: (last: string, before: string) =>
    `Nos últimos 7 dias do período foram ${last}; nos 7 antes deles, ${before}.`,
  trendAndWay: 'Por dia, e da primeira tela à instalação',
  way: 'Da primeira tela à instalação',
  wayWhy:
    'Cada etapa conta o que aconteceu no período. Quem entra por um link direto no chat não passa pela página inicial.',
  stage: 'Etapa',
  count: 'Quantos',
  ofBefore: 'Da etapa anterior',
  began: 'Começaram um pedido',
  withNetwork: 'Endereço com rede',
  quiet: (count: number) =>
    `Sem visita, pedido nem custo no período: ${countWithNoun(count, 'campanha', 'campanhas')}`,
  journey: 'Jornada',
  plans: 'Planos',
  robots: 'Buscadores',
  hidden: 'Não aparece',
  seen: 'Aparece',
  allCampaigns: 'Todas as campanhas',
  look: 'Abrir a página em outra aba',
  funnel: 'Funil desta campanha',
  exported: 'Pedidos em Excel',
  before: (value: string) => `antes ${value}`,
  compared: (from: string, to: string) => `Antes: de ${from} a ${to}, o período do mesmo tamanho.`,
  beforePartly: (value: string, days: number) =>
    days === 0 ? 'antes não se contava' : `antes, em ${days === 1 ? '1 dia' : `${days} dias`}: ${value}`,
  since: (day: string) =>
    `A contagem começou em ${day}: faltam dias no período anterior, e não há porcentagem de comparação.`,
  ordersOf: (orders: string, base: string) => `${orders} de ${base}`,
  few: 'Poucos pedidos no período anterior para comparar em porcentagem.',
  fewInRows: (least: string) =>
    `Sem porcentagem onde antes houve menos de ${least} pedidos: ali a diferença pode ser acaso.`,
  empty: 'Nenhuma visita e nenhum pedido no período.',
  noChannel: 'Não se sabe',
  noSource: 'Sem origem',
  noAd: 'Sem anúncio',
  noPlan: 'Nenhum plano escolhido',
  formerPlan: 'Plano de antes',
  otherSources: 'Outras, de poucos endereços',
  sheet: 'Baixar esta tabela para Excel',
  sheetAmount: 'R$ por mês',
  sheetNetAmount: 'R$ por mês sem cancelados',
  sheetCost: 'Custo em R$',
  sheetCostPerOrder: 'Custo por pedido em R$',
  sheetDayName: 'Dia da semana',
  sheetRate: 'Conversão em %',
  sheetPeriod: (from: string, to: string) => `${from} a ${to}`,
  experiment: 'O chat vende mais? Só o experimento responde',
  byVisits:
    'Conversão é quantas das visitas contadas chegaram ao pedido; onde não deu para contar, fica de fora. Visitas de renovação não entram. Pedidos, cancelamentos e instalações são contados uma vez por minuto, no dia do pedido; pedidos apagados não saem da conta.',
  byLeads:
    'Conversão é pedidos por endereço consultado com cobertura, porque as visitas não são contadas por origem nem por plano. Os dois contam no dia em que aconteceram. Pedidos, cancelamentos e instalações são contados uma vez por minuto, no dia do pedido; pedidos apagados não saem da conta.',
  amountWhy: 'Mensalidades somam o que os clientes aceitaram pagar por mês, na promoção.',
  sources: 'Origem e anúncio são utm_source, utm_medium e utm_campaign do primeiro endereço da visita.',
  today: 'Vendas de hoje',
  todayOrders: 'Pedidos hoje',
  todayAmount: 'Por mês, dos pedidos de hoje',
  weekAgo: (weekday: string, byNow: string, whole: string) =>
    `${weekday}: ${byNow} até esta hora, ${whole} no dia todo`,
  all: 'Ver as vendas',
} as const

/** Names of a weekday a week ago, from Sunday on. */
export const weekdaysAgo: readonly string[] = [
  'Domingo passado',
  'Segunda passada',
  'Terça passada',
  'Quarta passada',
  'Quinta passada',
  'Sexta passada',
  'Sábado passado',
]

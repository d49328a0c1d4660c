/** Texts of the start page of the operator's desk, which lists what needs attention. */
import { undeliveredNotices } from './undelivered-notices.ts'
import { formatNumber, singularOrPlural } from './number-and-date-formats.ts'

/** Something that changes in the shop today. */
type ShopTurn = { readonly time: string } & (
  | { readonly number: number }
  | { readonly object: string; readonly what: string }
)

const timeText = (minutes: number) =>
  minutes < 60
    ? `${minutes} min`
    : minutes < 2880
      ? `${Math.floor(minutes / 60)} h`
      : `${Math.floor(minutes / 1440)} dias`

export const home = {
  menu: 'Início',
  title: 'Hoje',
  calm: 'Nada espera por você agora.',
  calmMore: 'Quando alguém pedir uma ligação ou uma entrega atrasar, aparece aqui.',
  whole: 'Nada quebrado agora.',
  /** What is broken, for every role. Who may mend it finds it below. */
  broken: (what: readonly string[]) => `Algo quebrado agora: ${what.join('; ')}.`,
  brokenParts: {
    deliveries: 'há avisos que não saem',
    untold: 'nenhum sistema recebe os pedidos',
    clock: 'o relógio do servidor saltou, e nada antigo é apagado',
    fewer: 'os pedidos estão bem abaixo do comum',
  },
  attention: 'Pede atenção',
  fine: 'Em ordem',
  fewer: (count: number) =>
    singularOrPlural(count, 'pedido hoje, bem menos que o comum', 'pedidos hoje, bem menos que o comum'),
  fewerMore: (before: number) =>
    `No mesmo dia da semana passada, até esta hora, foram ${before.toLocaleString('pt-BR')}.`,
  asked: (count: number) =>
    singularOrPlural(count, 'pessoa pediu uma ligação', 'pessoas pediram uma ligação'),
  waited: (minutes: number) => `A primeira espera há ${timeText(minutes)}.`,
  visits: (count: number) =>
    singularOrPlural(count, 'pedido sem visita marcada', 'pedidos sem visita marcada'),
  oldestVisit: (minutes: number) => `O mais antigo espera há ${timeText(minutes)}.`,
  lateCalls: (count: number) =>
    singularOrPlural(count, 'ligação combinada atrasada', 'ligações combinadas atrasadas'),
  lateDataRequests: (count: number) => `${formatNumber(count)} fora do prazo da lei.`,
  dataRequests: (count: number) =>
    singularOrPlural(count, 'pedido de titular espera resposta', 'pedidos de titulares esperam resposta'),
  dataRequestsMore: (due: string) => `O prazo do primeiro é ${due}. A lei dá 15 dias.`,
  lateCallsMore: 'A hora combinada chegou e ninguém está ligando.',
  queues: {
    analise: (count: number) =>
      singularOrPlural(
        count,
        'pessoa que parou na análise pode receber uma ligação',
        'pessoas que pararam na análise podem receber uma ligação',
      ),
    parou: (count: number) =>
      singularOrPlural(
        count,
        'pessoa que aceitou contato parou no caminho',
        'pessoas que aceitaram contato pararam no caminho',
      ),
    rede: (count: number) =>
      singularOrPlural(count, 'pessoa esperava a rede, que chegou', 'pessoas esperavam a rede, que chegou'),
  },
  undeliveredMore: (others: number) =>
    others === 0 ? 'Ninguém foi avisado.' : `Ninguém foi avisado, nem de mais ${undeliveredNotices(others)}.`,
  over: (count: number) => singularOrPlural(count, 'entrega abandonada', 'entregas abandonadas'),
  overMore: 'Quem devia saber ainda não sabe.',
  late: (count: number) => singularOrPlural(count, 'entrega atrasada', 'entregas atrasadas'),
  slots: (count: number) =>
    singularOrPlural(count, 'período quase cheio na agenda', 'períodos quase cheios na agenda'),
  browserErrors: (count: number) =>
    singularOrPlural(count, 'erro hoje no navegador de visitantes', 'erros hoje no navegador de visitantes'),
  approvals: (count: number) =>
    singularOrPlural(count, 'edição da loja espera aprovação', 'edições da loja esperam aprovação'),
  shopToday: (count: number) =>
    singularOrPlural(count, 'mudança da loja ainda hoje', 'mudanças da loja ainda hoje'),
  /** @param turns the editions that go live, and what begins and ends by its own date, with their times */
  shopTodayMore: (turns: readonly ShopTurn[]) =>
    turns
      .map((turn) =>
        'number' in turn
          ? `Às ${turn.time} entra no ar a edição ${turn.number}.`
          : `Às ${turn.time}, ${turn.object} ${turn.what}.`,
      )
      .join(' '),
  shopLater: (count: number) =>
    singularOrPlural(count, 'mudança da loja marcada', 'mudanças da loja marcadas'),
  shopLaterMore: (first: string) => `A primeira é ${first}.`,
  shopDraft: (count: number) =>
    singularOrPlural(
      count,
      'rascunho da loja ainda não foi publicado',
      'rascunhos da loja ainda não foram publicados',
    ),
  shopDraftMore: (by: string) => `Última mudança: ${by}.`,
  approvalsMore: 'Quem aprova é outra pessoa, com o papel Aprovação ou Administração.',
} as const

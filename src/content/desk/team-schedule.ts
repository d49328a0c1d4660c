/** Texts of the desk's pages with the calendar of the installation teams, and of the forms that change it. */
import { formatLong, MONTHS } from '../../lib/parse-and-format-dates.ts'
import { countWithNoun, formatDay, formatNumber, singularOrPlural } from './number-and-date-formats.ts'

/** '23 de novembro'. */
const dayAndMonth = (iso: string) => formatLong(iso).replace(/^.*, /, '')

type State = { readonly capacity: number | null; readonly isClosed: boolean; readonly reason: string | null }

export const scheduleWords = {
  title: 'Agenda das equipes',
  why: 'Visitas marcadas e quantas cabem em cada período. O que já está marcado fica, mesmo quando a capacidade baixa ou o dia fecha.',
  team: 'Equipe',
  allTeams: 'Todas as equipes',
  show: 'Mostrar',
  view: 'Semana ou mês',
  views: { semana: 'Semana', mes: 'Mês' },
  before: 'Anterior',
  after: { semana: 'Próxima', mes: 'Próximo' },
  today: 'Hoje',
  week: (first: string, last: string) =>
    first.slice(0, 7) === last.slice(0, 7)
      ? `${Number(first.slice(8))} a ${dayAndMonth(last)}`
      : `${dayAndMonth(first)} a ${dayAndMonth(last)}`,
  month: (day: string) => `${MONTHS[Number(day.slice(5, 7)) - 1] ?? ''} de ${day.slice(0, 4)}`,
  weekdays: ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sáb'],
  booked: 'Marcadas',
  of: (booked: number, capacity: number) => `${formatNumber(booked)} de ${formatNumber(capacity)}`,
  closed: 'Fechado',
  closedBooked: (booked: number) => `Fechado, ${countWithNoun(booked, 'marcada', 'marcadas')}`,
  closedTeams: (count: number) => countWithNoun(count, 'equipe fechada', 'equipes fechadas'),
  changed: (usual: number) => `mudada, o comum é ${formatNumber(usual)}`,
  changedTeams: (count: number) => countWithNoun(count, 'equipe mudada', 'equipes mudadas'),
  over: (count: number) => `${formatNumber(count)} acima`,
  off: (holiday: string) => (holiday === 'sunday' ? 'Sem visitas' : `${holiday}, sem visitas`),
  closeDay: 'Fechar',
  changeDay: (day: string) => `Mudar ${day}`,
  change: 'Mudar a capacidade',
  copy: 'Copiar a semana',
  overbooked: {
    title: 'Visitas acima da capacidade',
    why: 'As marcadas por último em cada período, a mais nova primeiro. Ninguém muda de dia nem é avisado sozinho: abra o pedido e mude a visita.',
    whyNumbers:
      'As marcadas por último em cada período, a mais nova primeiro. Quem muda a visita é o Atendimento, no pedido.',
    count: (count: number) =>
      countWithNoun(count, 'visita acima da capacidade da equipe', 'visitas acima da capacidade da equipe'),
    countMore: 'Quem muda a visita é o Atendimento, no pedido.',
    caption: 'Visitas acima da capacidade',
    none: 'Nenhuma visita acima da capacidade.',
    order: 'Pedido',
    team: 'Equipe',
    slot: 'Visita',
    bookedAt: 'Marcada em',
    more: (count: number) => `E mais ${formatNumber(count)}.`,
    unknown: (count: number) =>
      countWithNoun(
        count,
        'outra visita está contada na agenda sem um pedido que a mesa conheça.',
        'outras visitas estão contadas na agenda sem um pedido que a mesa conheça.',
      ),
    attention: (count: number) =>
      singularOrPlural(
        count,
        'visita acima da capacidade da equipe',
        'visitas acima da capacidade das equipes',
      ),
    attentionMore: (day: string) => `A primeira é em ${formatDay(day)}. Alguém precisa mudar o dia.`,
  },
  fullest: {
    title: 'Períodos mais cheios',
    filling: (count: number) =>
      countWithNoun(count, 'período quase cheio (80% ou mais)', 'períodos quase cheios (80% ou mais)'),
    why: 'Visitas marcadas nas próximas três semanas, dos períodos mais cheios aos mais livres.',
    caption: 'Períodos por equipe',
    empty: 'Nenhuma visita marcada nas próximas três semanas.',
    day: 'Dia',
    period: 'Período',
    full: 'Ocupação',
  },
  form: {
    back: 'Voltar à agenda',
    days: {
      title: 'Mudar a capacidade',
      why: 'Antes de gravar, a página diz o que muda e quais visitas já marcadas ficam acima da capacidade. Elas continuam marcadas.',
    },
    copyTitle: 'Copiar uma semana',
    copyWhy:
      'Copia capacidades e fechamentos para as semanas seguintes, nunca as visitas marcadas. Feriados e dias que já passaram ficam como estão.',
    from: 'De',
    to: 'Até',
    periods: 'Períodos',
    what: 'O que fazer',
    set: 'Pôr outra capacidade',
    visits: 'Visitas por período',
    reset: 'Voltar ao número da equipe',
    resetHint: (capacity: number | null) =>
      capacity === null
        ? 'Cada equipe volta ao seu.'
        : `A equipe faz ${countWithNoun(capacity, 'visita', 'visitas')} por período.`,
    close: 'Fechar',
    reason: 'Motivo, se quiser dizer',
    reasonHint: 'Como “feriado municipal”. Só a mesa vê. Não ponha dados de clientes.',
    open: 'Abrir de novo',
    openHint: 'Volta ao que era antes de fechar.',
    week: 'Um dia da semana que vai ser copiada',
    weeks: 'Para quantas semanas seguintes',
    review: 'Ver o que muda',
    again: 'Corrigir',
  },
  review: {
    title: 'Confira antes de gravar',
    nothing: 'Já está assim: nada muda.',
    count: (team: string, count: number) =>
      `${team}: ${singularOrPlural(count, 'muda', 'mudam')} ${countWithNoun(count, 'período', 'períodos')}`,
    countAll: (count: number) =>
      `Todas as equipes: ${singularOrPlural(count, 'muda', 'mudam')} ${countWithNoun(count, 'período', 'períodos')}, somando os de cada equipe`,
    caption: 'O que muda',
    slot: 'Período',
    before: 'Agora',
    after: 'Depois',
    teams: 'Equipes',
    shown: (count: number) => `Estão aqui os primeiros; ao todo são ${formatNumber(count)}.`,
    left: 'Ficam como estão',
    leftDays: {
      past: (days: string) => `Dias que já passaram: ${days}.`,
      sunday: 'Domingos, sem visitas.',
      holiday: (days: string) => `Feriados nacionais, sem visitas: ${days}.`,
      source: (days: string) => `Na semana copiada esses dias não têm visitas: ${days}.`,
    },
    leftDay: (day: string, holiday: string | null) =>
      holiday === null || holiday === 'sunday' ? formatDay(day) : `${formatDay(day)} (${holiday})`,
    concerned: (count: number) =>
      `${countWithNoun(count, 'visita já marcada fica', 'visitas já marcadas ficam')} acima da capacidade`,
    nobody: 'Nenhuma visita marcada fica acima da capacidade.',
    concernedWhy:
      'Elas continuam marcadas e ninguém é avisado. Depois de gravar, ficam numa lista na agenda até alguém mudar o dia.',
    overtaken: (count: number) =>
      count === 1
        ? 'Enquanto você olhava, um destes períodos mudou. Nada foi gravado por cima.'
        : `Enquanto você olhava, ${formatNumber(count)} destes períodos mudaram. Nada foi gravado por cima.`,
    overtakenLine: (team: string, slot: string, before: string, after: string) =>
      `${team}, ${slot}: de ${before} para ${after}`,
    by: (who: string) => `por ${who}, em `,
    goOn: 'Se a sua mudança ainda vale, grave abaixo: ela parte do que está lá agora.',
    concernNew:
      'Enquanto você olhava, mudaram as visitas marcadas nesses períodos. Nada foi gravado: confira de novo quem fica acima da capacidade.',
    save: 'Gravar',
  },
  /** @param team how many visits the team makes; null for all teams */
  state: ({ capacity, isClosed, reason }: State, team: number | null) =>
    isClosed
      ? reason === null
        ? 'fechado'
        : `fechado (${reason})`
      : capacity !== null
        ? countWithNoun(capacity, 'visita', 'visitas')
        : team === null
          ? 'o número comum de cada equipe'
          : `${countWithNoun(team, 'visita', 'visitas')} (o número da equipe)`,
  problems: {
    unsaved: 'Nada mudou ainda: veja os campos marcados.',
    team: 'Essa equipe não existe mais. Escolha outra.',
    day: 'Escolha um dia.',
    order: 'O último dia vem antes do primeiro. Escolha um igual ou depois dele.',
    span: (days: number) => `Escolha até ${days} dias de cada vez.`,
    period: 'Marque manhã, tarde ou os dois.',
    action: 'Escolha o que fazer.',
    visits: 'Escreva um número de 1 a 999. Para não ter visita nenhuma, escolha “Fechar”.',
    reason: (length: number) => `O motivo tem até ${length} letras.`,
    weeks: (most: number) => `Escolha de 1 a ${most} semanas.`,
    size: 'São períodos demais de uma vez. Escolha menos dias ou uma equipe só.',
  },
} as const

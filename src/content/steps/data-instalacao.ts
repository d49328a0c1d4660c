/** Texts of the question that asks for the date and period of the installation, with up to two alternatives. */
import { periodLabels, scheduleText, appointmentWords } from '../appointment-texts.ts'
import type { StepText } from '../text-types.ts'

export const deskName = 'Dia da instalação'

export const dataInstalacao: StepText = {
  title: 'Dia da instalação',
  heading: 'Quando podemos instalar?',
  again: 'E o dia da visita?',
  why: appointmentWords.who,
  labels: {
    date: 'Dia',
    period: 'Período',
    date2: 'Dia',
    period2: 'Período',
    date3: 'Dia',
    period3: 'Período',
  },
  hints: { date: 'Se preferir, escreva a data: dd/mm/aaaa.' },
  placeholders: { date: 'dd/mm/aaaa' },
  submit: 'Continuar',
  options: [
    { value: 'manha', label: periodLabels.manha },
    { value: 'tarde', label: periodLabels.tarde },
  ],
  help: 'Escolha um dia e um período. Se quiser, deixe uma segunda e uma terceira opção.',
  name: 'instalação',
  words: [
    'instalacao',
    'data da instalacao',
    'data de instalacao',
    'dia da instalacao',
    'agendamento',
    'periodo',
    'horario',
    'data',
  ],
  unasked: `${appointmentWords.toArrange} ${appointmentWords.contact}`,
  row: { group: 'installation', label: 'Visita do técnico' },
  // after the choice of a plan: it asks for the day again, or does not ask for the one that was named early
  result: ({ plan, visit }) =>
    visit === 'again'
      ? `A visita é marcada por plano: com o ${plan}, escolha o dia de novo.`
      : appointmentWords.arrangedAfterOrder(plan ?? ''),
  shown: (values) =>
    ['', '2', '3']
      .flatMap((wish) => {
        const date = values[`date${wish}`]
        const period = values[`period${wish}`]
        return date && (period === 'manha' || period === 'tarde') ? [scheduleText({ date, period })] : []
      })
      .join('; ou '),
}

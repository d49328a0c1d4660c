/** Texts of the question that asks for the date of birth. */
import { MINIMUM_AGE } from '../../lib/minimum-age.ts'
import { brToIso } from '../../lib/iso-dates.ts'
import { formatWithYear } from '../../lib/parse-and-format-dates.ts'
import type { StepText } from '../text-types.ts'

export const deskName = 'Data de nascimento'

export const dataNascimento: StepText = {
  title: 'Data de nascimento',
  heading: 'Quando você nasceu?',
  again: 'Você nasceu quando?',
  why: `Para contratar é preciso ter ${MINIMUM_AGE} anos ou mais.`,
  variants: {
    company: {
      heading: 'Quando nasceu o representante legal?',
      again: 'E o nascimento do representante?',
      why: `O representante precisa ter ${MINIMUM_AGE} anos ou mais.`,
    },
  },
  labels: { birth_date: 'Data de nascimento' },
  hints: { birth_date: 'Dia, mês e ano. Por exemplo: 13/05/1990.' },
  placeholders: { birth_date: 'dd/mm/aaaa' },
  submit: 'Continuar',
  help: `Escreva dia, mês e ano. Pode ser 13/5/90. Para contratar é preciso ter ${MINIMUM_AGE} anos.`,
  name: 'nascimento',
  words: ['nascimento', 'data de nascimento', 'aniversario', 'idade', 'data'],
  row: { group: 'person', label: 'Nascimento' },
  // a mask of a date says nothing
  shown: ({ birth_date }) => (birth_date ? formatWithYear(brToIso(birth_date)) : 'Já informada'),
}

/**
 * Form with a calendar for moving the installation to another day. It is validated like the order's own date question.
 */
import { useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { scheduleText } from '../../content/appointment.ts'
import { orderSelfService } from '../../content/order-self-service.ts'
import type { Schedule } from '../../contract/lead-answers/schedule-date.ts'
import { checkAnswer } from '../../funnel/check-answer.ts'
import { dataInstalacao } from '../../funnel/steps/data-instalacao.ts'
import { orderActionRequested } from '../../store/redux-actions.ts'
import { selectOrder } from '../../store/selectors.ts'
import type { RootState } from '../../store/root-reducer.ts'
import { InstallationCalendar } from '../../ui/choices/InstallationCalendar.tsx'
import { PrimaryButton } from '../../ui/forms/PrimaryButton.tsx'
import { StepForm } from '../../ui/forms/StepForm.tsx'
import { problemTexts } from '../turn-problems-into-messages.ts'

const words = orderSelfService.visit

type Texts = Readonly<Record<string, string>>

export function NewAppointmentForm({ schedule }: { readonly schedule: Schedule }) {
  const dispatch = useDispatch()
  const order = useSelector(selectOrder)
  const state = useSelector(({ orderActions: { states } }: RootState) => states.reschedule)
  const [values, setValues] = useState<Readonly<Record<string, string>>>({})
  const [problems, setProblems] = useState<Texts>({})
  const [refusals, setRefusals] = useState(0)
  const days = order.facts.freeDates ?? []
  const send = () => {
    const { wish, problems: found } = readWish()
    setProblems(found)
    if (wish) dispatch(orderActionRequested({ what: 'reschedule', schedule: wish }))
    else setRefusals(refusals + 1)
  }
  function readWish(): { wish: Schedule | null; problems: Texts } {
    const checked = checkAnswer(dataInstalacao, values, order)
    if ('problems' in checked) return { wish: null, problems: problemTexts(checked.problems) }
    const { date = '', period } = checked.values
    if (date === schedule.date && period === schedule.period)
      return { wish: null, problems: { date: words.same } }
    return { wish: { date, period: period === 'tarde' ? 'tarde' : 'manha' }, problems: {} }
  }
  return (
    <StepForm onAnswer={send} busy={state === 'busy'} refusals={refusals} className="order-wish__form">
      <InstallationCalendar
        label={words.heading}
        as="label"
        why={words.why(scheduleText(schedule))}
        days={days}
        values={values}
        onChange={(name, value) => {
          setValues((before) => ({ ...before, [name]: value }))
          setProblems({})
        }}
        errors={problems}
        isOneWish
      />
      {days.length > 0 && (
        <PrimaryButton state={state === 'busy' ? 'loading' : 'default'}>{words.submit}</PrimaryButton>
      )}
    </StepForm>
  )
}

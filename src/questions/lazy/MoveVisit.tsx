import { useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { wishes } from '../../content/wishes.ts'
import type { Schedule } from '../../contract/lead.ts'
import { PERIOD_LABELS } from '../../funnel/steps/data-instalacao.ts'
import { brToIso, formatLong } from '../../lib/dates.ts'
import { wished } from '../../store/events.ts'
import { selectOrder } from '../../store/selectors.ts'
import type { RootState } from '../../store/store.ts'
import { Calendar } from '../../ui/choices/Calendar.tsx'
import { PrimaryButton } from '../../ui/forms/PrimaryButton.tsx'
import { StepForm } from '../../ui/forms/StepForm.tsx'
import { Notice, QuietButton } from '../../ui/states/Notice.tsx'
import './order-wish.css'

const words = wishes.visit

const isPeriod = (text: string): text is 'manha' | 'tarde' => text === 'manha' || text === 'tarde'

/** Reschedules the visit, until the day before (D71). */
export default function MoveVisit() {
  const dispatch = useDispatch()
  const { finished, facts } = useSelector(selectOrder)
  const { states, texts } = useSelector((state: RootState) => state.wishes)
  const [values, setValues] = useState<Readonly<Record<string, string>>>({})
  const [missing, setMissing] = useState(false)
  // open for the appointment that stood then: once it is moved, the form is done with
  const [openFor, setOpenFor] = useState<Schedule | null>(null)
  const schedule = finished?.schedule
  if (!schedule || finished.isFixed) return null
  const when = `${formatLong(brToIso(schedule.date))}, ${PERIOD_LABELS[schedule.period].toLowerCase()}`
  const failure = states.reschedule === 'failed' ? texts.reschedule : states.dates === 'failed' && texts.dates
  const change = () => {
    const { date = '', period = '' } = values
    const isWhole = date !== '' && isPeriod(period)
    setMissing(!isWhole)
    if (isWhole) dispatch(wished({ what: 'reschedule', schedule: { date, period } }))
  }
  const isOpen = openFor === schedule
  const isDone = states.reschedule === 'done' && !isOpen
  return (
    <div className="order-wish">
      {isDone && <Notice tone="done" title={words.done(when)} />}
      {failure && <Notice tone="error" title={failure} />}
      {!isOpen && (
        <QuietButton
          onClick={() => {
            setOpenFor(schedule)
            setValues({})
            dispatch(wished({ what: 'dates' }))
          }}
        >
          {words.title}
        </QuietButton>
      )}
      {isOpen && facts.freeDates && (
        <StepForm onAnswer={change} className="order-wish__form">
          <Calendar
            label={words.heading}
            as="label"
            why={words.why}
            days={facts.freeDates}
            values={values}
            onChange={(name, value) => setValues((before) => ({ ...before, [name]: value }))}
            errors={missing ? { [values.date ? 'period' : 'date']: words.missing } : {}}
            isOneWish
          />
          <PrimaryButton state={states.reschedule === 'busy' ? 'loading' : 'default'}>
            {words.submit}
          </PrimaryButton>
        </StepForm>
      )}
    </div>
  )
}

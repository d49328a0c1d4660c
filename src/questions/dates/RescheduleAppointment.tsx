/** Lets the visitor move the installation appointment to another day, until the day before it. */
import { useEffect, useRef, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { opensInAnotherTab } from '../../content/common-labels.ts'
import { placedOrderActionProblems } from '../../content/problems/placed-order-actions.ts'
import { orderSelfService } from '../../content/order-self-service.ts'
import { scheduleText } from '../../content/appointment-texts.ts'
import type { Order } from '../../funnel/step-and-journey-types.ts'
import { brToIso } from '../../lib/iso-dates.ts'
import { asideClosed, orderActionRequested } from '../../store/redux-actions.ts'
import { selectCan, selectOrder } from '../../store/selectors.ts'
import type { RootState } from '../../store/root-reducer.ts'
import { PrimaryButton } from '../../ui/forms/PrimaryButton.tsx'
import { Skeleton } from '../../ui/states/Skeleton.tsx'
import { Notice, QuietButton } from '../../ui/states/Notice.tsx'
import { useWhatsappHref } from '../../ui/useWhatsappHref.ts'
import { problemText, problemTexts } from '../turn-problems-into-messages.ts'
import { addProblems } from '../journey-part-registry.ts'
import { emailOf } from '../order/build-order-card-and-receipt-texts.ts'
import '../order/order-actions.css'
import type { Schedule } from '../../contract/lead-answers/schedule-date.ts'
import { checkAnswer } from '../../funnel/check-answer.ts'
import { dataInstalacao } from '../../funnel/steps/data-instalacao.ts'
import { InstallationCalendar } from '../../ui/choices/InstallationCalendar.tsx'
import { StepForm } from '../../ui/forms/StepForm.tsx'

const words = orderSelfService.visit

type Texts = Readonly<Record<string, string>>

/** Form with a calendar for moving the installation to another day. It is validated like the order's own date question. */
function NewAppointmentForm({ schedule }: { readonly schedule: Schedule }) {
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

addProblems(placedOrderActionProblems)

type Finished = NonNullable<Order['finished']>

export default function RescheduleAppointment() {
  const { finished } = useSelector(selectOrder)
  const canMove = useSelector((state: RootState) => selectCan(state, 'reschedule'))
  if (!finished?.schedule || !canMove) return null
  const { schedule, isFixed = false, isMoveUnmailed = false } = finished
  return <Visit schedule={schedule} isFixed={isFixed} isMailed={!isMoveUnmailed} />
}

type VisitProps = { schedule: NonNullable<Finished['schedule']>; isFixed: boolean; isMailed: boolean }

function Visit({ schedule, isFixed, isMailed }: VisitProps) {
  const dispatch = useDispatch()
  const order = useSelector(selectOrder)
  const { states, problems } = useSelector((state: RootState) => state.orderActions)
  // the appointment for which the form was opened; once the appointment has been moved, the form closes
  const [openFor, setOpenFor] = useState<typeof schedule | null>(null)
  // a chat message can open the form too
  const isAsked = useSelector(({ dialogue }: RootState) => dialogue.aside === 'visit')
  const isOpen = (openFor === schedule || isAsked) && !isFixed
  const isDone = states.reschedule === 'done' && !isOpen
  // it was moved elsewhere meanwhile: the form is closed, and its appointment shown
  const isMovedElsewhere = openFor !== null && openFor !== schedule && states.reschedule === 'failed'
  const box = useFocusWhenReplaced(`${isOpen} ${isDone} ${states.dates}`)
  useEffect(() => {
    if (isAsked) box.current?.scrollIntoView({ block: 'nearest' })
  }, [isAsked, box])
  const email = emailOf(order)
  const askDates = () => dispatch(orderActionRequested({ what: 'dates' }))
  const open = () => {
    setOpenFor(schedule)
    askDates()
  }
  const leave = () => {
    setOpenFor(null)
    dispatch(asideClosed())
  }
  return (
    <div className="order-wish order-wish--visit" ref={box} tabIndex={-1}>
      {isDone && (
        <Notice tone="done" title={words.done(scheduleText(schedule))}>
          {[isMailed && email && words.mailed(email), words.doneText].filter(Boolean).join(' ')}
        </Notice>
      )}
      {states.reschedule === 'failed' && (isOpen || isFixed || isMovedElsewhere) && (
        <Notice tone="error" title={problems.reschedule && problemText(problems.reschedule)} />
      )}
      {isFixed && brToIso(schedule.date) >= order.today && <Fixed />}
      {!isFixed && !isOpen && (
        <PrimaryButton type="button" tone="secondary" onClick={open}>
          {words.title}
        </PrimaryButton>
      )}
      {isOpen && states.dates === 'busy' && <Skeleton shape="dates" />}
      {isOpen && states.dates === 'failed' && (
        <Notice
          tone="error"
          title={problems.dates && problemText(problems.dates)}
          actions={<QuietButton onClick={askDates}>{words.retry}</QuietButton>}
        />
      )}
      {isOpen && states.dates === 'done' && <NewAppointmentForm schedule={schedule} />}
      {isOpen && <QuietButton onClick={leave}>{words.leave}</QuietButton>}
    </div>
  )
}

function Fixed() {
  const whatsapp = useWhatsappHref()
  return (
    <p className="order-wish__text">
      {words.fixed}{' '}
      <a className="quiet-link" href={whatsapp} target="_blank" rel="noreferrer">
        {words.whatsapp}
        <span className="hush">{opensInAnotherTab}</span>
      </a>
    </p>
  )
}

/**
 * Moves the focus to the visit when the button or form that had it has gone, so that screen readers read what is there
 * instead.
 * @param shown what is shown; another value means that parts were replaced
 */
function useFocusWhenReplaced(shown: string) {
  const box = useRef<HTMLDivElement>(null)
  const was = useRef(shown)
  useEffect(() => {
    const isLost = document.activeElement === document.body
    if (shown !== was.current && isLost) box.current?.focus({ preventScroll: true })
    was.current = shown
  }, [shown])
  return box
}

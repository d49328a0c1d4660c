/**
 * Shows one entry of the call list: the reasons to call, what is known about the person, earlier calls, and the
 * forms for a link and for the outcome.
 */
import { callListWords, personToCall as words } from '../../content/desk/call-list.ts'
import { orderRecord } from '../../content/desk/orders.ts'
import { deskErrorMessages } from '../../content/desk/error-words.ts'
import { STEP_NAMES } from '../../content/desk/collect-step-names-and-option-labels.ts'
import {
  ATTENDANTS,
  CALL_RESULTS,
  CLOSING_RESULTS,
} from '../../contract/desk-roles-reasons-calls-and-imports.ts'
import { isIsoDate } from '../../lib/iso-dates.ts'
import { unbrokenBRL } from '../../lib/format-prices-and-counts.ts'
import { collapseSpaces } from '../../lib/text.ts'
import { formatPhone } from '../../lib/phone.ts'
import { isUuid } from '../../lib/uuid.ts'
import {
  agentLinkIn,
  isOnPhone,
  lacksSpokenConsent,
  refusedAgentLink,
  withoutSpokenConsent,
  type RefusedAgentLink,
} from '../agent-link-form.ts'
import { again, deskPage, refuse, type Loaded } from '../declare-desk-page.ts'
import { CallHistory, UndoResult, reasonsToCall } from '../parts/CallHistory.tsx'
import { AgentLinkFromCall, CreatedAgentLink, type CreatedAgentLinkProps } from '../parts/AgentLink.tsx'
import { CallOutcomeForm, type TypedOutcome } from '../parts/CallOutcomeForm.tsx'
import { VisitFields } from '../parts/OrderForm.tsx'
import { Button, LinkButton } from '../parts/Button.tsx'
import { CsrfForm } from '../parts/CsrfForm.tsx'
import { FormSelect } from '../parts/FormFields.tsx'
import { DeskPageHeading } from '../parts/DeskPageHeading.tsx'
import { DeskNotice } from '../parts/DeskNotice.tsx'
import { DescriptionList } from '../parts/DescriptionList.tsx'
import { LinkLine } from '../parts/StandaloneLinks.tsx'
import { Time } from '../parts/Time.tsx'

type Shown = NonNullable<Loaded<'readCallPage'>>

type Said = {
  /** Why a form was refused, and what was typed into the form for the outcome. */
  readonly problem: string | null
  /** What is wrong with the day of the next call. */
  readonly dayProblem: string | null
  readonly typed: TypedOutcome & { readonly visita?: string | undefined }
  /** The agent's link of this call that was just made, or why none was. */
  readonly made: CreatedAgentLinkProps | null
  readonly refused: RefusedAgentLink | null
}

type Data = Shown & {
  /** The plans that a link may name. */
  readonly plans: Loaded<'plansForLinks'>
  /** Who may make an agreed call, by e-mail address. */
  readonly callers: readonly string[]
  /** Earliest date for the next call, as yyyy-mm-dd. */
  readonly today: string
}

type PersonToCallProps = Data & Said

type Fact = readonly [name: string, value: React.ReactNode]
type Known = NonNullable<PersonToCallProps['contact']>

const contactFacts = ({ name, phone, email, askFor, maybe }: Known): Fact[] => [
  [words.name, name ?? (maybe.length > 0 ? words.maybe(maybe.join(', ')) : callListWords.none)],
  [words.askFor, askFor],
  [words.phone, formatPhone(phone)],
  [words.email, email],
]

function factsOf({ person, contact }: Pick<PersonToCallProps, 'person' | 'contact'>): Fact[] {
  const { reference, since, value, city, plan, campaign, question, answered } = person
  return [
    ...(contact ? contactFacts(contact) : []),
    [
      words.reference,
      <span className="num" key="reference">
        {reference}
      </span>,
    ],
    [callListWords.since, <Time iso={since} key="since" />],
    [callListWords.city, city ?? callListWords.none],
    [
      words.plan,
      plan === null ? callListWords.none : `${plan}${value === null ? '' : `, ${unbrokenBRL(value)}`}`,
    ],
    [words.campaign, campaign],
    [words.question, question && (STEP_NAMES[question] ?? question)],
    [words.answered, answered > 0 ? String(answered) : null],
  ]
}

function PersonToCall(props: PersonToCallProps) {
  const { person, contact, history, after, orders, undoable, problem, dayProblem, typed, today } = props
  const { plans, made, refused, visit } = props
  const { handle, queue, takenBy, isClosed, isBlocked, mayCall, askedInSpite } = person
  return (
    <>
      <LinkLine href={`/operador/ligacoes?fila=${queue}`} label={words.back} />
      <DeskPageHeading title={reasonsToCall(person)} />
      <DeskNotice kind="error" text={problem ?? dayProblem} />
      {askedInSpite !== null && <DeskNotice kind="error" text={words.askedInSpite(askedInSpite)} />}
      {made && <CreatedAgentLink {...made} />}
      {person.promised !== null && (
        <p className="desk-strong">
          {words.agreedFor} <Time iso={person.promised} />
        </p>
      )}
      <DescriptionList rows={factsOf({ person, contact })} />
      {contact ? (
        <>
          {person.isWrittenOnly ? (
            <DeskNotice kind="info" text={words.writeOnly} />
          ) : (
            <Ways contact={contact} queue={queue} mayCall={mayCall} />
          )}
          <CallHistory rows={history} />
          {visit && (
            <section>
              <CsrfForm action={`/operador/ligacoes/${handle}/visita`} className="desk-panel desk-form">
                <h2 className="desk-section">{orderRecord.visit.book}</h2>
                <VisitFields
                  choices={visit.choices}
                  hasEmail={visit.hasEmail}
                  schedule={null}
                  value={typed.visita}
                />
              </CsrfForm>
              <LinkLine href={`/operador/pedidos/${visit.handle}`} label={words.openOrder} />
            </section>
          )}
          {queue !== 'visitas' && (
            <AgentLinkFromCall handle={handle} known={contact} plans={plans} refused={refused} />
          )}
          <CallOutcomeForm {...{ handle, queue, today, orders, dayProblem, typed }} askFor={contact.askFor} />
          <After after={after} queue={person.queue} />
        </>
      ) : isClosed || takenBy !== null ? (
        <DeskNotice
          kind="info"
          text={
            isBlocked && askedInSpite === null
              ? words.doNotCall
              : isClosed
                ? words.closed
                : words.other(takenBy ?? '')
          }
        />
      ) : (
        <CsrfForm action={`/operador/ligacoes/${handle}/pegar`} className="desk-panel desk-form">
          <p className="desk-why">{words.takeWhy}</p>
          <Button label={words.take} />
        </CsrfForm>
      )}
      {!contact && <CallHistory rows={history} />}
      {person.promised !== null && takenBy === null && !isClosed && (
        <CsrfForm action={`/operador/ligacoes/${handle}/passar`} className="desk-panel desk-form">
          <h2 className="desk-section">{words.handOver.title}</h2>
          <FormSelect
            name="para"
            label={words.handOver.to}
            value={person.agreedWith ?? ''}
            options={[['', words.handOver.anybody], ...props.callers.map((email) => [email, email] as const)]}
          />
          <Button label={words.handOver.submit} kind="secondary" />
        </CsrfForm>
      )}
      {undoable !== null && (
        <section className="desk-panel">
          <p className="desk-why">{words.undoWhy}</p>
          <UndoResult handle={handle} call={undoable} />
        </section>
      )}
    </>
  )
}

/** Says who is next after this call, and by which rule. The person is not reserved: a colleague may be faster. */
function After({
  after,
  queue,
}: Pick<PersonToCallProps, 'after'> & { readonly queue: PersonToCallProps['person']['queue'] }) {
  return (
    <section className="desk-panel">
      <h2 className="desk-section">{words.after.title}</h2>
      {after === null ? (
        <p>{words.after.nobody}</p>
      ) : (
        <>
          <p>
            <span className="desk-strong">{reasonsToCall(after)}</span>{' '}
            <span className="desk-hint num">{after.reference}</span>
            {after.city !== null && ` · ${after.city}`}
            {' · '}
            {after.promised === null ? (
              <>
                {words.after.since} <Time iso={after.since} />
              </>
            ) : (
              <>
                {callListWords.promised} <Time iso={after.promised} />
              </>
            )}
          </p>
          <p className="desk-hint">
            {words.after.why} {callListWords.nextWhy[queue]}
          </p>
        </>
      )}
    </section>
  )
}

/** The links with which the call begins. WhatsApp opens with a prepared message. */
function Ways({
  contact: { name, phone },
  queue,
  mayCall,
}: Pick<PersonToCallProps['person'], 'queue' | 'mayCall'> & { readonly contact: Known }) {
  const message = words.message(name?.split(' ')[0] ?? '', queue)
  return (
    <section className="desk-ways">
      {!mayCall && <p>{words.whatsappOnly}</p>}
      {mayCall && (
        <LinkButton href={`tel:+55${phone}`} label={words.call(formatPhone(phone))} kind="primary" />
      )}
      <a
        className="button button--secondary desk-button"
        href={`https://wa.me/55${phone}?text=${encodeURIComponent(message)}`}
        target="_blank"
        rel="noreferrer"
      >
        <span>{words.whatsapp}</span>
      </a>
    </section>
  )
}

/** The maximum lengths of a note and of a name. */
const NOTE = 500
const NAME = 60
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/
const LIST = '/operador/ligacoes'

export default deskPage<Data, Said>({
  path: '/operador/ligacoes/:handle',
  roles: ATTENDANTS,
  title: words.title,
  said: { problem: null, dayProblem: null, typed: {}, made: null, refused: null } as Said,
  async load({ services, user, handle }, { refused }) {
    const id = services.callBehind(handle)
    const shown = id === null ? null : await services.readCallPage(user, id)
    if (!shown) return refuse(404, deskErrorMessages.noCall)
    // the forms of the page keep the address that was opened
    const person = { ...shown.person, handle }
    const plans = shown.contact ? await services.plansForLinks(refused?.typed.cep ?? shown.contact.cep) : []
    const callers = person.promised === null ? [] : await services.whoMayCall()
    return { ...shown, person, plans, callers, today: services.today() }
  },
  view: PersonToCall,
  actions: {
    async pegar({ services, user, handle }) {
      const id = services.callBehind(handle)
      if (id === null) return refuse(404, deskErrorMessages.noCall)
      // if another desk user took the call first, the page shows who has it
      await services.takeCall(user, id)
      return `${LIST}/${handle}`
    },
    async anotar({ services, user, handle, form }) {
      const { resultado, nota = '', proxima = '', hora = '', pedido = '' } = form
      const refused400 = (said: Partial<Said>) => again({ ...said, typed: form }, 400)
      const result = CALL_RESULTS.find((each) => each === resultado && each !== 'visita')
      if (!result) return refused400({ problem: words.missing })
      const isDay = isIsoDate(proxima) && proxima >= services.today()
      if (proxima !== '' && !isDay && !CLOSING_RESULTS.includes(result))
        return refused400({ dayProblem: words.pastDay })
      const id = services.callBehind(handle)
      if (id === null) return refuse(404, deskErrorMessages.noCall)
      const noted = await services.storeCallResult(user, id, {
        result,
        note: nota.trim().slice(0, NOTE),
        nextDay: isDay ? proxima : null,
        nextTime: TIME.test(hora) ? hora : null,
        orderNumber: pedido,
        askFor: collapseSpaces(form['falar-com'] ?? '').slice(0, NAME),
      })
      if (noted === 'order') return refused400({ problem: words.noOrder })
      if (noted === 'tied') return refused400({ problem: words.tiedOrder })
      return `${LIST}?feito=${noted === 'noted' ? 'anotado' : 'de-outra'}`
    },
    visita: {
      async act({ services, user, handle, form }) {
        const id = services.callBehind(handle)
        const schedule = services.parseAppointment(form.visita)
        if (!schedule) return again({ problem: orderRecord.visit.missing, typed: form }, 400)
        const isBooked = id !== null && (await services.bookVisitInCall(user, id, schedule))
        return `${LIST}?fila=visitas&feito=${isBooked ? 'visita-marcada' : 'de-outra'}`
      },
      whenRefused: ({ message }, form) => ({ problem: message, typed: form }),
    },
    async desfazer({ services, user, handle, form }) {
      const id = services.callBehind(handle)
      const call = form.ligacao ?? ''
      const undone = id !== null && isUuid(call) ? await services.undoCallResult(user, id, call) : null
      if (undone === null || undone === 'listed')
        return `${LIST}/${handle}?feito=${undone === null ? 'nao-desfeito' : 'desfeito'}`
      const { result, note, askFor } = undone
      return again({ typed: { resultado: result, nota: note, 'falar-com': askFor } }, 200)
    },
    async passar({ services, user, handle, form }) {
      const id = services.callBehind(handle)
      if (id === null) return refuse(404, deskErrorMessages.noCall)
      const handed = await services.handOverCall(user, id, form.para ?? '')
      if (handed === 'nobody') return refuse(400, words.handOver.nobodyThere)
      return `${LIST}/${handle}?feito=${handed === 'handed' ? 'retorno-passado' : 'nenhum-retorno'}`
    },
    async devolver({ services, user, handle }) {
      const id = services.callBehind(handle)
      if (id === null) return refuse(404, deskErrorMessages.noCall)
      await services.releaseCall(user, id)
      return `${LIST}?feito=devolvida`
    },
    link: {
      async act({ services, user, handle, form }) {
        const id = services.callBehind(handle)
        if (id === null) return refuse(404, deskErrorMessages.noCall)
        if (lacksSpokenConsent(form)) return again({ refused: withoutSpokenConsent(form) }, 400)
        const made = await services.makeLinkFromCall(user, id, agentLinkIn(form), isOnPhone(form))
        return made ? { ...again({ made }, 200), forgetsOrder: made.isOnPhone } : `${LIST}?feito=de-outra`
      },
      whenRefused: (refusal, form) => ({ refused: refusedAgentLink(refusal, form) }),
    },
  },
})

import { callListWords, personToCall as words } from '../../content/desk/call-list.ts'
import { STEP_NAMES } from '../../content/desk/step-names-and-option-labels.ts'
import { unbrokenBRL } from '../../lib/format-prices-and-counts.ts'
import { formatPhone } from '../../lib/phone.ts'
import { CallHistory } from '../parts/CallHistory.tsx'
import { AgentLinkFromCall } from '../parts/AgentLinkFromCall.tsx'
import { CallOutcome } from '../parts/CallOutcome.tsx'
import { Button, LinkButton } from '../parts/Button.tsx'
import { CsrfForm } from '../parts/CsrfForm.tsx'
import { Heading } from '../parts/Heading.tsx'
import { DeskNotice } from '../parts/DeskNotice.tsx'
import { DescriptionList } from '../parts/DescriptionList.tsx'
import { LinkLine } from '../parts/Links.tsx'
import { Time } from '../parts/Time.tsx'
import { reasonsToCall } from './CallListPage.tsx'
import type { PersonToCallProps } from '../page-data-types/person-to-call.ts'

type Fact = readonly [name: string, value: React.ReactNode]
type Known = NonNullable<PersonToCallProps['contact']>

const contactFacts = ({ name, phone, email }: Known): Fact[] => [
  [words.name, name ?? callListWords.none],
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

/**
 * Shows one entry of the call list: the reasons to call, what is known about the person, earlier calls, and the
 * forms for a link and for the outcome.
 */
export function PersonToCallPage(props: PersonToCallProps) {
  const { person, contact, history, after, orders, problem, dayProblem, typed, link, today } = props
  const { handle, queue, takenBy, isClosed, mayCall } = person
  return (
    <>
      <LinkLine href={`/operador/ligacoes?fila=${queue}`} label={words.back} />
      <Heading title={reasonsToCall(person)} />
      <DeskNotice kind="error" text={problem ?? dayProblem} />
      <DescriptionList rows={factsOf({ person, contact })} />
      {contact ? (
        <>
          <Ways contact={contact} queue={queue} mayCall={mayCall} />
          <CallHistory rows={history} />
          <AgentLinkFromCall handle={handle} known={contact} {...link} />
          <CallOutcome handle={handle} today={today} orders={orders} dayProblem={dayProblem} typed={typed} />
          <After after={after} queue={person.queue} />
        </>
      ) : isClosed || takenBy !== null ? (
        <DeskNotice kind="info" text={isClosed ? words.closed : words.other(takenBy ?? '')} />
      ) : (
        <CsrfForm action={`/operador/ligacoes/${handle}/pegar`} className="desk-panel desk-form">
          <p className="desk-why">{words.takeWhy}</p>
          <Button label={words.take} />
        </CsrfForm>
      )}
      {!contact && <CallHistory rows={history} />}
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

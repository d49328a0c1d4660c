/** Writes a sentence to all orders of a filter of the list, and shows one to the person who must approve it. */
import { formatDayAndTime } from '../../content/desk/number-and-date-formats.ts'
import { orderMessage as words } from '../../content/desk/order-list.ts'
import { deskErrorMessages } from '../../content/desk/error-words.ts'
import { ATTENDANTS } from '../../contract/desk-roles-reasons-calls-and-imports.ts'
import { urlParameter } from '../../lib/desk-url-parameters.ts'
import { localTime } from '../../lib/sao-paulo-time.ts'
import { again, deskPage, refuse, type FormVisit, type Loaded } from '../declare-desk-page.ts'
import { Button } from '../parts/Button.tsx'
import { CsrfForm } from '../parts/CsrfForm.tsx'
import { DescriptionList } from '../parts/DescriptionList.tsx'
import { DeskNotice } from '../parts/DeskNotice.tsx'
import { DeskPageHeading } from '../parts/DeskPageHeading.tsx'
import { FormField } from '../parts/FormFields.tsx'
import { LinkLine } from '../parts/StandaloneLinks.tsx'

const LIST = '/operador/lista'
const PAGE = `${LIST}/frase`

type Said = {
  /** What was sent: the filter as a query string, and the sentence; null if nothing was. */
  readonly sent: { readonly filter: string; readonly sentence: string } | null
}

const sentIn = ({ filtro = '', frase = '' }: FormVisit['form']) => ({ filter: filtro, sentence: frase })
const asQuery = (filter: string) => Object.fromEntries(new URLSearchParams(filter.slice(0, 500)))

export default deskPage({
  path: PAGE,
  roles: ATTENDANTS,
  title: words.title,
  said: { sent: null } as Said,
  async load({ services, user, query }, { sent }) {
    const id = urlParameter(query, 'id')
    if (id === '' || sent) {
      const filter = sent ? asQuery(sent.filter) : query
      return { draft: await services.draftOrderMessage(filter, sent?.sentence ?? ''), message: null }
    }
    const message = /^[\da-f-]{36}$/.test(id) ? await services.showOrderMessage(user, id) : null
    return message ? { draft: null, message } : refuse(404, deskErrorMessages.noRequest)
  },
  view: ({ draft, message, sent }) => (
    <>
      <LinkLine href={`${LIST}?${draft?.filter ?? message?.filter}`} label={words.back} />
      <DeskPageHeading title={words.title} why={words.why} />
      {draft && <Draft {...draft} isSent={sent !== null} />}
      {message && <Asked {...message} />}
    </>
  ),
  actions: {
    async ver({ services, form }) {
      const sent = sentIn(form)
      const { problem } = await services.draftOrderMessage(asQuery(sent.filter), sent.sentence)
      return again({ sent }, problem === null ? 200 : 400)
    },
    async pedir({ services, user, form }) {
      const sent = sentIn(form)
      const id = await services.askOrderMessage(user, asQuery(sent.filter), sent.sentence)
      return id === null ? again({ sent }, 400) : `${PAGE}?id=${id}&feito=frase-pedida`
    },
    async aprovar({ services, user, form: { id = '' } }) {
      await services.decideMessage(user, id, true)
      return `${PAGE}?id=${id}&feito=frase-mandada`
    },
    async recusar({ services, user, form: { id = '' } }) {
      await services.decideMessage(user, id, false)
      return `${PAGE}?id=${id}&feito=frase-recusada`
    },
  },
})

type DraftProps = Loaded<'draftOrderMessage'> & { readonly isSent: boolean }

function Draft({ filter, orders, mailable, sentence, problem, mail, isSent }: DraftProps) {
  const hidden = <input type="hidden" name="filtro" value={filter} />
  return (
    <>
      <p className="figure-lead">
        {words.count(orders, mailable)} {words.rest}
      </p>
      {isSent && <DeskNotice kind="error" text={problem} />}
      <CsrfForm action={`${PAGE}/ver`} className="desk-panel desk-form">
        {hidden}
        <FormField
          name="frase"
          label={words.sentence}
          hint={words.sentenceHint}
          defaultValue={sentence}
          rows={4}
          required
        />
        <Button label={words.preview} kind={mail ? 'secondary' : 'primary'} />
      </CsrfForm>
      {mail && (
        <>
          <Mail {...mail} />
          <CsrfForm action={`${PAGE}/pedir`} className="desk-form">
            {hidden}
            <input type="hidden" name="frase" value={sentence} />
            <Button label={words.ask} />
          </CsrfForm>
        </>
      )}
    </>
  )
}

const Mail = ({ subject, text }: { readonly subject: string; readonly text: string }) => (
  <section>
    <h2 className="desk-section">{words.mail}</h2>
    <div className="desk-panel desk-mail">
      <p className="desk-strong">{subject}</p>
      {text}
    </div>
  </section>
)

function Asked(message: NonNullable<Loaded<'showOrderMessage'>>) {
  const { id, asker, askedAt, decider, decidedAt, is_sent: isSent, orders, mailable, mail, isOwn } = message
  const at = (iso: string) => formatDayAndTime(localTime(new Date(iso)))
  const isOpen = decidedAt === null
  return (
    <>
      <p className="figure-lead">{isOpen ? words.waits : isSent ? words.sent : words.refused}</p>
      <DescriptionList
        rows={[
          [words.whom, `${words.count(orders, mailable)} ${words.rest}`],
          [words.asker, `${asker ?? ''}, ${at(askedAt)}`],
          ...(decidedAt === null ? [] : [[words.decider, `${decider ?? ''}, ${at(decidedAt)}`] as const]),
        ]}
      />
      <Mail {...mail} />
      {isOpen && isOwn && <DeskNotice kind="info" text={words.own} />}
      {isOpen && !isOwn && <Decide id={id} action="aprovar" label={words.approve} kind="primary" />}
      {isOpen && <Decide id={id} action="recusar" label={words.refuse} kind="secondary" />}
    </>
  )
}

type DecideProps = {
  readonly id: string
  readonly action: 'aprovar' | 'recusar'
  readonly label: string
  readonly kind: 'primary' | 'secondary'
}

const Decide = ({ id, action, label, kind }: DecideProps) => (
  <CsrfForm action={`${PAGE}/${action}`} className="desk-form">
    <input type="hidden" name="id" value={id} />
    <Button label={label} kind={kind} />
  </CsrfForm>
)

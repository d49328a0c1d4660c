/** Shows what the draft changes for visitors and the findings of its checks, with the form that publishes it. */
import { shopReviewWords as words } from '../../content/desk/publish-and-approve-shop.ts'
import type { Answers } from '../../../server/rules/publication-timeline.ts'
import type { PublicationTime } from '../../../server/services/publish-editions.ts'
import { PUBLISHERS } from '../../contract/desk-roles-reasons-calls-and-imports.ts'
import { urlParameter } from '../../lib/desk-url-parameters.ts'
import { instantOf } from '../../lib/sao-paulo-time.ts'
import { again, deskPage, type FormVisit, type ShopPage } from '../declare-desk-page.ts'
import { Button } from '../parts/Button.tsx'
import { CampaignPreviewLinks } from '../parts/EditionChanges.tsx'
import { DeskNotice } from '../parts/DeskNotice.tsx'
import { CsrfForm } from '../parts/CsrfForm.tsx'
import { FormField, RadioGroup } from '../parts/FormFields.tsx'
import { answersIn, ReadWarnings, ROW, ShopCheckList, ShopRows } from '../parts/ShopChangesAndFindings.tsx'
import { ShopDraftHeading } from '../parts/ShopHeading.tsx'
import { ANSWER, questionId, PublicationConflicts } from '../parts/PublicationConflicts.tsx'

type ShopReview = ShopPage<'showReview'>

type Fields = {
  readonly when: 'now' | 'later'
  readonly from: string
  readonly until: string
  readonly note: string
}

/** What the form says. */
type Chosen = {
  readonly fields: Fields
  readonly answers: Answers
  /** Whether a row is chosen, by its key; one that is not named is chosen unless it waits already. */
  readonly rows: Answers
  /** Why nothing was published, or could be at these dates; null if nothing is wrong. */
  readonly problem: string | null
}

type Said = {
  /** What was sent and not published; null for what stands in the address. */
  readonly sent: Chosen | null
}

type ShopReviewProps = ShopReview &
  Chosen & {
    /** Who else may approve, by e-mail address. */
    readonly approvers: readonly string[]
  }

const HOME = '/operador/loja'
const PAGE = `${HOME}/conferir`
const NOW: PublicationTime = { from: null, until: null }
/** The most characters of a comment. */
const LONGEST_NOTE = 200

const fieldsIn = ({ quando, de = '', ate = '', nota = '' }: FormVisit['form']): Fields => ({
  when: quando === 'depois' ? 'later' : 'now',
  from: de.trim(),
  until: ate.trim(),
  note: nota.trim().slice(0, LONGEST_NOTE),
})

/** Reads when to publish; a sentence if that cannot be read, or is probably a slip. */
function whenIn({ when, from, until }: Fields): PublicationTime | string {
  if (when === 'now' && from !== '') return words.problems.nowAndLater
  const [begin, end] = [when === 'later' ? instantOf(from) : null, until === '' ? null : instantOf(until)]
  if (when === 'later' && !begin) return words.problems.from
  if (begin && begin <= new Date()) return words.problems.over
  if (until !== '' && !end) return words.problems.until
  return { from: begin, until: end }
}

/** Reads what a form or an address says. */
const chosenOf = (form: FormVisit['form'], problem: string | null): Chosen => ({
  fields: fieldsIn(form),
  answers: answersIn(form, ANSWER),
  rows: answersIn(form, ROW),
  problem,
})

/** Writes what was chosen as the parameters of an address: it survives other pages, and the way back to this one. */
const parametersOf = ({ fields: { when, from, until, note }, answers, rows }: Omit<Chosen, 'problem'>) =>
  new URLSearchParams(
    [
      ...Object.entries({ quando: when === 'later' ? 'depois' : '', de: from, ate: until, nota: note }),
      ...Object.entries(answers).map(([key, isTaken]) => [`${ANSWER}${key}`, isTaken ? 'sim' : 'nao']),
      ...Object.entries(rows).map(([key, isChosen]) => [`${ROW}${key}`, isChosen ? 'sim' : 'nao']),
    ].filter(([, value]) => value !== '') as [string, string][],
  ).toString()

/** Reads what was chosen from an address. */
function chosenIn(query: unknown): Chosen {
  const names = Object.keys(Object(query))
  const form = Object.fromEntries(names.map((name) => [name, urlParameter(query, name, LONGEST_NOTE)]))
  const when = whenIn(fieldsIn(form))
  return chosenOf(form, typeof when === 'string' ? when : null)
}

/** Publishes the chosen rows of the draft as they were reviewed, or asks a second person to. */
async function publish(visit: FormVisit, when: PublicationTime) {
  const { services, user, form } = visit
  const { fields, answers, rows } = chosenOf(form, null)
  const say = (problem: string, status: number) => again({ sent: chosenOf(form, problem) }, status)
  const { version, isUnchanged, checks, needsApproval, isOpen } = await services.shopPage(
    user,
    'showReview',
    when,
    answers,
    rows,
  )
  if (version === null) return say(words.problems.nothing, 409)
  if (String(version) !== form.versao) return say(words.problems.overtaken, 409)
  if (isUnchanged) return say(words.unchanged, 409)
  if (!checks.rows.some(({ isChosen }) => isChosen)) return say(words.problems.noRows, 400)
  if (checks.isStopped) return say(words.problems.stopped, 400)
  if (isOpen) return say(words.problems.questions, 400)
  if (checks.warnings !== (form.avisos ?? '')) return say(words.problems.warnings, 400)
  const isChosen = (key: string) => rows[key] === true
  const options = { ...when, by: user, version, note: fields.note, answers, isChosen }
  const overtaken = async () =>
    say((await services.hasDraft()) ? words.problems.overtaken : words.problems.nothing, 409)
  if (needsApproval) {
    const outcome = await services.requestPublication(options)
    if (outcome === 'waiting') return say(words.problems.waiting, 409)
    return outcome === 'refused' ? overtaken() : `${HOME}?feito=aprovacao-pedida`
  }
  if (!(await services.publishDraft(options))) return overtaken()
  return `${HOME}?feito=${when.from ? 'loja-programada' : 'loja-publicada'}`
}

export default deskPage({
  path: PAGE,
  roles: PUBLISHERS,
  title: words.title,
  said: { sent: null } as Said,
  async load({ services, user, query }, { sent }) {
    const chosen = sent ?? chosenIn(query)
    const when = whenIn(chosen.fields)
    const shown = await services.shopPage(
      user,
      'showReview',
      typeof when === 'string' ? NOW : when,
      chosen.answers,
      chosen.rows,
    )
    const approvers = shown.needsApproval ? await services.shopApprovers(user) : []
    return { ...shown, ...chosen, approvers }
  },
  view: (data) => <Review {...data} />,
  actions: {
    async ''(visit) {
      const { form } = visit
      if (form.acao === 'ja') return publish(visit, NOW)
      const when = whenIn(fieldsIn(form))
      if (typeof when === 'string') return again({ sent: chosenOf(form, when) }, 400)
      return form.acao === 'publicar'
        ? publish(visit, when)
        : [PAGE, parametersOf(chosenOf(form, null))].filter(Boolean).join('?')
    },
  },
})

function Review({ request, earlierRequest, ...props }: ShopReviewProps) {
  const { draft, version, isUnchanged, isOpen, checks } = props
  return (
    <>
      <ShopDraftHeading title={words.title} why={words.why} draft={draft} />
      <Problem {...props} />
      {version === null ? (
        <p className="desk-empty">{words.nothing}</p>
      ) : isUnchanged ? (
        <p className="desk-empty">{words.unchanged}</p>
      ) : (
        <CsrfForm action={PAGE} className="desk-form">
          <section className="desk-list">
            <h2 className="desk-section">{words.changes}</h2>
            <p className="desk-why">{words.choose}</p>
            <ShopRows rows={checks.rows} canChoose />
          </section>
          <ShopCheckList {...checks} isOpen={isOpen} />
          <CampaignPreviewLinks {...checks} edition={null} review={parametersOf(props)} />
          {(request ?? earlierRequest) !== null && (
            <DeskNotice kind="info">
              <p>
                {request === null ? words.wasAsked : words.isAsked}{' '}
                <a href={`/operador/loja/aprovacao?id=${request ?? earlierRequest}`}>{words.seeRequest}</a>
              </p>
            </DeskNotice>
          )}
          {request === null && <PublishForm {...props} version={version} />}
        </CsrfForm>
      )}
    </>
  )
}

/** The questions that are not answered, of a form that was sent without. */
const leftOpen = ({ problem, checks, answers }: Pick<ShopReviewProps, 'problem' | 'checks' | 'answers'>) =>
  problem === words.problems.questions ? checks.questions.filter(({ key }) => answers[key] === undefined) : []

/** Says why nothing was published, with links to what was not chosen. */
function Problem(props: Pick<ShopReviewProps, 'problem' | 'checks' | 'answers'>) {
  const open = leftOpen(props)
  if (open.length === 0) return <DeskNotice kind="error" text={props.problem} />
  return (
    <DeskNotice kind="error">
      <p>{props.problem}</p>
      <ul>
        {open.map((question) => (
          <li key={question.key}>
            <a href={`#${questionId(question)}`}>
              {question.changes[0]?.object} {question.changes[0]?.field}
            </a>
          </li>
        ))}
      </ul>
    </DeskNotice>
  )
}

type PublishFormProps = Omit<ShopReviewProps, 'version' | 'request' | 'earlierRequest'> & {
  readonly version: number
}

function PublishForm(props: PublishFormProps) {
  const { version, checks, needsApproval, fields } = props
  return (
    <>
      <section className="desk-panel desk-form">
        <h2 className="desk-section">{words.publish}</h2>
        <p className="desk-why">
          {needsApproval ? `${words.approvalWhy} ${words.approvers(props.approvers)}` : words.approvalOff}
        </p>
        <input type="hidden" name="versao" value={version} />
        <RadioGroup
          legend={words.when}
          name="quando"
          value={fields.when === 'later' ? 'depois' : 'agora'}
          options={[
            ['agora', words.now],
            ['depois', words.later],
          ]}
        />
        <p className="desk-hint">{words.ownDates}</p>
        <div className="desk-pair">
          <FormField
            name="de"
            label={words.from}
            hint={words.zone}
            type="datetime-local"
            defaultValue={fields.from}
          />
          <FormField
            name="ate"
            label={words.until}
            hint={words.untilHint}
            type="datetime-local"
            defaultValue={fields.until}
          />
        </div>
        <FormField name="nota" label={words.note} defaultValue={fields.note} maxLength={200} />
        {checks.questions.length > 0 && (
          <PublicationConflicts
            questions={checks.questions}
            answers={props.answers}
            until={fields.until}
            open={leftOpen(props)}
          />
        )}
        {checks.isStopped ? <p className="desk-bad">{words.stopped}</p> : <ReadWarnings {...checks} />}
      </section>
      {/* in sight from the first screen on, above all that is to be read */}
      <div className="desk-buttons desk-sticky">
        {!checks.isStopped && (
          <>
            <Button label={needsApproval ? words.ask : words.submit} name="acao" value="publicar" />
            <Button
              label={needsApproval ? words.askThis : words.onlyThis}
              kind="secondary"
              name="acao"
              value="ja"
            />
          </>
        )}
        <Button label={words.look} kind="secondary" name="acao" value="conferir" />
      </div>
    </>
  )
}

/** Shows what the draft changes for visitors and the findings of its checks, with the form that publishes it. */
import { shopReviewWords as words } from '../../content/desk/publish-and-approve-shop.ts'
import { formatDayAndTime } from '../../content/desk/number-and-date-formats.ts'
import { shopWords } from '../../content/desk/shop-editions.ts'
import type { Answers } from '../../../server/rules/plan-publication.ts'
import type { ShopQuestionShown, ShopReview } from '../../../server/rules/desk/shop-publication-page-types.ts'
import type { PublicationTime } from '../../../server/services/publish-editions.ts'
import { PUBLISHERS } from '../../contract/desk-roles-reasons-calls-and-imports.ts'
import { instantOf } from '../../lib/sao-paulo-time.ts'
import { again, deskPage, type FormVisit } from '../declare-desk-page.ts'
import { Button } from '../parts/Button.tsx'
import { CampaignPreviewLinks } from '../parts/CampaignPreviewLinks.tsx'
import { DeskNotice } from '../parts/DeskNotice.tsx'
import { CsrfForm } from '../parts/CsrfForm.tsx'
import { FormField } from '../parts/FormField.tsx'
import { RadioGroup } from '../parts/RadioGroup.tsx'
import { ReadWarnings, ShopCheckList } from '../parts/ShopChangesAndFindings.tsx'
import { ShopDraftHeading } from '../parts/ShopDraftHeading.tsx'

type Fields = {
  readonly when: 'now' | 'later'
  readonly from: string
  readonly until: string
  readonly note: string
}

type Said = {
  readonly fields: Fields
  readonly answers: Answers
  /** Why nothing was published; null if nothing was tried. */
  readonly problem: string | null
}

type ShopReviewProps = ShopReview & Said

const HOME = '/operador/loja'
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

/** Prefix of the names of answers; the question follows. */
const ANSWER = 'vale.'

/** Reads what was chosen where other publications change the same. */
const answersIn = (form: FormVisit['form']): Answers =>
  Object.fromEntries(
    Object.entries(form).flatMap(([name, value]) =>
      name.startsWith(ANSWER) ? [[name.slice(ANSWER.length), value === 'sim'] as const] : [],
    ),
  )

/** Publishes the draft as it was reviewed, or asks a second person to. */
async function publish(visit: FormVisit, fields: Fields, when: PublicationTime) {
  const { services, user, form } = visit
  const answers = answersIn(form)
  const say = (problem: string, status: number) => again({ fields, answers, problem }, status)
  const { version, checks, needsApproval, isOpen } = await services.shopPage(
    user,
    'showReview',
    when,
    answers,
  )
  if (version === null) return say(words.problems.nothing, 409)
  if (String(version) !== form.versao) return say(words.problems.overtaken, 409)
  if (checks.isStopped) return say(words.problems.stopped, 400)
  if (isOpen) return say(words.problems.questions, 400)
  if (checks.warnings !== (form.avisos ?? '')) return say(words.problems.warnings, 400)
  const options = { ...when, by: user, version, note: fields.note, answers }
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
  path: `${HOME}/conferir`,
  roles: PUBLISHERS,
  title: words.title,
  said: { fields: fieldsIn({}), answers: {}, problem: null } as Said,
  load({ services, user }, { fields, answers }) {
    const when = whenIn(fields)
    return services.shopPage(user, 'showReview', typeof when === 'string' ? NOW : when, answers)
  },
  view: Review,
  actions: {
    async ''(visit) {
      const { form } = visit
      const fields = fieldsIn(form)
      const [when, answers] = [whenIn(fields), answersIn(form)]
      if (typeof when === 'string') return again({ fields, answers, problem: when }, 400)
      return form.acao === 'publicar' ? publish(visit, fields, when) : again({ fields, answers }, 200)
    },
  },
})

function Review({ request, earlierRequest, ...props }: ShopReviewProps) {
  const { draft, version, checks, problem } = props
  return (
    <>
      <ShopDraftHeading title={words.title} why={words.why} draft={draft} />
      <DeskNotice kind="error" text={problem} />
      {version === null ? (
        <p className="desk-empty">{words.nothing}</p>
      ) : (
        <>
          <ShopCheckList {...checks} />
          <CampaignPreviewLinks {...checks} edition={null} />
          {(request ?? earlierRequest) !== null && (
            <DeskNotice kind="info">
              <p>
                {request === null ? words.wasAsked : words.isAsked}{' '}
                <a href={`/operador/loja/aprovacao?id=${request ?? earlierRequest}`}>{words.seeRequest}</a>
              </p>
            </DeskNotice>
          )}
          {request === null && <PublishForm {...props} version={version} />}
        </>
      )}
    </>
  )
}

type PublishFormProps = Pick<ShopReviewProps, 'checks' | 'needsApproval' | 'fields' | 'answers'> & {
  readonly version: number
}

function PublishForm({ version, checks, needsApproval, fields, answers }: PublishFormProps) {
  return (
    <CsrfForm action="/operador/loja/conferir" className="desk-panel desk-form">
      <h2 className="desk-section">{words.publish}</h2>
      {needsApproval && <p className="desk-why">{words.approvalWhy}</p>}
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
      <FormField
        name="nota"
        label={words.note}
        defaultValue={fields.note}
        maxLength={200}
        autoComplete="off"
      />
      {checks.questions.length > 0 && <Questions questions={checks.questions} answers={answers} />}
      {checks.isStopped ? <p className="desk-bad">{words.stopped}</p> : <ReadWarnings {...checks} />}
      <div className="desk-buttons">
        {!checks.isStopped && (
          <Button label={needsApproval ? words.ask : words.submit} name="acao" value="publicar" />
        )}
        <Button label={words.look} kind="secondary" name="acao" value="conferir" />
      </div>
    </CsrfForm>
  )
}

type QuestionsProps = Pick<ShopReviewProps, 'answers'> & { readonly questions: readonly ShopQuestionShown[] }

/** Asks what cannot be right by itself: others change the same value, or go on after the end of this publication. */
const Questions = ({ questions, answers }: QuestionsProps) => (
  <section className="desk-list">
    <h3 className="desk-section">{words.questions.title}</h3>
    {questions.map(({ key, changes, isEnd, number, by, from, until }) => {
      const [begin, end] = [from && formatDayAndTime(from), until && formatDayAndTime(until)]
      const answer = answers[key]
      return (
        <div key={key} className="desk-list">
          <p>{words.questions[isEnd ? 'end' : 'value'](number, shopWords.person(by), begin, end)}</p>
          <ul className="desk-list">
            {changes.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
          <RadioGroup
            legend={words.questions.legend}
            name={`${ANSWER}${key}`}
            value={answer === undefined ? undefined : answer ? 'sim' : 'nao'}
            options={[
              ['sim', isEnd ? words.questions.carried : words.questions.mine],
              ['nao', isEnd ? words.questions.left : words.questions.theirs(number)],
            ]}
          />
        </div>
      )
    })}
  </section>
)

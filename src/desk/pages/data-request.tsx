/**
 * The case of a data subject: who asks, what is held of the person, as a file, its erasure but for what the law keeps, and the
 * answer.
 */
import { dataRequestsWords as words } from '../../content/desk/data-request-words.ts'
import { DATA_REQUEST_OUTCOMES } from '../../content/my-data.ts'
import { deskErrorMessages } from '../../content/desk/server-error-messages.ts'
import { ADMINISTRATORS, IDENTITY_CHECKS } from '../../contract/desk-roles-reasons-calls-and-imports.ts'
import { again, deskPage, refuse, type Loaded } from '../declare-desk-page.ts'
import { Button, LinkButton } from '../parts/Button.tsx'
import { CsrfForm } from '../parts/CsrfForm.tsx'
import { DescriptionList } from '../parts/DescriptionList.tsx'
import { DeskNotice } from '../parts/DeskNotice.tsx'
import { DeskPageHeading } from '../parts/DeskPageHeading.tsx'
import { FormField } from '../parts/FormField.tsx'
import { FormSelect } from '../parts/FormSelect.tsx'
import { LinkLine, QuietLink } from '../parts/StandaloneLinks.tsx'
import { Table } from '../parts/Table.tsx'
import { Time } from '../parts/Time.tsx'

const LIST = '/operador/pedidos-de-titulares'

type Shown = NonNullable<Loaded<'readDataRequestCase'>>

type Said = {
  /** Why a form was refused. */
  readonly problem: string | null
  /** What was typed into the search. */
  readonly typed: string
  /** What was typed as the reason of an answer. */
  readonly reason: string
  /** The answer that was chosen. */
  readonly answer: string
}

type CaseProps = Shown & Said & { readonly handle: string }

function Case(props: CaseProps) {
  const { handle, number, kind, email, details, proof, due, isLate, outcome, records, problem } = props
  const to = `${LIST}/${handle}`
  const isProven = proof !== 'none' && records.every((each) => each.isProven)
  return (
    <>
      <LinkLine href={LIST} label={words.back} />
      <DeskPageHeading title={words.heading(number)} />
      <DeskNotice kind="error" text={problem} />
      <DescriptionList
        rows={[
          [words.facts.kind, words.kinds[kind]],
          [words.facts.email, email],
          [words.facts.details, details],
          [words.facts.due, isLate ? `${due} · ${words.late}` : due],
          [words.facts.proof, words.proofs[proof]],
          [words.facts.answer, outcome && words.outcomes[outcome]],
        ]}
      />
      {!isProven && outcome === null && (
        <CsrfForm action={`${to}/confirmar`} className="desk-panel desk-form">
          <p className="desk-why">{words.confirm.why}</p>
          <input type="hidden" name="vistos" value={records.map((each) => each.handle).join(' ')} />
          <FormSelect
            name="como"
            label={words.confirm.how}
            required
            options={[
              ['', words.confirm.choose],
              ...IDENTITY_CHECKS.map((each) => [each, words.confirm.hows[each]] as const),
            ]}
          />
          <Button label={words.confirm.submit} kind="secondary" />
        </CsrfForm>
      )}
      <section className="desk-stack">
        <div>
          <h2 className="desk-section">{words.records}</h2>
          <p className="desk-why">{words.recordsWhy}</p>
        </div>
        <Records to={to} records={records} kind={kind} proof={proof} />
      </section>
      {outcome === null && (
        <CsrfForm action={`${to}/juntar`} className="desk-panel desk-line">
          <FormField
            name="busca"
            label={words.add.label}
            defaultValue={props.typed}
            autoComplete="off"
            maxLength={100}
            required
          />
          <Button label={words.add.submit} kind="secondary" />
        </CsrfForm>
      )}
      {isProven && outcome === null && records.length > 0 && (
        <section className="desk-panel">
          <h2 className="desk-section">{words.file.title}</h2>
          <p className="desk-why">{words.file.why}</p>
          <div className="desk-ways">
            {email !== '' && (
              <CsrfForm action={`${to}/mandar`}>
                <Button label={words.file.mail} />
              </CsrfForm>
            )}
            <LinkButton
              href={`${to}/arquivo`}
              label={words.file.submit}
              kind={email === '' ? 'primary' : 'secondary'}
            />
          </div>
        </section>
      )}
      {outcome === null && <Answer to={to} {...props} />}
    </>
  )
}

type AnswerProps = Pick<Said, 'reason' | 'answer'> & { readonly to: string }

const Answer = ({ to, reason, answer }: AnswerProps) => (
  <CsrfForm action={`${to}/concluir`} className="desk-panel desk-form">
    <h2 className="desk-section">{words.answer}</h2>
    <p className="desk-why">{words.answerWhy}</p>
    <FormSelect
      name="outcome"
      label={words.answer}
      required
      value={answer}
      options={[
        ['', words.noAnswer],
        ...DATA_REQUEST_OUTCOMES.map((each) => [each, words.outcomes[each]] as const),
      ]}
    />
    <FormField
      name="motivo"
      label={words.reason}
      hint={words.reasonHint}
      rows={2}
      maxLength={500}
      defaultValue={reason}
    />
    <Button label={words.submit} />
  </CsrfForm>
)

const Records = ({
  to,
  records,
  kind,
  proof,
}: Pick<Shown, 'records' | 'kind' | 'proof'> & { readonly to: string }) => (
  <Table
    caption={words.records}
    rows={records}
    keyOf={({ handle }) => handle}
    empty={words.noRecords}
    columns={[
      {
        head: words.record,
        cell: ({ kind, number, reference, page }) => (
          <>
            <span className="desk-strong">{words.recordKinds[kind]}</span>{' '}
            <span className="num">{number ?? reference}</span>{' '}
            {page !== null && (
              <QuietLink href={`/operador/pedidos/${page}`} label={words.open} about={number ?? reference} />
            )}
          </>
        ),
      },
      { head: words.since, cell: ({ since }) => <Time iso={since} /> },
      {
        head: words.state,
        cell: ({ state, erasure, isProven, hasOtherEmail }) => (
          <>
            {words.states[state]}
            <Erasure {...erasure} />
            {!isProven && hasOtherEmail && <span className="desk-bad"> {words.otherEmail}</span>}
            {!isProven && !hasOtherEmail && proof !== 'none' && (
              <span className="desk-bad"> {words.unconfirmed}</span>
            )}
          </>
        ),
      },
      {
        head: words.act,
        isAction: true,
        cell: ({ handle, reference, number, page, isProven, erasure }) => (
          <>
            {kind === 'correction' && isProven && number !== null && page !== null && (
              <QuietLink href={`/operador/pedidos/${page}`} label={words.correct} about={number} />
            )}
            {kind === 'erasure' && isProven && (
              <CsrfForm action={`${to}/apagar`} className="desk-row-form">
                <input type="hidden" name="registro" value={handle} />
                <label className="desk-choice">
                  <input type="checkbox" name="certeza" value="sim" required />
                  {words.erasure.sure}
                </label>
                {erasure.owed.length > 0 && (
                  <label className="desk-choice">
                    <input type="checkbox" name="cancelar" value="sim" required />
                    {erasure.endsOrder ? words.owed.cancelOrder : words.owed.cancel}
                  </label>
                )}
                <Button label={words.erasure.submit} about={reference} kind="secondary" />
              </CsrfForm>
            )}
            <CsrfForm action={`${to}/tirar`} className="desk-row-form">
              <input type="hidden" name="registro" value={handle} />
              <button type="submit" className="quiet-link">
                {words.remove}
                <span className="hush"> {reference}</span>
              </button>
            </CsrfForm>
          </>
        ),
      },
    ]}
  />
)

/** What must be known before a record is erased, or of one that was reduced. */
const Erasure = ({ owed, keptUntil, waits }: Shown['records'][number]['erasure']) => (
  <>
    {owed.map((each) => (
      <span key={each} className="desk-bad">
        {' '}
        {words.owed[each]}
      </span>
    ))}
    {keptUntil !== null && ` · ${words.erasure.keptUntil} ${keptUntil}`}
    {waits && ` · ${words.waits}`}
  </>
)

export default deskPage({
  path: `${LIST}/:handle`,
  roles: ADMINISTRATORS,
  title: words.title,
  said: { problem: null, typed: '', reason: '', answer: '' } as Said,
  async load({ services, user, handle }) {
    const shown = await services.readDataRequestCase(user, handle)
    return shown ? { ...shown, handle } : refuse(404, deskErrorMessages.noPage)
  },
  view: Case,
  actions: {
    confirmar: {
      async act({ services, user, handle, form }) {
        await services.confirmWhoAsks(user, handle, form.como, form.vistos ?? '')
        return `${LIST}/${handle}?feito=titular-confirmado`
      },
      whenRefused: ({ message }) => ({ problem: message }),
    },
    mandar: {
      async act({ services, user, handle }) {
        await services.mailDataSubjectFile(user, handle)
        return `${LIST}/${handle}?feito=titular-mandado`
      },
      whenRefused: ({ message }) => ({ problem: message }),
    },
    concluir: {
      async act({ services, user, handle, form }) {
        const isDone = await services.closeDataRequest(user, handle, {
          outcome: form.outcome,
          reason: form.motivo,
        })
        return `${LIST}?feito=${isDone ? 'titular-respondido' : 'titular-ja-respondido'}`
      },
      whenRefused: ({ message }, form) => ({
        problem: message,
        reason: form.motivo ?? '',
        answer: form.outcome ?? '',
      }),
    },
    juntar: {
      async act({ services, user, handle, form }) {
        const found = await services.addRecordsToCase(user, handle, (form.busca ?? '').slice(0, 100))
        return `${LIST}/${handle}?feito=${found > 0 ? 'titular-juntado' : 'titular-nada'}`
      },
      whenRefused: ({ message }, form) => ({ problem: message, typed: form.busca ?? '' }),
    },
    async tirar({ services, user, handle, form }) {
      await services.removeRecordFromCase(user, handle, form.registro ?? '')
      return `${LIST}/${handle}?feito=titular-tirado`
    },
    apagar: {
      async act({ services, user, handle, form }) {
        if (form.certeza !== 'sim') return again<Partial<Said>>({ problem: words.erasure.unsure }, 400)
        const done = await services.eraseOfCase(user, handle, form.registro ?? '', form.cancelar === 'sim')
        return `${LIST}/${handle}?feito=titular-${done === 'erased' ? 'apagado' : 'reduzido'}`
      },
      whenRefused: ({ message }) => ({ problem: message }),
    },
  },
  files: {
    async arquivo({ services, user, handle }) {
      const file = await services.makeDataSubjectFile(user, handle)
      return { ...file, type: 'application/json; charset=utf-8' }
    },
  },
})

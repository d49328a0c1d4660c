/** The case of a data subject: what is held of the person, as a file, and its erasure but for what the law keeps. */
import { dataRequestsWords as words } from '../../content/desk/data-request-words.ts'
import { deskErrorMessages } from '../../content/desk/server-error-messages.ts'
import { ADMINISTRATORS } from '../../contract/desk-roles-reasons-calls-and-imports.ts'
import { again, deskPage, refuse, type Loaded } from '../declare-desk-page.ts'
import { Button, LinkButton } from '../parts/Button.tsx'
import { CsrfForm } from '../parts/CsrfForm.tsx'
import { DescriptionList } from '../parts/DescriptionList.tsx'
import { DeskNotice } from '../parts/DeskNotice.tsx'
import { DeskPageHeading } from '../parts/DeskPageHeading.tsx'
import { FormField } from '../parts/FormField.tsx'
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
}

type CaseProps = Shown & Said & { readonly handle: string }

function Case(props: CaseProps) {
  const { handle, number, kind, email, details, proof, due, isLate, outcome, records, problem, typed } = props
  const to = `${LIST}/${handle}`
  const isProven = proof !== 'none'
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
      {!isProven && (
        <CsrfForm action={`${to}/confirmar`} className="desk-panel desk-form">
          <p className="desk-why">{words.confirm.why}</p>
          <Button label={words.confirm.submit} kind="secondary" />
        </CsrfForm>
      )}
      <h2 className="desk-section">{words.records}</h2>
      <p className="desk-why">{words.recordsWhy}</p>
      <Records to={to} records={records} isProven={isProven} />
      <CsrfForm action={`${to}/juntar`} className="desk-panel desk-line">
        <FormField
          name="busca"
          label={words.add.label}
          defaultValue={typed}
          autoComplete="off"
          maxLength={100}
          required
        />
        <Button label={words.add.submit} kind="secondary" />
      </CsrfForm>
      {isProven && records.length > 0 && (
        <section className="desk-panel">
          <h2 className="desk-section">{words.file.title}</h2>
          <p className="desk-why">{words.file.why}</p>
          <LinkButton href={`${to}/arquivo`} label={words.file.submit} kind="primary" />
        </section>
      )}
    </>
  )
}

const Records = ({
  to,
  records,
  isProven,
}: Pick<Shown, 'records'> & { readonly to: string; readonly isProven: boolean }) => (
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
        cell: ({ state, keptUntil }) => (
          <>
            {words.states[state]}
            {keptUntil !== null && ` · ${words.erasure.keptUntil} ${keptUntil}`}
          </>
        ),
      },
      {
        head: words.act,
        isAction: true,
        cell: ({ handle, reference }) => (
          <>
            {isProven && (
              <CsrfForm action={`${to}/apagar`} className="desk-row-form">
                <input type="hidden" name="registro" value={handle} />
                <label className="desk-choice">
                  <input type="checkbox" name="certeza" value="sim" required />
                  {words.erasure.sure}
                </label>
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

export default deskPage({
  path: `${LIST}/:handle`,
  roles: ADMINISTRATORS,
  title: words.title,
  said: { problem: null, typed: '' } as Said,
  async load({ services, user, handle }) {
    const shown = await services.readDataRequestCase(user, handle)
    return shown ? { ...shown, handle } : refuse(404, deskErrorMessages.noPage)
  },
  view: Case,
  actions: {
    async confirmar({ services, user, handle }) {
      await services.confirmWhoAsks(user, handle)
      return `${LIST}/${handle}?feito=titular-confirmado`
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
        const done = await services.eraseOfCase(user, handle, form.registro ?? '')
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

/**
 * The case of a data subject: who asks, what is held of the person, as a file, its erasure but for what the law keeps, and the
 * answer.
 */
import { dataRequestsWords as words } from '../../content/desk/data-request-words.ts'
import { DATA_REQUEST_OUTCOMES } from '../../content/my-data.ts'
import { deskErrorMessages } from '../../content/desk/error-words.ts'
import { ADMINISTRATORS } from '../../contract/desk-roles-reasons-calls-and-imports.ts'
import { again, deskPage, refuse, type Loaded } from '../declare-desk-page.ts'
import { Button, LinkButton } from '../parts/Button.tsx'
import { DataRequestRecords, ConfirmRecord } from '../parts/DataRequestRecords.tsx'
import { CsrfForm } from '../parts/CsrfForm.tsx'
import { DescriptionList } from '../parts/DescriptionList.tsx'
import { DeskNotice } from '../parts/DeskNotice.tsx'
import { DeskPageHeading } from '../parts/DeskPageHeading.tsx'
import { FormField, FormSelect } from '../parts/FormFields.tsx'
import { LinkLine } from '../parts/StandaloneLinks.tsx'

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
  const proven = records.filter((each) => each.isProven)
  const maybe = records.filter((each) => !each.isProven)
  const named = proven.map((each) => `${words.recordKinds[each.kind]} ${each.number ?? each.reference}`)
  const told = [details, ...props.repeats.details.filter((each) => each !== details)].filter(Boolean)
  return (
    <>
      <LinkLine href={LIST} label={words.back} />
      <DeskPageHeading title={words.heading(number)} />
      <DeskNotice kind="error" text={problem} />
      <DescriptionList
        rows={[
          [words.facts.kind, words.kinds[kind]],
          [
            words.facts.came,
            props.came ? words.entered.came(words.entered.vias[props.came.via], props.came.day) : null,
          ],
          [words.facts.email, email],
          [words.facts.details, told.join(' · ')],
          [words.facts.due, isLate ? `${due} · ${words.late}` : due],
          [words.facts.proof, words.proven(words.proofs[proof], named)],
          [words.facts.answer, outcome && words.outcomes[outcome]],
        ]}
      />
      {props.repeats.count > 0 && <p className="desk-why">{words.repeats(props.repeats.count)}</p>}
      <section className="desk-stack">
        <div>
          <h2 className="desk-section">{words.records}</h2>
          <p className="desk-why">{words.recordsWhy}</p>
        </div>
        <DataRequestRecords
          to={to}
          records={proven}
          kind={kind}
          caption={words.records}
          empty={words.noRecords}
        />
      </section>
      <section className="desk-stack">
        <div>
          <h2 className="desk-section">{words.maybe}</h2>
          <p className="desk-why">{words.maybeWhy}</p>
        </div>
        <DataRequestRecords to={to} records={maybe} kind={kind} caption={words.maybe} empty={words.noMaybe} />
      </section>
      {outcome === null && <ConfirmRecord to={to} records={records} proof={proof} email={email} />}
      {outcome === null && (
        <CsrfForm action={`${to}/juntar`} className="desk-panel desk-line">
          <FormField
            name="busca"
            label={words.add.label}
            defaultValue={props.typed}
            maxLength={100}
            required
          />
          <Button label={words.add.submit} kind="secondary" />
        </CsrfForm>
      )}
      {props.hasFile && outcome === null && records.length > 0 && (
        <section className="desk-panel">
          <h2 className="desk-section">{words.file.title}</h2>
          <p className="desk-why">{words.file.why}</p>
          <div className="desk-ways">
            {email !== '' && proven.every((each) => each.isMailable) && (
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

type AnswerProps = Pick<Said, 'reason' | 'answer'> & Pick<Shown, 'came'> & { readonly to: string }

const Answer = ({ to, reason, answer, came }: AnswerProps) => (
  <CsrfForm action={`${to}/concluir`} className="desk-panel desk-form">
    <h2 className="desk-section">{words.answer}</h2>
    <p className="desk-why">{came ? words.entered.answerWhy : words.answerWhy}</p>
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
        await services.confirmWhoAsks(user, handle, { record: form.registro, how: form.como })
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

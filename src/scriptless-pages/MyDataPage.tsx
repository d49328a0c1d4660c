/**
 * “Meus dados”: a form with which a person asks for access to, correction or erasure of the data about them, and the page of
 * what was asked. They contain no scripts.
 */
import { myData as words } from '../content/my-data.ts'
import { PrimaryButton, ButtonLink } from '../ui/forms/PrimaryButton.tsx'
import { TextField } from '../ui/forms/TextField.tsx'
import { Notice } from '../ui/states/Notice.tsx'
import type { DataRequestPageProps, MyDataPageProps } from './page-data-types.ts'
import '../ui/forms/field.css'
import '../ui/forms/radio-cards.css'
import './scriptless-pages.css'

/** Nothing listens: the page has no scripts. */
const unheard = () => {}

export function MyDataPage({ typed, problem, days }: MyDataPageProps) {
  const of = (field: string) => (problem?.field === field ? problem.message : undefined)
  const isOfPage = problem !== null && !['kind', 'email', 'details'].includes(problem.field)
  return (
    <section className="my-data">
      <h1>{words.title}</h1>
      <p className="lead">{words.lead}</p>
      <p>{words.deadline}</p>
      {isOfPage && <Notice tone="error" title={problem.message} />}
      <form method="post" action={words.path} className="placed-order__form" noValidate>
        <fieldset className="placed-order__day" aria-describedby={of('kind') ? 'kind-error' : undefined}>
          <legend>{words.ask}</legend>
          {of('kind') && (
            <p className="error" id="kind-error">
              {of('kind')}
            </p>
          )}
          <Kinds chosen={typed.kind} />
        </fieldset>
        <TextField
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          label={words.email}
          hint={words.emailWhy}
          value={typed.email}
          onChange={unheard}
          error={of('email')}
        />
        <Details typed={typed.details} error={of('details')} />
        <PrimaryButton>{words.submit}</PrimaryButton>
      </form>
      <h2>{words.open.title}</h2>
      <p>{words.open.text}</p>
      <ButtonLink tone="secondary" href="/chat">
        {words.open.action}
      </ButtonLink>
      <Kept days={days} />
    </section>
  )
}

const Kinds = ({ chosen }: { readonly chosen: string }) => (
  <div className="radios__list">
    {words.kinds.map(({ value, label, detail }) => (
      <label key={value} className="radio-card">
        <input type="radio" name="kind" value={value} defaultChecked={value === chosen} />
        <span className="radio-card__text">
          {label} <span className="radio-card__detail">{detail}</span>
        </span>
      </label>
    ))}
  </div>
)

const Details = ({ typed, error }: { readonly typed: string; readonly error?: string | undefined }) => (
  <div className="field">
    <label className="label" htmlFor="details">
      {words.details}
    </label>
    <p className="hint" id="details-hint">
      {words.detailsHint}
    </p>
    {error && (
      <p className="error" id="details-error">
        {error}
      </p>
    )}
    <textarea
      className="input my-data__details"
      id="details"
      name="details"
      rows={4}
      maxLength={1000}
      defaultValue={typed}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? 'details-hint details-error' : 'details-hint'}
    />
  </div>
)

/** What stays in spite of an erasure. */
const Kept = ({
  days,
  hasContract = true,
}: Pick<MyDataPageProps, 'days'> & { readonly hasContract?: boolean }) => (
  <>
    <h2>{words.kept.title}</h2>
    <dl className="my-data__kept">
      {words.kept.rows(days.orders, days.requests, hasContract).map(({ what, why, until }) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{why}</dd>
          <dd>
            <b>{words.kept.head.until}:</b> {until}
          </dd>
        </div>
      ))}
    </dl>
  </>
)

/** The page of what was asked: its number, the day of the answer, the code, and the answer. */
export function DataRequestPage({ request, toCode, problem, days }: DataRequestPageProps) {
  const { number, kind, due, isProven, isCodeAsked, outcome, reason } = request
  return (
    <section className="my-data">
      <h1>{words.title}</h1>
      <p className="lead">{words.case.heading(kind)}</p>
      <p>
        {words.case.number}: <b className="num">{number}</b>
      </p>
      {outcome !== null && <Notice tone="done" title={words.outcomes[outcome]} />}
      {reason !== null && (
        <p>
          <b>{words.reason}:</b> {reason}
        </p>
      )}
      {outcome === null && (
        <>
          <p>{words.case.due(due)}</p>
          <p>{words.case.keep}</p>
          {isProven && <Notice tone="done" title={words.proven} />}
          {isCodeAsked && (
            <form method="post" action={toCode} className="placed-order__form" noValidate>
              <TextField
                name="code"
                inputMode="numeric"
                autoComplete="one-time-code"
                width="short"
                label={words.case.code}
                hint={isProven ? words.case.fileWhy : words.case.codeWhy}
                value=""
                onChange={unheard}
                error={problem ?? undefined}
              />
              <PrimaryButton>{isProven ? words.case.confirmMailbox : words.case.confirm}</PrimaryButton>
            </form>
          )}
          {!isCodeAsked && problem !== null && <Notice tone="error" title={problem} />}
          {!isProven && <p>{isCodeAsked ? words.case.otherwise : words.case.person}</p>}
          {isProven && isCodeAsked && <p>{words.case.otherwiseFile}</p>}
        </>
      )}
      {(kind === 'erasure' || outcome === 'kept') && (
        <Kept days={days} hasContract={outcome === null || outcome === 'kept'} />
      )}
    </section>
  )
}

/** The form on the page of an order, whose link proves who asks. */
export const DataRequestOfOrder = ({ here }: { readonly here: string }) => (
  <form method="post" action={`${here}/dados`} className="placed-order__form">
    <fieldset className="placed-order__day">
      <legend>{words.ask}</legend>
      <Kinds chosen="access" />
    </fieldset>
    <Details typed="" />
    <PrimaryButton tone="secondary">{words.submit}</PrimaryButton>
  </form>
)

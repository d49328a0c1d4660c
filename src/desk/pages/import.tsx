/** Shows what an import changes or has changed, or the errors in its file, with forms to confirm or undo it. */
import { importChangeText, importKinds, importWords as words } from '../../content/desk/imports.ts'
import { formatNumber } from '../../content/desk/number-and-date-formats.ts'
import { PUBLISHERS } from '../../contract/desk-roles-reasons-calls-and-imports.ts'
import type { ShownImport } from '../../../server/rules/csv-import-types.ts'
import { deskErrorMessages } from '../../content/desk/error-words.ts'
import { again, deskPage, refuse, type FormVisit, type Loaded } from '../declare-desk-page.ts'
import { Button } from '../parts/Button.tsx'
import { DeskNotice } from '../parts/DeskNotice.tsx'
import { DescriptionList } from '../parts/DescriptionList.tsx'
import { CsrfForm } from '../parts/CsrfForm.tsx'
import { DeskPageHeading } from '../parts/DeskPageHeading.tsx'
import { LinkLine } from '../parts/StandaloneLinks.tsx'
import { ConfirmCheckbox } from '../parts/FormFields.tsx'
import { Time } from '../parts/Time.tsx'

/** Why a form was refused; null if none was. */
type Said = { readonly problem: string | null }
type ImportPageProps = ShownImport & Said

/** Seconds after which the page of an import that is at work is loaded again. */
const RELOAD_S = 2

const { refused } = words
const LIST = '/operador/importacoes'

/** Finds the import of a page. */
async function importOf({ services, user, handle }: Pick<FormVisit, 'services' | 'user' | 'handle'>) {
  const row = await services.importBehind(handle)
  if (!row) return refuse(404, deskErrorMessages.noImport)
  if (!services.importKindsOf(user.role).includes(row.kind)) return refuse(403, deskErrorMessages.notYourPage)
  return row
}

type Row = NonNullable<Loaded<'importBehind'>>
type Begun = Loaded<'applyImport'>

/** A form that begins work. */
const working =
  (begin: (visit: FormVisit, row: Row) => Promise<Begun> | 'other') => async (visit: FormVisit) => {
    const row = await importOf(visit)
    if ('refused' in row) return row
    if (visit.form.certeza !== 'sim') return again({ problem: refused.notSure }, 400)
    const begun = await begin(visit, row)
    return typeof begun === 'string' ? again({ problem: refused[begun] }, 409) : `${LIST}/${row.id}`
  }

export default deskPage({
  path: '/operador/importacoes/:handle',
  roles: PUBLISHERS,
  title: words.one,
  said: { problem: null } as Said,
  async load(visit) {
    const row = await importOf(visit)
    return 'refused' in row ? row : visit.services.showImport(row, visit.user.role)
  },
  reloadsAfter: ({ percent }) => (percent === null ? null : RELOAD_S),
  view: Import,
  actions: {
    // a page that is still open may show an earlier comparison than the one that is stored
    confirmar: working(({ services, user, form }, row) =>
      row.outcome?.checksum === form.visto ? services.applyImport(user, row) : 'other',
    ),
    desfazer: working(({ services, user }, row) => services.undoImport(user, row)),
    async descartar(visit) {
      const row = await importOf(visit)
      if ('refused' in row) return row
      const isDiscarded = await visit.services.discardImport(visit.user, row)
      return isDiscarded ? `${LIST}?feito=importacao-descartada` : again({ problem: refused.other }, 409)
    },
  },
})

function Import(props: ImportPageProps) {
  const { id, kind, fileName, by, at, state, note, percent, problem, outcome, undoUntil } = props
  return (
    <>
      <LinkLine href="/operador/importacoes" label={words.back} />
      <DeskPageHeading title={importKinds[kind]} />
      <DeskNotice kind="error" text={problem} />
      <DeskNotice kind="error" text={note && words.notes[note]} />
      {note === null && (state === 'applied' || state === 'undone') && (
        <DeskNotice kind="done" text={words.done[state]} />
      )}
      {percent !== null && <Working state={state} percent={percent} />}
      <DescriptionList
        rows={[
          [words.state, words.states[state]],
          [words.fileName, fileName],
          [words.when, <Time key="at" iso={at} />],
          [words.who, by],
          [words.infra, props.infra],
          [words.options, props.isReplacing ? words.replacing : words.keeping],
          [
            props.problemCount > 0 ? words.rightRows : words.rows,
            props.rows > 0 ? formatNumber(props.rows) : null,
          ],
          [words.finished, props.finished && <Done {...props.finished} />],
          [words.undone, props.undone && <Done {...props.undone} />],
        ]}
      />
      {props.problemCount > 0 && <Problems {...props} />}
      {outcome && <Outcome {...props} outcome={outcome} />}
      {state === 'ready' && outcome && <Confirm id={id} outcome={outcome} />}
      {state === 'wrong' && <Discard id={id} />}
      {undoUntil !== null && (
        <CsrfForm action={`/operador/importacoes/${id}/desfazer`} className="desk-panel desk-form">
          <h2 className="desk-section">{words.undo}</h2>
          <p className="desk-why">
            {words.undoWhy} <Time iso={undoUntil} how="day" />.{outcome?.coverage && ` ${words.undoCoverage}`}
          </p>
          <ConfirmCheckbox label={words.sure} />
          <div className="desk-buttons">
            <Button label={words.undo} kind="secondary" />
          </div>
        </CsrfForm>
      )}
    </>
  )
}

type Numbers = NonNullable<ImportPageProps['outcome']>

const Working = ({
  state,
  percent,
}: {
  readonly state: ImportPageProps['state']
  readonly percent: number
}) => (
  <section className="desk-stack">
    <p>{state === 'reading' || state === 'applying' || state === 'undoing' ? words.working[state] : ''}</p>
    <progress className="desk-progress" max={100} value={percent} aria-label={words.progress(percent)} />
    <p className="desk-hint num">{words.progress(percent)}</p>
    <p className="desk-hint">{words.reloads}</p>
  </section>
)

const Done = ({ by, at }: NonNullable<ImportPageProps['finished']>) => (
  <>
    {by}, <Time iso={at} />
  </>
)

const Problems = ({ problems, problemCount }: ImportPageProps) => (
  <section className="desk-stack">
    <h2 className="desk-section">{words.problems}</h2>
    <DeskNotice kind="error" text={words.problemCount(problemCount)} />
    <ul className="desk-list">
      {problems.map((each) => (
        <li key={each}>{each}</li>
      ))}
    </ul>
    {problemCount > problems.length && (
      <p className="desk-hint">{words.moreProblems(problemCount - problems.length)}</p>
    )}
  </section>
)

function Outcome({ kind, state, outcome }: ImportPageProps & { readonly outcome: Numbers }) {
  const { added, changed, removed, same, kept, coverage, unknown, newNetworks = [], examples } = outcome
  const isDone = state === 'applied' || state === 'undoing'
  const isUndone = state === 'undone'
  return (
    <section className="desk-stack">
      <h2 className="desk-section">{isUndone ? words.takenBack : isDone ? words.changed : words.changes}</h2>
      {isUndone && <p>{words.takenBackWhy}</p>}
      {added + changed + removed === 0 && <p className="desk-empty">{words.nothing}</p>}
      <DescriptionList
        rows={[
          [words.added, formatNumber(added)],
          [words.altered, formatNumber(changed)],
          [words.removed, formatNumber(removed)],
          [words.same, formatNumber(same)],
        ]}
      />
      {kept > 0 && !isUndone && <p>{words.kept(kept)}</p>}
      {coverage && !isUndone && <Coverage {...coverage} />}
      {unknown.length > 0 && !isUndone && <DeskNotice kind="info" text={words.unknown(unknown)} />}
      {newNetworks.length > 0 && !isUndone && (
        <DeskNotice kind="info" text={words.newNetworks(newNetworks)} />
      )}
      <Examples title={words.altered} kind={kind} rows={examples.filter((e) => e.before && e.after)} />
      <Examples title={words.added} kind={kind} rows={examples.filter((e) => !e.before)} />
      <Examples title={words.removed} kind={kind} rows={examples.filter((e) => !e.after)} />
    </section>
  )
}

const Coverage = ({
  gained,
  lost,
  gainedRanges,
  lostRanges,
  visits,
  waiting,
}: NonNullable<Numbers['coverage']>) => (
  <ul className="desk-list">
    {gained > 0 && (
      <li>
        {words.gained(gained)}: {words.ranges(gainedRanges, isMore(gained, gainedRanges))}
      </li>
    )}
    {lost > 0 && (
      <li className="desk-bad">
        {words.lost(lost)}: {words.ranges(lostRanges, isMore(lost, lostRanges))}
      </li>
    )}
    {visits > 0 && <li className="desk-bad">{words.visits(visits)}</li>}
    {waiting > 0 && <li>{words.waiting(waiting)}</li>}
    <li>{words.ports}</li>
  </ul>
)

const isMore = (all: number, ranges: readonly (readonly [number, number])[]): boolean =>
  ranges.reduce((sum, [from, to]) => sum + to - from + 1, 0) < all

type ExamplesProps = {
  readonly title: string
  readonly kind: ImportPageProps['kind']
  readonly rows: Numbers['examples']
}

const Examples = ({ title, kind, rows }: ExamplesProps) =>
  rows.length > 0 && (
    <div>
      <h3 className="desk-label">
        {title}: {words.examples.toLowerCase()}
      </h3>
      <ul className="desk-list">
        {rows.map((row, i) => (
          // rows of customers may read the same
          <li key={i}>{importChangeText(kind, row)}</li>
        ))}
      </ul>
    </div>
  )

function Confirm({ id, outcome }: { readonly id: string; readonly outcome: Numbers }) {
  const { added, changed, removed, checksum } = outcome
  return (
    <>
      {added + changed + removed > 0 && (
        <CsrfForm action={`/operador/importacoes/${id}/confirmar`} className="desk-panel desk-form">
          <h2 className="desk-section">{words.confirm}</h2>
          {removed > 0 && <p className="desk-bad">{words.removes(removed)}</p>}
          <input type="hidden" name="visto" value={checksum} />
          <ConfirmCheckbox label={words.sure} />
          <div className="desk-buttons">
            <Button label={words.confirm} />
          </div>
        </CsrfForm>
      )}
      <Discard id={id} />
    </>
  )
}

const Discard = ({ id }: { readonly id: string }) => (
  <CsrfForm action={`/operador/importacoes/${id}/descartar`}>
    <Button label={words.discard} kind="secondary" />
  </CsrfForm>
)

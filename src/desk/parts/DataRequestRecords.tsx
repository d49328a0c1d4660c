/** The records of the case of a data subject, and the form that confirms whose one is. */
import { dataRequestsWords as words } from '../../content/desk/data-request-words.ts'
import { IDENTITY_CHECKS } from '../../contract/desk-roles-reasons-calls-and-imports.ts'
import type { Loaded } from '../declare-desk-page.ts'
import { Button } from './Button.tsx'
import { CsrfForm } from './CsrfForm.tsx'
import { FormSelect } from './FormFields.tsx'
import { QuietLink } from './StandaloneLinks.tsx'
import { Table } from './Table.tsx'
import { Time } from './Time.tsx'

type Shown = NonNullable<Loaded<'readDataRequestCase'>>

/** The form that confirms who asks, of one record; of a case without records it is confirmed of none. */
export function ConfirmRecord({
  to,
  records,
  proof,
  email,
}: Pick<Shown, 'records' | 'proof' | 'email'> & { readonly to: string }) {
  const open = records.filter((each) => !each.isMailable && each.proof !== 'person')
  if (records.length === 0 ? proof !== 'none' : open.length === 0) return null
  return (
    <CsrfForm action={`${to}/confirmar`} className="desk-panel desk-form">
      <p className="desk-why">{words.confirm.why}</p>
      {email !== '' && <p className="desk-why">{words.confirm.address(email)}</p>}
      {records.length > 0 && (
        <FormSelect
          name="registro"
          label={words.confirm.which}
          required
          options={[
            ['', words.confirm.choose],
            ...open.map(
              (each) =>
                [each.handle, `${words.recordKinds[each.kind]} ${each.number ?? each.reference}`] as const,
            ),
          ]}
        />
      )}
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
  )
}

type RecordsProps = Pick<Shown, 'records' | 'kind'> & {
  readonly to: string
  readonly caption: string
  readonly empty: string
}

/** Records of a case: by what each is proven, and what may be done with it. */
export const DataRequestRecords = ({ to, records, kind, caption, empty }: RecordsProps) => (
  <Table
    caption={caption}
    rows={records}
    keyOf={({ handle }) => handle}
    empty={empty}
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
        cell: ({ state, erasure, isProven, isMailable, proof }) => (
          <>
            {words.states[state]}
            <Erasure {...erasure} />
            <p className="desk-why">
              {words.proofsOfRecord[proof]}
              {isProven && !isMailable && ` · ${words.unmailable}`}
            </p>
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

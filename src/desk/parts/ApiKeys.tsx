/** Lists the API keys of other programs that read the desk's figures, with forms to create and revoke keys. */
import { exportWords as words } from '../../content/desk/export-and-api-key-words.ts'
import { formatDay } from '../../content/desk/number-and-date-formats.ts'
import { todayInSaoPaulo } from '../../lib/iso-dates.ts'
import { Button } from './Button.tsx'
import { CsrfForm } from './CsrfForm.tsx'
import { FormField } from './FormField.tsx'
import { FormSelect } from './FormSelect.tsx'
import { Table } from './Table.tsx'
import { Time } from './Time.tsx'

/** A form for a new key that was refused: what is wrong, and what was typed, by field. */
export type RefusedApiKey = {
  readonly problems: { readonly nome?: string; readonly conjuntos?: string }
  readonly typed: Readonly<Record<string, string>>
}

/** An API key without its secret. Times are ISO. `usedAt` is null for a key that was never used. */
export type ApiKeyRow = {
  readonly id: string
  readonly name: string
  /** The data sets that it may read. */
  readonly scopes: readonly string[]
  readonly createdAt: string
  readonly usedAt: string | null
  /** Null for keys of earlier releases, which do not end. */
  readonly expiresAt: string | null
  readonly isExpired: boolean
}

type ApiKeysProps = {
  readonly keys: readonly ApiKeyRow[]
  /** For how many days a new key can be valid. */
  readonly keyDays: readonly number[]
  readonly refused: RefusedApiKey | null
}

/** The names of all data sets. */
const DATASETS: Readonly<Record<string, string>> = { ...words.datasets, ...words.orders }

/** The id of what is wrong with the data sets of a new key. */
const SCOPES_PROBLEM = 'conjuntos-problem'

function End({ expiresAt, isExpired }: ApiKeyRow) {
  if (expiresAt === null) return words.endless
  const day = formatDay(todayInSaoPaulo(new Date(expiresAt)))
  return isExpired ? (
    <span className="desk-bad">{words.expired(day)}</span>
  ) : (
    <span className="desk-time num">{day}</span>
  )
}

export function ApiKeys({ keys, keyDays, refused }: ApiKeysProps) {
  const { problems, typed } = refused ?? { problems: {}, typed: {} }
  return (
    <section>
      <h2 className="desk-section">{words.keys}</h2>
      <p className="desk-hint figure-note">{words.keysWhy}</p>
      <Table
        caption={words.keys}
        rows={keys}
        keyOf={({ id }) => id}
        empty={words.noKeys}
        columns={[
          { head: words.name, cell: ({ name }) => name },
          {
            head: words.scopes,
            cell: ({ scopes }) => scopes.map((each) => DATASETS[each] ?? each).join(', '),
          },
          { head: words.until, cell: (row) => <End {...row} /> },
          { head: words.since, cell: ({ createdAt }) => <Time iso={createdAt} /> },
          { head: words.used, cell: ({ usedAt }) => (usedAt === null ? words.never : <Time iso={usedAt} />) },
          {
            head: words.revoke,
            cell: ({ id, name }) => (
              <CsrfForm action="/operador/exportacoes/chaves/revogar">
                <input type="hidden" name="chave" value={id} />
                <Button label={words.revoke} about={name} kind="secondary" />
              </CsrfForm>
            ),
          },
        ]}
      />
      <CsrfForm action="/operador/exportacoes/chaves" className="desk-form desk-panel figure-note">
        <FormField
          name="nome"
          label={words.keyName}
          hint={words.keyHint}
          problem={problems.nome}
          defaultValue={typed.nome}
          required
          maxLength={80}
        />
        <fieldset className="desk-choices" aria-describedby={problems.conjuntos && SCOPES_PROBLEM}>
          <legend className="desk-label">{words.scopes}</legend>
          {Object.entries(DATASETS).map(([dataset, label]) => (
            <label key={dataset} className="desk-choice">
              <input
                type="checkbox"
                name={`le-${dataset}`}
                defaultChecked={typed[`le-${dataset}`] !== undefined}
              />
              {label}
            </label>
          ))}
          {problems.conjuntos !== undefined && (
            <p className="desk-bad" id={SCOPES_PROBLEM}>
              {problems.conjuntos}
            </p>
          )}
        </fieldset>
        <FormSelect
          name="prazo"
          label={words.ends}
          value={typed.prazo}
          options={keyDays.map((days) => [String(days), words.days(days)])}
        />
        <Button label={words.create} kind="secondary" />
      </CsrfForm>
    </section>
  )
}

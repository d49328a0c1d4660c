import { exportWords as words } from '../../content/desk/exports.ts'
import { ApiKeys, type ApiKeyRow } from '../parts/ApiKeys.tsx'
import { ReportFilter, type FilterValues } from '../parts/ReportFilter.tsx'
import { Heading } from '../parts/Heading.tsx'
import { Notice } from '../parts/Notice.tsx'
import '../figures.css'

export type ExportsProps = {
  readonly filter: FilterValues
  readonly campaigns: readonly string[]
  /** Whether this person may export orders and manage API keys. */
  readonly hasFullAccess: boolean
  /** An API key that was just created. It cannot be shown again, because only its hash is stored. */
  readonly created: string | null
  readonly keys: readonly ApiKeyRow[]
}

/**
 * The page for downloading data of a period as a file, and for managing the API keys of programs that
 * download data.
 */
export function ExportsPage({ filter, campaigns, hasFullAccess, created, keys }: ExportsProps) {
  return (
    <>
      <Heading title={words.title} why={words.why} />
      {created !== null && (
        <Notice kind="done">
          <p>{words.created}</p>
          <code className="desk-secret">{created}</code>
        </Notice>
      )}
      <ReportFilter action="/operador/exportar" values={filter} campaigns={campaigns} submit={words.download}>
        <Choice
          name="conjunto"
          label={words.dataset}
          options={hasFullAccess ? { ...words.datasets, ...words.orders } : words.datasets}
        />
        <Choice name="formato" label={words.format} options={words.formats} />
      </ReportFilter>
      {hasFullAccess && <ApiKeys keys={keys} />}
    </>
  )
}

function Choice(props: {
  readonly name: string
  readonly label: string
  readonly options: Readonly<Record<string, string>>
}) {
  const { name, label, options } = props
  return (
    <div className="field">
      <label className="desk-label" htmlFor={name}>
        {label}
      </label>
      <select id={name} name={name} className="input desk-input">
        {Object.entries(options).map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}

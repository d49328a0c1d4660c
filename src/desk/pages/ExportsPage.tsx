/** Page for downloading the data of a period as a file, and for managing the API keys of other programs. */
import { exportWords as words } from '../../content/desk/exports.ts'
import { ApiKeys, type ApiKeyRow } from '../parts/ApiKeys.tsx'
import { ReportFilter } from '../parts/ReportFilter.tsx'
import { ExportColumnDescriptions } from '../parts/ExportColumnDescriptions.tsx'
import { Heading } from '../parts/Heading.tsx'
import { DeskNotice } from '../parts/DeskNotice.tsx'
import { FormSelect } from '../parts/FormSelect.tsx'
import '../reports-and-previews.css'
import type { RefusedApiKey } from '../page-data-types/refused-api-key.ts'
import type { FilterValues } from '../page-data-types/report-filter.ts'

export type ExportsProps = {
  readonly filter: FilterValues
  readonly campaigns: readonly string[]
  /** Whether this person may export orders and manage API keys. */
  readonly hasFullAccess: boolean
  /** An API key that was just created. It cannot be shown again, because only its hash is stored. */
  readonly created: string | null
  /** Why no API key was created, and what was typed into its form. */
  readonly refused: RefusedApiKey | null
  readonly keys: readonly ApiKeyRow[]
  readonly keyDays: readonly number[]
}

export function ExportsPage({
  filter,
  campaigns,
  hasFullAccess,
  created,
  refused,
  keys,
  keyDays,
}: ExportsProps) {
  const datasets = hasFullAccess ? { ...words.datasets, ...words.orders } : words.datasets
  return (
    <>
      <Heading title={words.title} why={words.why} />
      {refused !== null && <DeskNotice kind="error" text={Object.values(refused.problems).join(' ')} />}
      {created !== null && (
        <DeskNotice kind="done">
          <p>{words.created}</p>
          <code className="desk-secret">{created}</code>
        </DeskNotice>
      )}
      <ReportFilter action="/operador/exportar" values={filter} campaigns={campaigns} submit={words.download}>
        <FormSelect name="conjunto" label={words.dataset} options={Object.entries(datasets)} />
        <FormSelect name="formato" label={words.format} options={Object.entries(words.formats)} />
      </ReportFilter>
      <p className="desk-hint figure-note">{words.filters}</p>
      <ExportColumnDescriptions datasets={datasets} />
      {hasFullAccess && <ApiKeys keys={keys} keyDays={keyDays} refused={refused} />}
    </>
  )
}

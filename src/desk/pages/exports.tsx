/** Page for downloading the data of a period as a file. */
import { exportWords, exportColumns } from '../../content/desk/exports.ts'
import { ANALYSTS } from '../../contract/desk-roles-reasons-calls-and-imports.ts'
import { deskPage } from '../declare-desk-page.ts'
import { ReportFilter } from '../parts/ReportFilter.tsx'
import { DeskPageHeading } from '../parts/DeskPageHeading.tsx'
import { FormSelect } from '../parts/FormFields.tsx'
import '../reports-and-previews.css'
import { CollapsibleSection } from '../parts/CollapsibleSection.tsx'
import { Table } from '../parts/Table.tsx'

export default deskPage({
  path: '/operador/exportacoes',
  roles: ANALYSTS,
  title: exportWords.title,
  menu: { group: 'figures', at: 7 },
  async load({ services, user, query }) {
    const { filter, campaigns } = services.reportFilter(query)
    // only administrators export single orders
    const isHouse = user.role === 'administracao'
    const datasets = isHouse ? { ...exportWords.datasets, ...exportWords.orders } : exportWords.datasets
    return { filter, campaigns, datasets }
  },
  view: ({ filter, campaigns, datasets }) => (
    <>
      <DeskPageHeading title={exportWords.title} why={exportWords.why} />
      <ReportFilter
        action="/operador/exportar"
        values={filter}
        campaigns={campaigns}
        submit={exportWords.download}
      >
        <FormSelect name="conjunto" label={exportWords.dataset} options={Object.entries(datasets)} />
        <FormSelect name="formato" label={exportWords.format} options={Object.entries(exportWords.formats)} />
      </ReportFilter>
      <p className="desk-hint figure-note">{exportWords.filters}</p>
      <ExportColumnDescriptions datasets={datasets} />
    </>
  ),
})

/** The section of the desk's export page that explains the columns of each data set. */
function ExportColumnDescriptions({ datasets }: { readonly datasets: Readonly<Record<string, string>> }) {
  return (
    <section>
      <h2 className="desk-section">{exportWords.columns}</h2>
      <p className="desk-hint figure-note">{exportWords.columnsWhy}</p>
      {Object.entries(exportColumns)
        .filter(([dataset]) => Object.hasOwn(datasets, dataset))
        .map(([dataset, columns]) => (
          <CollapsibleSection key={dataset} summary={datasets[dataset] ?? dataset}>
            <Table
              caption={datasets[dataset] ?? dataset}
              rows={columns}
              keyOf={([name]) => name}
              empty=""
              columns={[
                { head: exportWords.columnHeading, cell: ([, heading]) => <b>{heading}</b> },
                { head: exportWords.columnName, cell: ([name]) => <code>{name}</code> },
                { head: exportWords.columnMeaning, cell: ([, , meaning]) => meaning },
              ]}
            />
          </CollapsibleSection>
        ))}
    </section>
  )
}

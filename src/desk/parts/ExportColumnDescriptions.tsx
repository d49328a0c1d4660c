/** The section of the desk's export page that explains the columns of each data set. */
import { exportColumns } from '../../content/desk/export-columns.ts'
import { exportWords as words } from '../../content/desk/export-words.ts'
import { CollapsibleSection } from './CollapsibleSection.tsx'
import { Table } from './Table.tsx'

export function ExportColumnDescriptions({
  datasets,
}: {
  readonly datasets: Readonly<Record<string, string>>
}) {
  return (
    <section>
      <h2 className="desk-section">{words.columns}</h2>
      <p className="desk-hint figure-note">{words.columnsWhy}</p>
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
                { head: words.columnHeading, cell: ([, heading]) => <b>{heading}</b> },
                { head: words.columnName, cell: ([name]) => <code>{name}</code> },
                { head: words.columnMeaning, cell: ([, , meaning]) => meaning },
              ]}
            />
          </CollapsibleSection>
        ))}
    </section>
  )
}

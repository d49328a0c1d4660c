/** Page for downloading the data of a period as a file. */
import { exportWords as words } from '../../content/desk/export-words.ts'
import { ANALYSTS } from '../../contract/desk-roles-reasons-calls-and-imports.ts'
import { deskPage } from '../declare-desk-page.ts'
import { ReportFilter } from '../parts/ReportFilter.tsx'
import { ExportColumnDescriptions } from '../parts/ExportColumnDescriptions.tsx'
import { DeskPageHeading } from '../parts/DeskPageHeading.tsx'
import { FormSelect } from '../parts/FormSelect.tsx'
import '../reports-and-previews.css'

export default deskPage({
  path: '/operador/exportacoes',
  roles: ANALYSTS,
  title: words.title,
  menu: { group: 'figures', at: 7 },
  async load({ services, user, query }) {
    const { filter, campaigns } = services.reportFilter(query)
    // only administrators export single orders
    const isHouse = user.role === 'administracao'
    const datasets = isHouse ? { ...words.datasets, ...words.orders } : words.datasets
    return { filter, campaigns, datasets }
  },
  view: ({ filter, campaigns, datasets }) => (
    <>
      <DeskPageHeading title={words.title} why={words.why} />
      <ReportFilter action="/operador/exportar" values={filter} campaigns={campaigns} submit={words.download}>
        <FormSelect name="conjunto" label={words.dataset} options={Object.entries(datasets)} />
        <FormSelect name="formato" label={words.format} options={Object.entries(words.formats)} />
      </ReportFilter>
      <p className="desk-hint figure-note">{words.filters}</p>
      <ExportColumnDescriptions datasets={datasets} />
    </>
  ),
})

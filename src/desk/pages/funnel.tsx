/** Shows the funnel: at which questions visitors stop, and why answers were refused. */
import { funnelWords } from '../../content/desk/funnel-report.ts'
import { formatDay, formatNumber, formatPercent } from '../../content/desk/number-and-date-formats.ts'
import { stepName } from '../../content/desk/report-words.ts'
import { experimentWords } from '../../content/desk/experiment-words.ts'
import { ANALYSTS } from '../../contract/desk-roles-reasons-calls-and-imports.ts'
import { deskPage, type Loaded } from '../declare-desk-page.ts'
import { SuspectCountsNotice } from '../parts/SuspectCountsNotice.tsx'
import type { FilterValues } from '../../../server/routes/desk/read-figures-filter.ts'
import { ReportFilter, filterQuery } from '../parts/ReportFilter.tsx'
import { CollapsibleSection } from '../parts/CollapsibleSection.tsx'
import {
  FunnelTable,
  type FunnelStep,
  FunnelChart,
  FunnelDevices,
  AnswerRefusalReasons,
} from '../parts/FunnelTable.tsx'
import { DeskPageHeading } from '../parts/DeskPageHeading.tsx'
import { QuietLink } from '../parts/StandaloneLinks.tsx'
import '../reports-and-previews.css'

export type FunnelProps = Omit<Loaded<'funnelOf'>, 'scope'> & {
  readonly filter: FilterValues
  readonly campaigns: readonly string[]
  /** Errors in browsers, which are not counted by question. */
  readonly failures: number
  readonly suspectCounts: Loaded<'floodedDaysIn'>
  readonly mayExport: boolean
}

export default deskPage({
  path: '/operador/funil',
  roles: ANALYSTS,
  title: funnelWords.title,
  menu: { group: 'figures', at: 2 },
  async load({ services, query, mayOpen }): Promise<FunnelProps> {
    const { filter, scope, campaigns } = services.reportFilter(query)
    const [funnel, suspectCounts] = await Promise.all([
      services.funnelOf(scope),
      services.floodedDaysIn(['visits'], scope),
    ])
    return {
      filter,
      campaigns,
      ...funnel,
      failures: await services.browserErrors(filter.from, filter.to),
      suspectCounts,
      mayExport: mayOpen('/operador/exportar'),
    }
  },
  view: FunnelPage,
})

export function FunnelPage(props: FunnelProps) {
  const { filter, campaigns, visits, steps, devices, problems, suspectCounts, mayExport } = props
  const lossy = steps.filter(({ isEnd }) => !isEnd)
  const most = lossy.toSorted((one, other) => other.left - one.left)[0]
  const worst = lossy.toSorted((one, other) => (other.loss ?? 0) - (one.loss ?? 0))[0]
  return (
    <>
      <DeskPageHeading title={funnelWords.title} why={funnelWords.why} />
      <ReportFilter action="/operador/funil" values={filter} campaigns={campaigns} />
      <SuspectCountsNotice {...suspectCounts} />
      {steps.length === 0 ? (
        <p className="desk-empty">{funnelWords.empty}</p>
      ) : (
        <>
          <section>
            <h2 className="desk-section">
              {funnelWords.visits(visits, formatDay(filter.from), formatDay(filter.to))}
            </h2>
            {most && most.left > 0 && worst && <p className="figure-lead">{said(most, worst)}</p>}
            <FunnelChart steps={steps} />
          </section>
          <section>
            <h2 className="desk-section">{funnelWords.table}</h2>
            <CollapsibleSection summary={funnelWords.inNumbers} isForNarrow>
              <FunnelTable steps={steps} />
              <p className="desk-hint figure-note">{funnelWords.times}</p>
            </CollapsibleSection>
          </section>
          {devices.length > 0 && (
            <section>
              <h2 className="desk-section">{funnelWords.devices}</h2>
              <CollapsibleSection summary={funnelWords.inNumbers}>
                <FunnelDevices steps={steps} devices={devices} />
              </CollapsibleSection>
            </section>
          )}
          <section>
            <h2 className="desk-section">{funnelWords.problems}</h2>
            <p className="desk-hint figure-note">{funnelWords.problemsWhy}</p>
            <CollapsibleSection summary={funnelWords.inNumbers} isForNarrow>
              <AnswerRefusalReasons problems={problems} />
            </CollapsibleSection>
          </section>
          <p className="figure-note">{funnelWords.failures(formatNumber(props.failures))}</p>
        </>
      )}
      <p className="desk-pager">
        <QuietLink href="/operador/nao-entendido" label={funnelWords.notUnderstood} />
        <QuietLink href="/operador/experimento" label={experimentWords.title} />
      </p>
      {mayExport && <Exports filter={filter} />}
    </>
  )
}

/** Says at which question most visits end, and where the largest share of those who saw it does, if elsewhere. */
const said = (most: FunnelStep, worst: FunnelStep) => {
  const figures = ({ step, left, loss }: FunnelStep) =>
    [stepName(step), formatNumber(left), formatPercent(loss)] as const
  return (
    funnelWords.most(...figures(most)) +
    (worst.step === most.step ? '' : funnelWords.worst(...figures(worst)))
  )
}

function Exports({ filter }: { readonly filter: FilterValues }) {
  const address = (format: string) => {
    const query = filterQuery(filter)
    query.set('conjunto', 'funil')
    query.set('formato', format)
    return `/operador/exportar?${query}`
  }
  return (
    <section>
      <h2 className="desk-section">{funnelWords.exportTitle}</h2>
      <p className="desk-pager">
        <QuietLink href={address('excel')} label={funnelWords.exportExcel} />
        <QuietLink href={address('csv')} label={funnelWords.exportCsv} />
        <QuietLink href={address('ndjson')} label={funnelWords.exportNdjson} />
      </p>
    </section>
  )
}

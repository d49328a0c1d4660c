/**
 * Shows the funnel: at which questions visitors stop, why answers were refused, and at which hours visits start.
 */
import { funnelWords as words } from '../../content/desk/funnel-report.ts'
import { formatDay, formatNumber, formatPercent } from '../../content/desk/number-and-date-formats.ts'
import { stepName } from '../../content/desk/report-dimension-names.ts'
import { experimentWords } from '../../content/desk/experiment.ts'
import { ANALYSTS } from '../../contract/desk-roles-reasons-calls-and-imports.ts'
import { deskPage, type Loaded } from '../declare-desk-page.ts'
import { SuspectCountsNotice, type SuspectCounts } from '../parts/SuspectCountsNotice.tsx'
import type { FilterValues } from '../../../server/routes/desk/read-figures-filter.ts'
import { ReportFilter, filterQuery } from '../parts/ReportFilter.tsx'
import { CollapsibleSection } from '../parts/CollapsibleSection.tsx'
import { FunnelChart } from '../parts/FunnelChart.tsx'
import { FunnelDevices } from '../parts/FunnelDevices.tsx'
import { FunnelTable, type FunnelStep } from '../parts/FunnelTable.tsx'
import { VisitsByHour } from '../parts/VisitsByHour.tsx'
import { DeskPageHeading } from '../parts/DeskPageHeading.tsx'
import { AnswerRefusalReasons, type ProblemRow } from '../parts/AnswerRefusalReasons.tsx'
import { QuietLink } from '../parts/StandaloneLinks.tsx'
import '../reports-and-previews.css'

export type FunnelProps = {
  readonly filter: FilterValues
  readonly campaigns: readonly string[]
  readonly visits: number
  readonly steps: readonly FunnelStep[]
  readonly devices: Loaded<'funnelOf'>['devices']
  readonly problems: readonly ProblemRow[]
  /** Number of visits in each of the 24 hours. */
  readonly hours: readonly number[]
  /** Errors in browsers, which are not counted by question. */
  readonly failures: number
  readonly suspectCounts: SuspectCounts
  readonly mayExport: boolean
}

export default deskPage({
  path: '/operador/funil',
  roles: ANALYSTS,
  title: words.title,
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
  const { filter, campaigns, visits, steps, devices, problems, hours, suspectCounts, mayExport } = props
  const lossy = steps.filter(({ isEnd }) => !isEnd)
  const most = lossy.toSorted((one, other) => other.left - one.left)[0]
  const worst = lossy.toSorted((one, other) => (other.loss ?? 0) - (one.loss ?? 0))[0]
  return (
    <>
      <DeskPageHeading title={words.title} why={words.why} />
      <ReportFilter action="/operador/funil" values={filter} campaigns={campaigns} />
      <p className="desk-pager">
        <QuietLink href="/operador/nao-entendido" label={words.notUnderstood} />
        <QuietLink href="/operador/experimento" label={experimentWords.title} />
      </p>
      <SuspectCountsNotice {...suspectCounts} />
      {steps.length === 0 ? (
        <p className="desk-empty">{words.empty}</p>
      ) : (
        <>
          <section>
            <h2 className="desk-section">
              {words.visits(visits, formatDay(filter.from), formatDay(filter.to))}
            </h2>
            {most && most.left > 0 && worst && <p className="figure-lead">{said(most, worst)}</p>}
            <FunnelChart steps={steps} />
          </section>
          <section>
            <h2 className="desk-section">{words.table}</h2>
            <CollapsibleSection summary={words.hoursTable} isForNarrow>
              <FunnelTable steps={steps} />
              <p className="desk-hint figure-note">{words.times}</p>
            </CollapsibleSection>
          </section>
          {devices.length > 0 && (
            <section>
              <h2 className="desk-section">{words.devices}</h2>
              <CollapsibleSection summary={words.hoursTable} isForNarrow>
                <FunnelDevices steps={steps} devices={devices} />
              </CollapsibleSection>
            </section>
          )}
          <section>
            <h2 className="desk-section">{words.problems}</h2>
            <p className="desk-hint figure-note">{words.problemsWhy}</p>
            <CollapsibleSection summary={words.hoursTable} isForNarrow>
              <AnswerRefusalReasons problems={problems} />
            </CollapsibleSection>
          </section>
          <VisitsByHour hours={hours} />
          <p className="figure-note">{words.failures(formatNumber(props.failures))}</p>
        </>
      )}
      {mayExport && <Exports filter={filter} />}
    </>
  )
}

/** Says at which question most visits end, and where the largest share of those who saw it does, if elsewhere. */
const said = (most: FunnelStep, worst: FunnelStep) => {
  const figures = ({ step, left, loss }: FunnelStep) =>
    [stepName(step), formatNumber(left), formatPercent(loss)] as const
  return words.most(...figures(most)) + (worst.step === most.step ? '' : words.worst(...figures(worst)))
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
      <h2 className="desk-section">{words.exportTitle}</h2>
      <p className="desk-pager">
        <QuietLink href={address('excel')} label={words.exportExcel} />
        <QuietLink href={address('csv')} label={words.exportCsv} />
        <QuietLink href={address('ndjson')} label={words.exportNdjson} />
      </p>
    </section>
  )
}

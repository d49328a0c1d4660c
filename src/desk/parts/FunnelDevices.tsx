/** The share of visits that ended at each question, with the kinds of device beside each other. */
import { funnelWords as words } from '../../content/desk/funnel-report.ts'
import { formatNumber, formatPercent } from '../../content/desk/number-and-date-formats.ts'
import { deviceNames, stepName } from '../../content/desk/report-dimension-names.ts'
import type { Loaded } from '../declare-desk-page.ts'
import { Table } from './Table.tsx'

type FunnelDevicesProps = {
  readonly steps: readonly { readonly step: string; readonly isEnd: boolean }[]
  readonly devices: Loaded<'funnelOf'>['devices']
}

export const FunnelDevices = ({ steps, devices }: FunnelDevicesProps) => (
  <Table
    caption={words.devices}
    rows={steps.filter(({ isEnd }) => !isEnd)}
    keyOf={({ step }) => step}
    empty={words.empty}
    isTight
    columns={[
      { head: words.step, cell: ({ step }) => stepName(step) },
      ...Object.entries(deviceNames).map(([device, head]) => ({
        head,
        isFigure: true,
        cell: ({ step }: { readonly step: string }) => {
          const found = devices.find((each) => each.step === step && each.device === device)
          if (!found || found.shown === 0) return '–'
          return (
            <>
              {formatPercent(found.left / found.shown)}{' '}
              <span className="desk-hint">{words.ofShown(formatNumber(found.shown))}</span>
            </>
          )
        },
      })),
    ]}
  />
)
